package dev.sheetproof.demo.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A table to be drawn: columns, header rows, body rows, cells that span.
///
/// In a row, `<<` joins a cell with the one at its left and `^^` with the one above it; a cell that
/// starts with `|l`, `|c` or `|r` and a blank is aligned by itself. Row labels found later are the
/// plain text of a row's cells.
public final class Table {

    private static final Set<String> UNITS = Set.of("Unit", "Units", "单位");

    private final TableStyle style;
    private final double[] shares;
    private final Align[] aligns;
    private final List<Row> rows = new ArrayList<>();
    private int headRows;
    private boolean repeatHead = true;

    /// What a row is for.
    enum Kind {
        HEAD,
        BODY,
        SECTION
    }

    /// A cell at its top left place; `columns` and `rows` say how far it spans.
    static final class Cell {
        final String markup;
        final Align align;
        final int column;
        final int row;
        int columns = 1;
        int rows = 1;

        Cell(String markup, Align align, int column, int row) {
            this.markup = markup;
            this.align = align;
            this.column = column;
            this.row = row;
        }

        boolean covers(int otherRow, int otherColumn) {
            return row <= otherRow
                    && otherRow < row + rows
                    && column <= otherColumn
                    && otherColumn < column + columns;
        }

        /// The text without its markup.
        String plain() {
            return markup.replaceAll("[_^*/]\\{|@[a-z0-9-]+\\{|}", "").replace('\n', ' ');
        }
    }

    record Row(Kind kind, List<Cell> cells) {}

    /// A table whose columns share the width in these proportions, aligned by a pattern such as
    /// `lccl`.
    public Table(TableStyle style, String pattern, double... shares) {
        if (pattern.length() != shares.length) {
            throw new IllegalArgumentException(
                    String.format(
                            Locale.ROOT,
                            "%d alignments for %d columns",
                            pattern.length(),
                            shares.length));
        }
        this.style = style;
        this.shares = shares.clone();
        this.aligns = new Align[shares.length];
        for (int i = 0; i < shares.length; i++) {
            aligns[i] = Align.of(pattern.charAt(i));
        }
    }

    /// Adds a header row; header cells are centred over columns that are not left-aligned.
    public Table head(String... cells) {
        headRows++;
        return add(Kind.HEAD, cells);
    }

    public Table row(String... cells) {
        return add(Kind.BODY, cells);
    }

    /// Adds a row of one cell across the table that names what follows.
    public Table section(String title) {
        rows.add(new Row(Kind.SECTION, List.of(spanning(title))));
        return this;
    }

    private Cell spanning(String title) {
        Cell cell = new Cell(title, Align.LEFT, 0, rows.size());
        cell.columns = shares.length;
        return cell;
    }

    /// The header is drawn once only, not again after a page break.
    public Table headOnce() {
        repeatHead = false;
        return this;
    }

    private Table add(Kind kind, String... texts) {
        if (texts.length != shares.length) {
            throw new IllegalArgumentException(
                    String.format(
                            Locale.ROOT,
                            "%d cells for %d columns: %s",
                            texts.length,
                            shares.length,
                            String.join(" | ", texts)));
        }
        List<Cell> cells = new ArrayList<>();
        for (int column = 0; column < texts.length; column++) {
            String text = texts[column];
            if (text.equals("<<")) {
                cells.getLast().columns = column - cells.getLast().column + 1;
            } else if (text.equals("^^")) {
                Cell above = cellAbove(column);
                above.rows = rows.size() - above.row + 1;
            } else if (text.startsWith("|")) {
                cells.add(
                        new Cell(text.substring(3), Align.of(text.charAt(1)), column, rows.size()));
            } else {
                cells.add(new Cell(text, aligns[column], column, rows.size()));
            }
        }
        rows.add(new Row(kind, cells));
        return this;
    }

    private Cell cellAbove(int column) {
        for (int r = rows.size() - 1; r >= 0; r--) {
            for (Cell cell : rows.get(r).cells()) {
                if (cell.column <= column && column < cell.column + cell.columns) {
                    return cell;
                }
            }
        }
        throw new IllegalArgumentException("nothing above column " + column);
    }

    /// The text at the start of a body row; empty when there is none.
    String rowLabel(int row) {
        return textAt(row, 0);
    }

    /// The text at the head of a column, the level next to the body; empty when there is none.
    String columnLabel(int column) {
        return headRows == 0 ? "" : textAt(headRows - 1, column);
    }

    /// The unit that a row gives in a column of its own; empty when there is none.
    String unit(int row) {
        for (int column = 0; column < shares.length; column++) {
            if (UNITS.contains(columnLabel(column))) {
                return textAt(row, column);
            }
        }
        return "";
    }

    private String textAt(int row, int column) {
        return rows.stream()
                .flatMap(r -> r.cells().stream())
                .filter(c -> c.covers(row, column))
                .map(Cell::plain)
                .findFirst()
                .orElse("");
    }

    TableStyle style() {
        return style;
    }

    List<Row> rows() {
        return rows;
    }

    int headRows() {
        return headRows;
    }

    boolean repeatHead() {
        return repeatHead;
    }

    /// The left edges of the columns and the right edge of the last, for a table this wide.
    double[] edges(double width) {
        double total = 0;
        for (double share : shares) {
            total += share;
        }
        double[] edges = new double[shares.length + 1];
        for (int i = 0; i < shares.length; i++) {
            edges[i + 1] = edges[i] + width * shares[i] / total;
        }
        return edges;
    }
}
