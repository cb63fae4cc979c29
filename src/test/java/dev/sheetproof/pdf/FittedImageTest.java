package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.CCITTFactory;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Images that lie straight are shrunk before they are drawn: they must look as they did.
final class FittedImageTest {

    private static final PageNumber FIRST = new PageNumber(1);

    /// A page turned by so little, in parts of the length of an image, takes the long way.
    private static final float ASKEW = 0.004f;

    /// Largest mean difference of a value between both ways; edges are rounded to pixels.
    private static final double ALIKE = 6;

    private static final float[][] ORIENTATIONS = {
        {200, 0, 0, 150, 40, 40},
        {-200, 0, 0, 150, 240, 40},
        {200, 0, 0, -150, 40, 190},
        {-200, 0, 0, -150, 240, 190},
        {0, 200, 150, 0, 40, 40},
        {0, 200, -150, 0, 190, 40},
        {0, -200, 150, 0, 40, 240},
        {0, -200, -150, 0, 190, 240},
    };

    @TempDir private Path folder;

    private interface Maker {
        PDImageXObject make(PdfFixture fixture) throws IOException;
    }

    /// A quarter of it dark, one red, one with a slope, so that no orientation looks like another.
    private static BufferedImage drawn(int type) {
        BufferedImage image = new BufferedImage(480, 360, type);
        Graphics2D canvas = image.createGraphics();
        canvas.setColor(new Color(250, 250, 250));
        canvas.fillRect(0, 0, 480, 360);
        canvas.setColor(Color.BLACK);
        canvas.fillRect(0, 0, 200, 120);
        canvas.setColor(new Color(200, 30, 30));
        canvas.fillRect(280, 40, 80, 280);
        canvas.setColor(new Color(30, 60, 200));
        canvas.fillPolygon(new int[] {0, 240, 0}, new int[] {160, 360, 360}, 3);
        canvas.dispose();
        return image;
    }

