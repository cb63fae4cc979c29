package dev.sheetproof.pdf;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;

/// Bounds the widths of composite fonts before the library reads them: it makes an entry for every
/// character of a range, and a damaged or hostile range has billions.
///
/// The form of the arrays is that of ISO 32000-1, 9.7.4.3.
final class CidWidths {

    /// The largest character identifier there is.
    private static final int MAX_CID = 65_535;

    private static final COSName W2 = COSName.getPDFName("W2");

    /// Numbers that give the widths of a range, in horizontal and in vertical writing.
    private static final int ACROSS = 1;

    private static final int DOWN = 3;

    private CidWidths() {}

    /// Bounds the ranges of a font dictionary in memory; other fonts are left as they are.
    static void bound(COSDictionary font) {
        if (font.getDictionaryObject(COSName.DESCENDANT_FONTS) instanceof COSArray descendants) {
            for (int i = 0; i < descendants.size(); i++) {
                if (descendants.getObject(i) instanceof COSDictionary descendant) {
                    bound(descendant.getDictionaryObject(COSName.W), ACROSS);
                    bound(descendant.getDictionaryObject(W2), DOWN);
                }
            }
        }
    }

    private static void bound(COSBase entry, int numbers) {
        if (!(entry instanceof COSArray widths)) {
            return;
        }
        int i = 0;
        while (i + 1 < widths.size()) {
            if (widths.getObject(i + 1) instanceof COSNumber last) {
                if (last.longValue() > MAX_CID) {
                    widths.set(i + 1, COSInteger.get(MAX_CID));
                }
                if (widths.getObject(i) instanceof COSNumber first && first.longValue() < 0) {
                    widths.set(i, COSInteger.ZERO);
                }
                i += 2 + numbers;
            } else {
                i += 2;
            }
        }
    }
}
