package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.ocr.OcrException;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.Optional;

/// Reads the text in the picture of a page. Deterministic, and safe for several threads.
public interface PageRecogniser {

    /// Where nothing recognises.
    PageRecogniser NONE =
            new PageRecogniser() {
                @Override
                public String stamp() {
                    return "no ocr";
                }

                @Override
                public RecognisedPage recognise(
                        Path file,
                        Optional<String> password,
                        PageNumber page,
                        CancelToken cancel,
                        Progress progress) {
                    throw new OcrException("there is no OCR here");
                }
            };

    /// Name and version: pages read under another stamp are stale.
    String stamp();

    /// @param password tried when the file needs one
    /// @param progress told `ocr`, lines read and lines in all
    /// @throws PdfException when the page cannot be drawn
    /// @throws OcrException when the models are missing or fail
    /// @throws IndexOutOfBoundsException when the file has no such page
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    RecognisedPage recognise(
            Path file,
            Optional<String> password,
            PageNumber page,
            CancelToken cancel,
            Progress progress)
            throws PdfException;
}
