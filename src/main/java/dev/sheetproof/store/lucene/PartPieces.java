package dev.sheetproof.store.lucene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Part numbers in three forms. Separators (`-_/.,+&*#`, every dash, a break at a line end) are
/// folded away; a part number printed with spaces between its fields is also one token.
///
/// - *exact*: the token without its separators, and runs of 2 to 4 neighbours joined
/// - *fields*: its segments, runs of letters or digits, numbers with their letters
/// - *grams*: three characters each, with positions, so that a phrase of them is an exact substring
final class PartPieces {

    /// Positions between runs, so that no phrase crosses.
    private static final int RUN_GAP = 100;

    private static final int MAX_EXACT = 64;
    private static final int MAX_JOINED_TOKENS = 24;
    private static final int MIN_JOINED = 5;
    private static final String SEPARATORS = "-_/.,+&*#'";

    private final FoldedText text;
    private final List<Token> tokens = new ArrayList<>();

    private PartPieces(String source) {
        this.text = FoldedText.of(source);
        tokenise();
    }

    static List<Piece> exact(String source) {
        return new PartPieces(source).exact();
    }

    static List<Piece> fields(String source) {
        return new PartPieces(source).fields();
    }

    static List<Piece> grams(String source) {
        return new PartPieces(source).grams();
    }

    /// A text as one part number: letters and digits only.
    static String whole(String source) {
        FoldedText folded = FoldedText.of(source);
        StringBuilder whole = new StringBuilder(folded.length());
        for (int i = 0; i < folded.length(); i++) {
            if (alphanumeric(folded.charAt(i))) {
                whole.append(folded.charAt(i));
            }
        }
        return whole.toString();
    }

    /// A run of folded characters `from..to`; tokens of one `run` are printed side by side and look
    /// like code.
    private record Token(int from, int to, int run, boolean digit, boolean separated) {}

    private static boolean alphanumeric(char c) {
        return Character.isLetterOrDigit(c) && !WordPieces.ideograph(c);
    }

    private static boolean separator(char c) {
        return SEPARATORS.indexOf(c) >= 0;
    }

