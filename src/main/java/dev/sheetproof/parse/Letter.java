package dev.sheetproof.parse;

import dev.sheetproof.pdf.Glyph;

/// A glyph that is read, in the frame of its [Axis].
///
/// @param text its characters, cleaned by [LetterSelection]; one space for a space glyph
/// @param u0 start along the baseline, `u1`: end
/// @param v the baseline
/// @param em font size in points, never 0
record Letter(String text, Glyph glyph, double u0, double u1, double v, double em) {

    boolean isSpace() {
        return text.equals(" ");
    }

    int codePoint() {
        return text.codePointAt(0);
    }
}
