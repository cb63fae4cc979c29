package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Draws pages of PDF files and reads the pictures.
public final class PdfPageRecogniser implements PageRecogniser {

    private final OcrEngine engine;

    /// @param engine stays the caller's to close
    public PdfPageRecogniser(OcrEngine engine) {
        this.engine = engine;
    }

    @Override
    public String stamp() {
        return engine.stamp();
    }

    @Override
    public RecognisedPage recognise(
            Path file,
            Optional<String> password,
            PageNumber page,
            CancelToken cancel,
            Progress progress)
            throws PdfException {
        try (PdfFile pdf = PdfFile.open(file, password)) {
            progress.report(OcrEngine.STAGE, 0, 0);
            PageRaster picture = pdf.render(page, pdf.frame(page).bounds(), OcrEngine.DPI, cancel);
            return engine.recognise(page, picture, cancel, progress);
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw new PdfException(
                    PdfException.Kind.DAMAGED, file, "cannot be closed: " + e.getMessage(), e);
        }
    }
}
