package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;

/// Parts a table in which its own first rows stand again under a heading: two tables set under each
/// other in the same columns.
final class RepeatedHeads {

    /// Rows of names that stand again, and their cells together at least.
    private static final int HEAD_ROWS = 2;

    private static final int MIN_CELLS = 4;

    /// Names of a single row that stands again at least, when a line of its own leads in.
    private static final int MIN_NAMES = 5;

    private RepeatedHeads() {}

    static void part(PageScene scene) {
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            List<Region> parts = parts(table);
            if (parts.size() > 1) {
                scene.remove(table);
                scene.addAll(parts);
            }
        }
    }

    private static List<Region> parts(Region table) {
        List<TextRow> rows = TextRow.of(table.lines());
        List<Region> parts = new ArrayList<>();
        int from = 0;
        for (int i = HEAD_ROWS + 1; i + HEAD_ROWS <= rows.size(); i++) {
            int end = i;
            while (end > from + HEAD_ROWS && rows.get(end - 1).size() == 1) {
                end--;
            }
            if (end < i && (headAgain(rows, i) || namesAgain(rows, i))) {
                parts.add(part(table, rows.subList(from, end), from == 0, false));
                from = i;
            }
        }
        if (parts.isEmpty()) {
            return List.of(table);
        }
        parts.add(part(table, rows.subList(from, rows.size()), false, true));
        return parts;
    }

    private static boolean headAgain(List<TextRow> rows, int at) {
        int cells = 0;
        for (int i = 0; i < HEAD_ROWS; i++) {
            List<String> head = texts(rows.get(i));
            if (!head.equals(texts(rows.get(at + i)))) {
                return false;
            }
            cells += head.size();
        }
        return cells >= MIN_CELLS;
    }

    private static boolean namesAgain(List<TextRow> rows, int at) {
        List<String> names = texts(rows.getFirst());
        return names.size() >= MIN_NAMES
                && names.stream().allMatch(n -> Words.hasLetter(n) && !Words.numeric(n))
                && names.equals(texts(rows.get(at)));
    }

    private static List<String> texts(TextRow row) {
        return row.segments().stream().map(l -> l.text().strip()).toList();
    }

    private static Region part(Region table, List<TextRow> rows, boolean first, boolean last) {
        PageBox whole = table.box();
        List<Line> lines = rows.stream().flatMap(r -> r.segments().stream()).toList();
        double top = first ? whole.y0() : rows.getFirst().box().y0();
        double bottom = last ? whole.y1() : rows.getLast().box().y1();
        return table.withLines(lines).withBox(new PageBox(whole.x0(), top, whole.x1(), bottom));
    }
}
