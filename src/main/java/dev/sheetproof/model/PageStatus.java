package dev.sheetproof.model;

/// What became of a page. Every page of a document has exactly one status.
public enum PageStatus {
    /// Text and graphics were read.
    OK,
    /// There is something drawn but no usable text: a scan, or outlined glyphs. Needs OCR.
    NO_TEXT,
    /// Text is there, but its fonts do not say which characters it shows (many U+FFFD).
    BAD_FONTS,
    /// The file needs a password that was not given.
    ENCRYPTED,
    /// Reading failed; the reason is stored with the page.
    FAILED,
    /// The user does not want it: it is not read, until the user takes that back.
    SKIPPED;

    /// The name in stored tables and JSON: lower case with underscores.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no status has this name
    public static PageStatus parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
