package dev.sheetproof.ui.page;

/// What can be painted over a page, from the bottom up.
public enum Layer {
    LINES,
    ELEMENTS,
    CHUNKS,
    MATCHED_WORDS,
    HIT
}
