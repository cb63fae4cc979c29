package dev.sheetproof.tables;

import java.util.List;
import java.util.regex.Pattern;

/// Tells how many rows of a table are headers: by their words, by names that span columns, by bold
/// type over plain rows.
final class HeadRows {

    /// Header rows at most: a title row, groups, names and units, some in lines of their own.
    private static final int MAX_HEADER_ROWS = 6;

    /// Rows of one cell above the headers at most.
    private static final int MAX_TITLES = 3;

    /// Share of the rows below bold ones that must not be all bold.
    private static final double PLAIN_SHARE = 0.6;

    /// Words that stand in header rows of parameter tables.
    private static final Pattern HEADER_WORD =
            Pattern.compile(
                    "(?:min|typ|max|nom|unit|units|symbol|parameter|parameters|item|items|conditions?|test conditions?"
                            + "|value|rating|ratings|limits|description|name|pin|function|remarks?|notes?|minimum|maximum|nominal"
                            + "|typical|code|characteristics|specifications?|单位|参数|条件|最小值?|典型值?|最大值?|单位|項目|記号|条件|最小|標準|最大|einheit|bemerkung)"
                            + "\\.?",
                    Pattern.CASE_INSENSITIVE);

    private final List<GridCell> grid;
    private final int rows;
    private final int columns;

    HeadRows(List<GridCell> grid, int rows, int columns) {
        this.grid = grid;
        this.rows = rows;
        this.columns = columns;
    }

    private List<GridCell> row(int r) {
        return grid.stream().filter(c -> c.row() == r && !c.lines().isEmpty()).toList();
    }

    int count() {
        if (rows < 2) {
            return 0;
        }
        int worded = worded();
        if (worded > 0) {
            return worded;
        }
        int title = titles();
        int headers = title;
        for (int r = title; r < Math.min(title + MAX_HEADER_ROWS, rows - 1); r++) {
            List<GridCell> cells = row(r);
            boolean words = cells.stream().anyMatch(HeadRows::headerWord);
            long held = cells.stream().skip(1).filter(c -> value(c.text())).count();
            boolean values = held * 2 > cells.size() || (held == 1 && cells.size() == 2);
            boolean next = r > title && headers == r;
            if (cells.isEmpty() || (r == headers && words && !values)) {
                headers = r + 1;
            } else if (r == title && !values && startsTable(cells)) {
                headers = r + 1;
            } else if (next
                    && (reachedFromAbove(r)
                            || (spannedFromAbove(r)
                                    && cells.stream().noneMatch(c -> value(c.text()))))) {
                headers = r + 1;
            } else if (((r == title && columns > 2) || (next && !values)) && bolder(r)) {
                headers = r + 1;
            } else {
                break;
            }
        }
        return headers > title ? headers : 0;
    }

    /// The rows down to one of names such as `TYP`, where no row above it has a name of its own in
    /// the first column: whatever stands over those names tells for what they hold.
    private int worded() {
        for (int r = Math.min(MAX_HEADER_ROWS, rows - 1) - 1; r > 0; r--) {
            List<GridCell> names = row(r);
            long columnNames = names.stream().filter(c -> ColumnNames.isName(c.text())).count();
            int last = r;
            if (columnNames >= 2
                    && 2 * columnNames >= names.size()
                    && grid.stream()
                            .filter(c -> c.row() <= last && c.column() == 0)
                            .allMatch(
                                    c ->
                                            c.lines().isEmpty()
                                                    || headerWord(c)
                                                    || c.columnSpan() >= columns)) {
                return r + 1;
            }
        }
        return 0;
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
        return named || (title > 0 && names.size() > 1 && bolder(title)) ? title : 0;
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
        return underSpans(r)
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

    /// Whether the name of the first column reaches into this row, or another does while all its
    /// own cells are under names of several columns: what stands there parts those names, be it
    /// numbers.
    private boolean reachedFromAbove(int r) {
        boolean under = underSpans(r);
        return grid.stream()
                .anyMatch(
                        c ->
                                c.row() < r
                                        && c.lastRow() >= r
                                        && !c.lines().isEmpty()
                                        && (under || (c.column() == 0 && c.lastRow() < rows - 1)));
    }

    private boolean underSpans(int r) {
        return row(r).stream()
                .allMatch(
                        cell ->
                                grid.stream()
                                        .anyMatch(
                                                above ->
                                                        above.row() < r
                                                                && above.columnSpan() > 1
                                                                && !above.lines().isEmpty()
                                                                && above.meetsColumns(cell)));
    }

    /// Whether a row of several cells is set in bold, as all above it is, and most rows below are
    /// not.
    private boolean bolder(int r) {
        List<GridCell> cells = row(r);
        // One name alone at the left is the heading of the rows below it.
        if (cells.size() < 2 && (r == 0 || cells.isEmpty() || cells.getFirst().column() < 2)) {
            return false;
        }
        for (int i = 0; i <= r; i++) {
            if (!bold(row(i))) {
                return false;
            }
        }
        int plain = 0;
        int filled = 0;
        for (int i = r + 1; i < rows; i++) {
            filled += row(i).isEmpty() ? 0 : 1;
            plain += bold(row(i)) ? 0 : 1;
        }
        return plain > PLAIN_SHARE * filled;
    }

    private static boolean bold(List<GridCell> cells) {
        return cells.stream().allMatch(c -> c.lines().stream().allMatch(l -> l.style().bold()));
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
}
