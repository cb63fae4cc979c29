package dev.sheetproof.tables;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

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
