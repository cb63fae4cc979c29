package dev.sheetproof.model;

/// Where the text of a page came from.
public enum TextSource {
    PDF_LAYER,
    OCR,
    /// The page has no text.
    NONE;

    /// The name in stored tables and JSON: lower case with underscores.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no source has this name
    public static TextSource parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
