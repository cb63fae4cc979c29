package dev.sheetproof.ingest;

import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DocumentStore;
import dev.sheetproof.store.VectorStore;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;

/// Takes PDFs into a corpus: parse, detect, group, embed, store, index. Documents are worked on
/// side by side and written one after the other.
public final class DocumentIngester implements Ingester {

    private final Corpus corpus;

    /// The parts of one corpus that are written.
    ///
    /// @param folder absolute path of the corpus folder
    /// @param analyzers run the stages that make rows; with the same stamp as `stages`
    public record Corpus(
            Path folder,
            DocumentStore store,
            VectorStore vectors,
            ChunkIndex index,
            Stages stages,
            DocumentAnalyzer.Opener analyzers,
            CorpusLock lock) {}

    public DocumentIngester(Corpus corpus) {
        this.corpus = corpus;
    }

    @Override
    public IngestReport run(IngestRequest request, CancelToken cancel, IngestListener listener) {
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            return new IngestRun(corpus, request, cancel, listener).run();
        }
    }
}
