package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rendering, regions, annotations over pictures, and PNG.
final class PictureTest {

    private static final PageNumber FIRST = new PageNumber(1);
    private static final int RED = 0xFFFF0000;

    @TempDir private Path folder;

    @Test
    void aRegionShowsWhatTheWholePageShowsThere() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page(
                    new PDRectangle(-38, 20, 300, 400),
                    90,
                    1,
                    "1 0 0 rg 0 100 40 30 re f 0 0 1 RG 2 w 0 0 m 250 380 l S BT /F1 20 Tf 60 200 Td (Part) Tj ET");
            try (PdfFile pdf = fixture.open(folder)) {
                PageRaster all =
                        pdf.render(FIRST, pdf.frame(FIRST).bounds(), 72, new CancelToken());
                for (PageBox tile :
                        List.of(new PageBox(0, 0, 200, 150), new PageBox(200, 150, 400, 300))) {
                    PageRaster part = pdf.render(FIRST, tile, 72, new CancelToken());
                    int differing = 0;
                    for (int y = 0; y < part.heightPx(); y++) {
                        for (int x = 0; x < part.widthPx(); x++) {
                            int a = part.argbPre()[y * part.widthPx() + x];
                            int b =
                                    all.argbPre()[
                                            ((int) tile.y0() + y) * all.widthPx()
                                                    + (int) tile.x0()
                                                    + x];
                            differing += a == b ? 0 : 1;
                        }
                    }
                    assertTrue(differing < 20, differing + " pixels of " + tile + " differ");
                }
            }
        }
    }

    @Test
    void aPictureThatWouldBeTooLargeComesAtALowerResolution() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page("");
            try (PdfFile pdf = fixture.open(folder)) {
                PageRaster raster =
                        pdf.render(FIRST, pdf.frame(FIRST).bounds(), 2_400, new CancelToken());
                long pixels = (long) raster.widthPx() * raster.heightPx();
                assertTrue(pixels <= 16_010_000 && pixels > 15_500_000, pixels + " pixels");
                assertTrue(raster.dpi() < 2_400);
                assertEquals(300 * raster.dpi() / 72, raster.widthPx(), 1);
                assertThrows(
                        IllegalArgumentException.class,
                        () -> pdf.render(FIRST, new PageBox(5, 5, 5, 9), 72, new CancelToken()));
            }
        }
    }

    @Test
    void aScanShrinksByMeansNotByLeavingOut() throws IOException {
        BufferedImage stripes = new BufferedImage(3_000, 4_000, BufferedImage.TYPE_BYTE_GRAY);
        for (int y = 0; y < 4_000; y++) {
            for (int x = 0; x < 3_000; x++) {
                stripes.getRaster().setSample(x, y, 0, x % 10 == 0 ? 0 : 255);
            }
        }
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page("");
            PDImageXObject image = LosslessFactory.createFromImage(fixture.document(), stripes);
            try (PDPageContentStream content = new PDPageContentStream(fixture.document(), page)) {
                content.drawImage(image, 0, 0, 300, 400);
            }
            try (PdfFile pdf = fixture.open(folder)) {
                PageRaster raster =
                        pdf.render(FIRST, pdf.frame(FIRST).bounds(), 72, new CancelToken());
                int middle = raster.argbPre()[200 * raster.widthPx() + 150] & 0xFF;
                assertEquals(229, middle, 4, "nine of ten columns are white");
            }
        }
    }

    @Test
    void marksVeilsAndNumbersAreDrawnInPagePoints() {
        int[] white = new int[200 * 200];
        java.util.Arrays.fill(white, 0xFFFFFFFF);
        PageBox region = new PageBox(50, 50, 150, 150);
        PageRaster page = new PageRaster(200, 200, white, 144);
        PageRaster marked =
                PageAnnotator.over(page, region)
                        .marks(
                                List.of(
                                        new PageAnnotator.Mark(
                                                new PageBox(60, 80, 100, 100),
                                                0xFF0000,
                                                "table",
                                                false,
                                                0)))
                        .raster();
        assertEquals(RED, marked.argbPre()[(100 - 50) * 2 * 200 + (80 - 50) * 2], "lower edge");
        assertEquals(0xFFFFFFFF, marked.argbPre()[(90 - 50) * 2 * 200 + (80 - 50) * 2], "inside");
        assertEquals(0xFFFFFFFF, white[(100 - 50) * 2 * 200 + 60], "the source stays as it was");
        PageRaster faded =
                PageAnnotator.over(marked, region)
                        .fadeOutside(List.of(new PageBox(50, 50, 60, 60)), 1)
                        .raster();
        assertEquals(0xFFFFFFFF, faded.argbPre()[(100 - 50) * 2 * 200 + (80 - 50) * 2], "veiled");
        PageRaster ordered =
                PageAnnotator.over(page, region)
                        .order(
                                List.of(
                                        new PageBox(60, 60, 80, 80),
                                        new PageBox(100, 120, 120, 140)),
                                0x0000FF)
                        .raster();
        assertEquals(0xFF0000FF, ordered.argbPre()[(65 - 50) * 2 * 200 + (70 - 50) * 2], "badge");
    }

    @Test
    void pngKeepsEveryPixelAndTheResolution() throws IOException {
        int[] argb = {0xFF000000, 0xFF123456, 0xFFFFFFFF, 0x80800000, 0, RED};
        byte[] png = PngWriter.bytes(new PageRaster(3, 2, argb, 200));
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(3, image.getWidth());
        assertEquals(0xFF123456, image.getRGB(1, 0));
        assertEquals(0xFFFF7F7F, image.getRGB(0, 1), "half of red over white");
        assertEquals(0xFFFFFFFF, image.getRGB(1, 1));
        assertEquals(RED, image.getRGB(2, 1));
        assertArrayEquals(png, PngWriter.bytes(new PageRaster(3, 2, argb, 200)));
    }
}
