package dev.sheetproof.pdf;

import dev.sheetproof.model.PageBox;

/// One glyph as drawn, on the displayed page.
///
/// @param text the characters it stands for (NFKC-folded ligatures give several); U+FFFD when its
///   font does not say
/// @param box ascent to descent and the advance width, turned with the text
/// @param baselineX where its baseline starts; `baselineY` likewise
/// @param advance length of its advance along the baseline in points
/// @param angle direction of the baseline in clockwise degrees, 0 left to right, -180..180
/// @param font index into [PageContent#fonts]
/// @param sizePt font size on the displayed page in points
/// @param rgb fill colour as 0xRRGGBB
/// @param visibility how much of it a reader sees
public record Glyph(
        String text,
        PageBox box,
        double baselineX,
        double baselineY,
        double advance,
        double angle,
        int font,
        double sizePt,
        int rgb,
        Visibility visibility) {

    /// The character that stands for an unknown one.
    public static final String UNKNOWN = "\uFFFD";

    /// How much of a glyph a reader sees.
    public enum Visibility {
        VISIBLE,
        /// Text mode 3: an OCR layer, drawn under or over a picture.
        INVISIBLE,
        /// Belongs to an optional content group that is off.
        HIDDEN_LAYER,
        /// Outside the page or outside the clip in force.
        CLIPPED
    }
}