    private void tokenise() {
        int run = 0;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (alphanumeric(c)) {
                int end = tokenEnd(i);
                Token token = token(i, end, run);
                if (codeLike(token)) {
                    tokens.add(token);
                } else {
                    tokens.add(token(i, end, ++run));
                    run++;
                }
                i = end;
            } else {
                if (c != ' ' && !separator(c)) {
                    run++;
                }
                i++;
            }
        }
    }

    /// The end of the token at `from`: separators inside are kept, and so is a line break after
    /// one.
    private int tokenEnd(int from) {
        int end = from;
        int i = from;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (alphanumeric(c)) {
                end = ++i;
            } else if (separator(c) && i - end < 2) {
                i++;
            } else if (c == '\n'
                    && i > end
                    && (text.charAt(i - 1) == '-' || text.charAt(i - 1) == '/')
                    && code(from, end)) {
                i++;
                while (i < text.length() && text.charAt(i) == ' ') {
                    i++;
                }
                if (i < text.length() && !alphanumeric(text.charAt(i))) {
                    break;
                }
            } else {
                break;
            }
        }
        return end;
    }

    private boolean code(int from, int to) {
        for (int i = from; i < to; i++) {
            if (Character.isDigit(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private Token token(int from, int to, int run) {
        boolean separated = false;
        for (int i = from; i < to; i++) {
            separated |= !alphanumeric(text.charAt(i));
        }
        return new Token(from, to, run, code(from, to), separated);
    }

    private boolean codeLike(Token token) {
        if (token.digit()) {
            return true;
        }
        if (token.to() - token.from() > 4) {
            return false;
        }
        for (int i = token.from(); i < token.to(); i++) {
            if (alphanumeric(text.charAt(i)) && !Character.isUpperCase(text.original(i))) {
                return false;
            }
        }
        return true;
    }

    private String bare(int from, int to) {
        StringBuilder bare = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            if (alphanumeric(text.charAt(i))) {
                bare.append(text.charAt(i));
            }
        }
        return bare.toString();
    }

    private List<Piece> exact() {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.digit() || token.separated()) {
                addExact(pieces, token.from(), token.to(), 2);
            }
            if (token.separated()) {
                listed(pieces, token);
            }
            int last = i;
            while (last + 1 < tokens.size() && tokens.get(last + 1).run() == token.run()) {
                last++;
            }
            boolean first = i == 0 || tokens.get(i - 1).run() != token.run();
            for (int k = i + 1; k <= Math.min(last, i + 3); k++) {
                addJoined(pieces, token, tokens.get(k));
            }
            if (first && last > i + 3 && last - i < MAX_JOINED_TOKENS) {
                addJoined(pieces, token, tokens.get(last));
            }
        }
        return placed(pieces);
    }

    private void addJoined(List<Piece> pieces, Token first, Token last) {
        String joined = bare(first.from(), last.to());
        boolean letters = joined.chars().anyMatch(Character::isLetter);
        boolean digits = joined.chars().anyMatch(Character::isDigit);
        if (letters && digits) {
            addExact(pieces, first.from(), last.to(), MIN_JOINED);
        }
    }

    /// The members of `DS1307/DS1308` and `PCF8523TK/1,118` on their own.
    private void listed(List<Piece> pieces, Token token) {
        int from = token.from();
        for (int i = token.from(); i <= token.to(); i++) {
            if (i == token.to() || text.charAt(i) == '/' || text.charAt(i) == ',') {
                if (i - from < token.to() - token.from() && code(from, i)) {
                    addExact(pieces, from, i, 4);
                }
                from = i + 1;
            }
        }
    }

    private void addExact(List<Piece> pieces, int from, int to, int shortest) {
        if (from >= to) {
            return;
        }
        String term = bare(from, to);
        if (term.length() >= shortest && term.length() <= MAX_EXACT) {
            pieces.add(new Piece(term, text.start(from), text.end(to - 1), 1));
        }
    }

    private List<Piece> fields() {
        List<Piece> pieces = new ArrayList<>();
        for (Token token : tokens) {
            if (!token.digit() && !token.separated()) {
                continue;
            }
            int from = token.from();
            for (int i = token.from(); i <= token.to(); i++) {
                if (i == token.to() || !inSegment(i)) {
                    segment(pieces, from, i);
                    from = i + 1;
                }
            }
        }
        return placed(pieces);
    }

    private boolean inSegment(int i) {
        char c = text.charAt(i);
        return alphanumeric(c) || (c == '.' && decimalPoint(i));
    }

    private boolean decimalPoint(int i) {
        return i > 0
                && i + 1 < text.length()
                && Character.isDigit(text.charAt(i - 1))
                && Character.isDigit(text.charAt(i + 1));
    }

    private void segment(List<Piece> pieces, int from, int to) {
        if (to - from < 2 || to - from > MAX_EXACT) {
            return;
        }
        add(pieces, from, to);
        int start = from;
        for (int i = from + 1; i <= to; i++) {
            if (i == to || digits(i - 1) != digits(i)) {
                if (i - start >= 2 && (start > from || i < to)) {
                    add(pieces, start, i);
                }
                start = i;
            }
        }
    }

    private boolean digits(int i) {
        return !Character.isLetter(text.charAt(i));
    }

    private void add(List<Piece> pieces, int from, int to) {
        pieces.add(new Piece(text.text(from, to), text.start(from), text.end(to - 1), 1));
    }

    private List<Piece> grams() {
        List<Piece> pieces = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            int next = i;
            while (next < tokens.size() && tokens.get(next).run() == tokens.get(i).run()) {
                next++;
            }
            gramsOf(pieces, tokens.get(i).from(), tokens.get(next - 1).to());
            i = next;
        }
        return pieces;
    }

    private void gramsOf(List<Piece> pieces, int from, int to) {
        int[] places = new int[to - from];
        int count = 0;
        for (int i = from; i < to; i++) {
            if (alphanumeric(text.charAt(i))) {
                places[count++] = i;
            }
        }
        for (int k = 0; k + 2 < count; k++) {
            int a = places[k];
            int b = places[k + 1];
            int c = places[k + 2];
            String gram = "" + text.charAt(a) + text.charAt(b) + text.charAt(c);
            pieces.add(new Piece(gram, text.start(a), text.end(c), k == 0 ? RUN_GAP : 1));
        }
    }

    /// Pieces in the order of their place, as an index wants them; those that start together share
    /// a position.
    private static List<Piece> placed(List<Piece> pieces) {
        pieces.sort(
                Comparator.comparingInt(Piece::start)
                        .thenComparingInt(Piece::end)
                        .thenComparing(Piece::term));
        List<Piece> placed = new ArrayList<>(pieces.size());
        for (Piece piece : pieces) {
            if (!placed.isEmpty()) {
                Piece before = placed.getLast();
                if (before.start() == piece.start()
                        && before.end() == piece.end()
                        && before.term().equals(piece.term())) {
                    continue;
                }
                int gap = before.start() == piece.start() ? 0 : 1;
                placed.add(new Piece(piece.term(), piece.start(), piece.end(), gap));
            } else {
                placed.add(piece);
            }
        }
        return placed;
    }
}
