package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;

/// Draws pages. Called by one worker at a time.
public interface PictureSource {

    /// @throws PdfException when the file is gone or the page cannot be drawn
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    PageRaster draw(PictureRequest request, CancelToken cancel) throws PdfException;
}
