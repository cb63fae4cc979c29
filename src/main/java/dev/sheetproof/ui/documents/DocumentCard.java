package dev.sheetproof.ui.documents;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.LayoutCounts;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Everything the corpus knows of a document as a whole.
///
/// @param pdf where its file should lie
/// @param pdfThere whether it lies there
/// @param fonts families by the number of characters set in them, most first
/// @param troubles pages that are not `OK`, or of which something was lost
public record DocumentCard(
        DocumentRecord document,
        Optional<DocumentSummary> summary,
        Path pdf,
        boolean pdfThere,
        Map<PageStatus, Integer> pages,
        List<Font> fonts,
        LayoutCounts counts,
        List<PageInfo> troubles) {

    /// Pages whose lines are read for their fonts: the rest is set like these.
    private static final int PAGES_FOR_FONTS = 120;

    private static final int FONTS = 12;

    /// A font family.
    ///
    /// @param share of the characters, 0..1
    public record Font(String family, double share) {}

    static DocumentCard read(CorpusBrowser browser, DocumentRecord document, CancelToken cancel) {
        String docId = document.docId();
        List<PageInfo> pages = browser.pages(docId);
        Map<PageStatus, Integer> statuses = new EnumMap<>(PageStatus.class);
        pages.forEach(page -> statuses.merge(page.status(), 1, Integer::sum));
        Path pdf = browser.pdf(document).toAbsolutePath().normalize();
        return new DocumentCard(
                document,
                browser.summary(docId),
                pdf,
                Files.isRegularFile(pdf),
                statuses,
                fonts(browser, docId, pages, cancel),
                LayoutCounts.of(browser, document),
                pages.stream().filter(page -> !page.reason().isBlank()).toList());
    }

    private static List<Font> fonts(
            CorpusBrowser browser, String docId, List<PageInfo> pages, CancelToken cancel) {
        Map<String, Integer> characters = new TreeMap<>();
        int all = 0;
        for (PageInfo page : pages.subList(0, Math.min(PAGES_FOR_FONTS, pages.size()))) {
            cancel.throwIfCancelled();
            for (Line line : browser.lines(docId, page.page())) {
                characters.merge(line.style().family(), line.text().length(), Integer::sum);
                all += line.text().length();
            }
        }
        double total = Math.max(1, all);
        return characters.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(FONTS)
                .map(entry -> new Font(entry.getKey(), entry.getValue() / total))
                .toList();
    }
}