    private static BufferedImage clear() {
        BufferedImage image = drawn(BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int rgb = image.getRGB(x, y) & 0xFFFFFF;
                image.setRGB(x, y, (x * 255 / image.getWidth()) << 24 | rgb);
            }
        }
        return image;
    }

    private PageRaster page(Maker maker, float[] at, float askew, int turn) throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page(new PDRectangle(0, 0, 280, 280), turn, 1, "");
            PDImageXObject image = maker.make(fixture);
            try (PDPageContentStream content = new PDPageContentStream(fixture.document(), page)) {
                content.setNonStrokingColor(new Color(0, 120, 60));
                content.drawImage(
                        image,
                        new Matrix(
                                at[0],
                                at[1] + askew * at[0],
                                at[2],
                                at[3] + askew * at[2],
                                at[4],
                                at[5]));
            }
            try (PdfFile pdf = fixture.open(folder)) {
                return pdf.render(FIRST, pdf.frame(FIRST).bounds(), 96, new CancelToken());
            }
        }
    }

    private static double difference(PageRaster a, PageRaster b) {
        assertEquals(a.argbPre().length, b.argbPre().length);
        long sum = 0;
        for (int i = 0; i < a.argbPre().length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                sum +=
                        Math.abs(
                                (a.argbPre()[i] >> shift & 0xFF)
                                        - (b.argbPre()[i] >> shift & 0xFF));
            }
        }
        return sum / 3.0 / a.argbPre().length;
    }

    private void looksAlikeBothWays(Maker maker) throws IOException {
        for (int i = 0; i < ORIENTATIONS.length; i++) {
            for (int turn : new int[] {0, 90}) {
                float[] at = ORIENTATIONS[i];
                double unlike = difference(page(maker, at, 0, turn), page(maker, at, ASKEW, turn));
                assertTrue(unlike < ALIKE, "orientation " + i + " at " + turn + "°: " + unlike);
            }
        }
    }

    @Test
    void aPhotographLooksTheSameHoweverItIsTurned() throws IOException {
        BufferedImage picture = drawn(BufferedImage.TYPE_INT_RGB);
        looksAlikeBothWays(f -> JPEGFactory.createFromImage(f.document(), picture, 0.9f));
    }

    @Test
    void aPictureWithTransparencyLooksTheSame() throws IOException {
        BufferedImage picture = clear();
        looksAlikeBothWays(f -> LosslessFactory.createFromImage(f.document(), picture));
    }

    @Test
    void aFaxLooksTheSame() throws IOException {
        BufferedImage picture = drawn(BufferedImage.TYPE_BYTE_BINARY);
        looksAlikeBothWays(f -> CCITTFactory.createFromImage(f.document(), picture));
    }

    @Test
    void aStencilPaintsWhatItPaintedBefore() throws IOException {
        BufferedImage picture = drawn(BufferedImage.TYPE_BYTE_BINARY);
        looksAlikeBothWays(
                f -> {
                    PDImageXObject image = CCITTFactory.createFromImage(f.document(), picture);
                    image.getCOSObject().setBoolean(COSName.IMAGE_MASK, true);
                    image.getCOSObject().removeItem(COSName.COLORSPACE);
                    return image;
                });
    }

    @Test
    void anImageOfWhichOnlyAPartIsInTheTileIsDrawnThere() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page(new PDRectangle(0, 0, 280, 280), 90, 1, "");
            PDImageXObject image =
                    LosslessFactory.createFromImage(
                            fixture.document(), drawn(BufferedImage.TYPE_INT_RGB));
            try (PDPageContentStream content = new PDPageContentStream(fixture.document(), page)) {
                content.drawImage(image, 40, 40, 200, 150);
            }
            try (PdfFile pdf = fixture.open(folder)) {
                PageRaster all =
                        pdf.render(FIRST, pdf.frame(FIRST).bounds(), 144, new CancelToken());
                PageBox tile = new PageBox(100, 60, 170, 220);
                PageRaster part = pdf.render(FIRST, tile, 144, new CancelToken());
                for (int y = 0; y < part.heightPx(); y++) {
                    for (int x = 0; x < part.widthPx(); x++) {
                        assertEquals(
                                all.argbPre()[(y + 120) * all.widthPx() + x + 200],
                                part.argbPre()[y * part.widthPx() + x],
                                "pixel " + x + "," + y);
                    }
                }
            }
        }
    }

    @Test
    void eachPixelIsTheMeanOfWhatItCovers() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            int sw = 1 + random.nextInt(150);
            int sh = 1 + random.nextInt(60);
            int w = 1 + random.nextInt(sw);
            int h = 1 + random.nextInt(sh);
            int x0 = random.nextInt(w);
            int y0 = random.nextInt(h);
            AreaMean.Window window =
                    new AreaMean.Window(
                            x0,
                            y0,
                            x0 + 1 + random.nextInt(w - x0),
                            y0 + 1 + random.nextInt(h - y0));
            boolean[][] bits = new boolean[sh][sw];
            for (boolean[] row : bits) {
                for (int x = 0; x < sw; x++) {
                    row[x] = random.nextBoolean();
                }
            }
            float[][] byBits = means(bits, w, h, window, true);
            float[][] byValues = means(bits, w, h, window, false);
            for (int y = 0; y < window.height(); y++) {
                for (int x = 0; x < window.width(); x++) {
                    double wanted = mean(bits, w, h, window.x0() + x, window.y0() + y);
                    String where = "seed " + seed + ", round " + round + " at " + x + "," + y;
                    assertEquals(wanted, byBits[y][x], 1e-3, where);
                    assertEquals(wanted, byValues[y][x], 1e-3, where);
                }
            }
        }
    }

    private static float[][] means(
            boolean[][] bits, int w, int h, AreaMean.Window window, boolean packed) {
        float[][] out = new float[window.height()][];
        int sw = bits[0].length;
        AreaMean mean =
                new AreaMean(
                        sw,
                        bits.length,
                        w,
                        h,
                        1,
                        window,
                        (y, means) -> out[y - window.y0()] = means.clone());
        for (boolean[] bit : bits) {
            if (!mean.wanted()) {
                mean.skip();
            } else if (packed) {
                byte[] row = new byte[(sw + 7) / 8 + AreaMean.BITS_AT_ONCE / 8];
                for (int x = 0; x < sw; x++) {
                    row[x / 8] |= (byte) (bit[x] ? 0x80 >> x % 8 : 0);
                }
                mean.addBits(row);
            } else {
                int[] row = new int[sw];
                for (int x = 0; x < sw; x++) {
                    row[x] = bit[x] ? 1 : 0;
                }
                mean.add(row);
            }
        }
        return out;
    }

    private static double mean(boolean[][] bits, int w, int h, int x, int y) {
        double across = (double) bits[0].length / w;
        double down = (double) bits.length / h;
        double sum = 0;
        for (int sy = 0; sy < bits.length; sy++) {
            double high = Math.min((y + 1) * down, sy + 1) - Math.max(y * down, sy);
            for (int sx = 0; sx < bits[0].length && high > 0; sx++) {
                double wide = Math.min((x + 1) * across, sx + 1) - Math.max(x * across, sx);
                sum += bits[sy][sx] && wide > 0 ? high * wide : 0;
            }
        }
        return sum / across / down;
    }
}
