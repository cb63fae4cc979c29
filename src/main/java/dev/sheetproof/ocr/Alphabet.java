package dev.sheetproof.ocr;

import java.text.Normalizer;

/// Which characters a datasheet in Latin script is written with.
final class Alphabet {

    /// Signs of such datasheets beyond letters and digits, as far as the recogniser knows them.
    private static final String SIGNS = "±×÷°Ωωμπθφλαβγδεησρτ≤≥≠≈∞√∑∆Δ△→←↑↓•·§©®™½¼¾²³…‘’“”–—−";

    private Alphabet() {}

    /// Whether the text is written in Latin script, digits and signs alone.
    static boolean isLatin(String text) {
        return text.codePoints()
                .allMatch(
                        c ->
                                c < 0x250
                                        || SIGNS.indexOf(c) >= 0
                                        || Character.UnicodeScript.of(c)
                                                == Character.UnicodeScript.GREEK);
    }

    static boolean isCjk(int codePoint) {
        return switch (Character.UnicodeScript.of(codePoint)) {
            case HAN, HIRAGANA, KATAKANA, HANGUL, BOPOMOFO -> true;
            default -> false;
        };
    }

    /// One sign for what looks the same: full width signs, `℃`, `№`. Raised digits stay raised.
    static String folded(String text) {
        boolean compatible =
                text.codePoints().anyMatch(c -> c >= 0xFF00 || (c >= 0x2100 && c < 0x2150));
        return compatible ? Normalizer.normalize(text, Normalizer.Form.NFKC) : text;
    }
}
