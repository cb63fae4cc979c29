package dev.sheetproof.ingest;

import dev.sheetproof.grouping.Grouping;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.ocr.OcrException;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;

/// Runs the stages in this process.
public final class StagedAnalyzer implements DocumentAnalyzer {

    /// How many page numbers a reason names before it stops.
    private static final int PAGES_NAMED = 8;

    private final Stages stages;

    public StagedAnalyzer(Stages stages) {
        this.stages = stages;
    }

    @Override
    public StoredDocument analyze(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException {
        try {
            return stages(request, cancel, progress);
        } catch (CancelledException | LayoutModelException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            // A hostile file may drive any stage into any corner; the other files must not suffer.
            throw new AnalysisException("cannot be read: " + e, e);
        }
    }

    private StoredDocument stages(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException {
        progress.report("parse", 0, 0);
        ParsedDocument parsed =
                stages.reader()
                        .read(
                                request.file(),
                                request.password(),
                                request.omitted(),
                                request.recognised(),
                                cancel,
                                progress);
        cancel.throwIfCancelled();
        progress.report("detect", 0, parsed.pages().size());
        List<PageLayout> layouts;
        try (PagePictures pictures = stages.reader().pictures(request.file(), request.password())) {
            layouts = stages.detector().detect(parsed, pictures, cancel, progress);
        }
        cancel.throwIfCancelled();
        progress.report("group", 0, 0);
        Grouping grouping = stages.grouper().group(request.docId(), parsed, layouts, cancel);
        cancel.throwIfCancelled();
        DocumentSummary summary = parsed.summary();
        SortedMap<PageStatus, List<PageInfo>> byStatus = byStatus(parsed);
        DocumentRecord record =
                new DocumentRecord(
                        request.docId(),
                        request.sourcePdf(),
                        request.sha256(),
                        request.bytes(),
                        status(byStatus, parsed.problems()),
                        reason(byStatus, parsed.problems()),
                        stages.stamp(request.recognised(), request.skipped()),
                        parsed.pages().size(),
                        layouts.stream().mapToInt(layout -> layout.elements().size()).sum(),
                        grouping.chunks().size(),
                        summary.title(),
                        summary.partNumbers());
        SortedMap<PageNumber, RecognisedPage> used = used(request, parsed);
        List<Chunk> chunks = RecognisedPages.warned(grouping.chunks(), used);
        AskewPages askew = new AskewPages(parsed, used);
        return askew.none()
                ? new StoredDocument(
                        record,
                        Optional.of(parsed),
                        layouts,
                        grouping.cells(),
                        chunks,
                        grouping.guards())
                : new StoredDocument(
                        record,
                        Optional.of(askew.back(parsed)),
                        askew.layouts(layouts),
                        askew.cells(grouping.cells()),
                        askew.chunks(chunks),
                        grouping.guards());
    }

    /// The recognised pages whose text was taken.
    private static SortedMap<PageNumber, RecognisedPage> used(
            AnalysisRequest request, ParsedDocument parsed) {
        SortedMap<PageNumber, RecognisedPage> used = new TreeMap<>(request.recognised());
        used.keySet()
                .removeIf(
                        number ->
                                number.value() > parsed.pages().size()
                                        || parsed.page(number).info().textSource()
                                                != TextSource.OCR);
        return used;
    }

    @Override
    public RecognisedPage recognise(RecognitionOrder order, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException {
        try {
            return stages.recogniser()
                    .recognise(order.file(), order.password(), order.page(), cancel, progress);
        } catch (CancelledException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            // As with the other stages: a hostile page must not cost the others.
            throw new AnalysisException(
                    "page " + order.page() + " cannot be recognised: " + reason(e), e);
        }
    }

    private static String reason(Throwable e) {
        return e instanceof OcrException ? String.valueOf(e.getMessage()) : e.toString();
    }

    @Override
    public void close() {
        // It holds nothing.
    }

    /// How many pages have each status.
    static SortedMap<PageStatus, Integer> count(List<PageInfo> pages) {
        SortedMap<PageStatus, Integer> counts = new TreeMap<>();
        for (PageInfo page : pages) {
            counts.merge(page.status(), 1, Integer::sum);
        }
        return counts;
    }

    private static SortedMap<PageStatus, List<PageInfo>> byStatus(ParsedDocument parsed) {
        SortedMap<PageStatus, List<PageInfo>> pages = new TreeMap<>();
        for (ParsedPage page : parsed.pages()) {
            pages.computeIfAbsent(page.info().status(), status -> new ArrayList<>())
                    .add(page.info());
        }
        return pages;
    }

    private static DocumentStatus status(
            SortedMap<PageStatus, List<PageInfo>> pages, List<String> problems) {
        if (problems.isEmpty()
                && pages.keySet().stream().allMatch(status -> status == PageStatus.OK)) {
            return DocumentStatus.OK;
        }
        return pages.keySet().stream().allMatch(status -> status == PageStatus.FAILED)
                ? DocumentStatus.FAILED
                : DocumentStatus.PARTIAL;
    }

    private static String reason(
            SortedMap<PageStatus, List<PageInfo>> pages, List<String> problems) {
        StringJoiner reason = new StringJoiner("; ");
        problems.forEach(reason::add);
        for (Map.Entry<PageStatus, List<PageInfo>> entry : pages.entrySet()) {
            List<PageInfo> affected = entry.getValue();
            String words =
                    switch (entry.getKey()) {
                        case OK -> "";
                        case NO_TEXT -> "without usable text";
                        case BAD_FONTS -> "with fonts that do not tell their characters";
                        case ENCRYPTED -> "encrypted";
                        case FAILED -> "failed (" + affected.getFirst().reason() + ")";
                        case SKIPPED -> "skipped by the user";
                    };
            if (!words.isEmpty()) {
                reason.add(
                        affected.size()
                                + (affected.size() == 1 ? " page " : " pages ")
                                + words
                                + ": "
                                + numbers(affected));
            }
        }
        return reason.toString();
    }

    private static String numbers(List<PageInfo> pages) {
        StringJoiner numbers = new StringJoiner(", ");
        pages.stream().limit(PAGES_NAMED).forEach(page -> numbers.add(page.page().toString()));
        return numbers + (pages.size() > PAGES_NAMED ? " …" : "");
    }
}
