package dev.sheetproof.model;

/// In which order the best hits are listed. Which hits are listed does not depend on it.
public enum ResultOrder {
    RELEVANCE,
    /// By document, page and reading order.
    DOCUMENT;

    /// The name on the command line and in JSON: lower case.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no order has this name
    public static ResultOrder parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
