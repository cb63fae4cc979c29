package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Glyph boxes against the ink that PDFBox's own renderer leaves, and against poppler where it is
/// installed.
final class GlyphPlacementTest {

    private static final PageNumber FIRST = new PageNumber(1);
    private static final double SIZE = 24;

    /// Pixels per user space unit.
    private static final int SCALE = 4;

    /// What a page looks like.
    ///
    /// @param turned true when the text itself runs upwards
    record Layout(int rotation, double x, double y, double userUnit, boolean turned) {}

    @TempDir private Path folder;

    static Stream<Layout> layouts() {
        List<Layout> layouts = new ArrayList<>();
        double[][] origins = {{0, 0}, {36.5, 72.25}, {-38, -109}, {14_000, -9_000}};
        for (int rotation : new int[] {0, 90, 180, 270}) {
            for (double[] origin : origins) {
                for (double unit : new double[] {1, 2.5}) {
                    layouts.add(new Layout(rotation, origin[0], origin[1], unit, false));
                }
            }
            layouts.add(new Layout(rotation, 36.5, 72.25, 2.5, true));
        }
        return layouts.stream();
    }

    /// A single capital H, which fills its box from the baseline to the height of capitals.
    private Path fixture(Layout layout, String text) throws IOException {
        double x = layout.x + 120;
        double y = layout.y + 250;
        String matrix = layout.turned ? "0 1 -1 0" : "1 0 0 1";
        String content =
                String.format(
                        Locale.ROOT,
                        "BT /F1 %s Tf %s %s %s Tm (%s) Tj ET",
                        SIZE,
                        matrix,
                        x,
                        y,
                        text);
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page(
                    new PDRectangle((float) layout.x, (float) layout.y, 300, 400),
                    layout.rotation,
                    layout.userUnit,
                    content);
            return fixture.save(folder);
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void boxesLieWhereTheInkIs(Layout layout) throws IOException {
        Path file = fixture(layout, "H");
        PageBox ink = ink(file, layout.userUnit);
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            Glyph glyph = pdf.read(FIRST).glyphs().getFirst();
            double unit = layout.userUnit;
            assertEquals("H", glyph.text());
            assertEquals(SIZE * unit, glyph.sizePt(), 1e-3);
            // Helvetica: H has bearings of .077 em on both sides, stands on the baseline and is
            // about .7 em high.
            double radians = Math.toRadians(glyph.angle());
            double ux = Math.cos(radians);
            double uy = Math.sin(radians);
            double em = SIZE * unit;
            PageBox expected =
                    PageBox.of(
                            glyph.baselineX() + 0.077 * em * ux,
                            glyph.baselineY() + 0.077 * em * uy,
                            glyph.baselineX() + 0.645 * em * ux + 0.7 * em * uy,
                            glyph.baselineY() + 0.645 * em * uy - 0.7 * em * ux);
            double tolerance = 0.5 * unit;
            assertEquals(expected.x0(), ink.x0(), tolerance, "left");
            assertEquals(expected.y0(), ink.y0(), tolerance, "top");
            assertEquals(expected.x1(), ink.x1(), tolerance, "right");
            assertEquals(expected.y1(), ink.y1(), tolerance, "bottom");
            assertTrue(
                    glyph.box().inflate(tolerance).contains(ink), glyph.box() + " around " + ink);
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void ourPicturesShowTheInkInTheBox(Layout layout) throws IOException {
        Path file = fixture(layout, "H");
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            PageBox box = pdf.read(FIRST).glyphs().getFirst().box().inflate(1);
            PageRaster all = pdf.render(FIRST, pdf.frame(FIRST).bounds(), 72, new CancelToken());
            assertEquals(Math.ceil(pdf.frame(FIRST).widthPt() - 1e-6), all.widthPx());
            PageRaster region = pdf.render(FIRST, box, 144, new CancelToken());
            long dark = darkPixels(region);
            assertTrue(dark > 50, "no ink in " + box + ": " + dark);
            PageRaster doubled =
                    pdf.render(FIRST, pdf.frame(FIRST).bounds(), 144, new CancelToken());
            assertEquals(
                    (double) darkPixels(doubled),
                    (double) dark,
                    dark * 0.05,
                    "ink outside of the box");
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void popplerSeesTheSameWord(Layout layout) throws IOException, InterruptedException {
        Path file = fixture(layout, "Sheetproof");
        Path out = folder.resolve("words.html");
        Process process;
        try {
            process =
                    new ProcessBuilder(
                                    "pdftotext",
                                    "-bbox",
                                    "-cropbox",
                                    file.toString(),
                                    out.toString())
                            .start();
        } catch (IOException e) {
            abort("pdftotext of poppler is not installed: " + e.getMessage());
            return;
        }
        assertEquals(0, process.waitFor());
        Matcher word =
                Pattern.compile(
                                "xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">Sheetproof")
                        .matcher(Files.readString(out, StandardCharsets.UTF_8));
        assertTrue(word.find(), "poppler found no word");
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            PageBox ours =
                    PageBox.enclosing(pdf.read(FIRST).glyphs().stream().map(Glyph::box).toList());
            // Poppler knows nothing of UserUnit.
            double unit = layout.userUnit;
            boolean upright = ours.width() > ours.height();
            double along = 0.5;
            double across = 2;
            assertEquals(
                    Double.parseDouble(word.group(1)),
                    ours.x0() / unit,
                    upright ? along : across,
                    "left");
            assertEquals(
                    Double.parseDouble(word.group(2)),
                    ours.y0() / unit,
                    upright ? across : along,
                    "top");
            assertEquals(
                    Double.parseDouble(word.group(3)),
                    ours.x1() / unit,
                    upright ? along : across,
                    "right");
            assertEquals(
                    Double.parseDouble(word.group(4)),
                    ours.y1() / unit,
                    upright ? across : along,
                    "bottom");
        }
    }

    private static long darkPixels(PageRaster raster) {
        long dark = 0;
        for (int p : raster.argbPre()) {
            dark += (p & 0xFF) < 128 ? 1 : 0;
        }
        return dark;
    }

    /// The bounds of what is dark, in points of the displayed page.
    private static PageBox ink(Path file, double userUnit) throws IOException {
        BufferedImage image;
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
            image = new PDFRenderer(document).renderImage(0, SCALE);
        }
        int x0 = Integer.MAX_VALUE;
        int y0 = Integer.MAX_VALUE;
        int x1 = -1;
        int y1 = -1;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if ((image.getRGB(x, y) & 0xFF) < 128) {
                    x0 = Math.min(x0, x);
                    y0 = Math.min(y0, y);
                    x1 = Math.max(x1, x + 1);
                    y1 = Math.max(y1, y + 1);
                }
            }
        }
        assertTrue(x1 > x0, "the renderer left no ink");
        double points = userUnit / SCALE;
        return new PageBox(x0 * points, y0 * points, x1 * points, y1 * points);
    }
}
