package dev.sheetproof.ui.results;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.ui.fx.TermFinder;
import java.util.ArrayList;
import java.util.List;

/// The part of a chunk's text that shows why it was found: rows of a table, or a stretch of prose,
/// with the matched terms marked.
///
/// @param rows what is shown, one row each
public record Snippet(List<Row> rows) {

    /// Stands between two cells of a table row.
    static final String CELL_GAP = "  │  ";

    private static final String LEFT_OUT = "…";
    private static final int ROWS = 2;
    private static final int ROW_LENGTH = 130;
    private static final int PROSE_LENGTH = 210;

    public Snippet {
        rows = List.copyOf(rows);
    }

    /// A row of pieces.
    public record Row(List<Piece> pieces) {

        public Row {
            pieces = List.copyOf(pieces);
        }
    }

    /// Characters that are all marked, or all not.
    public record Piece(String text, boolean marked) {}

    public static Snippet of(BlockType type, String nativeText, TermFinder finder) {
        return type == BlockType.TABLE ? ofTable(nativeText, finder) : ofProse(nativeText, finder);
    }

    /// The text without the marks, rows joined by line feeds.
    public String plain() {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            if (!text.isEmpty()) {
                text.append('\n');
            }
            row.pieces().forEach(piece -> text.append(piece.text()));
        }
        return text.toString();
    }

    private static Snippet ofTable(String nativeText, TermFinder finder) {
        List<String> lines =
                nativeText.lines().filter(line -> !line.isBlank()).map(Snippet::cells).toList();
        List<Integer> chosen = new ArrayList<>();
        for (int wanted = 0; wanted < Math.min(ROWS, lines.size()); wanted++) {
            int best = -1;
            int bestCount = -1;
            for (int i = 0; i < lines.size(); i++) {
                int count = chosen.contains(i) ? -1 : finder.count(lines.get(i));
                if (count > bestCount) {
                    best = i;
                    bestCount = count;
                }
            }
            chosen.add(best);
        }
        chosen.sort(Integer::compare);
        return new Snippet(
                chosen.stream().map(i -> row(lines.get(i), finder, ROW_LENGTH)).toList());
    }

    private static String cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.split("\t", -1)) {
            String text = cell.strip().replaceAll("\\s+", " ");
            if (!text.isEmpty()) {
                cells.add(text);
            }
        }
        return String.join(CELL_GAP, cells);
    }

    private static Snippet ofProse(String nativeText, TermFinder finder) {
        String text = nativeText.strip().replaceAll("\\s+", " ");
        return text.isEmpty()
                ? new Snippet(List.of())
                : new Snippet(List.of(row(text, finder, PROSE_LENGTH)));
    }

    /// The stretch of at most `length` characters that holds most marks, cut at words.
    private static Row row(String text, TermFinder finder, int length) {
        List<TermFinder.Range> marks = joined(text, finder.find(text));
        int from = text.length() <= length ? 0 : wordStart(text, start(text, marks, length));
        int to =
                text.length() <= from + length ? text.length() : wordEnd(text, from + length, from);
        List<Piece> pieces = new ArrayList<>();
        if (from > 0) {
            pieces.add(new Piece(LEFT_OUT + " ", false));
        }
        int at = from;
        for (TermFinder.Range mark : marks) {
            int a = Math.max(mark.from(), at);
            int b = Math.min(mark.to(), to);
            if (a >= b) {
                continue;
            }
            if (a > at) {
                pieces.add(new Piece(text.substring(at, a), false));
            }
            pieces.add(new Piece(text.substring(a, b), true));
            at = b;
        }
        if (at < to) {
            pieces.add(new Piece(text.substring(at, to), false));
        }
        if (to < text.length()) {
            pieces.add(new Piece(" " + LEFT_OUT, false));
        }
        return new Row(pieces);
    }

    /// Marks with nothing but white space between them read better as one.
    private static List<TermFinder.Range> joined(String text, List<TermFinder.Range> marks) {
        List<TermFinder.Range> joined = new ArrayList<>();
        for (TermFinder.Range mark : marks) {
            int last = joined.size() - 1;
            if (last >= 0 && text.substring(joined.get(last).to(), mark.from()).isBlank()) {
                joined.set(last, new TermFinder.Range(joined.get(last).from(), mark.to()));
            } else {
                joined.add(mark);
            }
        }
        return joined;
    }

    private static int start(String text, List<TermFinder.Range> marks, int length) {
        int best = 0;
        int bestCovered = -1;
        for (TermFinder.Range mark : marks) {
            int from = Math.max(0, Math.min(mark.from() - length / 5, text.length() - length));
            int covered = 0;
            for (TermFinder.Range other : marks) {
                if (other.from() >= from && other.to() <= from + length) {
                    covered += other.to() - other.from();
                }
            }
            if (covered > bestCovered) {
                best = from;
                bestCovered = covered;
            }
        }
        return best;
    }

    private static int wordStart(String text, int at) {
        int space = at == 0 ? -1 : text.indexOf(' ', at);
        return space < 0 || space > at + 20 ? at : space + 1;
    }

    private static int wordEnd(String text, int at, int from) {
        int space = text.lastIndexOf(' ', at);
        return space <= from || space < at - 20 ? at : space;
    }
}
