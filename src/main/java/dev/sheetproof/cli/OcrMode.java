package dev.sheetproof.cli;

/// Which pages of the files that are taken in are recognised.
enum OcrMode {
    /// Those without usable text.
    AUTO,
    /// None.
    NEVER,
    /// All of them, whatever text they have.
    FORCE
}
