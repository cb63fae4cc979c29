package dev.sheetproof.ingest;

import dev.sheetproof.layout.LayoutDetectors;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.SortedSet;

/// Leaves pages of one corpus out and takes their documents in again.
public final class DocumentSkipping implements PageSkipping {

    private final DocumentIngester.Corpus corpus;
    private final Ingester ingester;

    /// @param detectors makes what a request chooses
    public DocumentSkipping(DocumentIngester.Corpus corpus, LayoutDetectors detectors) {
        this.corpus = corpus;
        this.ingester = new DocumentIngester(corpus, detectors);
    }

    @Override
    public SortedSet<PageNumber> skipped(String docId) {
        return corpus.skips().skipped(document(docId).sha256());
    }

    @Override
    public IngestReport skip(SkipRequest request, CancelToken cancel, IngestListener listener) {
        DocumentRecord record = document(request.docId());
        // A document that could not be read has no pages that could be counted.
        if (!request.pages().isEmpty() && request.pages().last().value() > record.pages()) {
            throw new IllegalArgumentException(
                    request.docId()
                            + " has "
                            + record.pages()
                            + " pages, no page "
                            + request.pages().last());
        }
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            corpus.skips().putSkipped(record.sha256(), request.pages());
        }
        return ingester.run(
                new IngestRequest(
                        List.of(corpus.folder().resolve(record.sourcePdf())),
                        1,
                        request.password(),
                        request.detector()),
                cancel,
                listener);
    }

    private DocumentRecord document(String docId) {
        return corpus.store()
                .document(docId)
                .orElseThrow(
                        () -> new IllegalArgumentException("the corpus has no document " + docId));
    }
}
