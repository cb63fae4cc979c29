package dev.sheetproof.app;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;

/// A page of a datasheet as a clean scanner would give it: one picture, and nothing else.
final class ScannedPage {

    static final double DPI = 200;

    private ScannedPage() {}

    /// The picture of a part of a page.
    static BufferedImage picture(PdfFile pdf, PageNumber page, PageBox part) throws PdfException {
        PageRaster raster = pdf.render(page, part, DPI, new CancelToken());
        BufferedImage image =
                new BufferedImage(raster.widthPx(), raster.heightPx(), BufferedImage.TYPE_INT_RGB);
        image.setRGB(
                0, 0, raster.widthPx(), raster.heightPx(), raster.argbPre(), 0, raster.widthPx());
        return image;
    }

    /// Writes a PDF of one page that has the size of the part in points and shows the picture.
    static void write(BufferedImage picture, PageBox part, Path file) throws IOException {
        float width = (float) part.width();
        float height = (float) part.height();
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(width, height));
            document.addPage(page);
            try (PDPageContentStream out = new PDPageContentStream(document, page)) {
                out.drawImage(
                        LosslessFactory.createFromImage(document, picture), 0, 0, width, height);
            }
            document.save(file.toFile());
        }
    }
}
