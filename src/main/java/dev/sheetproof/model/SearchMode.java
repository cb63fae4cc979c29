package dev.sheetproof.model;

/// Which paths rank the chunks.
public enum SearchMode {
    HYBRID,
    BM25,
    DENSE;

    /// The name on the command line and in JSON: lower case.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no mode has this name
    public static SearchMode parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
