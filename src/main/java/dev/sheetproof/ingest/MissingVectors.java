package dev.sheetproof.ingest;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.util.List;
import java.util.concurrent.ExecutorService;

/// Makes the vectors that stored chunks lack, document by document: what was made before a stop is
/// kept.
final class MissingVectors {

    private MissingVectors() {}

    /// @param maker whose vectors are wanted
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    static void make(
            DocumentIngester.Corpus corpus,
            VectorMaker maker,
            CancelToken cancel,
            Progress progress) {
        String fingerprint = maker.fingerprint();
        int all = corpus.store().chunkCount();
        ExecutorService embedding =
                Workers.pool("embed", Runtime.getRuntime().availableProcessors());
        try {
            int before = 0;
            for (DocumentRecord record : corpus.store().documents()) {
                cancel.throwIfCancelled();
                String docId = record.docId();
                if (record.chunks() > 0 && corpus.vectors().vectors(docId, fingerprint).isEmpty()) {
                    int start = before;
                    List<ChunkVectors> made =
                            maker.vectors(
                                    corpus.store().chunks(docId).stream()
                                            .map(StoredChunk::chunk)
                                            .toList(),
                                    embedding,
                                    cancel,
                                    (stage, done, _) -> progress.report(stage, start + done, all));
                    corpus.vectors().putVectors(docId, fingerprint, made);
                }
                before += record.chunks();
            }
        } finally {
            embedding.shutdown();
        }
    }
}
