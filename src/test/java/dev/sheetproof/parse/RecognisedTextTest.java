package dev.sheetproof.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.model.TextSource;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecognisedTextTest {

    private static final PageNumber PAGE = new PageNumber(1);

    private static RecognisedLine line(double y, String text, double confidence) {
        float[] starts = new float[text.length()];
        float[] ends = new float[text.length()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = 50 + 6 * i;
            ends[i] = starts[i] + 5;
        }
        return new RecognisedLine(
                text,
                new PageBox(50, y, 50 + 6 * text.length(), y + 10),
                0,
                CharEdges.of(starts, ends),
                10,
                false,
                confidence);
    }

    private static RecognisedPage read(RecognisedLine... lines) {
        return new RecognisedPage(
                PAGE,
                "ocr 1",
                List.of(lines),
                List.of(new Rule(true, 90, 50, 300, 1, 0)),
                List.of(new Stroke(new PageBox(300, 300, 330, 330), 2, true, true)),
                0);
    }

    private static ParsedPage page(PageStatus status, PageGraphics graphics) {
        PageInfo info =
                new PageInfo(
                        PAGE,
                        status,
                        status == PageStatus.OK ? "" : "a scan",
                        TextSource.NONE,
                        new PageFrame(0, 0, 600, 800, 0, 1),
                        0,
                        0,
                        0,
                        0,
                        graphics.images().size(),
                        0);
        return new ParsedPage(info, List.of(), graphics, List.of());
    }

    private static PageGraphics scan() {
        return new PageGraphics(
                List.of(),
                List.of(),
                List.of(),
                List.of(
                        new PlacedImage(
                                PAGE, 0, new PageBox(0, 0, 600, 400), 1600, 1100, "image")));
    }

    @Test
    void aScanGetsItsLinesInReadingOrderAndTheDrawingOfItsPicture() {
        ParsedPage page =
                RecognisedText.on(
                        page(PageStatus.NO_TEXT, scan()),
                        read(
                                line(140, "third", 1),
                                line(100, "first", 0.8),
                                line(120, "second", 1)));
        assertEquals(PageStatus.OK, page.info().status());
        assertEquals(TextSource.OCR, page.info().textSource());
        assertTrue(page.info().reason().contains("1 line is doubtful"), page.info().reason());
        assertEquals(
                List.of("first", "second", "third"),
                page.lines().stream().map(Line::text).toList());
        assertEquals(1, page.graphics().rules().size());
        assertEquals(1, page.graphics().strokes().size());
        assertEquals(PlacedImage.SCAN, page.graphics().images().getFirst().kind());
    }

    @Test
    void outlinedLettersLeaveTheDrawing() {
        Stroke letter = new Stroke(new PageBox(51, 101, 55, 109), 12, true, true);
        Stroke drawing = new Stroke(new PageBox(200, 300, 260, 360), 12, true, true);
        ParsedPage page =
                RecognisedText.on(
                        page(
                                PageStatus.NO_TEXT,
                                new PageGraphics(
                                        List.of(), List.of(), List.of(letter, drawing), List.of())),
                        read(line(100, "outlined", 1)));
        assertEquals(List.of(drawing), page.graphics().strokes());
        assertEquals(List.of(), page.graphics().rules());
    }

    @Test
    void aPageOnWhichNothingIsFoundKeepsItsStatusAndSaysSo() {
        ParsedPage page = RecognisedText.on(page(PageStatus.NO_TEXT, scan()), read());
        assertEquals(PageStatus.NO_TEXT, page.info().status());
        assertEquals("a scan; OCR finds no text", page.info().reason());
    }

    @Test
    void textThatTheRecogniserDoesNotBelieveIsLeftOut() {
        ParsedPage page =
                RecognisedText.on(page(PageStatus.NO_TEXT, scan()), read(line(100, "?!", 0.55)));
        assertEquals(PageStatus.NO_TEXT, page.info().status());
        assertEquals(List.of(), page.lines());
        assertTrue(page.info().reason().contains("55 % sure"), page.info().reason());
    }

    @Test
    void aBlankPageStaysBlank() {
        ParsedPage blank = page(PageStatus.OK, PageGraphics.EMPTY);
        assertEquals(PageStatus.OK, RecognisedText.on(blank, read()).info().status());
    }
}
