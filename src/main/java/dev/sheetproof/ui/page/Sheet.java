package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;

/// The page that is shown.
public record Sheet(SheetData data, PageInfo page, PageMarks marks) {

    /// Reads what is stored of a page, nothing looked at.
    static PageMarks marks(CorpusBrowser source, SheetData data, PageNumber page) {
        String docId = data.document().docId();
        return PageMarks.of(
                page,
                data.chunks(),
                data.layout(page),
                source.lines(docId, page),
                source.cells(docId, page));
    }
}
