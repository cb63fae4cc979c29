package dev.sheetproof.layout;

import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;

/// Finds the labelled regions of every page of a document.
///
/// A detector sees the whole document, because headings and page furniture show only over several
/// pages. It is deterministic and may be used from several threads at once.
public interface LayoutDetector {

    /// Name, version and whatever the regions depend on, such as `geometric-1`: a stored layout
    /// made by another stamp is stale.
    String stamp();

    /// @param pictures of the document's pages; a detector that does not look never asks for one
    /// @return one layout per page of the document, in page order; a page without anything on it
    ///   has no elements
    /// @throws LayoutModelException when the detector's model fails
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    List<PageLayout> detect(
            ParsedDocument document, PagePictures pictures, CancelToken cancel, Progress progress);

    /// The layout of one page alone, equal to that page's of [#detect].
    ///
    /// @throws LayoutModelException when the detector's model fails
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    default PageLayout detectPage(
            ParsedDocument document, PageNumber page, PagePictures pictures, CancelToken cancel) {
        return detect(document, pictures, cancel, Progress.SILENT).get(page.value() - 1);
    }
}
