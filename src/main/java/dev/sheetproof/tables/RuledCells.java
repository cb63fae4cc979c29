package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Cells of a table whose columns are ruled. Bands that hold several rows of text without rules
/// between them are cut at the baselines.
final class RuledCells {

    /// Inner rules down the page must together run over this share of the table's height to make
    /// its columns.
    private static final double MIN_DOWN_SHARE = 0.5;

    /// Rows of text a band must hold in at least two columns to be several rows of the table.
    private static final int MIN_STACKED = 3;

    /// Share of a band's rows that a cell must have lines for, and that must have several cells, to
    /// be cut.
    private static final double TALL_SHARE = 0.6;

    private static final double FULL_SHARE = 0.66;

    /// Distance of a text from the middle of its band, in heights of the text, up to which it is
    /// centred on the band.
    private static final double CENTRED_SHARE = 0.5;

    /// Share of the height of a table down which rules part columns at least.
    private static final double PARTED_SHARE = 0.25;

    /// Empty faces narrower than this many points lie between double rules.
    private static final double MIN_FACE_PT = 5;

    /// A line may stick out of its column by this many points.
    private static final double OVER_PT = 2;

    /// Share of the gaps between lines side by side that may lie in one cell.
    private static final double SHARED_SHARE = 0.6;

    private RuledCells() {}

    static Optional<List<GridCell>> of(PageBox bounds, List<Line> lines, List<Rule> rules) {
        Optional<RuleGrid> found = RuleGrid.of(bounds, rules);
        if (found.isEmpty() || found.get().columns() < 2 || !hasColumns(bounds, rules)) {
            return Optional.empty();
        }
        RuleGrid grid = found.get();
        List<GridCell> cells = new ArrayList<>();
        for (RuleGrid.Face face : grid.faces()) {
            List<Line> inside = lines.stream().filter(l -> holds(face.box(), l.box())).toList();
            if (!inside.isEmpty()
                    || Math.min(face.box().width(), face.box().height()) >= MIN_FACE_PT) {
                cells.addAll(spread(face, inside, grid));
            }
        }
        if (shared(cells, lines)) {
            return Optional.empty();
        }
        List<GridCell> split = UnruledColumns.split(closeUp(cells));
        return Optional.of(compact(cutBands(split, grid.rows())));
    }

    /// The cell of a face, or, where rules were left out and each of its lines stands in a column
    /// of its own, the cells of those.
    private static List<GridCell> spread(RuleGrid.Face face, List<Line> inside, RuleGrid grid) {
        Set<Integer> used = new HashSet<>();
        for (TextRow row : TextRow.of(inside)) {
            Set<Integer> abreast = new HashSet<>();
            for (Line line : row.segments()) {
                int column = column(line.box(), face, grid);
                if (column < 0 || !abreast.add(column)) {
                    return List.of(cell(face, inside));
                }
            }
            used.addAll(abreast);
        }
        if (used.size() < 2 || 2 * used.size() < face.columnSpan()) {
            return List.of(cell(face, inside));
        }
        List<GridCell> cells = new ArrayList<>();
        for (int i = 0; i < face.columnSpan(); i++) {
            int column = face.column() + i;
            PageBox box =
                    PageBox.of(
                            grid.xs().get(column),
                            face.box().y0(),
                            grid.xs().get(column + 1),
                            face.box().y1());
            List<Line> own =
                    inside.stream().filter(l -> column(l.box(), face, grid) == column).toList();
            cells.add(new GridCell(face.row(), column, face.rowSpan(), 1, box, own));
        }
        return cells;
    }

    private static GridCell cell(RuleGrid.Face face, List<Line> inside) {
        return new GridCell(
                face.row(), face.column(), face.rowSpan(), face.columnSpan(), face.box(), inside);
    }

