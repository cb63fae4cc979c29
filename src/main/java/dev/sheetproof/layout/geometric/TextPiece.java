package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.model.Span;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// One visual line of running text: a line, with the bullet or section number a gutter parted from
/// it.
///
/// @param lines left to right
/// @param text of all of them, joined by a space
/// @param style of the longest
record TextPiece(List<Line> lines, PageBox box, String text, FontStyle style) {

    /// A bullet or number alone may stand this many points before its text.
    private static final double MARKER_GAP_PT = 60;

    /// Pieces of a line closer than this many type sizes are parted only by a raised or lowered
    /// run.
    private static final double JOIN_GAP = 0.45;

    /// The same where the second piece goes on with the sentence of the first, and words of that at
    /// least: wide spaces of justified lines.
    private static final double SENTENCE_GAP = 0.9;

    private static final int SENTENCE_WORDS = 4;

    /// Size of raised and lowered runs at least, as a share of the line's.
    private static final double SCRIPT_SIZE = 0.42;

    private static final Pattern LONE_MARKER =
            Pattern.compile(
                    "(?:"
                            + ListMarkers.BULLET
                            + "|\uFFFD"
                            + "|\\(?\\d{1,2}(?:\\.\\d{1,2}){0,4}[.):：）]?|\\(?[a-zA-Z][.)]|\\[\\d{1,2}\\]"
                            + "|"
                            + Phrase.NOTE_WORD.regex()
                            + "\\s*\\d*\\s*[:.]?|(?i:bits?)\\s*\\d{1,2}(?:\\s*[-–:]\\s*\\d{1,2})?|(?i:table|register|fig(?:ure)?\\.?)\\s*\\d+(?:[-.]\\d+)*\\s*[:.—–-]?)");

    TextPiece {
        lines = List.copyOf(lines);
    }

    static TextPiece of(List<Line> lines) {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            if (!text.isEmpty()) {
                text.append(' ');
            }
            text.append(line.text().strip());
        }
        FontStyle style =
                lines.stream()
                        .max(Comparator.comparingInt((Line l) -> l.text().length()))
                        .orElseThrow()
                        .style();
        return new TextPiece(lines, Region.boxOf(lines), text.toString(), style);
    }

    /// The pieces of some lines, top to bottom and left to right.
    static List<TextPiece> split(List<Line> lines) {
        List<TextPiece> pieces = new ArrayList<>();
        for (TextRow row : TextRow.of(lines)) {
            List<Line> open = new ArrayList<>();
            for (Line line : row.segments()) {
                if (!open.isEmpty() && !continues(open, line)) {
                    pieces.add(of(open));
                    open = new ArrayList<>();
                }
                open.add(line);
            }
            pieces.add(of(open));
        }
        return pieces;
    }

    private static boolean continues(List<Line> open, Line next) {
        Line marker = open.getLast();
        double size = Math.max(marker.style().sizePt(), next.style().sizePt());
        double gap = next.box().x0() - marker.box().x1();
        boolean alike =
                Math.min(marker.style().sizePt(), next.style().sizePt()) > SCRIPT_SIZE * size;
        if (gap < JOIN_GAP * size && alike && marker.horizontal() == next.horizontal()) {
            return true;
        }
        if (gap < SENTENCE_GAP * size
                && alike
                && Words.count(marker) >= SENTENCE_WORDS
                && !marker.text().strip().endsWith(".")
                && Character.isLowerCase(next.text().strip().codePointAt(0))) {
            return true;
        }
        // `Gain [1]   Noise [1]`: a mark behind words is theirs and leads to nothing further on.
        return open.stream().allMatch(l -> LONE_MARKER.matcher(l.text().strip()).matches())
                && next.box().x0() - marker.box().x1() <= MARKER_GAP_PT
                && (Phrase.NOTE_WORD.is(marker.text())
                        || !LONE_MARKER.matcher(next.text().strip()).matches());
    }

    /// Share of the characters that are bold, 0..1.
    double boldShare() {
        int bold = 0;
        int all = 0;
        for (Line line : lines) {
            for (Span span : line.spans()) {
                all += span.text().length();
                bold += Weight.bold(span.style()) ? span.text().length() : 0;
            }
        }
        return all == 0 ? (Weight.bold(style) ? 1 : 0) : bold / (double) all;
    }

    int words() {
        return Words.count(text);
    }
}
