package dev.sheetproof.ingest;

/// What becomes of the corpus' own PDF of a document that is removed.
public enum SourceFate {
    /// It stays where it lies, and is taken in again only when it is named.
    KEEP,
    /// It is deleted.
    DELETE
}
