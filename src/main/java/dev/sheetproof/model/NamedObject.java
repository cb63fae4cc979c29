package dev.sheetproof.model;

/// A figure, table, annex or note of a document, found by its caption line.
///
/// @param number position in document order, from 0, dense
/// @param lineNumber the caption's first line on the page
/// @param label how it is referred to, normalised: `Table 3`, `Figure 12-1`
/// @param caption the caption text without the label
/// @param box the caption's box
public record NamedObject(
        int number,
        PageNumber page,
        int lineNumber,
        ObjectKind kind,
        String label,
        String caption,
        PageBox box) {}
