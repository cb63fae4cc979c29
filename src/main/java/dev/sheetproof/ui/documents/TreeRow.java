package dev.sheetproof.ui.documents;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import java.util.Optional;

/// One row of the documents tree.
public sealed interface TreeRow {

    /// The document the row belongs to; empty for the corpus.
    Optional<DocumentRecord> of();

    /// The corpus itself.
    record OfCorpus(String name, int documents) implements TreeRow {

        @Override
        public Optional<DocumentRecord> of() {
            return Optional.empty();
        }
    }

    /// A document.
    record OfDocument(DocumentRecord document) implements TreeRow {

        @Override
        public Optional<DocumentRecord> of() {
            return Optional.of(document);
        }
    }

    /// A section of a document.
    record OfSection(DocumentRecord document, TocEntry section) implements TreeRow {

        @Override
        public Optional<DocumentRecord> of() {
            return Optional.of(document);
        }
    }

    /// A chunk of a document.
    record OfChunk(DocumentRecord document, StoredChunk chunk) implements TreeRow {

        @Override
        public Optional<DocumentRecord> of() {
            return Optional.of(document);
        }
    }

    /// Stands for the chunks of a document until they are read.
    record Unread(DocumentRecord document) implements TreeRow {

        @Override
        public Optional<DocumentRecord> of() {
            return Optional.of(document);
        }
    }
}
