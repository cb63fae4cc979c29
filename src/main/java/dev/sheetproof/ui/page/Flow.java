package dev.sheetproof.ui.page;

/// How the pages of a document follow each other.
public enum Flow {
    /// One below the other.
    CONTINUOUS,
    /// One at a time.
    SINGLE
}
