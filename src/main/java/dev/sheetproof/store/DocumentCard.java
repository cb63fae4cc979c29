package dev.sheetproof.store;

import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.Set;

/// What the index knows of a document as a whole; never copied into the text of its chunks.
///
/// @param recognised pages whose text was read off their picture
public record DocumentCard(
        String docId,
        String title,
        String family,
        List<String> partNumbers,
        Set<PageNumber> recognised) {

    /// A document none of whose pages was read off a picture.
    public DocumentCard(String docId, String title, String family, List<String> partNumbers) {
        this(docId, title, family, partNumbers, Set.of());
    }

    public DocumentCard {
        partNumbers = List.copyOf(partNumbers);
        recognised = Set.copyOf(recognised);
    }
}
