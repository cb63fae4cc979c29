package dev.sheetproof.parse;

import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.GlyphFont;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;

/// What the characters of a glyph mean for reading.
final class Characters {

    private static final int SYMBOL_FIRST = 0xF020;
    private static final int SYMBOL_LAST = 0xF0FF;

    /// The upper half of Adobe's Symbol encoding (codes A0 to FF); U+FFFD where a code is a piece
    /// of a bigger sign.
    private static final String SYMBOL_UPPER =
            "\u20AC\u03D2\u2032\u2264\u2044\u221E\u0192\u2663\u2666\u2665\u2660\u2194"
                    + "\u2190\u2191\u2192\u2193\u00B0\u00B1\u2033\u2265\u00D7\u221D\u2202\u2022\u00F7\u2260\u2261\u2248\u2026"
                    + "\uFFFD\uFFFD\u21B5\u2135\u2111\u211C\u2118\u2297\u2295\u2205\u2229\u222A\u2283\u2287\u2284\u2282\u2286"
                    + "\u2208\u2209\u2220\u2207\u00AE\u00A9\u2122\u220F\u221A\u22C5\u00AC\u2227\u2228\u21D4\u21D0\u21D1\u21D2"
                    + "\u21D3\u25CA\u2329\u00AE\u00A9\u2122\u2211\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"
                    + "\uFFFD\u232A\u222B\u2320\uFFFD\u2321\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD";

    /// The letters of Adobe's Symbol encoding (codes 41 to 5A, then 61 to 7A).
    private static final String SYMBOL_CAPITALS =
            "\u0391\u0392\u03A7\u0394\u0395\u03A6\u0393\u0397\u0399\u03D1\u039A\u039B"
                    + "\u039C\u039D\u039F\u03A0\u0398\u03A1\u03A3\u03A4\u03A5\u03C2\u03A9\u039E\u03A8\u0396";

    private static final String SYMBOL_SMALL =
            "\u03B1\u03B2\u03C7\u03B4\u03B5\u03C6\u03B3\u03B7\u03B9\u03D5\u03BA\u03BB\u03BC"
                    + "\u03BD\u03BF\u03C0\u03B8\u03C1\u03C3\u03C4\u03C5\u03D6\u03C9\u03BE\u03C8\u03B6";

    private static final String BULLETS =
            "\u2022\u25CF\u25AA\u25A0\u25E6\u25CB\u25C6\u25B6\u25BA\u2023\u27A2\u2756\u00B7\u2219\u2713"
                    + "\u2714\u25A1\u25C7\u30FB\u2043";

    private Characters() {}

    /// The text of a glyph as it is stored: NFC, one space for anything blank, empty for what has
    /// no place in a text (zero-width characters), the meaning of symbol fonts that use the private
    /// area, U+FFFD for control characters.
    static String clean(String text, GlyphFont font) {
        if (text.length() == 1) {
            char c = text.charAt(0);
            if (c > ' ' && c < 0x7F) {
                return text;
            }
        }
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints()
                .forEach(
                        c -> {
                            int meaning = meaning(c, font);
                            if (meaning >= 0) {
                                out.appendCodePoint(meaning);
                            }
                        });
        String joined = out.toString();
        if (joined.isEmpty()) {
            return "";
        }
        if (joined.isBlank()) {
            return " ";
        }
        String stripped = joined.strip();
        return Normalizer.isNormalized(stripped, Normalizer.Form.NFC)
                ? stripped
                : Normalizer.normalize(stripped, Normalizer.Form.NFC);
    }

    private static int meaning(int c, GlyphFont font) {
        if (Character.isSpaceChar(c) || c == '\t' || c == '\n' || c == '\r') {
            return ' ';
        }
        if (c == 0xAD) {
            // A soft hyphen that has a glyph is a hyphen that is seen.
            return '-';
        }
        if (c >= SYMBOL_FIRST && c <= SYMBOL_LAST) {
            return symbol(c, font);
        }
        return switch (Character.getType(c)) {
            case Character.FORMAT -> -1;
            case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED ->
                    Glyph.UNKNOWN.charAt(0);
            default -> c;
        };
    }

    private static int symbol(int c, GlyphFont font) {
        int code = c - 0xF000;
        String name = font.name().toLowerCase(Locale.ROOT);
        if (code == 0xB7 || (name.contains("wingdings") && isWingdingsBullet(code))) {
            return '\u2022';
        }
        if (!name.contains("symbol")) {
            return c;
        }
        if (code >= 0xA0) {
            return SYMBOL_UPPER.charAt(code - 0xA0);
        }
        if (code >= 'A' && code <= 'Z') {
            return SYMBOL_CAPITALS.charAt(code - 'A');
        }
        if (code >= 'a' && code <= 'z') {
            return SYMBOL_SMALL.charAt(code - 'a');
        }
        return switch (code) {
            case '-' -> '\u2212';
            case '@' -> '\u2245';
            case '\\' -> '\u2234';
            case '^' -> '\u22A5';
            case '~' -> '\u223C';
            case '\'' -> '\u220B';
            case '*' -> '\u2217';
            case '"' -> '\u2200';
            case '$' -> '\u2203';
            case '`', 0x7F -> Glyph.UNKNOWN.charAt(0);
            default -> code < 0x7F ? code : Glyph.UNKNOWN.charAt(0);
        };
    }

    private static boolean isWingdingsBullet(int code) {
        return code == 0x6C
                || code == 0x6E
                || code == 0x6F
                || code == 0x71
                || code == 0x76
                || (code >= 0x9E && code <= 0xA8)
                || code == 0xD8
                || code == 0xE0
                || code == 0xFC
                || code == 0xFE;
    }

    /// Whether a reader of the text cannot know what is shown: unknown or private-use characters.
    static boolean isBad(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == Glyph.UNKNOWN.charAt(0) || (c >= 0xE000 && c <= 0xF8FF)) {
                return true;
            }
        }
        return false;
    }

    static boolean isBullet(String text) {
        return text.length() == 1 && BULLETS.indexOf(text.charAt(0)) >= 0;
    }

    /// Whether a character belongs to a script that is written without spaces: Chinese, Japanese,
    /// full-width forms.
    static boolean isCjk(int c) {
        if (c < 0x2E80) {
            return false;
        }
        if ((c >= 0x3000 && c <= 0x303F)
                || (c >= 0xFF00 && c <= 0xFFEF)
                || (c >= 0x30A0 && c <= 0x30FF)) {
            return true;
        }
        UnicodeScript script = UnicodeScript.of(c);
        return script == UnicodeScript.HAN
                || script == UnicodeScript.HIRAGANA
                || script == UnicodeScript.KATAKANA
                || script == UnicodeScript.BOPOMOFO;
    }
}