    /// The column of a face that a line stands in; -1 when it stands in several.
    private static int column(PageBox line, RuleGrid.Face face, RuleGrid grid) {
        for (int c = face.column(); c < face.column() + face.columnSpan(); c++) {
            if (line.x0() >= grid.xs().get(c) - OVER_PT
                    && line.x1() <= grid.xs().get(c + 1) + OVER_PT) {
                return c;
            }
        }
        return -1;
    }

    /// Whether most lines that stand side by side share a cell: the rules frame single cells of a
    /// table whose columns are not ruled.
    private static boolean shared(List<GridCell> cells, List<Line> lines) {
        int pairs = TextRow.of(lines).stream().mapToInt(r -> r.size() - 1).sum();
        int within =
                cells.stream()
                        .flatMap(c -> TextRow.of(c.lines()).stream())
                        .mapToInt(r -> r.size() - 1)
                        .sum();
        return within > SHARED_SHARE * pairs;
    }

    private static boolean holds(PageBox face, PageBox line) {
        double x = line.centerX();
        double y = line.centerY();
        return x >= face.x0() && x < face.x1() && y >= face.y0() && y < face.y1();
    }

    private static boolean hasColumns(PageBox bounds, List<Rule> rules) {
        double down = 0;
        for (Rule rule : rules) {
            if (!rule.horizontal()
                    && rule.at() > bounds.x0() + RuleGrid.SAME_LINE_PT
                    && rule.at() < bounds.x1() - RuleGrid.SAME_LINE_PT) {
                down +=
                        Math.max(
                                0,
                                Math.min(rule.to(), bounds.y1())
                                        - Math.max(rule.from(), bounds.y0()));
            }
        }
        return down >= MIN_DOWN_SHARE * bounds.height() && parted(bounds, rules);
    }

    /// Whether rules part columns down a good part of the table, not only in its head.
    private static boolean parted(PageBox bounds, List<Rule> rules) {
        List<Rule> down =
                rules.stream()
                        .filter(r -> !r.horizontal())
                        .filter(
                                r ->
                                        r.at() > bounds.x0() + RuleGrid.SAME_LINE_PT
                                                && r.at() < bounds.x1() - RuleGrid.SAME_LINE_PT)
                        .sorted(Comparator.comparingDouble(Rule::from))
                        .toList();
        double covered = 0;
        double end = bounds.y0();
        for (Rule rule : down) {
            double to = Math.min(rule.to(), bounds.y1());
            covered += Math.max(0, to - Math.max(end, rule.from()));
            end = Math.max(end, to);
        }
        return covered >= PARTED_SHARE * bounds.height();
    }

    /// Cuts a band of one grid row at its baselines when several of its cells hold as many lines.
    private static List<GridCell> cutBands(List<GridCell> cells, int rows) {
        List<GridCell> out = new ArrayList<>();
        int shift = 0;
        for (int r = 0; r < rows; r++) {
            int row = r;
            List<GridCell> band = cells.stream().filter(c -> c.row() == row).toList();
            List<TextRow> textRows = bandRows(cells, row);
            boolean cut =
                    textRows.size() >= MIN_STACKED
                            && band.stream().allMatch(c -> c.rowSpan() == 1)
                            && cells.stream().noneMatch(c -> c.row() < row && c.lastRow() >= row)
                            && aligned(band, textRows)
                            && textRows.stream().allMatch(t -> apart(t, textRows));
            for (GridCell cell : band) {
                if (!cut) {
                    out.add(
                            new GridCell(
                                    cell.row() + shift,
                                    cell.column(),
                                    cell.rowSpan(),
                                    cell.columnSpan(),
                                    cell.box(),
                                    cell.lines()));
                    continue;
                }
                if (standsForAll(cell, textRows)) {
                    out.add(
                            new GridCell(
                                    row + shift,
                                    cell.column(),
                                    textRows.size(),
                                    cell.columnSpan(),
                                    cell.box(),
                                    cell.lines()));
                    continue;
                }
                for (int i = 0; i < textRows.size(); i++) {
                    List<Line> inRow =
                            textRows.get(i).segments().stream()
                                    .filter(cell.lines()::contains)
                                    .toList();
                    double top = i == 0 ? cell.box().y0() : middle(textRows, i);
                    double bottom =
                            i == textRows.size() - 1 ? cell.box().y1() : middle(textRows, i + 1);
                    PageBox box = PageBox.of(cell.box().x0(), top, cell.box().x1(), bottom);
                    out.add(
                            new GridCell(
                                    row + shift + i,
                                    cell.column(),
                                    1,
                                    cell.columnSpan(),
                                    box,
                                    inRow));
                }
            }
            shift += cut ? textRows.size() - 1 : 0;
        }
        return out;
    }

