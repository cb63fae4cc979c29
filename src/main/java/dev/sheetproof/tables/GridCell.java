package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// A place of the grid with the lines in it, while the structure of a table is being worked out.
record GridCell(int row, int column, int rowSpan, int columnSpan, PageBox box, List<Line> lines) {

    GridCell {
        lines = List.copyOf(lines);
    }

    /// Its lines row by row, joined by spaces.
    String text() {
        List<String> parts = new ArrayList<>();
        for (TextRow textRow : TextRow.of(lines)) {
            textRow.segments().forEach(s -> parts.add(s.text().strip()));
        }
        return String.join(" ", parts);
    }

    int lastRow() {
        return row + rowSpan - 1;
    }

    int lastColumn() {
        return column + columnSpan - 1;
    }

    boolean coversRow(int r) {
        return r >= row && r <= lastRow();
    }

    boolean meetsColumns(GridCell other) {
        return other.column <= lastColumn() && other.lastColumn() >= column;
    }
}
