package dev.sheetproof.ui.page;

/// What can be painted over a page, from the bottom up.
public enum Layer {
    /// Visual lines of text.
    LINES,
    /// Text columns.
    COLUMNS,
    /// Ruling lines.
    RULES,
    /// Everything the detector proposed.
    PROPOSALS,
    /// Regions that were kept.
    ELEMENTS,
    /// Cells of tables.
    CELLS,
    /// Place of each region in the reading order.
    ORDER,
    CHUNKS,
    /// What was dropped, joined or warned of, with the reason.
    GUARDS,
    /// Words found in the document.
    FOUND,
    /// Words of the hit that the request asked for.
    MATCHED_WORDS,
    /// Boxes of the hit.
    HIT
}
