package dev.sheetproof.pdf;

import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;

/// Reads what is drawn on a page.
final class PageReader {

    private final PDDocument document;

    PageReader(PDDocument document) {
        this.document = document;
    }

    PageContent read(PDPage page, PageNumber number, PageFrame frame, CancelToken cancel) throws IOException {
        cancel.throwIfCancelled();
        return new PageContent(frame, List.of(), List.of(), PageGraphics.EMPTY, 0, List.of());
    }
}
