package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What the corpus stores of one document, read once while its pages are turned.
///
/// @param pdf absolute path of the file, which may be gone
public record SheetData(
        DocumentRecord document,
        Path pdf,
        List<PageInfo> pages,
        List<PageLayout> layouts,
        List<StoredChunk> chunks) {

    public SheetData {
        pages = List.copyOf(pages);
        layouts = List.copyOf(layouts);
        chunks = List.copyOf(chunks);
    }

    /// Empty when the corpus has no such document.
    static Optional<SheetData> of(CorpusBrowser browser, String docId) {
        return browser.document(docId)
                .map(
                        document ->
                                new SheetData(
                                        document,
                                        browser.pdf(document).toAbsolutePath().normalize(),
                                        browser.pages(docId),
                                        browser.layouts(docId),
                                        browser.chunks(docId)));
    }

    Optional<PageInfo> page(PageNumber number) {
        return pages.stream().filter(page -> page.page().equals(number)).findFirst();
    }

    Optional<PageLayout> layout(PageNumber number) {
        return layouts.stream().filter(layout -> layout.page().equals(number)).findFirst();
    }
}
