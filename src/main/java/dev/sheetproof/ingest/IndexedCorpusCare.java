package dev.sheetproof.ingest;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Care for a corpus of a database and a search index.
public final class IndexedCorpusCare implements CorpusCare {

    private final DocumentIngester.Corpus corpus;
    private final IndexSync sync;
    private final VectorMaker vectorMaker;

    public IndexedCorpusCare(DocumentIngester.Corpus corpus) {
        this.corpus = corpus;
        this.sync = new IndexSync(corpus.store(), corpus.vectors(), corpus.index());
        this.vectorMaker = new VectorMaker(corpus.stages().embedder());
    }

    @Override
    public List<Path> pending() {
        Set<String> known = new HashSet<>();
        for (DocumentRecord record : corpus.store().documents()) {
            known.add(record.sourcePdf());
        }
        return SourceFiles.under(corpus.folder().resolve(IngestPlan.PDF_FOLDER)).stream()
                .filter(file -> !known.contains(placeInCorpus(file)))
                .toList();
    }

    private String placeInCorpus(Path file) {
        return corpus.folder().relativize(file).toString().replace('\\', '/');
    }

    @Override
    public List<String> verify(CancelToken cancel, Progress progress) {
        progress.report("database", 0, 0);
        List<String> problems = new ArrayList<>(corpus.store().verify());
        cancel.throwIfCancelled();
        progress.report("index", 0, 0);
        problems.addAll(sync.differences());
        List<DocumentRecord> records = corpus.store().documents();
        int done = 0;
        for (DocumentRecord record : records) {
            cancel.throwIfCancelled();
            switch (SourceFiles.hash(corpus.folder().resolve(record.sourcePdf()))) {
                case SourceFile.Unusable(Path file, String reason) ->
                        problems.add(record.sourcePdf() + " of " + record.docId() + " " + reason);
                case SourceFile.Hashed file -> {
                    if (!file.sha256().equals(record.sha256())) {
                        problems.add(
                                record.sourcePdf()
                                        + " was changed after it was read: ingest it again");
                    }
                }
            }
            progress.report("sources", ++done, records.size());
        }
        return problems;
    }

    /// Makes good what a crash between database and index left behind; costs nothing when there is
    /// nothing.
    ///
    /// @throws dev.sheetproof.store.StoreException when another process is writing
    public void repair(CancelToken cancel, Progress progress) {
        if (sync.differences().isEmpty()) {
            return;
        }
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            sync.repair(this::fingerprint, cancel, progress);
        }
    }

    /// Fills an index that nobody else sees and that is gone with this process: the corpus cannot
    /// be written, and its own index is behind or damaged.
    public void fill(CancelToken cancel, Progress progress) {
        sync.rebuild(fingerprint(), cancel, progress);
    }

    /// Whether the index holds what the database holds.
    public boolean isInStep() {
        return sync.differences().isEmpty();
    }

    /// Brings the index to the vectors that the corpus was told to use, as far as they are stored.
    ///
    /// @throws dev.sheetproof.store.StoreException when another process is writing
    public void follow(String fingerprint, CancelToken cancel, Progress progress) {
        var indexed = corpus.index().documents();
        boolean all =
                corpus.store().documents().stream()
                        .allMatch(
                                record ->
                                        record.chunks() == 0
                                                || IndexSync.isCurrent(
                                                        indexed, record, Optional.of(fingerprint)));
        if (!all) {
            try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
                sync.follow(fingerprint, cancel, progress);
            }
        }
    }

    @Override
    public void rebuild(CancelToken cancel, Progress progress) {
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            Optional<String> fingerprint = fingerprint();
            if (fingerprint.isPresent()) {
                MissingVectors.make(corpus, vectorMaker, cancel, progress);
            }
            sync.rebuild(fingerprint, cancel, progress);
        }
    }

    /// Empty when there is no usable model: the index is then made of words alone.
    private Optional<String> fingerprint() {
        try {
            return Optional.of(vectorMaker.fingerprint());
        } catch (EmbeddingException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean remove(String docId) {
        try (CorpusLock.Held _ = corpus.lock().acquire(new CancelToken())) {
            boolean removed = corpus.store().remove(docId);
            corpus.index().remove(docId);
            corpus.index().commit();
            return removed;
        }
    }
}
