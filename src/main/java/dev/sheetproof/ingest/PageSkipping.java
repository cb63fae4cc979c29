package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.SortedSet;

/// Leaves pages out that the user does not want: they have the status `skipped`, no text and no
/// regions, stay so however often their file is taken in, and come back when the user says so.
public interface PageSkipping {

    /// The pages of a document that are left out.
    ///
    /// @throws IllegalArgumentException when the corpus has no such document
    SortedSet<PageNumber> skipped(String docId);

    /// Leaves out exactly these pages from now on and takes the document in again.
    ///
    /// @param listener told the stages of [Ingester]
    /// @return one entry, for the document
    /// @throws IllegalArgumentException when the corpus has no such document, or it no such page
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so before it began; one
    ///   that is cancelled later is done by the next ingestion of the file
    /// @throws dev.sheetproof.store.StoreException when the corpus cannot be written
    IngestReport skip(SkipRequest request, CancelToken cancel, IngestListener listener);
}
