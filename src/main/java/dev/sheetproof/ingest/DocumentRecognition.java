package dev.sheetproof.ingest;

import dev.sheetproof.layout.LayoutDetectors;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/// Recognises pages of one corpus and takes their documents in again.
public final class DocumentRecognition implements TextRecognition {

    private final DocumentIngester.Corpus corpus;
    private final LayoutDetectors detectors;
    private final Ingester ingester;

    /// @param detectors makes what a request chooses
    public DocumentRecognition(DocumentIngester.Corpus corpus, LayoutDetectors detectors) {
        this.corpus = corpus;
        this.detectors = detectors;
        this.ingester = new DocumentIngester(corpus, detectors);
    }

    private record Job(DocumentRecord record, Path file, List<PageNumber> pages) {}

    /// What became of one page.
    ///
    /// @param problem empty when it was read
    private record Read(PageNumber page, String problem) {}

    @Override
    public SortedMap<String, List<PageNumber>> waiting() {
        SortedMap<String, List<PageNumber>> waiting = new TreeMap<>();
        for (DocumentRecord record : corpus.store().documents()) {
            List<PageNumber> pages = pages(record, new RecognitionRequest.Pages.Needed());
            if (!pages.isEmpty()) {
                waiting.put(record.docId(), pages);
            }
        }
        return waiting;
    }

    private List<PageNumber> pages(DocumentRecord record, RecognitionRequest.Pages choice) {
        List<PageInfo> infos = corpus.store().pages(record.docId());
        boolean unread =
                choice instanceof RecognitionRequest.Pages.Needed
                        && infos.stream().noneMatch(DocumentRecognition::needs);
        if (unread) {
            return List.of();
        }
        SortedMap<PageNumber, RecognisedPage> known =
                corpus.recognitions().recognised(record.sha256());
        String stamp = corpus.stages().recogniser().stamp();
        List<PageNumber> pages = new ArrayList<>();
        for (PageInfo info : infos) {
            RecognisedPage read = known.get(info.page());
            boolean wanted =
                    switch (choice) {
                        case RecognitionRequest.Pages.Needed _ -> needs(info);
                        case RecognitionRequest.Pages.Every _ -> true;
                        case RecognitionRequest.Pages.Chosen(var numbers) ->
                                numbers.contains(info.page());
                    };
            boolean readable =
                    switch (info.status()) {
                        case OK, NO_TEXT, BAD_FONTS -> true;
                        case ENCRYPTED, FAILED, SKIPPED -> false;
                    };
            if (wanted && readable && (read == null || !read.stamp().equals(stamp))) {
                pages.add(info.page());
            }
        }
        return pages;
    }

    /// Whether a page has no usable text of its own.
    private static boolean needs(PageInfo info) {
        return info.status() == PageStatus.NO_TEXT
                || info.status() == PageStatus.BAD_FONTS
                || info.textSource() == TextSource.OCR;
    }

