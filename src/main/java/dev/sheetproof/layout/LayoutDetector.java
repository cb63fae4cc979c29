package dev.sheetproof.layout;

import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;

/// Finds the labelled regions of every page of a document.
///
/// A detector sees the whole document, because headings and page furniture show only over several
/// pages. It is deterministic and may be used from several threads at once.
public interface LayoutDetector {

    /// Name and version, such as `geometric-1`: a stored layout made by another stamp is stale.
    String stamp();

    /// @return one layout per page of the document, in page order; a page without anything on it
    ///   has no elements
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    List<PageLayout> detect(ParsedDocument document, CancelToken cancel, Progress progress);
}
