package dev.sheetproof.model;

/// One cell of a table.
///
/// @param element number of the table element on its page
/// @param row first grid row, from 0; `column`: first grid column, from 0
/// @param rowSpan grid rows covered, at least 1; `columnSpan`: grid columns covered, at least 1
/// @param box the cell's extent: its ruled frame where it has one, else the box of its text
/// @param rowLabel text of the row's leading cells, joined by a space; empty for a header or a
///   leading cell
/// @param columnLabel text of the headers above, top first, joined by a space; empty for a header
///   cell
/// @param header true when it labels columns
public record Cell(
        PageNumber page,
        int element,
        int row,
        int column,
        int rowSpan,
        int columnSpan,
        PageBox box,
        String text,
        String rowLabel,
        String columnLabel,
        boolean header) {

    public Cell {
        if (row < 0 || column < 0 || rowSpan < 1 || columnSpan < 1) {
            throw new IllegalArgumentException(
                    "cell at " + row + ", " + column + " spanning " + rowSpan + " × " + columnSpan);
        }
    }

    /// The same cell elsewhere, such as in another frame.
    public Cell withBox(PageBox moved) {
        return new Cell(
                page,
                element,
                row,
                column,
                rowSpan,
                columnSpan,
                moved,
                text,
                rowLabel,
                columnLabel,
                header);
    }

    /// The same cell as a value under these names.
    public Cell named(String row, String column) {
        return new Cell(
                page,
                element,
                this.row,
                this.column,
                rowSpan,
                columnSpan,
                box,
                text,
                row,
                column,
                false);
    }
}
