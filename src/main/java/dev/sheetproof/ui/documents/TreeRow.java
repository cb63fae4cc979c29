package dev.sheetproof.ui.documents;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.TocEntry;

/// One row of the documents tree.
public sealed interface TreeRow {

    /// The document the row belongs to.
    DocumentRecord document();

    /// A document.
    record OfDocument(DocumentRecord document) implements TreeRow {}

    /// A section of a document.
    record OfSection(DocumentRecord document, TocEntry section) implements TreeRow {}
}
