package dev.sheetproof.parse;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.OutlineItem;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.pdf.PdfMetadata;
import dev.sheetproof.work.CancelToken;
import java.util.List;

/// What parsing takes from a file.
interface PageSource {

    int pageCount();

    /// What was lost or repaired when the file was opened.
    List<String> problems();

    PageFrame frame(PageNumber page);

    /// The content of a page in its type units.
    PageContent read(PageNumber page, CancelToken cancel) throws PdfException;

    List<Link> links(PageNumber page) throws PdfException;

    List<OutlineItem> outline() throws PdfException;

    PdfMetadata metadata() throws PdfException;

    static PageSource of(PdfFile file) {
        return new PageSource() {
            @Override
            public int pageCount() {
                return file.pageCount();
            }

            @Override
            public List<String> problems() {
                return file.problems();
            }

            @Override
            public PageFrame frame(PageNumber page) {
                return file.frame(page);
            }

            @Override
            public PageContent read(PageNumber page, CancelToken cancel) throws PdfException {
                return file.readInTypeUnits(page, cancel);
            }

            @Override
            public List<Link> links(PageNumber page) throws PdfException {
                return file.links(page);
            }

            @Override
            public List<OutlineItem> outline() throws PdfException {
                return file.outline();
            }

            @Override
            public PdfMetadata metadata() throws PdfException {
                return file.metadata();
            }
        };
    }
}
