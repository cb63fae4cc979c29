package dev.sheetproof.search;

import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;

/// Answers requests over one corpus. Safe for several threads.
public interface Searcher {

    /// Parses, retrieves and fuses. An empty request is not an error: it has no hits and a warning
    /// says so.
    ///
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    /// @throws dev.sheetproof.store.StoreException when the index cannot be read
    SearchOutcome search(SearchRequest request, CancelToken cancel);
}
