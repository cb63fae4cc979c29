package dev.sheetproof.model;

/// What kind of reading unit a chunk is.
public enum BlockType {
    TITLE,
    TEXT,
    LIST,
    TABLE,
    FIGURE,
    FORMULA,
    HEADER_FOOTER;

    /// The name in stored tables and JSON: lower case with underscores.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no type has this name
    public static BlockType parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
