package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is told by an order or by marks: numbered headings, codes bit by bit, notes that captions
/// refer to.
final class SequenceRulesTest {

    private static List<Element> numbered(SyntheticPages.Page page) {
        return DetectedPages.elements(0, page).stream()
                .filter(e -> e.label() == ElementLabel.TITLE)
                .toList();
    }

    private static SyntheticPages.Page sections(double pitch) {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        for (int i = 1; i <= 4; i++) {
            page.text(60, 60 + pitch * i, i + ". Scope of part " + i)
                    .text(80, 72 + pitch * i, "it holds for this part and no other of the series");
        }
        return page;
    }

    @Test
    void plainLinesThatCountOnOverTheirTextAreHeadings() {
        assertEquals(4, numbered(sections(60)).size());
    }

    @Test
    void itemsThatFollowCloseAreAList() {
        assertEquals(List.of(), numbered(sections(24)));
    }

    @Test
    void entriesOfAContentsAreNoHeadings() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        for (int i = 1; i <= 4; i++) {
            page.text(60, 60 + 60 * i, i + ". Scope of part " + i + " ........ " + 4 * i)
                    .text(80, 72 + 60 * i, i + ".1 In short ........ " + 4 * i);
        }
        assertEquals(List.of(), numbered(page));
    }

    @Test
    void aDrawingDoesNotTakeTheNumberedHeadingOverIt() {
        SyntheticPages.Page page = sections(60);
        page.text(60, 360, "5. Dimensions");
        for (int i = 0; i < 12; i++) {
            page.curve(70 + 12 * i, 376, 90 + 12 * i, 450);
        }
        assertEquals(5, numbered(page).size());
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().y0() > 370);
    }

    private static SyntheticPages.Page bits(String[]... rows) {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        for (int r = 0; r < rows.length; r++) {
            double y = 200 + 30 * r;
            page.grid(150, y, 8, 1, 22, 18);
            page.cells(152, y, 22, 18, new String[][] {rows[r]});
            page.text(100, y + 3, "SRA " + r).text(340, y + 3, "CB");
        }
        return page;
    }

    @Test
    void framedRowsOfBitsWithTheirNamesAreOneDrawing() {
        SyntheticPages.Page page =
                bits(
                        new String[] {"1", "1", "0", "1", "1", "1", "0", "1"},
                        new String[] {"0", "0", "1", "0", "1", "r", "r", "r"},
                        new String[] {"1", "1", "1", "1", "0", "0", "1", "1"});
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size(), () -> "figures: " + figures);
        assertEquals(100, figures.getFirst().x0(), 1);
        assertTrue(figures.getFirst().x1() > 345);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void framedRowsOfNamesStayTables() {
        SyntheticPages.Page page =
                bits(
                        new String[] {"EN", "OSC", "VBAT", "0", "0", "0", "0", "0"},
                        new String[] {"SQW", "ALM", "EXT", "CRS", "0", "0", "0", "0"});
        assertEquals(List.of(), boxes(ElementLabel.FIGURE, page));
    }

    private static SyntheticPages.Page drawing(String caption) {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 20; i++) {
            page.curve(150 + 10 * i, 120, 170 + 10 * i, 260);
        }
        return page.text(180, 270, caption);
    }

    @Test
    void aLineWithTheMarkOfACaptionIsANoteHoweverFarBelow() {
        SyntheticPages.Page page = drawing("Figure 3. Return Loss [1]");
        page.text(60, 500, "[1] Bias of 2 kOhm, both coils of 82 nH");
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
    }

    @Test
    void aLineWithAMarkThatNoCaptionHasIsNone() {
        SyntheticPages.Page page = drawing("Figure 3. Return Loss");
        page.text(60, 500, "[1] Bias of 2 kOhm, both coils of 82 nH");
        assertEquals(List.of(), boxes(ElementLabel.TABLE_FOOTNOTE, page));
    }

    @Test
    void theUnitOfADrawingIsItsNoteWhereNothingStandsBetween() {
        SyntheticPages.Page page = drawing("Figure 3. Outline").text(400, 500, "Dimensions in mm");
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
        page.paragraph(60, 400, 3);
        assertEquals(List.of(), boxes(ElementLabel.TABLE_FOOTNOTE, page));
    }

    @Test
    void aHeadingBeforeTheEdgeOfItemsEndsTheirList() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        page.text(160, 100, 10, true, "Features");
        page.text(160, 114, "• Small seam sealed crystal").text(160, 126, "• Low phase noise");
        page.text(60, 146, 16, true, "Specifications of this series of parts");
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size());
        assertTrue(lists.getFirst().y1() < 145, () -> "lists: " + lists);
    }

    @Test
    void boldLettersUnderADrawingAreItsPins() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        for (int i = 0; i < 12; i++) {
            page.curve(150 + 5 * i, 120, 165 + 5 * i, 200);
        }
        page.text(170, 205, 11, true, "E B C");
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().y1() > 210);
    }

    @Test
    void aLineWithALargeMarkOverAnotherThatStartsBeforeItsWordsIsAHeading() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        page.text(60, 100, 10, true, "● Electrical characteristics").text(60, 112, "Tr1 (NPN)");
        SyntheticPages.parameterTable(page, 60, 128, 5);
        assertEquals(1, numbered(page).size());
        assertEquals(List.of(), boxes(ElementLabel.LIST, page));
    }

    /// A row of codes with boxes of choices under it; arrows from the codes to the boxes.
    private static SyntheticPages.Page choices(boolean arrows) {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 600, 6);
        page.text(120, 100, 14, false, "ATX-11 MHz-");
        for (int i = 0; i < 2; i++) {
            double x = 80 + 150 * i;
            page.grid(x, 180, 1, 4, 110, 14);
            page.cells(
                    x,
                    180,
                    110,
                    14,
                    new String[][] {{"Vdd (V)"}, {"A: 3.0V"}, {"B: 2.8V"}, {"C: 2.5V"}});
            if (arrows) {
                page.down(x + 50, 118, 172).shape(x + 47, 172, x + 53, 178, 0);
            }
        }
        return page;
    }

    @Test
    void boxesThatArrowsPointAtAreOneDrawingWithThem() {
        List<PageBox> figures = boxes(ElementLabel.FIGURE, choices(true));
        assertEquals(1, figures.size(), () -> "figures: " + figures);
        assertEquals(80, figures.getFirst().x0(), 4);
        assertTrue(figures.getFirst().x1() > 335);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, choices(true)));
    }

    @Test
    void boxesWithoutArrowsAreNone() {
        assertEquals(List.of(), boxes(ElementLabel.FIGURE, choices(false)));
    }
}
