package dev.sheetproof.grouping;

import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import java.util.List;

/// Groups the elements of a document into reading units.
public interface ChunkGrouper {

    /// Name and version, such as `rules-1`: stored chunks made by another stamp are stale.
    String stamp();

    /// @param docId the document's slug, the first part of every chunk id
    /// @param layouts one per page of `document`, in page order
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    Grouping group(
            String docId, ParsedDocument document, List<PageLayout> layouts, CancelToken cancel);
}
