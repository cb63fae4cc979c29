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

    /// Header rows at most: a title row, groups, names and units.
    private static final int MAX_HEADER_ROWS = 4;

    /// Rows of one cell above the headers at most.
    private static final int MAX_TITLES = 3;

    /// Left edges of names of one level differ by less than this many points, and a level is
    /// indented by at most so many.
    private static final double SAME_EDGE_PT = 1.5;

    private static final double MAX_INDENT_PT = 24;

    /// Middles of the names of a centred column differ by less than this many points.
    private static final double MAX_OFF_PT = 2;

    /// Words that stand in header rows of parameter tables.
    private static final Pattern HEADER_WORD =
            Pattern.compile(
                    "(?:min|typ|max|nom|unit|units|symbol|parameter|parameters|item|items|conditions?|test conditions?"
                            + "|value|rating|ratings|limits|description|name|pin|function|remarks?|notes?|minimum|maximum|nominal"
                            + "|typical|code|characteristics|specifications?|单位|参数|条件|最小值?|典型值?|最大值?|单位|項目|記号|条件|最小|標準|最大|einheit|bemerkung)"
                            + "\\.?",
                    Pattern.CASE_INSENSITIVE);

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
        int headers = headerRows();
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

    private int headerRows() {
        if (rows < 2) {
            return 0;
        }
        int title = titles();
        int headers = title;
        for (int r = title; r < Math.min(title + MAX_HEADER_ROWS, rows - 1); r++) {
            List<GridCell> cells = row(r);
            boolean words = cells.stream().anyMatch(Labels::headerWord);
            boolean values =
                    cells.stream().skip(1).filter(c -> value(c.text())).count() * 2 > cells.size();
            if (cells.isEmpty() || (r == headers && words && !values)) {
                headers = r + 1;
            } else if (r == title && !values && startsTable(cells)) {
                headers = r + 1;
            } else if (r > title
                    && headers == r
                    && spannedFromAbove(r)
                    && cells.stream().noneMatch(c -> value(c.text()))) {
                headers = r + 1;
            } else {
                break;
            }
        }
        return headers > title ? headers : 0;
    }

    /// Rows over the whole table that give its title or conditions, with a row of names below.
    private int titles() {
        int title = 0;
        while (title < MAX_TITLES && title < rows - 2 && row(title).size() <= 1) {
            title++;
        }
        List<GridCell> names = row(title);
        boolean named =
                columns > 2 && names.size() > 2 && names.stream().noneMatch(c -> value(c.text()));
        return named ? title : 0;
    }

    /// Whether a line of a cell is a word of headers; cells may say it in two languages.
    private static boolean headerWord(GridCell cell) {
        return HEADER_WORD.matcher(cell.text().strip()).matches()
                || cell.lines().stream()
                        .anyMatch(l -> HEADER_WORD.matcher(l.text().strip()).matches());
    }

    /// A first row of names is a header unless the table is a list of names with values.
    private boolean startsTable(List<GridCell> cells) {
        if (columns > 2) {
            return cells.size() >= 2;
        }
        boolean bold =
                cells.stream().allMatch(c -> c.lines().stream().allMatch(l -> l.style().bold()));
        List<GridCell> next = row(1);
        boolean nextBold =
                !next.isEmpty()
                        && next.stream()
                                .allMatch(c -> c.lines().stream().allMatch(l -> l.style().bold()));
        return bold && !nextBold;
    }

    /// Whether a header above spans several columns or reaches into this row.
    private boolean spannedFromAbove(int r) {
        boolean under =
                row(r).stream()
                        .allMatch(
                                cell ->
                                        grid.stream()
                                                .anyMatch(
                                                        above ->
                                                                above.row() < r
                                                                        && above.columnSpan() > 1
                                                                        && !above.lines().isEmpty()
                                                                        && above.meetsColumns(
                                                                                cell)));
        return under
                && grid.stream()
                        .anyMatch(
                                c ->
                                        c.row() < r
                                                && !c.lines().isEmpty()
                                                && ((c.columnSpan() > 1
                                                                && c.columnSpan() < columns
                                                                && c.lastRow() == r - 1)
                                                        || c.lastRow() >= r));
    }

    private static boolean value(String text) {
        int digits = 0;
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            digits += Character.isDigit(text.charAt(i)) ? 1 : 0;
            letters += Character.isLetter(text.charAt(i)) ? 1 : 0;
        }
        return digits > 0 && digits >= letters;
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
