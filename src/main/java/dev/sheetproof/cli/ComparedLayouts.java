package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Compares the stored layout of a document with another one: that of a detector, or that of
/// another corpus.
///
/// @param threshold score from which on a model's proposal counts
record ComparedLayouts(
        Services services, OpenCorpus corpus, Optional<String> password, double threshold) {

    private static final String CORPUS = "corpus:";

    /// @param page the page wanted; empty for all of them
    /// @param other `geometric`, `model:FILE`, `fused:FILE` or `corpus:OTHER`
    SortedMap<PageNumber, LayoutDifference> differences(
            DocumentRecord document, Optional<PageNumber> page, String other)
            throws CorpusException, PdfException {
        List<PageLayout> now =
                other.startsWith(CORPUS)
                        ? stored(document, other.substring(CORPUS.length()))
                        : detected(document, page, other);
        SortedMap<PageNumber, PageLayout> before =
                byPage(corpus.browser().layouts(document.docId()));
        SortedMap<PageNumber, PageLayout> after = byPage(now);
        SortedMap<PageNumber, LayoutDifference> differences = new TreeMap<>();
        SortedMap<PageNumber, PageLayout> pages = new TreeMap<>(before);
        pages.putAll(after);
        for (PageNumber number : pages.keySet()) {
            if (page.isEmpty() || page.get().equals(number)) {
                differences.put(
                        number,
                        LayoutDifference.of(elements(before, number), elements(after, number)));
            }
        }
        return differences;
    }

    private static SortedMap<PageNumber, PageLayout> byPage(List<PageLayout> layouts) {
        SortedMap<PageNumber, PageLayout> pages = new TreeMap<>();
        layouts.forEach(layout -> pages.put(layout.page(), layout));
        return pages;
    }

    private static List<Element> elements(
            SortedMap<PageNumber, PageLayout> pages, PageNumber number) {
        PageLayout layout = pages.get(number);
        return layout == null ? List.of() : layout.elements();
    }

    private List<PageLayout> detected(
            DocumentRecord document, Optional<PageNumber> page, String detector)
            throws PdfException {
        DetectorChoice choice = DetectorOption.choice(services, detector, threshold);
        return corpus.layouts().layouts(document, page, choice, password, new CancelToken());
    }

    /// What another corpus stores of the same document: that of the same name, else that of the
    /// same bytes.
    private List<PageLayout> stored(DocumentRecord document, String name) throws CorpusException {
        try (OpenCorpus other = services.library().open(services.library().find(name))) {
            DocumentRecord same =
                    other.browser()
                            .document(document.docId())
                            .or(
                                    () ->
                                            other.browser().documents().stream()
                                                    .filter(
                                                            d ->
                                                                    d.sha256()
                                                                            .equals(
                                                                                    document
                                                                                            .sha256()))
                                                    .findFirst())
                            .orElseThrow(
                                    () ->
                                            CommandFailure.usage(
                                                    "corpus "
                                                            + name
                                                            + " has neither a document "
                                                            + document.docId()
                                                            + " nor one of the same bytes"));
            return other.browser().layouts(same.docId());
        }
    }
}
