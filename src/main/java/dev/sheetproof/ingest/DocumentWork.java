package dev.sheetproof.ingest;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.ingest.IngestPlan.Job;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executor;

/// Takes one document after the other into the corpus, from several threads. Only the writing waits
/// for its turn, so no more documents are in memory than there are threads.
final class DocumentWork implements AutoCloseable {

    private static final Logger LOG = System.getLogger(DocumentWork.class.getName());

    private final DocumentIngester.Corpus corpus;
    private final CancelToken cancel;
    private final IngestListener listener;
    private final Executor embedding;
    private final DocumentAnalyzer analyzer;
    private final VectorMaker vectorMaker;
    private final IndexSync sync;
    private final PdfShelf shelf;
    private final RemovedFiles removed;
    private final Unlocking unlocking;
    private final SortedMap<String, String> indexed;
    private final Optional<String> fingerprint;
    private final String withoutVectors;
    private final WriteTurns turns;
    private final SortedSet<PageNumber> newlySkipped;
    private volatile boolean corpusFailed;

    /// @param embedding runs pieces of embedding; not the threads that call [#take]
    DocumentWork(
            DocumentIngester.Corpus corpus,
            IngestRequest request,
            CancelToken cancel,
            IngestListener listener,
            Executor embedding) {
        this.corpus = corpus;
        this.cancel = cancel;
        this.listener = listener;
        this.embedding = embedding;
        newlySkipped = request.skipped();
        turns = new WriteTurns(corpus.index());
        analyzer = corpus.analyzers().open(corpus.stages(), request.detector());
        unlocking = new Unlocking(analyzer, corpus.passwords(), request.passwords());
        vectorMaker = new VectorMaker(corpus.stages().embedder());
        sync = new IndexSync(corpus.store(), corpus.vectors(), corpus.index());
        shelf = new PdfShelf(corpus.folder());
        removed = new RemovedFiles(corpus.folder());
        indexed = corpus.index().documents();
        Fingerprint made = Fingerprint.of(vectorMaker);
        fingerprint = made.value();
        withoutVectors = made.problem();
    }

    /// Works on one file to its end and tells the listener. Never throws for what is wrong with the
    /// file.
    ///
    /// @throws StoreException when the corpus cannot be written
    IngestedDocument take(Job.Document job) {
        IngestedDocument document = outcome(job);
        listener.finished(document);
        return document;
    }

    private IngestedDocument outcome(Job.Document job) {
        Path file = job.file().path();
        if (cancel.isCancelled() || corpusFailed) {
            return Entries.cancelled(file, Optional.of(job.file().sha256()));
        }
        Progress progress = (stage, done, total) -> listener.progress(file, stage, done, total);
        long start = System.nanoTime();
        try {
            return isStored(job) ? keep(job, progress, start) : read(job, progress, start);
        } catch (CancelledException e) {
            return Entries.cancelled(file, Optional.of(job.file().sha256()));
        } catch (PdfShelf.ChangedException e) {
            return Entries.rejected(
                    file, Optional.of(job.file().sha256()), String.valueOf(e.getMessage()));
        } catch (StoreException e) {
            corpusFailed = true;
            throw e;
        }
    }

    /// Whether the corpus holds what the stages would make of these bytes.
    private boolean isStored(Job.Document job) {
        if (job.known().isEmpty()) {
            return false;
        }
        DocumentRecord known = job.known().get();
        boolean retry =
                known.status() == DocumentStatus.ENCRYPTED && unlocking.hasKeys(known.sha256());
        return known.stamp().equals(stamp(job)) && !retry;
    }

    private SortedMap<PageNumber, RecognisedPage> recognised(Job.Document job) {
        return corpus.recognitions().recognised(job.file().sha256());
    }

    private SortedSet<PageNumber> skipped(Job.Document job) {
        SortedSet<PageNumber> skipped = new TreeSet<>(newlySkipped);
        skipped.addAll(corpus.skips().skipped(job.file().sha256()));
        return skipped;
    }

    private String stamp(Job.Document job) {
        return corpus.stages().stamp(recognised(job), skipped(job));
    }

