package dev.sheetproof.model;

/// What became of a document. Never `OK` when a page of it is not.
public enum DocumentStatus {
    /// Every page was read.
    OK,
    /// Read, but some page has no text, bad fonts or failed; the reason counts them.
    PARTIAL,
    /// Needs a password.
    ENCRYPTED,
    /// Could not be read at all.
    FAILED;

    /// The name in stored tables and JSON: lower case.
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no status has this name
    public static DocumentStatus parse(String wireName) {
        return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
    }
}
