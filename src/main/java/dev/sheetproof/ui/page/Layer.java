package dev.sheetproof.ui.page;

/// What can be painted over a page, from the bottom up.
public enum Layer {
    LINES,
    COLUMNS,
    PROPOSALS,
    ELEMENTS,
    ORDER,
    CHUNKS,
    MATCHED_WORDS,
    HIT
}