    private IngestedDocument read(Job.Document job, Progress progress, long start)
            throws PdfShelf.ChangedException {
        StoredDocument document;
        try {
            document = unlocking.analyze(request(job), cancel, progress);
        } catch (PdfException e) {
            String reason = reason(job.file().path(), e);
            Optional<DocumentStatus> status = status(e.kind());
            if (status.isEmpty()) {
                return Entries.rejected(
                        job.file().path(), Optional.of(job.file().sha256()), reason);
            }
            document = unreadable(job, status.get(), reason);
        } catch (LayoutModelException e) {
            // The model's fault, not the file's: what is stored of it stays as it is.
            return Entries.rejected(
                    job.file().path(),
                    Optional.of(job.file().sha256()),
                    String.valueOf(e.getMessage()));
        } catch (AnalysisException e) {
            LOG.log(Level.WARNING, () -> job.file().path() + " cannot be analysed", e);
            document = unreadable(job, DocumentStatus.FAILED, String.valueOf(e.getMessage()));
        }
        List<ChunkVectors> vectors = embed(document, progress);
        return write(job, document, vectors, progress, start);
    }

    private AnalysisRequest request(Job.Document job) {
        SortedMap<PageNumber, PageOmission> omitted = new TreeMap<>();
        skipped(job).forEach(page -> omitted.put(page, PageOmission.BY_USER));
        return new AnalysisRequest(
                job.file().path(),
                job.docId(),
                job.sourcePdf(),
                job.file().sha256(),
                job.file().bytes(),
                Optional.empty(),
                omitted,
                recognised(job));
    }

    /// The status of a document that cannot be opened; empty when the file is no document at all.
    private static Optional<DocumentStatus> status(PdfException.Kind kind) {
        return switch (kind) {
            case MISSING, NOT_A_PDF, TOO_LARGE -> Optional.empty();
            case ENCRYPTED -> Optional.of(DocumentStatus.ENCRYPTED);
            case DAMAGED -> Optional.of(DocumentStatus.FAILED);
        };
    }

    /// The record of a file that is there but could not be read.
    private StoredDocument unreadable(
            IngestPlan.Job.Document job, DocumentStatus status, String reason) {
        DocumentRecord record =
                new DocumentRecord(
                        job.docId(),
                        job.sourcePdf(),
                        job.file().sha256(),
                        job.file().bytes(),
                        status,
                        reason,
                        stamp(job),
                        0,
                        0,
                        0,
                        "",
                        List.of());
        return new StoredDocument(
                record, Optional.empty(), List.of(), List.of(), List.of(), new TreeMap<>());
    }

    private List<ChunkVectors> embed(StoredDocument document, Progress progress) {
        return fingerprint.isEmpty() || document.chunks().isEmpty()
                ? List.of()
                : vectorMaker.vectors(
                        document.chunks(),
                        before(document.record().docId(), fingerprint.get()),
                        embedding,
                        cancel,
                        progress);
    }

    /// What was embedded of the document's rows that are about to be replaced: most of a document
    /// stays the same when a stage becomes better.
    private Map<String, float[]> before(String docId, String by) {
        return vectorMaker.known(
                corpus.store().chunks(docId).stream().map(StoredChunk::chunk).toList(),
                corpus.vectors().vectors(docId, by));
    }

    private IngestedDocument write(
            Job.Document job,
            StoredDocument document,
            List<ChunkVectors> vectors,
            Progress progress,
            long start)
            throws PdfShelf.ChangedException {
        StoredDocument written = document;
        try (WriteTurns.Turn turn = turns.await()) {
            cancel.throwIfCancelled();
            progress.report("store", 0, 0);
            if (!newlySkipped.isEmpty()) {
                corpus.skips().putSkipped(job.file().sha256(), skipped(job));
            }
            boolean copied = shelf.put(job);
            boolean stored = false;
            try {
                written = store(job, document);
                stored = true;
            } finally {
                if (copied && !stored) {
                    shelf.takeBack(job);
                }
            }
            removed.forget(job.file().sha256());
            unlocking.keep(job.file().sha256());
            boolean whole = written.equals(document);
            String docId = job.docId();
            if (whole && fingerprint.isPresent()) {
                corpus.vectors().putVectors(docId, fingerprint.get(), vectors);
            }
            progress.report("index", 0, 0);
            sync.index(
                    written.record(),
                    written.parsed().map(parsed -> parsed.summary()),
                    written.parsed().stream()
                            .flatMap(parsed -> parsed.pages().stream())
                            .map(ParsedPage::info)
                            .toList(),
                    written.chunks(),
                    whole ? vectors : List.of(),
                    fingerprint);
            turn.indexed();
        }
        return Entries.document(
                job.file().path(),
                written.record(),
                written.parsed().stream()
                        .flatMap(parsed -> parsed.pages().stream())
                        .map(ParsedPage::info)
                        .toList(),
                Outcome.STORED,
                withoutVectors,
                Entries.millisSince(start));
    }

