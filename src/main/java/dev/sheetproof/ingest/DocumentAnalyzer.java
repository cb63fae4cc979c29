package dev.sheetproof.ingest;

import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;

/// Runs the stages parse, detect and group over files. Safe for as many threads at once as it was
/// opened for.
public interface DocumentAnalyzer extends AutoCloseable {

    /// The rows of a readable file. Pages that cannot be read are among them, failed with a reason.
    ///
    /// @throws PdfException when no page of it can be read
    /// @throws AnalysisException when a stage broke or ran out of time or memory
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    StoredDocument analyze(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException;

    /// Lets go of what it holds, at once.
    @Override
    void close();

    /// Opens analyzers, one for each ingestion.
    interface Opener {

        /// @param threads how many documents will be analysed at once
        DocumentAnalyzer open(int threads);
    }
}
