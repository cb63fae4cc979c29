package dev.sheetproof.search;

import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.work.CancelToken;

/// Says why something that a reader names is not in the list of a request. Safe for several
/// threads.
public interface AbsenceExplainer {

    /// @param target a chunk id, or a document id, `:` and a page number: `abx-7:3`
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    /// @throws dev.sheetproof.store.StoreException when the corpus cannot be read
    WhyNot whyNot(SearchRequest request, String target, CancelToken cancel);
}