    /// Stores the document, or, when its rows contradict each other, that it failed; returns what
    /// was stored.
    private StoredDocument store(Job.Document job, StoredDocument document) {
        try {
            corpus.store().replace(document);
            return document;
        } catch (IllegalArgumentException e) {
            LOG.log(Level.WARNING, () -> job.file().path() + " cannot be stored", e);
            StoredDocument failed =
                    unreadable(job, DocumentStatus.FAILED, "cannot be stored: " + e.getMessage());
            corpus.store().replace(failed);
            return failed;
        }
    }

    /// The rows are there: makes good what is missing beside them.
    private IngestedDocument keep(Job.Document job, Progress progress, long start)
            throws PdfShelf.ChangedException {
        DocumentRecord record = job.known().orElseThrow();
        if (!Files.exists(corpus.folder().resolve(record.sourcePdf()))) {
            record = replace(record, job);
        }
        if (!IndexSync.isCurrent(indexed, record, fingerprint)) {
            addVectors(record, progress);
        }
        return Entries.document(
                job.file().path(),
                record,
                corpus.store().pages(record.docId()),
                Outcome.UNCHANGED,
                withoutVectors,
                Entries.millisSince(start));
    }

    /// The PDF of a document is gone from its place: it lies elsewhere in the corpus now, or is put
    /// back.
    private DocumentRecord replace(DocumentRecord record, Job.Document job)
            throws PdfShelf.ChangedException {
        Path pdfs = corpus.folder().resolve(IngestPlan.PDF_FOLDER);
        if (!job.file().path().startsWith(pdfs)) {
            shelf.put(job);
            return record;
        }
        try (WriteTurns.Turn _ = turns.await()) {
            String place =
                    corpus.folder().relativize(job.file().path()).toString().replace('\\', '/');
            corpus.store().move(record.docId(), place);
            return corpus.store().document(record.docId()).orElseThrow();
        }
    }

    private void addVectors(DocumentRecord record, Progress progress) {
        String docId = record.docId();
        boolean missing =
                fingerprint.isPresent()
                        && corpus.vectors().vectors(docId, fingerprint.get()).isEmpty();
        List<ChunkVectors> made =
                missing
                        ? vectorMaker.vectors(
                                corpus.store().chunks(docId).stream()
                                        .map(StoredChunk::chunk)
                                        .toList(),
                                embedding,
                                cancel,
                                progress)
                        : List.of();
        try (WriteTurns.Turn turn = turns.await()) {
            cancel.throwIfCancelled();
            if (missing) {
                corpus.vectors().putVectors(docId, fingerprint.orElseThrow(), made);
            }
            progress.report("index", 0, 0);
            sync.indexStored(record, fingerprint);
            turn.indexed();
        }
    }

    private static String reason(Path file, PdfException e) {
        String message = String.valueOf(e.getMessage());
        String name = file.getFileName() + ": ";
        return message.startsWith(name) ? message.substring(name.length()) : message;
    }

    /// Makes what was written searchable. Call it when no thread is working any more.
    @Override
    public void close() {
        analyzer.close();
        try (WriteTurns.Turn turn = turns.await()) {
            turn.commitRest();
        }
    }

    /// What vectors are made with; without a usable model none are made, and search works on words
    /// alone.
    private record Fingerprint(Optional<String> value, String problem) {

        static Fingerprint of(VectorMaker maker) {
            try {
                return new Fingerprint(Optional.of(maker.fingerprint()), "");
            } catch (EmbeddingException e) {
                return new Fingerprint(
                        Optional.empty(), "found by its words only: " + e.getMessage());
            }
        }
    }
}
