package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;

/// Cells of a table without rules between its columns: columns lie between the gutters most rows
/// keep, rows between rules where these part the rows, else at the baselines.
final class AlignedCells {

    /// Narrowest gutter in points.
    private static final double GUTTER_PT = 3.5;

    /// Share of a row's place that a line must overlap to stand in a column.
    private static final double WRAP_GAP = 0.55;

    /// Rules per text row from which rules part the rows.
    private static final double RULED_ROWS = 0.55;

    private AlignedCells() {}

    static List<GridCell> of(PageBox bounds, List<Line> lines, List<Rule> rules) {
        List<TextRow> rows = TextRow.of(lines);
        if (rows.isEmpty()) {
            return List.of();
        }
        Gutters gutters = gutters(rows);
        List<List<TextRow>> tableRows = tableRows(bounds, rows, rules, gutters);
        List<GridCell> cells = new ArrayList<>();
        for (int r = 0; r < tableRows.size(); r++) {
            addRow(cells, r, tableRows.get(r), gutters);
        }
        return cells;
    }

    /// Gutters of the rows that have as many cells as any common number: headers that span columns
    /// do not count.
    private static Gutters gutters(List<TextRow> rows) {
        int most = rows.stream().mapToInt(TextRow::size).max().orElse(1);
        Gutters best = new Gutters(List.of());
        for (int least = Math.max(2, most / 2); least <= most; least++) {
            List<PageBox> boxes = new ArrayList<>();
            for (TextRow row : rows) {
                if (row.size() >= least) {
                    row.segments().forEach(s -> boxes.add(s.box()));
                }
            }
            Gutters gutters = Gutters.between(boxes, GUTTER_PT);
            if (gutters.count() > best.count()) {
                best = gutters;
            }
        }
        if (best.count() == 0) {
            List<PageBox> boxes =
                    rows.stream().flatMap(r -> r.segments().stream()).map(Line::box).toList();
            return Gutters.between(boxes, GUTTER_PT);
        }
        return best;
    }

    private static List<List<TextRow>> tableRows(
            PageBox bounds, List<TextRow> rows, List<Rule> rules, Gutters gutters) {
        List<Double> levels =
                rules.stream()
                        .filter(r -> r.horizontal() && r.length() > 0.5 * bounds.width())
                        .map(Rule::at)
                        .filter(
                                y ->
                                        y > rows.getFirst().box().centerY()
                                                && y < rows.getLast().box().centerY())
                        .sorted()
                        .toList();
        boolean byRules = levels.size() + 1 >= RULED_ROWS * rows.size();
        List<List<TextRow>> out = new ArrayList<>();
        for (TextRow row : rows) {
            boolean joins = false;
            if (!out.isEmpty()) {
                TextRow above = out.getLast().getLast();
                double from = above.box().centerY();
                double to = row.box().centerY();
                boolean parted = levels.stream().anyMatch(y -> y > from && y < to);
                joins = !parted && (byRules || staggered(above, row) || wraps(above, row, gutters));
            }
            if (!joins) {
                out.add(new ArrayList<>());
            }
            out.getLast().add(row);
        }
        return out;
    }

    /// Whether rows stand less than a line apart: cells of one row with one, two and three lines,
    /// each set to its middle.
    private static boolean staggered(TextRow above, TextRow row) {
        double height = Math.max(above.box().height(), row.box().height());
        return row.box().centerY() - above.box().centerY() < TextRow.STAGGER * height;
    }

    /// A row with nothing in the first column, close below another, continues cells of that row.
    private static boolean wraps(TextRow above, TextRow row, Gutters gutters) {
        double gap = row.box().y0() - above.box().y1();
        boolean firstEmpty = gutters.firstMet(row.segments().getFirst().box()) > 0;
        boolean plain =
                row.segments().stream()
                        .noneMatch(s -> s.text().chars().anyMatch(Character::isDigit));
        return firstEmpty && plain && row.size() == 1 && gap < WRAP_GAP * row.box().height();
    }

    private static void addRow(
            List<GridCell> cells, int number, List<TextRow> rows, Gutters gutters) {
        int count = Math.max(1, gutters.count());
        List<List<Line>> byColumn = new ArrayList<>();
        int[] last = new int[count];
        for (int c = 0; c < count; c++) {
            byColumn.add(new ArrayList<>());
            last[c] = c;
        }
        for (TextRow row : rows) {
            for (Line line : row.segments()) {
                int first = Math.max(0, gutters.firstMet(line.box()));
                byColumn.get(first).add(line);
                last[first] = Math.max(last[first], gutters.lastMet(line.box()));
            }
        }
        int c = 0;
        while (c < count) {
            List<Line> lines = byColumn.get(c);
            int end = c;
            for (int k = c + 1; k <= last[c]; k++) {
                if (byColumn.get(k).isEmpty()) {
                    end = k;
                } else {
                    break;
                }
            }
            if (!lines.isEmpty()) {
                PageBox box = PageBox.enclosing(lines.stream().map(Line::box).toList());
                cells.add(new GridCell(number, c, 1, end - c + 1, box, lines));
            }
            c = end + 1;
        }
    }
}
