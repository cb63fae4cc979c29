package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The whole way from a picture to lines, on a strip of a demo datasheet so that it takes a second.
final class OcrEngineTest {

    private static final Path PDF = Path.of("corpora", "demo", "pdf", "clx-32.pdf");
    private static final PageNumber FIRST = new PageNumber(1);

    private static final double TOP = 30;

    private static PageRaster strip() throws Exception {
        try (PdfFile pdf = PdfFile.open(PDF, Optional.empty())) {
            PageBox bounds = pdf.frame(FIRST).bounds();
            PageBox strip = new PageBox(0, TOP, bounds.x1(), TOP + 80);
            return pdf.render(FIRST, strip, OcrEngine.DPI, new CancelToken());
        }
    }

    private static RecognisedPage read(PageRaster picture) {
        try (OcrEngine engine = new OcrEngine()) {
            return engine.recognise(FIRST, picture, new CancelToken(), Progress.SILENT);
        }
    }

    private static String text(RecognisedPage page) {
        StringBuilder text = new StringBuilder();
        page.lines().forEach(line -> text.append(line.text()).append('\n'));
        return text.toString();
    }

    @Test
    void theTextOfAPictureIsReadWithItsPlaces() throws Exception {
        RecognisedPage page = read(strip());
        RecognisedLine part =
                page.lines().stream()
                        .filter(line -> line.text().contains("CLX-32"))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(text(page)));
        assertEquals(0, part.direction());
        assertTrue(part.confidence() > 0.9, part.toString());
        assertEquals(0, page.tiltDegrees());
        int at = part.text().indexOf("CLX-32");
        try (PdfFile pdf = PdfFile.open(PDF, Optional.empty())) {
            Line own =
                    new DocumentParser()
                                    .parse(pdf, new CancelToken(), Progress.SILENT)
                                    .page(FIRST)
                                    .lines()
                                    .stream()
                                    .filter(line -> line.text().contains("CLX-32"))
                                    .filter(
                                            line ->
                                                    Math.abs(
                                                                    line.box().y0()
                                                                            - TOP
                                                                            - part.box().y0())
                                                            < 5)
                                    .findFirst()
                                    .orElseThrow();
            int there = own.text().indexOf("CLX-32");
            PageBox drawn = own.boxOf(there, there + 6);
            assertEquals(drawn.x0(), part.edges().start(at), 1.5);
            assertEquals(drawn.x1(), part.edges().end(at + 5), 1.5);
            assertEquals(own.style().sizePt(), part.sizePt(), 1);
        }
    }

    @Test
    void aPageThatLiesOnItsSideIsTurnedUpright() throws Exception {
        PageRaster upright = strip();
        for (int quarters : new int[] {1, 2}) {
            RecognisedPage page = read(turned(upright, quarters));
            RecognisedLine part =
                    page.lines().stream()
                            .filter(line -> line.text().contains("CLX-32"))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(text(page)));
            assertEquals(90 * quarters, part.direction(), quarters + " quarters");
        }
    }

    private static PageRaster turned(PageRaster upright, int quarters) {
        int[] from = upright.argbPre();
        int w = upright.widthPx();
        int h = upright.heightPx();
        int[] to = new int[from.length];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int at = quarters == 1 ? x * h + (h - 1 - y) : (h - 1 - y) * w + (w - 1 - x);
                to[at] = from[y * w + x];
            }
        }
        return quarters == 1
                ? new PageRaster(h, w, to, upright.dpi())
                : new PageRaster(w, h, to, upright.dpi());
    }

    @Test
    void anEmptyPageHasNoText() {
        int[] white = new int[400 * 300];
        java.util.Arrays.fill(white, 0xFFFFFFFF);
        RecognisedPage page = read(new PageRaster(400, 300, white, OcrEngine.DPI));
        assertEquals(0, page.lines().size());
        assertEquals(0, page.confidence());
    }

    @Test
    void aCancelledReadingStops() throws Exception {
        PageRaster picture = strip();
        CancelToken cancel = new CancelToken();
        cancel.cancel();
        try (OcrEngine engine = new OcrEngine()) {
            assertThrows(
                    CancelledException.class,
                    () -> engine.recognise(FIRST, picture, cancel, Progress.SILENT));
        }
    }
}
