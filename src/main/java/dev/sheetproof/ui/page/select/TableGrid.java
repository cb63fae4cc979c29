package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.Cell;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// Cells of one table in rows and columns. Rows and columns in which nothing is selected are left
/// out; the text of a cell that spans several stands in its first one.
final class TableGrid {

    private final List<Cell> cells;
    private final List<Integer> rows;
    private final List<Integer> columns;

    private TableGrid(List<Cell> cells, SortedSet<Integer> rows, SortedSet<Integer> columns) {
        this.cells = cells;
        this.rows = List.copyOf(rows);
        this.columns = List.copyOf(columns);
    }

    static TableGrid of(List<Cell> cells) {
        SortedSet<Integer> rows = new TreeSet<>();
        SortedSet<Integer> columns = new TreeSet<>();
        for (Cell cell : cells) {
            rows.add(cell.row());
            columns.add(cell.column());
        }
        List<Cell> sorted =
                cells.stream()
                        .sorted(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column))
                        .toList();
        return new TableGrid(sorted, rows, columns);
    }

    private String at(int row, int column) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : cells) {
            if (cell.row() == row && cell.column() == column) {
                text.append(text.isEmpty() ? "" : " ").append(oneLine(cell.text()));
            }
        }
        return text.toString();
    }

    /// A line for each row, cells separated by tabs.
    String tabSeparated() {
        StringBuilder text = new StringBuilder();
        for (int row : rows) {
            text.append(text.isEmpty() ? "" : "\n");
            String between = "";
            for (int column : columns) {
                text.append(between).append(at(row, column));
                between = "\t";
            }
        }
        return text.toString();
    }

    /// The same as a table of a web page, which keeps spans.
    String html() {
        StringBuilder text = new StringBuilder("<table>");
        for (int row : rows) {
            text.append("<tr>");
            for (int column : columns) {
                if (!covered(row, column)) {
                    Cell like = like(row, column);
                    text.append("<td");
                    span(text, "rowspan", rows, row, like.rowSpan());
                    span(text, "colspan", columns, column, like.columnSpan());
                    text.append('>').append(escaped(at(row, column))).append("</td>");
                }
            }
            text.append("</tr>");
        }
        return text.append("</table>").toString();
    }

    /// The cell that begins there, or an empty one.
    private Cell like(int row, int column) {
        Cell any = cells.getFirst();
        return cells.stream()
                .filter(cell -> cell.row() == row && cell.column() == column)
                .findFirst()
                .orElseGet(
                        () ->
                                new Cell(
                                        any.page(),
                                        any.element(),
                                        row,
                                        column,
                                        1,
                                        1,
                                        any.box(),
                                        "",
                                        "",
                                        "",
                                        false));
    }

    private boolean covered(int row, int column) {
        return cells.stream()
                .anyMatch(
                        cell ->
                                (cell.row() != row || cell.column() != column)
                                        && row >= cell.row()
                                        && row < cell.row() + cell.rowSpan()
                                        && column >= cell.column()
                                        && column < cell.column() + cell.columnSpan());
    }

    private static void span(
            StringBuilder text, String name, List<Integer> kept, int from, int wanted) {
        long span = kept.stream().filter(i -> i >= from && i < from + wanted).count();
        if (span > 1) {
            text.append(' ').append(name).append("=\"").append(span).append('"');
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\t\\r\\n]+", " ").strip();
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
