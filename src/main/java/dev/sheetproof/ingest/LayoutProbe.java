package dev.sheetproof.ingest;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.Optional;

/// Lays out a document of the corpus with any detector, without storing anything: for looking and
/// comparing. Safe for several threads.
public interface LayoutProbe {

    /// @param page the page wanted; empty for all of them
    /// @param password opens the PDF where it needs one
    /// @return the layouts in page order
    /// @throws PdfException when the PDF is gone or cannot be read
    /// @throws dev.sheetproof.layout.LayoutModelException when the choice's model cannot be used
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    List<PageLayout> layouts(
            DocumentRecord document,
            Optional<PageNumber> page,
            DetectorChoice choice,
            Optional<String> password,
            CancelToken cancel)
            throws PdfException;
}
