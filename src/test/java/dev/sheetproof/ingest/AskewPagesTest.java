package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.TextSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class AskewPagesTest {

    private static final PageNumber PAGE = new PageNumber(1);

    private static AskewPages tilted(double degrees) {
        PageInfo info =
                new PageInfo(
                        PAGE,
                        PageStatus.OK,
                        "",
                        TextSource.OCR,
                        new PageFrame(0, 0, 600, 800, 0, 1),
                        1,
                        0,
                        0,
                        0,
                        1,
                        0);
        DocumentSummary summary =
                new DocumentSummary(
                        1,
                        "",
                        "",
                        "",
                        DocumentSummary.ContentType.SCANNED,
                        List.of(),
                        "",
                        List.of(),
                        0,
                        0,
                        List.of());
        ParsedDocument parsed =
                new ParsedDocument(
                        summary,
                        List.of(new ParsedPage(info, List.of(), PageGraphics.EMPTY, List.of())),
                        List.of(),
                        List.of(),
                        List.of());
        return new AskewPages(
                parsed,
                new TreeMap<>(
                        Map.of(
                                PAGE,
                                new RecognisedPage(
                                        PAGE, "ocr 1", List.of(), List.of(), List.of(), degrees))));
    }

    private static PageBox back(AskewPages pages, PageBox box) {
        Cell cell = new Cell(PAGE, 0, 0, 0, 1, 1, box, "", "", "", false);
        return pages.cells(List.of(cell)).getFirst().box();
    }

    @Test
    void whatWasFoundAtTheRightOfAPageThatSlopesDownStandsLower() {
        PageBox there = back(tilted(1), new PageBox(560, 395, 580, 405));
        assertEquals(400 + 270 * Math.tan(Math.toRadians(1)), there.centerY(), 0.1);
        assertEquals(570, there.centerX(), 0.1);
    }

    @Test
    void aRegionKeepsAllThatStandsInIt() {
        AskewPages pages = tilted(-1.2);
        PageBox table = back(pages, new PageBox(60, 100, 540, 300));
        for (double x : new double[] {60, 500}) {
            for (double y : new double[] {100, 290}) {
                PageBox cell = back(pages, new PageBox(x, y, x + 40, y + 10));
                assertTrue(table.inflate(1e-6).contains(cell));
            }
        }
        assertTrue(table.y0() >= 0 && table.x0() >= 0);
    }

    @Test
    void aStraightPageStaysAsItIs() {
        assertTrue(tilted(0).none());
        PageBox box = new PageBox(1, 2, 3, 4);
        assertEquals(box, back(tilted(0), box));
    }
}
