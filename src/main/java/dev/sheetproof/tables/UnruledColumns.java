package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Splits a ruled column in which several cells hold values side by side: `Min Typ Max` under one
/// frame.
final class UnruledColumns {

    /// Narrowest gutter between such values, in points.
    private static final double GUTTER_PT = 3.5;

    /// Cells of the column that must hold values side by side.
    private static final int MIN_CELLS = 2;

    /// Words of such a value on average; sentences have more.
    private static final double MAX_WORDS = 2.5;

    /// Share of the step between two names that values may stick out over half way to the next.
    private static final double STRIP_SHARE = 0.2;

    private UnruledColumns() {}

    static List<GridCell> split(List<GridCell> cells) {
        List<GridCell> out = cells;
        int columns = cells.stream().mapToInt(c -> c.lastColumn() + 1).max().orElse(0);
        for (int c = columns - 1; c >= 0; c--) {
            out = splitColumn(out, c);
        }
        return out;
    }

    private static List<GridCell> splitColumn(List<GridCell> cells, int column) {
        List<GridCell> single =
                cells.stream().filter(c -> c.column() == column && c.columnSpan() == 1).toList();
        Optional<Gutters> named = named(single);
        if (named.isPresent()) {
            return apply(cells, column, named.get());
        }
        List<PageBox> abreast = new ArrayList<>();
        int several = 0;
        int words = 0;
        for (GridCell cell : single) {
            for (TextRow row : TextRow.of(cell.lines())) {
                if (row.size() > 1) {
                    several++;
                    for (Line line : row.segments()) {
                        abreast.add(line.box());
                        words += line.words().size();
                    }
                }
            }
        }
        if (several < MIN_CELLS
                || several * 3 < single.size()
                || words > MAX_WORDS * abreast.size()) {
            return cells;
        }
        Gutters gutters = Gutters.between(abreast, GUTTER_PT);
        return gutters.count() < 2 ? cells : apply(cells, column, gutters);
    }

    /// The columns that names such as `MIN TYP MAX` in one cell head: each reaches half way to the
    /// next name, but for a strip that values may stick out over.
    private static Optional<Gutters> named(List<GridCell> column) {
        Optional<List<Line>> names =
                column.stream()
                        .flatMap(c -> TextRow.of(c.lines()).stream())
                        .map(TextRow::segments)
                        .filter(s -> s.size() > 1)
                        .filter(s -> s.stream().allMatch(l -> ColumnNames.isName(l.text())))
                        .findFirst();
        return names.map(
                n -> {
                    List<Gutters.Extent> extents = new ArrayList<>();
                    for (int i = 0; i < n.size(); i++) {
                        double from =
                                i == 0
                                        ? column.getFirst().box().x0()
                                        : edge(n.get(i - 1), n.get(i), 1);
                        double to =
                                i == n.size() - 1
                                        ? column.getFirst().box().x1()
                                        : edge(n.get(i), n.get(i + 1), -1);
                        extents.add(new Gutters.Extent(from, Math.max(from, to)));
                    }
                    return new Gutters(extents);
                });
    }

    private static double edge(Line left, Line right, int side) {
        double step = right.box().centerX() - left.box().centerX();
        return (left.box().centerX() + right.box().centerX()) / 2 + side * STRIP_SHARE * step;
    }

    private static List<GridCell> apply(List<GridCell> cells, int column, Gutters gutters) {
        int more = gutters.count() - 1;
        List<GridCell> out = new ArrayList<>();
        for (GridCell c : cells) {
            if (c.column() > column) {
                out.add(
                        new GridCell(
                                c.row(),
                                c.column() + more,
                                c.rowSpan(),
                                c.columnSpan(),
                                c.box(),
                                c.lines()));
            } else if (c.lastColumn() < column) {
                out.add(c);
            } else if (c.columnSpan() > 1 || crosses(c, gutters)) {
                out.add(
                        new GridCell(
                                c.row(),
                                c.column(),
                                c.rowSpan(),
                                c.columnSpan() + more,
                                c.box(),
                                c.lines()));
            } else {
                parts(c, gutters, out);
            }
        }
        return out;
    }

    private static boolean crosses(GridCell cell, Gutters gutters) {
        return cell.lines().stream()
                .anyMatch(l -> gutters.firstMet(l.box()) != gutters.lastMet(l.box()));
    }

    private static void parts(GridCell cell, Gutters gutters, List<GridCell> out) {
        double left = cell.box().x0();
        for (int i = 0; i < gutters.count(); i++) {
            boolean last = i == gutters.count() - 1;
            double right =
                    last
                            ? cell.box().x1()
                            : (gutters.columns().get(i).to() + gutters.columns().get(i + 1).from())
                                    / 2;
            PageBox box = PageBox.of(left, cell.box().y0(), right, cell.box().y1());
            double from = left;
            List<Line> inside =
                    cell.lines().stream()
                            .filter(
                                    l ->
                                            l.box().centerX() >= from
                                                    && (last || l.box().centerX() < right))
                            .toList();
            out.add(new GridCell(cell.row(), cell.column() + i, cell.rowSpan(), 1, box, inside));
            left = right;
        }
    }
}
