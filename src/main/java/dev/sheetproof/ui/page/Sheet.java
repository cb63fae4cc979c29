package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import java.util.Optional;

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

    /// Reads a page of a document; empty when there is none.
    ///
    /// @param known what was read of the document before
    static Optional<Sheet> read(
            CorpusBrowser source,
            String docId,
            PageNumber page,
            Optional<SheetData> known,
            Optional<Highlight> highlight) {
        Optional<SheetData> data = known.or(() -> SheetData.of(source, docId));
        Optional<PageInfo> info = data.flatMap(read -> read.page(page));
        if (data.isEmpty() || info.isEmpty()) {
            return Optional.empty();
        }
        SheetData read = data.orElseThrow();
        PageMarks marks = marks(source, read, page).withHighlight(page, highlight);
        return Optional.of(new Sheet(read, info.orElseThrow(), marks));
    }
}