    /// Whether no row of text follows less than a line below: names of one, two and three lines,
    /// each in the middle of its cell, are one row.
    private static boolean apart(TextRow row, List<TextRow> rows) {
        return rows.stream()
                .noneMatch(
                        r -> {
                            double step = r.box().centerY() - row.box().centerY();
                            return step > 0 && step < TextRow.STAGGER * row.box().height();
                        });
    }

    /// One text in the middle of a band, down its height, belongs to all rows of it.
    private static boolean standsForAll(GridCell cell, List<TextRow> rows) {
        if (cell.lines().isEmpty() || TextRow.of(cell.lines()).size() > 1) {
            return false;
        }
        PageBox text = PageBox.enclosing(cell.lines().stream().map(Line::box).toList());
        PageBox all = PageBox.enclosing(rows.stream().map(TextRow::box).toList());
        return Math.abs(text.centerY() - all.centerY()) < CENTRED_SHARE * text.height();
    }

    private static double middle(List<TextRow> rows, int below) {
        return (rows.get(below - 1).box().y1() + rows.get(below).box().y0()) / 2;
    }

    private static List<TextRow> bandRows(List<GridCell> cells, int row) {
        List<Line> lines =
                cells.stream()
                        .filter(c -> c.row() == row)
                        .flatMap(c -> c.lines().stream())
                        .toList();
        return TextRow.of(lines);
    }

    private static boolean aligned(List<GridCell> band, List<TextRow> rows) {
        long tall =
                band.stream()
                        .filter(c -> TextRow.of(c.lines()).size() >= TALL_SHARE * rows.size())
                        .count();
        long full = rows.stream().filter(r -> r.size() > 1).count();
        return tall >= 2 && full >= FULL_SHARE * rows.size();
    }

    /// Renumbers columns so that only those in which some cell starts remain.
    private static List<GridCell> closeUp(List<GridCell> cells) {
        NavigableSet<Integer> columns =
                new TreeSet<>(cells.stream().map(GridCell::column).toList());
        List<GridCell> out = new ArrayList<>();
        for (GridCell c : cells) {
            int column = before(columns, c.column());
            int span = before(columns, c.lastColumn() + 1) - column;
            out.add(new GridCell(c.row(), column, c.rowSpan(), span, c.box(), c.lines()));
        }
        return out;
    }

    /// Renumbers rows and columns so that only those in which some cell starts remain.
    static List<GridCell> compact(List<GridCell> cells) {
        NavigableSet<Integer> rows = new TreeSet<>(cells.stream().map(GridCell::row).toList());
        NavigableSet<Integer> columns =
                new TreeSet<>(cells.stream().map(GridCell::column).toList());
        List<GridCell> out = new ArrayList<>();
        for (GridCell c : cells) {
            int row = before(rows, c.row());
            int column = before(columns, c.column());
            int rowSpan = before(rows, c.lastRow() + 1) - row;
            int columnSpan = before(columns, c.lastColumn() + 1) - column;
            out.add(new GridCell(row, column, rowSpan, columnSpan, c.box(), c.lines()));
        }
        return out;
    }

    /// How many of the numbers are less than this one.
    private static int before(NavigableSet<Integer> numbers, int number) {
        return numbers.headSet(number, false).size();
    }
}