    @Override
    public IngestReport run(
            RecognitionRequest request,
            CancelToken cancel,
            IngestListener listener,
            IngestPace pace) {
        long start = System.nanoTime();
        List<Job> jobs = jobs(request);
        listener.found(jobs.stream().map(Job::file).toList());
        if (jobs.isEmpty()) {
            return new IngestReport(List.of(), Entries.millisSince(start));
        }
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            // A corpus that cannot be written says so before a page is read in vain.
            listener.progress(jobs.getFirst().file(), OcrEngine.STAGE, 0, 0);
        }
        List<IngestedDocument> done = new ArrayList<>();
        ExecutorService workers = Workers.pool("ocr", request.threads());
        try (DocumentAnalyzer analyzer =
                corpus.analyzers()
                        .open(
                                corpus.detecting(detectors.of(request.detector())).stages(),
                                request.detector())) {
            for (Job job : jobs) {
                pace.awaitTurn(cancel);
                IngestedDocument document =
                        document(job, request, new Pages(analyzer, workers), cancel, listener);
                done.add(document);
                listener.finished(document);
            }
        } finally {
            workers.shutdown();
        }
        return new IngestReport(done, Entries.millisSince(start));
    }

    private record Pages(DocumentAnalyzer analyzer, ExecutorService workers) {}

    private List<Job> jobs(RecognitionRequest request) {
        List<Job> jobs = new ArrayList<>();
        for (DocumentRecord record : chosen(request)) {
            List<PageNumber> pages = pages(record, request.pages());
            if (!pages.isEmpty()) {
                jobs.add(new Job(record, corpus.folder().resolve(record.sourcePdf()), pages));
            }
        }
        jobs.sort(
                Comparator.comparingInt((Job job) -> job.pages().size())
                        .thenComparing(job -> job.record().docId()));
        return jobs;
    }

    private List<DocumentRecord> chosen(RecognitionRequest request) {
        if (request.documents().isEmpty()) {
            return corpus.store().documents();
        }
        List<DocumentRecord> records = new ArrayList<>();
        for (String docId : request.documents()) {
            DocumentRecord record =
                    corpus.store()
                            .document(docId)
                            .orElseThrow(
                                    () ->
                                            new IllegalArgumentException(
                                                    "the corpus has no document " + docId));
            if (request.documents().size() == 1
                    && request.pages() instanceof RecognitionRequest.Pages.Chosen(var numbers)
                    && numbers.last().value() > record.pages()) {
                throw new IllegalArgumentException(
                        docId + " has " + record.pages() + " pages, no page " + numbers.last());
            }
            records.add(record);
        }
        return records;
    }

    private IngestedDocument document(
            Job job,
            RecognitionRequest request,
            Pages pages,
            CancelToken cancel,
            IngestListener listener) {
        long start = System.nanoTime();
        List<Read> read = read(job, request, pages, cancel, listener);
        List<String> problems =
                read.stream().map(Read::problem).filter(problem -> !problem.isEmpty()).toList();
        boolean changed = problems.size() < read.size();
        if (cancel.isCancelled()) {
            return Entries.cancelled(job.file(), Optional.of(job.record().sha256()));
        }
        if (!changed) {
            return Entries.document(
                    job.file(),
                    job.record(),
                    corpus.store().pages(job.record().docId()),
                    IngestedDocument.Outcome.UNCHANGED,
                    String.join("; ", problems),
                    Entries.millisSince(start));
        }
        IngestedDocument again =
                ingester.run(
                                new IngestRequest(
                                        List.of(job.file()),
                                        1,
                                        request.password(),
                                        request.detector()),
                                cancel,
                                stagesOf(listener))
                        .documents()
                        .getFirst();
        return Entries.withProblems(again, problems, Entries.millisSince(start));
    }

    /// Passes the steps on, not the files: the listener knows the document already.
    private static IngestListener stagesOf(IngestListener listener) {
        return new IngestListener() {
            @Override
            public void found(List<Path> files) {}

            @Override
            public void progress(Path file, String stage, long done, long total) {
                listener.progress(file, stage, done, total);
            }

            @Override
            public void finished(IngestedDocument document) {}
        };
    }

    private List<Read> read(
            Job job,
            RecognitionRequest request,
            Pages pages,
            CancelToken cancel,
            IngestListener listener) {
        AtomicInteger done = new AtomicInteger();
        int all = job.pages().size();
        listener.progress(job.file(), OcrEngine.STAGE, 0, all);
        List<CompletableFuture<Read>> running =
                job.pages().stream()
                        .map(
                                page ->
                                        CompletableFuture.supplyAsync(
                                                () -> {
                                                    Read read =
                                                            page(job, page, request, pages, cancel);
                                                    listener.progress(
                                                            job.file(),
                                                            OcrEngine.STAGE,
                                                            done.incrementAndGet(),
                                                            all);
                                                    return read;
                                                },
                                                pages.workers()))
                        .toList();
        List<Read> read = new ArrayList<>();
        RuntimeException failure = null;
        for (CompletableFuture<Read> page : running) {
            try {
                read.add(page.join());
            } catch (CompletionException e) {
                if (failure == null) {
                    failure = e.getCause() instanceof StoreException store ? store : e;
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
        return read;
    }

    private Read page(
            Job job, PageNumber page, RecognitionRequest request, Pages pages, CancelToken cancel) {
        try {
            cancel.throwIfCancelled();
            RecognisedPage read =
                    pages.analyzer()
                            .recognise(
                                    new RecognitionOrder(
                                            job.file(),
                                            corpus.passwords()
                                                    .of(job.record().sha256())
                                                    .or(request::password),
                                            page),
                                    cancel,
                                    Progress.SILENT);
            try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
                corpus.recognitions().putRecognised(job.record().sha256(), read);
            }
            return new Read(page, "");
        } catch (CancelledException e) {
            return new Read(page, "page " + page + ": cancelled before it was read");
        } catch (PdfException | AnalysisException e) {
            return new Read(page, "page " + page + " could not be read by OCR: " + e.getMessage());
        }
    }
}
