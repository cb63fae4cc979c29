package dev.sheetproof.model;

/// What a layout region is.
public enum ElementLabel {
    TITLE,
    TEXT,
    LIST,
    TABLE,
    FIGURE,
    TABLE_CAPTION,
    FIGURE_CAPTION,
    TABLE_FOOTNOTE,
    FORMULA,
    HEADER_FOOTER;

    /// The name in stored tables and JSON: lower case with underscores.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no label has this name
    public static ElementLabel parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
