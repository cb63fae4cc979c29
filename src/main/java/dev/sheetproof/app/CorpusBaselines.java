package dev.sheetproof.app;

import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.evaluation.BaselineParts;
import dev.sheetproof.evaluation.DuplicatesByConfidence;
import dev.sheetproof.evidence.EvidenceAssembler;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.ingest.CorpusLock;
import dev.sheetproof.ingest.DocumentIngester;
import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.StagedAnalyzer;
import dev.sheetproof.ingest.Stages;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.search.HybridSearcher;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.PassageIndex;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.lucene.LuceneChunkIndex;
import dev.sheetproof.store.lucene.LucenePassageIndex;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// Baselines of a corpus in temporary folders.
final class CorpusBaselines implements BaselineParts {

    private final DocumentIngester.Corpus corpus;
    private final EvidenceSource evidence;

    CorpusBaselines(DocumentIngester.Corpus corpus, EvidenceSource evidence) {
        this.corpus = corpus;
        this.evidence = evidence;
    }

    /// A folder that is deleted with what was made in it.
    private record Temporary(Path folder) {

        static Temporary create() {
            try {
                return new Temporary(Files.createTempDirectory("sheetproof-eval-"));
            } catch (IOException e) {
                throw new StoreException("a temporary folder cannot be made: " + e.getMessage(), e);
            }
        }

        void delete() {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            } catch (IOException e) {
                throw new StoreException(
                        "the temporary folder " + folder + " cannot be deleted: " + e.getMessage(),
                        e);
            }
        }
    }

    @Override
    public PassageIndex passages(PassageIndex.Tokens tokens) {
        Temporary temporary = Temporary.create();
        PassageIndex index = LucenePassageIndex.create(temporary.folder(), tokens);
        return new PassageIndex() {
            @Override
            public void add(Passage passage, String text) {
                index.add(passage, text);
            }

            @Override
            public void commit() {
                index.commit();
            }

            @Override
            public List<Passage> best(String query, int limit) {
                return index.best(query, limit);
            }

            @Override
            public void close() {
                try {
                    index.close();
                } finally {
                    temporary.delete();
                }
            }
        };
    }

    private record Otherwise(Searcher searcher, EvidenceSource evidence, List<Runnable> closing)
            implements Variant {

        @Override
        public void close() {
            closing.forEach(Runnable::run);
        }
    }

    @Override
    public Variant withoutGrams() {
        ChunkIndex index =
                LuceneChunkIndex.openWithoutGrams(corpus.folder().resolve("data").resolve("index"));
        return new Otherwise(
                new HybridSearcher(index, corpus.store(), Optional.empty()),
                evidence,
                List.of(index::close));
    }

    @Override
    public Variant duplicatesByConfidence(CancelToken cancel, Progress progress) {
        Temporary temporary = Temporary.create();
        Path data = temporary.folder().resolve("data");
        SqliteDocumentStore store = SqliteDocumentStore.open(data.resolve("corpus.db"));
        LuceneChunkIndex index = LuceneChunkIndex.open(data.resolve("index"));
        Variant variant =
                new Otherwise(
                        new HybridSearcher(index, store, Optional.empty()),
                        new EvidenceAssembler(store, temporary.folder()),
                        List.of(index::close, store::close, temporary::delete));
        boolean made = false;
        try {
            Stages stages = corpus.stages();
            TextEmbedder none = new NoEmbedder();
            LayoutDetector byConfidence = new DuplicatesByConfidence(stages.detector());
            new DocumentIngester(
                            new DocumentIngester.Corpus(
                                    temporary.folder(),
                                    store,
                                    store,
                                    corpus.recognitions(),
                                    corpus.skips(),
                                    index,
                                    new Stages(
                                            stages.reader(), byConfidence, stages.grouper(), none),
                                    (analyzed, _) -> new StagedAnalyzer(analyzed),
                                    new CorpusLock(data),
                                    corpus.passwords()),
                            _ -> byConfidence)
                    .run(
                            new IngestRequest(
                                    List.of(corpus.folder().resolve("pdf")),
                                    Runtime.getRuntime().availableProcessors(),
                                    Optional.empty()),
                            cancel,
                            new Counting(progress));
            cancel.throwIfCancelled();
            made = true;
            return variant;
        } finally {
            if (!made) {
                variant.close();
            }
        }
    }

    /// Tells how many documents were read again.
    private static final class Counting implements IngestListener {

        private final Progress progress;
        private final AtomicInteger done = new AtomicInteger();
        private volatile int total;

        Counting(Progress progress) {
            this.progress = progress;
        }

        @Override
        public void found(List<Path> files) {
            total = files.size();
        }

        @Override
        public void progress(Path file, String stage, long steps, long all) {
            progress.report("by confidence, documents", done.get(), total);
        }

        @Override
        public void finished(IngestedDocument document) {
            done.incrementAndGet();
        }
    }
}
