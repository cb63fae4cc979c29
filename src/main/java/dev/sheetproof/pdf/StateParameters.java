package dev.sheetproof.pdf;

import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;

/// Graphics state parameter dictionaries (ISO 32000-1, 8.4.5): what of them shows where things are
/// and whether they can be seen.
final class StateParameters {

    private StateParameters() {}

    static void apply(
            COSDictionary parameters,
            GraphicsState state,
            Resources shared,
            List<String> problems) {
        state.lineWidth = number(parameters, COSName.LW, state.lineWidth);
        state.fillAlpha = number(parameters, COSName.CA_NS, state.fillAlpha);
        state.strokeAlpha = number(parameters, COSName.CA, state.strokeAlpha);
        COSBase blend = parameters.getDictionaryObject(COSName.BM);
        if (blend instanceof COSArray array && array.size() > 0) {
            blend = array.getObject(0);
        }
        if (blend instanceof COSName mode) {
            state.blended =
                    !mode.getName().equals("Normal") && !mode.getName().equals("Compatible");
        }
        if (parameters.getDictionaryObject(COSName.FONT) instanceof COSArray font
                && font.size() > 1
                && font.getObject(0) instanceof COSDictionary dictionary
                && font.getObject(1) instanceof COSNumber size) {
            state.font = shared.font(dictionary, problems);
            state.fontSize = size.floatValue();
        }
    }

    private static double number(COSDictionary dictionary, COSName key, double otherwise) {
        return dictionary.getDictionaryObject(key) instanceof COSNumber n
                ? n.floatValue()
                : otherwise;
    }
}
