package dev.sheetproof.tables;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Decides which rows are headers and gives every cell its row label and column label.
final class Labels {

    /// Left edges of names of one level differ by less than this many points, and a level is
    /// indented by at most so many.
    private static final double SAME_EDGE_PT = 1.5;

    private static final double MAX_INDENT_PT = 24;

    /// Middles of the names of a centred column differ by less than this many points.
    private static final double MAX_OFF_PT = 2;

    /// Headers of columns that number rows or give their symbol.
    private static final Pattern SYMBOL_HEADER =
            Pattern.compile(
                    "(?:symbols?|sym\\.?|(?:param\\.?\\s*)?no\\.?|#|nr\\.?|item no\\.?|pos\\.?|符号|記号|序号|番号)",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern UNIT_HEADER =
            Pattern.compile("(?:units?\\.?|单位|単位|einheit)", Pattern.CASE_INSENSITIVE);

    private static final Pattern NAME = Pattern.compile(".*\\p{L}{2,}.*", Pattern.DOTALL);

    private final PageNumber page;
    private final int element;
    private final List<GridCell> grid;
    private final TableTurn turn;
    private final int rows;
    private final int columns;
    private int period = 1;

    Labels(PageNumber page, int element, List<GridCell> grid, TableTurn turn) {
        this.page = page;
        this.element = element;
        this.grid = grid;
        this.turn = turn;
        this.rows = grid.stream().mapToInt(c -> c.lastRow() + 1).max().orElse(0);
        this.columns = grid.stream().mapToInt(c -> c.lastColumn() + 1).max().orElse(0);
    }

    TableStructure structure() {
        int headers = new HeadRows(grid, rows, columns).count();
        period = RepeatedHeaders.period(grid, headers, columns);
        List<Cell> cells = new ArrayList<>();
        for (GridCell cell : grid) {
            String text = cell.text();
            if (text.isBlank()) {
                continue;
            }
            boolean header = cell.row() < headers;
            cells.add(
                    new Cell(
                            page,
                            element,
                            cell.row(),
                            cell.column(),
                            cell.rowSpan(),
                            cell.columnSpan(),
                            turn.back(cell.box()),
                            text,
                            header ? "" : rowLabel(cell, headers),
                            header ? "" : columnLabel(cell, headers),
                            header));
        }
        cells.sort(TableReader.ORDER);
        return new TableStructure(rows, columns, headers, cells);
    }

    private List<GridCell> row(int r) {
        return grid.stream().filter(c -> c.row() == r && !c.lines().isEmpty()).toList();
    }

    /// The name of the cell's row: its leading cells up to the first that names it. Numbers,
    /// symbols and cells that stand for several rows do not name a row by themselves.
    private String rowLabel(GridCell cell, int headers) {
        int first = cell.column() - cell.column() % period;
        if (cell.column() == first) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        for (int c = first; c < cell.column(); c++) {
            GridCell leading = leading(cell.row(), c, headers);
            if (leading == null || leading.lastColumn() >= cell.column()) {
                continue;
            }
            String text = leading.label();
            boolean symbol = SYMBOL_HEADER.matcher(ownHeader(leading, headers)).matches();
            boolean names = NAME.matcher(text).matches() && !symbol;
            if (names) {
                parentOf(leading, headers).filter(p -> !parts.contains(p)).ifPresent(parts::add);
            }
            if (!text.isBlank() && !parts.contains(text)) {
                parts.add(text);
            }
            if (names && leading.rowSpan() == 1 && leading.row() == cell.row()) {
                break;
            }
        }
        return String.join(" ", parts);
    }

    /// The lowest header over a cell.
    private String ownHeader(GridCell cell, int headers) {
        return grid.stream()
                .filter(c -> c.row() < headers && !c.lines().isEmpty() && c.meetsColumns(cell))
                .max(Comparator.comparingInt(GridCell::row))
                .map(c -> c.label().strip())
                .orElse("");
    }

    private @Nullable GridCell leading(int r, int column, int headers) {
        for (GridCell c : grid) {
            if (c.coversRow(r) && c.column() == column && !c.lines().isEmpty()) {
                return c;
            }
        }
        if (column > 0) {
            return null;
        }
        // An empty first cell continues the name above it.
        GridCell best = null;
        for (GridCell c : grid) {
            if (c.column() == 0
                    && c.row() < r
                    && c.row() >= headers
                    && !c.lines().isEmpty()
                    && c.columnSpan() < columns) {
                best = best == null || c.row() > best.row() ? c : best;
            }
        }
        return best;
    }

    private String columnLabel(GridCell cell, int headers) {
        boolean qualified = cell.row() > headers && qualifies(headers);
        List<GridCell> names =
                grid.stream()
                        .filter(
                                c ->
                                        !c.lines().isEmpty()
                                                && c.meetsColumns(cell)
                                                && (c.columnSpan() < columns || columns == 1)
                                                && (c.row() < headers
                                                        || (qualified
                                                                && c.row() == headers
                                                                && c.columnSpan() > 1)))
                        .toList();
        List<String> parts = new ArrayList<>();
        // Wide names first: a row that qualifies groups of columns stands below their names.
        names.stream()
                .sorted(Comparator.comparingInt(c -> qualified ? -c.columnSpan() : 0))
                .forEach(c -> parts.add(c.row() == headers ? withUnit(c, headers) : c.label()));
        return String.join(" ", parts);
    }

    /// Whether the first row below the headers says for which conditions groups of columns hold,
    /// such as `Frequency range | 175 – 230 | 230 – 660`: each of its values stands for several
    /// columns that have names of their own.
    private boolean qualifies(int headers) {
        if (headers == 0 || headers >= rows - 1) {
            return false;
        }
        List<GridCell> values =
                row(headers).stream()
                        .filter(c -> c.column() > 0 && c.lastColumn() < columns - 1)
                        .toList();
        return values.size() >= 2
                && values.stream().allMatch(c -> c.columnSpan() > 1 && names(c, headers) > 1);
    }

    /// How many columns a cell stands for that have names of their own.
    private long names(GridCell cell, int headers) {
        return grid.stream()
                .filter(
                        c ->
                                c.lastRow() == headers - 1
                                        && c.columnSpan() == 1
                                        && !c.lines().isEmpty()
                                        && c.meetsColumns(cell))
                .count();
    }

    /// A value with the unit at the end of its row.
    private String withUnit(GridCell value, int headers) {
        Optional<GridCell> unit =
                row(headers).stream()
                        .filter(
                                c ->
                                        c.column() == columns - 1
                                                && UNIT_HEADER
                                                        .matcher(columnNames(c, headers).strip())
                                                        .matches())
                        .findFirst();
        return unit.map(u -> value.label() + " " + u.label()).orElse(value.label());
    }

    private String columnNames(GridCell cell, int headers) {
        return grid.stream()
                .filter(c -> c.row() < headers && c.meetsColumns(cell) && !c.lines().isEmpty())
                .map(GridCell::label)
                .collect(Collectors.joining(" "));
    }

    /// The name that names indented below it belong to: the next one above that starts further
    /// left, where several names of the column start at either place.
    private Optional<String> parentOf(GridCell name, int headers) {
        if (name.lines().isEmpty() || name.columnSpan() > 1) {
            return Optional.empty();
        }
        double left = left(name.lines().getLast());
        List<Line> above =
                grid.stream()
                        .filter(
                                c ->
                                        c.row() >= headers
                                                && c.row() <= name.row()
                                                && c.column() == name.column()
                                                && c.columnSpan() == 1)
                        .sorted(Comparator.comparingInt(GridCell::row))
                        .flatMap(c -> c.lines().stream())
                        .toList();
        Line last = name.lines().getLast();
        for (Line line : above.reversed()) {
            double outdent = left - left(line);
            if (line.box().centerY() < last.box().centerY() && outdent > SAME_EDGE_PT) {
                boolean levels =
                        outdent < MAX_INDENT_PT
                                && !centred(name.column(), left, line)
                                && startingAt(name.column(), left) > 1
                                && startingAt(name.column(), left(line)) > 1;
                return levels && !name.lines().contains(line)
                        ? Optional.of(line.text().strip())
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /// Whether all names that start at a place have their middle where another has: a centred
    /// column has no levels.
    private boolean centred(int column, double x, Line other) {
        return grid.stream()
                .filter(c -> c.column() == column && c.columnSpan() == 1)
                .flatMap(c -> c.lines().stream())
                .filter(l -> Math.abs(left(l) - x) < SAME_EDGE_PT)
                .allMatch(l -> Math.abs(l.box().centerX() - other.box().centerX()) < MAX_OFF_PT);
    }

    private static double left(Line line) {
        return line.box().x0();
    }

    private long startingAt(int column, double x) {
        return grid.stream()
                .filter(c -> c.column() == column && c.columnSpan() == 1)
                .flatMap(c -> c.lines().stream())
                .filter(l -> Math.abs(left(l) - x) < SAME_EDGE_PT)
                .count();
    }
}
