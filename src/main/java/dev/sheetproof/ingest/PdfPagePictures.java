package dev.sheetproof.ingest;

import dev.sheetproof.layout.PagePicture;
import dev.sheetproof.layout.PagePictureException;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Draws the pages of a PDF file, which is opened for the first picture.
final class PdfPagePictures implements PagePictures {

    private static final Logger LOG = System.getLogger(PdfPagePictures.class.getName());

    private static final int RGB = 0xFFFFFF;

    private final Path file;
    private final Optional<String> password;
    private @Nullable PdfFile open;

    PdfPagePictures(Path file, Optional<String> password) {
        this.file = file;
        this.password = password;
    }

    @Override
    public PagePicture picture(PageNumber page, double pxPerPt, CancelToken cancel)
            throws PagePictureException {
        try {
            PdfFile pdf = open;
            if (pdf == null) {
                pdf = PdfFile.open(file, password);
                open = pdf;
            }
            PageRaster raster =
                    pdf.render(
                            page,
                            pdf.frame(page).bounds(),
                            pxPerPt * PageFrame.POINTS_PER_INCH,
                            cancel);
            int[] rgb = raster.argbPre();
            for (int i = 0; i < rgb.length; i++) {
                // Pages are drawn on white: nothing shines through.
                rgb[i] &= RGB;
            }
            return new PagePicture(
                    raster.widthPx(), raster.heightPx(), rgb, PageFrame.pxPerPt(raster.dpi()));
        } catch (PdfException e) {
            throw new PagePictureException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public void close() {
        PdfFile pdf = open;
        open = null;
        if (pdf != null) {
            try {
                pdf.close();
            } catch (IOException e) {
                // It was only read from: there is nothing to lose.
                LOG.log(Level.DEBUG, () -> file + " cannot be closed", e);
            }
        }
    }
}
