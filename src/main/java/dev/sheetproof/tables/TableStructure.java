package dev.sheetproof.tables;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A table as cells: what stands in which row under which header.
///
/// @param rows grid rows; `columns`: grid columns
/// @param headerRows leading rows that label columns; 0 when none does
/// @param cells by row, then column; empty places have no cell
public record TableStructure(int rows, int columns, int headerRows, List<Cell> cells) {

    public TableStructure {
        cells = List.copyOf(cells);
        if (headerRows < 0 || headerRows > rows) {
            throw new IllegalArgumentException(headerRows + " header rows of " + rows);
        }
    }

    /// The same cells with their boxes elsewhere, such as in another frame.
    public TableStructure withBoxes(UnaryOperator<PageBox> move) {
        List<Cell> moved = cells.stream().map(c -> c.withBox(move.apply(c.box()))).toList();
        return new TableStructure(rows, columns, headerRows, moved);
    }

    /// This table as the part below another of as many columns: the headers of that name its
    /// columns, and its own first rows are rows like the others.
    public TableStructure continuing(TableStructure above) {
        List<Cell> named =
                cells.stream()
                        .map(
                                c ->
                                        c.named(
                                                c.header() ? leading(c) : c.rowLabel(),
                                                above.columnName(c)))
                        .toList();
        return new TableStructure(rows, columns, 0, named);
    }

    /// The first cell of a cell's row; empty for that cell itself.
    private String leading(Cell cell) {
        return cells.stream()
                .filter(c -> c.row() == cell.row() && c.column() < cell.column())
                .findFirst()
                .map(c -> c.text().replace('\n', ' '))
                .orElse("");
    }

    /// What the headers call the columns of a cell, top first.
    private String columnName(Cell cell) {
        return cells.stream()
                .filter(
                        c ->
                                c.header()
                                        && c.column() < cell.column() + cell.columnSpan()
                                        && cell.column() < c.column() + c.columnSpan())
                .map(c -> c.text().replace('\n', ' '))
                .collect(Collectors.joining(" "));
    }

    /// Whether a leading row that was taken for a header holds values, as no header above it would.
    public boolean headedByValues() {
        return cells.stream().anyMatch(c -> c.header() && value(c.text()));
    }

    private static boolean value(String text) {
        return text.chars().anyMatch(Character::isDigit)
                && text.chars().noneMatch(Character::isLetter);
    }

    /// The rows as text, cells separated by tabs; a cell stands in its first row and column, empty
    /// places stay empty.
    public List<String> textRows() {
        List<StringBuilder> lines = new ArrayList<>();
        int[] at = new int[rows];
        for (int r = 0; r < rows; r++) {
            lines.add(new StringBuilder());
        }
        for (Cell cell : cells) {
            StringBuilder line = lines.get(cell.row());
            while (at[cell.row()] < cell.column()) {
                line.append('\t');
                at[cell.row()]++;
            }
            line.append(cell.text());
        }
        return lines.stream().map(l -> l.toString().stripTrailing()).toList();
    }

    /// The header rows as text, like [#textRows].
    public List<String> headerText() {
        return textRows().subList(0, headerRows);
    }
}
