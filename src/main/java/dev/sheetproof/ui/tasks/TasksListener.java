package dev.sheetproof.ui.tasks;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;

/// Hears, on the window's thread, what ingestion does to a corpus.
public interface TasksListener {

    /// Some documents have come in; more may follow.
    void changed(OpenCorpus corpus);

    /// A request is done.
    void finished(OpenCorpus corpus, IngestRequest request, IngestReport report);

    /// The corpus itself could not be written.
    void failed(OpenCorpus corpus, RuntimeException failure);
}
