package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A place of the grid with the lines in it, while the structure of a table is being worked out.
record GridCell(int row, int column, int rowSpan, int columnSpan, PageBox box, List<Line> lines) {

    /// A number, letter or sign that refers to a note.
    private static final Pattern NOTE_MARK =
            Pattern.compile("[(\\[]?(?:\\d{1,2}|[a-h]|[*†‡]+)[)\\]]?(?:[,，]\\s*\\(?\\d{1,2}\\)?)*");

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

    /// Its text without the raised marks that refer to notes.
    String label() {
        List<String> parts = new ArrayList<>();
        for (TextRow textRow : TextRow.of(lines)) {
            for (Line line : textRow.segments()) {
                StringBuilder text = new StringBuilder();
                for (Span span : line.spans()) {
                    boolean mark =
                            span.superscript()
                                    && NOTE_MARK.matcher(span.text().strip()).matches()
                                    && !text.toString().endsWith("10");
                    text.append(mark ? "" : span.text());
                }
                parts.add(text.toString().strip());
            }
        }
        String label = String.join(" ", parts).strip();
        return label.isEmpty() ? text() : label;
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
