package dev.sheetproof.model;

/// What a caption or a mention names.
public enum ObjectKind {
    FIGURE,
    TABLE,
    ANNEX,
    NOTE,
    SECTION,
    PAGE;

    /// The name in stored tables and JSON: lower case.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no kind has this name
    public static ObjectKind parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
