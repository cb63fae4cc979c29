package dev.sheetproof.model;

/// How a run of glyphs looks.
///
/// @param family font name without subset prefix, as the file names it; empty when unknown
/// @param sizePt size on the displayed page in points (text matrix and page matrix applied), not
///   negative
/// @param rgb fill colour as 0xRRGGBB
public record FontStyle(String family, double sizePt, boolean bold, boolean italic, int rgb) {

    public FontStyle {
        if (!(sizePt >= 0) || !Double.isFinite(sizePt)) {
            throw new IllegalArgumentException("font size not finite and positive: " + sizePt);
        }
        if (rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException(
                    "colour outside 0..0xFFFFFF: " + Integer.toHexString(rgb));
        }
    }
}
