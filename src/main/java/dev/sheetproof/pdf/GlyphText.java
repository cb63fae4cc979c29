package dev.sheetproof.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;
import org.jspecify.annotations.Nullable;

/// Cleans what a font says its glyph stands for.
final class GlyphText {

    private static final int FIRST_LIGATURE = 0xFB00;
    private static final int LAST_LIGATURE = 0xFB06;

    /// Symbol fonts written by Windows programs: the code of the symbol plus this.
    private static final int SYMBOL_BASE = 0xF000;

    /// Adobe's own code points, for which Unicode has others (Adobe Glyph List, corporate use
    /// subarea).
    private static final int FIRST_CORPORATE = 0xF6D9;

    private static final int LAST_CORPORATE = 0xF8FE;

    /// Pieces of large brackets, in Adobe's order from 0xF8EB on.
    private static final String BRACKET_PIECES = "⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭";

    private static final int FIRST_BRACKET_PIECE = 0xF8EB;

    private static final String GREEK_CAPITALS = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ";
    private static final String GREEK_LETTERS = "αβγδεζηθικλμνξοπρστυφχψω";

    private GlyphText() {}

    /// Glyph names and their characters: Adobe's list and the names that TeX and others add.
    private static final class Names {
        static final GlyphList ALL = load();

        private static GlyphList load() {
            try (InputStream in =
                    GlyphList.class.getResourceAsStream(
                            "/org/apache/pdfbox/resources/glyphlist/additional.txt")) {
                return in == null
                        ? GlyphList.getAdobeGlyphList()
                        : new GlyphList(GlyphList.getAdobeGlyphList(), in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static GlyphList names() {
        return Names.ALL;
    }

    /// The character behind a glyph name that no list has; null when it tells nothing.
    ///
    /// @param code the code that has this name in its font
    /// @param composite true when the code is a glyph index
    static @Nullable String ofName(String glyphName, int code, String fontName, boolean composite) {
        if (fontName.toLowerCase(Locale.ROOT).contains("wingding")) {
            // Wingdings numbers its glyphs from the space on, without the hole between 0x7E and
            // 0x80.
            String sign = wingding(composite ? code + (code < 98 ? 29 : 36) : code);
            return sign.equals(Glyph.UNKNOWN) ? null : sign;
        }
        if (code == ' ' && (glyphName.isEmpty() || glyphName.equals(".notdef"))) {
            return " ";
        }
        if (glyphName.length() > 4 && glyphName.charAt(0) == 'H') {
            return mathematicalPi(glyphName);
        }
        // Some producers of the nineties wrote PERIOD and COMMA.
        String text =
                glyphName.length() > 2
                        ? names().toUnicode(glyphName.toLowerCase(Locale.ROOT))
                        : null;
        return text == null ? null : clean(text, fontName);
    }

    /// The numbers by which the Mathematical Pi fonts name their glyphs.
    private static @Nullable String mathematicalPi(String glyphName) {
        int number;
        try {
            number = Integer.parseInt(glyphName.substring(1));
        } catch (NumberFormatException e) {
            // A name that only starts like one of these.
            return null;
        }
        if (number > 9000 && number <= 9000 + GREEK_CAPITALS.length()) {
            return GREEK_CAPITALS.substring(number - 9001, number - 9000);
        }
        if (number > 9250 && number <= 9250 + GREEK_LETTERS.length()) {
            return GREEK_LETTERS.substring(number - 9251, number - 9250);
        }
        return switch (number) {
            case 11001 -> "+";
            case 11002 -> "−";
            case 11003 -> "×";
            case 11005 -> "=";
            case 11006 -> "±";
            case 11021 -> "<";
            case 11022 -> ">";
            case 11034 -> "°";
            case 11349 -> "≤";
            case 11350 -> "≥";
            default -> null;
        };
    }

    private static String corporate(int c) {
        if (c >= 0xF730 && c <= 0xF739) {
            return Character.toString('0' + c - 0xF730);
        }
        if (c >= 0xF761 && c <= 0xF77A) {
            return Character.toString('A' + c - 0xF761);
        }
        if (c >= FIRST_BRACKET_PIECE) {
            return BRACKET_PIECES.substring(c - FIRST_BRACKET_PIECE, c - FIRST_BRACKET_PIECE + 1);
        }
        return switch (c) {
            case 0xF6D9, 0xF8E9 -> "©";
            case 0xF6DA, 0xF8E8 -> "®";
            case 0xF6DB, 0xF8EA -> "™";
            case 0xF8E5 -> "‾";
            case 0xF8E6 -> "⏐";
            case 0xF8E7 -> "⎯";
            default -> Glyph.UNKNOWN;
        };
    }

    /// @param raw what the font says; null when nothing
    /// @param fontName tells the symbol fonts apart
    /// @return characters a reader would type: ligatures taken apart, spaces of all kinds as one,
    ///   unknown ones as [Glyph#UNKNOWN]; units, superscripts and CJK stay as they are
    static String clean(@Nullable String raw, String fontName) {
        if (raw == null || raw.isEmpty()) {
            return Glyph.UNKNOWN;
        }
        if (raw.length() == 1 && raw.charAt(0) > ' ' && raw.charAt(0) < 0x7F) {
            return raw;
        }
        StringBuilder out = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); ) {
            int c = raw.codePointAt(i);
            i += Character.charCount(c);
            append(out, c, fontName);
        }
        return out.toString();
    }

    private static void append(StringBuilder out, int c, String fontName) {
        if (c >= FIRST_LIGATURE && c <= LAST_LIGATURE) {
            out.append(Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC));
            return;
        }
        if (c >= FIRST_CORPORATE && c <= LAST_CORPORATE) {
            out.append(corporate(c));
            return;
        }
        if (c > SYMBOL_BASE && c <= SYMBOL_BASE + 0xFF) {
            out.append(symbol(c - SYMBOL_BASE, fontName));
            return;
        }
        switch (c) {
            // A tab or line end that is drawn is a space, and so are the fixed ones.
            case '\t', '\n', '\r', 0xA0, 0x2007, 0x202F -> out.append(' ');
            // A soft hyphen that is drawn is a hyphen.
            case 0xAD -> out.append('-');
            case 0xFFFD, 0xFFFE, 0xFFFF -> out.append(Glyph.UNKNOWN);
            default -> {
                switch (Character.getType(c)) {
                    case Character.CONTROL,
                            Character.PRIVATE_USE,
                            Character.SURROGATE,
                            Character.UNASSIGNED ->
                            out.append(Glyph.UNKNOWN);
                    // Joiners and direction marks draw nothing.
                    case Character.FORMAT -> {}
                    default -> out.appendCodePoint(c);
                }
            }
        }
    }

