package dev.sheetproof.layout;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;

/// Pictures of the pages of one document, for detectors that look. Nothing is opened or drawn
/// before the first picture is asked for. Used by one thread.
public interface PagePictures extends AutoCloseable {

    /// Pictures of a document of which only the tables are at hand: there are none.
    PagePictures NONE =
            new PagePictures() {
                @Override
                public PagePicture picture(PageNumber page, double pxPerPt, CancelToken cancel)
                        throws PagePictureException {
                    throw new PagePictureException("there is no PDF to draw page " + page + " of");
                }

                @Override
                public void close() {
                    // Nothing was opened.
                }
            };

    /// Draws a page.
    ///
    /// @param pxPerPt wanted scale; a page so large that the picture would not fit into memory
    ///   comes smaller
    /// @throws PagePictureException when it cannot be drawn
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    PagePicture picture(PageNumber page, double pxPerPt, CancelToken cancel)
            throws PagePictureException;

    @Override
    void close();
}
