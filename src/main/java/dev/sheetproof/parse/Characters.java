package dev.sheetproof.parse;

import dev.sheetproof.pdf.Glyph;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;

/// What the characters of a glyph mean for reading.
final class Characters {

    private static final String BULLETS =
            "\u2022\u25CF\u25AA\u25A0\u25E6\u25CB\u25C6\u25B6\u25BA\u2023\u27A2\u2756\u00B7\u2219\u2713"
                    + "\u2714\u25A1\u25C7\u30FB\u2043";

    private Characters() {}

    /// The text of a glyph as it is stored: NFC, one space for anything blank, empty for what has
    /// no place in a text (zero-width characters), the meaning of symbol fonts that use the private
    /// area, U+FFFD for control characters.
    static String clean(String text) {
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
                            int meaning = meaning(c);
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

    private static int meaning(int c) {
        if (Character.isSpaceChar(c) || c == '\t' || c == '\n' || c == '\r') {
            return ' ';
        }
        if (c == 0xAD) {
            // A soft hyphen that has a glyph is a hyphen that is seen.
            return '-';
        }
        return switch (Character.getType(c)) {
            case Character.FORMAT -> -1;
            case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED ->
                    Glyph.UNKNOWN.charAt(0);
            default -> c;
        };
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

    static boolean isDash(String text) {
        return text.length() == 1 && "-\u2010\u2011\u2012\u2013\u2014\u2212".contains(text);
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
