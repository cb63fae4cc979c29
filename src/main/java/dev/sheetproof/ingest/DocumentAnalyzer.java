package dev.sheetproof.ingest;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;

/// Runs the stages parse, detect and group over files. Safe for several threads at once.
public interface DocumentAnalyzer extends AutoCloseable {

    /// The rows of a readable file. Pages that cannot be read are among them, failed with a reason.
    ///
    /// @throws PdfException when no page of it can be read
    /// @throws AnalysisException when a stage broke or ran out of time or memory
    /// @throws dev.sheetproof.layout.LayoutModelException when the layout model is of no use
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    StoredDocument analyze(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException;

    /// Reads the text in the picture of a page.
    ///
    /// @param progress told `ocr`, lines read and lines in all
    /// @throws PdfException when the page cannot be drawn
    /// @throws AnalysisException when the recogniser broke or ran out of time or memory
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    RecognisedPage recognise(RecognitionOrder order, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException;

    /// Lets go of what it holds, at once.
    @Override
    void close();

    /// Opens analyzers, one for each ingestion.
    interface Opener {

        /// @param stages what is to be run
        /// @param detector the choice that the detector of `stages` was made for
        DocumentAnalyzer open(Stages stages, DetectorChoice detector);
    }
}
