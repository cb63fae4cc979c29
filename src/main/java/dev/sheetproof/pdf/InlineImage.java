package dev.sheetproof.pdf;

import java.io.IOException;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.jspecify.annotations.Nullable;

/// The header of an image inside a content stream, from the operands before its `ID`.
///
/// @param filtered true when its data is encoded, so that its length is not known
/// @param space name of its colour space; null when it has none or a spelled out one
record InlineImage(
        int width, int height, int bits, boolean mask, boolean filtered, @Nullable COSName space) {

    static InlineImage of(Operands in) {
        int width = 0;
        int height = 0;
        int bits = 8;
        boolean mask = false;
        boolean filtered = false;
        COSName space = null;
        for (int i = 0; i + 1 < in.count(); i++) {
            if (!in.isName(i)) {
                continue;
            }
            switch (in.name(i).getName()) {
                case "W", "Width" -> width = in.isNumber(i + 1) ? (int) in.number(i + 1) : width;
                case "H", "Height" -> height = in.isNumber(i + 1) ? (int) in.number(i + 1) : height;
                case "BPC", "BitsPerComponent" ->
                        bits = in.isNumber(i + 1) ? (int) in.number(i + 1) : bits;
                // `false` is never written here: it is the default.
                case "IM", "ImageMask" -> mask = in.kind(i + 1) == Operands.KEYWORD;
                case "F", "Filter" -> filtered = true;
                case "CS", "ColorSpace" -> {
                    if (in.isName(i + 1)) {
                        space = in.name(i + 1);
                        i++;
                    }
                }
                default -> {
                    // Decode arrays and the like do not change what is shown where.
                }
            }
        }
        return new InlineImage(
                Math.max(0, width),
                Math.max(0, height),
                Math.clamp(bits, 1, 16),
                mask,
                filtered,
                space);
    }

    /// Bytes of its data; -1 when its filter hides that.
    long dataLength(ColourSpaces colours, @Nullable COSDictionary resources) throws IOException {
        if (filtered) {
            return -1;
        }
        if (mask) {
            return (width + 7L) / 8 * height;
        }
        int components = space == null ? 1 : colours.of(space, resources).components();
        return ((long) width * components * bits + 7) / 8 * height;
    }
}
