package dev.sheetproof.store;

import java.util.List;

/// What the index knows of a document as a whole; never copied into the text of its chunks.
public record DocumentCard(String docId, String title, String family, List<String> partNumbers) {

    public DocumentCard {
        partNumbers = List.copyOf(partNumbers);
    }
}
