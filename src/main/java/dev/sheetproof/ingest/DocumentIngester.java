package dev.sheetproof.ingest;

import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.LayoutDetectors;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DocumentPasswords;
import dev.sheetproof.store.DocumentStore;
import dev.sheetproof.store.RecognitionStore;
import dev.sheetproof.store.SkipStore;
import dev.sheetproof.store.VectorStore;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;

/// Takes PDFs into a corpus: parse, detect, group, embed, store, index. Documents are worked on
/// side by side and written one after the other.
public final class DocumentIngester implements Ingester {

    private final Corpus corpus;
    private final LayoutDetectors detectors;

    /// The parts of one corpus that are written.
    ///
    /// @param folder absolute path of the corpus folder
    /// @param analyzers open what runs the stages that make rows
    /// @param passwords of its encrypted documents
    public record Corpus(
            Path folder,
            DocumentStore store,
            VectorStore vectors,
            RecognitionStore recognitions,
            SkipStore skips,
            ChunkIndex index,
            Stages stages,
            DocumentAnalyzer.Opener analyzers,
            CorpusLock lock,
            DocumentPasswords passwords) {

        /// The same with another index.
        public Corpus with(ChunkIndex other) {
            return new Corpus(
                    folder,
                    store,
                    vectors,
                    recognitions,
                    skips,
                    other,
                    stages,
                    analyzers,
                    lock,
                    passwords);
        }

        Corpus detecting(LayoutDetector detector) {
            return new Corpus(
                    folder,
                    store,
                    vectors,
                    recognitions,
                    skips,
                    index,
                    stages.detecting(detector),
                    analyzers,
                    lock,
                    passwords);
        }
    }

    /// @param detectors makes what a request chooses
    public DocumentIngester(Corpus corpus, LayoutDetectors detectors) {
        this.corpus = corpus;
        this.detectors = detectors;
    }

    @Override
    public IngestReport run(
            IngestRequest request, CancelToken cancel, IngestListener listener, IngestPace pace) {
        Corpus detecting = corpus.detecting(detectors.of(request.detector()));
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            return new IngestRun(detecting, request, cancel, listener, pace).run();
        }
    }
}
