package dev.sheetproof.ui.page.find;

/// Text as find compares it: letter case, the kind of white space, of hyphen, of quote and of micro
/// or ohm sign do not count. Folding keeps every character's place.
final class FoldedText {

    private static final String HYPHENS = "\u2010\u2011\u2012\u2013\u2212";
    private static final char MICRO = '\u00b5';
    private static final char MU = '\u03bc';

    private FoldedText() {}

    static String of(CharSequence text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            folded.append(fold(text.charAt(i)));
        }
        return folded.toString();
    }

    /// What is sought: folded, runs of white space as one blank, none at the ends.
    static String sought(String query) {
        return of(query).strip().replaceAll(" +", " ");
    }

    private static char fold(char c) {
        if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
            return ' ';
        }
        if (HYPHENS.indexOf(c) >= 0) {
            return '-';
        }
        return switch (c) {
            case '\u2018', '\u2019' -> '\'';
            case '\u201c', '\u201d' -> '"';
            case MICRO -> MU;
            default -> Character.toLowerCase(c);
        };
    }
}
