package dev.sheetproof.model;

/// The cell of a table that holds what a request asks for.
///
/// @param box its extent on the page
/// @param text its text
/// @param rowLabel what its row is called, such as `Load capacitance`; may be empty
/// @param columnLabel what its column is called, such as `Max.`; may be empty
/// @param reason what of the request it holds: a quantity, a comparison, or the words of its row
public record MatchedCell(
        PageNumber page,
        PageBox box,
        String text,
        String rowLabel,
        String columnLabel,
        String reason) {

    /// The reason of a cell that the words of its row lead to.
    public static final String ROW = "row";
}
