package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// What the corpus stores of one document, read once while its pages are turned.
///
/// @param pdf absolute path of the file, which may be gone
/// @param guards how often each guard of grouping had to act, by its name
public record SheetData(
        DocumentRecord document,
        Path pdf,
        List<PageInfo> pages,
        List<PageLayout> layouts,
        List<StoredChunk> chunks,
        List<TocEntry> toc,
        SortedMap<String, Integer> guards) {

    public SheetData {
        pages = List.copyOf(pages);
        layouts = List.copyOf(layouts);
        chunks = List.copyOf(chunks);
        toc = List.copyOf(toc);
        guards = Collections.unmodifiableSortedMap(new TreeMap<>(guards));
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
                                        browser.chunks(docId),
                                        browser.toc(docId),
                                        browser.guards(docId)));
    }

    Optional<PageInfo> page(PageNumber number) {
        int place = number.value() - 1;
        if (place < pages.size() && pages.get(place).page().equals(number)) {
            return Optional.of(pages.get(place));
        }
        return pages.stream().filter(page -> page.page().equals(number)).findFirst();
    }

    Optional<PageLayout> layout(PageNumber number) {
        return layouts.stream().filter(layout -> layout.page().equals(number)).findFirst();
    }
}