    private static String symbol(int code, String fontName) {
        String lower = fontName.toLowerCase(Locale.ROOT);
        if (lower.contains("wingding")) {
            return wingding(code);
        }
        if (lower.contains("symbol")) {
            String name = SymbolEncoding.INSTANCE.getName(code);
            String text = name == null ? null : GlyphList.getAdobeGlyphList().toUnicode(name);
            // Symbols of Symbol itself lie in the private use area too, but not in this part of it.
            return text == null ? Glyph.UNKNOWN : clean(text, "");
        }
        return Glyph.UNKNOWN;
    }

    /// The signs of Wingdings that datasheets use: bullets and check marks.
    private static String wingding(int code) {
        return switch (code) {
            case 0x6C, 0x9E, 0x9F -> "●";
            case 0x6E, 0xA7 -> "■";
            case 0x6D, 0xA1 -> "○";
            case 0x6F, 0x70, 0x71, 0x72, 0xA8 -> "□";
            case 0x73, 0x74, 0x75, 0x77 -> "◆";
            case 0x76 -> "❖";
            case 0xD8 -> "➢";
            case 0xE0, 0xE8 -> "→";
            case 0xFB -> "✗";
            case 0xFC -> "✓";
            default -> Glyph.UNKNOWN;
        };
    }
}
