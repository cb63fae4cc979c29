package dev.sheetproof.ingest;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
        Map<String, DocumentRecord> byPlace = new HashMap<>();
        for (DocumentRecord record : corpus.store().documents()) {
            byPlace.put(record.sourcePdf(), record);
        }
        Set<String> settled = new HashSet<>(new RemovedFiles(corpus.folder()).hashes());
        for (DocumentRecord record : byPlace.values()) {
            if (Files.exists(corpus.folder().resolve(record.sourcePdf()))) {
                settled.add(record.sha256().hex());
            }
        }
        return SourceFiles.inCorpus(corpus.folder().resolve(IngestPlan.PDF_FOLDER)).stream()
                .filter(file -> !byPlace.containsKey(placeInCorpus(file)))
                .filter(file -> !isSettled(file, settled))
                .toList();
    }

    /// Whether a file that no document lies at is a copy of one, or was removed.
    private static boolean isSettled(Path file, Set<String> hashes) {
        return SourceFiles.hash(file) instanceof SourceFile.Hashed hashed
                && hashes.contains(hashed.sha256().hex());
    }

    private String placeInCorpus(Path file) {
        return corpus.folder().relativize(file).toString().replace('\\', '/');
    }

    @Override
    public List<Path> unfinished() {
        return new UnfinishedFiles(corpus.folder()).read();
    }

    @Override
    public void forgetUnfinished() {
        try (CorpusLock.Held _ = corpus.lock().acquire(new CancelToken())) {
            new UnfinishedFiles(corpus.folder()).clear();
        }
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
    public boolean remove(String docId, SourceFate pdf) {
        try (CorpusLock.Held _ = corpus.lock().acquire(new CancelToken())) {
            Optional<DocumentRecord> known = corpus.store().document(docId);
            if (known.isPresent()) {
                forget(known.get(), pdf);
            }
            boolean removed = corpus.store().remove(docId);
            corpus.index().remove(docId);
            corpus.index().commit();
            return removed;
        }
    }

    /// Removes what lies in files. Done before the rows go: what is left after a crash is removed
    /// by the next try.
    private void forget(DocumentRecord record, SourceFate pdf) {
        Path source = corpus.folder().resolve(record.sourcePdf());
        try {
            PictureCache.delete(corpus.folder(), record.sha256());
            switch (pdf) {
                case KEEP -> {
                    if (Files.exists(source)) {
                        new RemovedFiles(corpus.folder()).add(record.sha256());
                    }
                }
                case DELETE -> Files.deleteIfExists(source);
            }
        } catch (IOException e) {
            throw new StoreException(
                    record.docId() + " cannot be removed wholly: " + e.getMessage(), e);
        }
    }
}
