package dev.sheetproof.store.lucene;

import java.util.ArrayList;
import java.util.List;

/// Splits text into words: runs of letters and digits with decimal points kept, a number and its
/// unit apart, Chinese, Japanese and Korean in overlapping pairs of characters (and single
/// characters when indexing), a word broken by a hyphen at a line end also as a whole.
final class WordPieces {

    /// Longer runs are no words.
    private static final int MAX_WORD = 64;

    private static final int SHORTEST_CODE = 3;

    /// Longer words in capitals are words of a heading.
    private static final int LONGEST_CODE = 6;

    private final FoldedText text;
    private final boolean singles;
    private final List<Piece> pieces = new ArrayList<>();

    private WordPieces(String source, boolean singles) {
        this.text = FoldedText.of(source);
        this.singles = singles;
    }

    /// The words of a text that is indexed.
    static List<Piece> ofText(String source) {
        return new WordPieces(source, true).split();
    }

    /// The words of a request: single ideographs only where they stand alone.
    static List<Piece> ofRequest(String source) {
        return new WordPieces(source, false).split();
    }

    static boolean ideograph(char c) {
        return (c >= 0x3040 && c <= 0x30FF && c != '・')
                || (c >= 0x3400 && c <= 0x4DBF)
                || (c >= 0x4E00 && c <= 0x9FFF)
                || (c >= 0xAC00 && c <= 0xD7AF)
                || (c >= 0xF900 && c <= 0xFAFF);
    }

    private List<Piece> split() {
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (ideograph(c)) {
                i = ideographs(i);
            } else if (Character.isLetterOrDigit(c)) {
                i = word(i);
            } else if (c == '°'
                    && i + 1 < text.length()
                    && (text.charAt(i + 1) == 'c' || text.charAt(i + 1) == 'f')) {
                add(i, i + 2);
                i += 2;
            } else {
                i++;
            }
        }
        return pieces;
    }

    private int ideographs(int from) {
        int to = from;
        while (to < text.length() && ideograph(text.charAt(to))) {
            to++;
        }
        for (int i = from; i < to; i++) {
            boolean pair = i + 1 < to;
            if (singles || to - from == 1) {
                add(i, i + 1);
                if (pair) {
                    pieces.add(new Piece(text.text(i, i + 2), text.start(i), text.end(i + 1), 0));
                }
            } else if (pair) {
                add(i, i + 2);
            }
        }
        return to;
    }

    private int word(int from) {
        int to = from;
        while (to < text.length() && inside(to)) {
            to++;
        }
        if (to - from > MAX_WORD) {
            return to;
        }
        int unit = unitStart(from, to);
        if (unit > 0) {
            add(from, unit);
            add(unit, to);
        } else {
            add(from, to);
            brokenAtLineEnd(from, to);
        }
        return to;
    }

    private boolean inside(int i) {
        char c = text.charAt(i);
        if (Character.isLetterOrDigit(c)) {
            return !ideograph(c);
        }
        return c == '.'
                && i > 0
                && Character.isDigit(text.charAt(i - 1))
                && i + 1 < text.length()
                && Character.isDigit(text.charAt(i + 1));
    }

    /// Where the letters of `26.000mhz` start; -1 when it is not a number with letters after it.
    private int unitStart(int from, int to) {
        int i = from;
        while (i < to && (Character.isDigit(text.charAt(i)) || text.charAt(i) == '.')) {
            i++;
        }
        if (i == from || i == to || to - i > 4) {
            return -1;
        }
        for (int k = i; k < to; k++) {
            if (!Character.isLetter(text.charAt(k))) {
                return -1;
            }
        }
        return i;
    }

    private void brokenAtLineEnd(int from, int to) {
        if (to + 1 >= text.length() || text.charAt(to) != '-' || text.charAt(to + 1) != '\n') {
            return;
        }
        int next = to + 2;
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
        int end = next;
        while (end < text.length()
                && Character.isLetter(text.charAt(end))
                && !ideograph(text.charAt(end))) {
            end++;
        }
        if (end > next && Character.isLetter(text.charAt(to - 1)) && end - from <= MAX_WORD) {
            String whole = text.text(from, to) + text.text(next, end);
            pieces.add(new Piece(whole, text.start(from), text.end(end - 1), 0));
        }
    }

    private void add(int from, int to) {
        pieces.add(new Piece(text.text(from, to), text.start(from), text.end(to - 1), 1));
        if (singles && code(from, to)) {
            String code = code(text.text(from, to));
            pieces.add(new Piece(code, text.start(from), text.end(to - 1), 0));
        }
    }

    /// Whether a word in capitals ends like a plural: `ABLS` may be a name beside `ABL`.
    private boolean code(int from, int to) {
        if (to - from < SHORTEST_CODE || to - from > LONGEST_CODE || text.charAt(to - 1) != 's') {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (!Character.isUpperCase(text.original(i))) {
                return false;
            }
        }
        return true;
    }

    /// The term of a word that is meant letter by letter: it has no stem.
    ///
    /// @param word folded
    static String code(String word) {
        return word + '=';
    }
}
