package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;

/// Reads what a file draws on a page now.
@FunctionalInterface
public interface GlyphSource {

    /// @throws PdfException when the file is gone or the page cannot be read
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    PageContent read(Path pdf, PageNumber page, CancelToken cancel) throws PdfException;
}
