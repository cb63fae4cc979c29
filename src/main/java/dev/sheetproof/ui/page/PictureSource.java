package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;

/// Draws pages. Called by one worker at a time.
public interface PictureSource {

    /// @throws PdfException when the file is gone or the page cannot be drawn
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    PageRaster draw(PictureRequest request, CancelToken cancel) throws PdfException;

    /// Whether the file could be opened, so that a page that cannot be drawn is alone in that.
    default boolean isOpen(Path pdf) {
        return false;
    }
}
