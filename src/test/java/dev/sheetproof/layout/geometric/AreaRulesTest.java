package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static dev.sheetproof.layout.geometric.DetectedPages.elements;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Coloured areas, bars and frames: what lies behind text is no drawing, what runs along the head
/// of pages is furniture; and what stands under photographs and over rules.
final class AreaRulesTest {

    private static final int BLUE = 0x2060C0;

    private static SyntheticPages.Page page(int number) {
        return new SyntheticPages.Page(number).paragraph(60, 560, 8);
    }

    @Test
    void aRoundedAreaBehindAHeadingAndItemsIsNoFigure() {
        SyntheticPages.Page page = page(1).shape(60, 100, 400, 260, 0x99B2FF);
        page.text(70, 110, 18, true, "Crystal oscillator");
        for (int i = 0; i < 3; i++) {
            page.text(70, 150 + 14 * i, "• Output of the kind " + i);
        }
        List<Element> found = elements(0, page);
        assertEquals(List.of(), boxes(found, ElementLabel.FIGURE));
        assertEquals(1, boxes(found, ElementLabel.LIST).size());
    }

    @Test
    void picturesOnAnAreaAreFiguresOfTheirOwn() {
        SyntheticPages.Page page = page(1).shape(60, 100, 500, 300, 0x99B2FF);
        page.picture(80, 120, 180, 190).text(100, 194, "Small type");
        page.picture(330, 120, 430, 190).text(350, 194, "Large type");
        page.text(80, 270, "Actual size of both");
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(2, figures.size(), () -> "figures: " + figures);
    }

    @Test
    void lettersOfAWatermarkJoinNoDrawings() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 12; i++) {
            page.text(60, 100 + 20 * i, "A line of running text that goes on over the whole page");
        }
        for (int i = 0; i < 6; i++) {
            page.shape(80 + 70 * i, 420 - 60 * i, 140 + 70 * i, 480 - 60 * i, 0xFF0000);
        }
        for (int i = 0; i < 10; i++) {
            page.curve(150 + 8 * i, 420, 160 + 8 * i, 500);
        }
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size(), () -> "figures: " + figures);
        assertTrue(figures.getFirst().y0() > 400, () -> "figures: " + figures);
    }

    @Test
    void circlesOnTheLinesOfAGridMakeItACircuit() {
        SyntheticPages.Page page = page(1).grid(100, 100, 3, 3, 60, 20);
        page.cells(
                102,
                103,
                60,
                20,
                new String[][] {{"Vcc", "A", "4"}, {"E", "1", "2"}, {"C", "V", "3"}});
        assertEquals(1, boxes(ElementLabel.TABLE, page).size());
        for (int i = 0; i < 3; i++) {
            page.shape(157, 97 + 20 * i, 163, 103 + 20 * i, 0);
        }
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void aCircuitInACellOfATableLeavesItATable() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(1), 60, 100, 8);
        List<PageBox> tables = boxes(ElementLabel.TABLE, page);
        assertEquals(1, tables.size());
        PageBox table = tables.getFirst();
        for (int i = 0; i < 3; i++) {
            double x = table.x0() + 40 + 20 * i;
            page.shape(x - 3, table.y1() - 3, x + 3, table.y1() + 3, 0);
        }
        assertEquals(1, boxes(ElementLabel.TABLE, page).size());
    }

    @Test
    void wordsUnderAPhotographAreItsName() {
        SyntheticPages.Page page = page(1).picture(200, 120, 300, 190);
        page.text(220, 193, "Package view");
        List<Element> found = elements(0, page);
        assertEquals(1, boxes(found, ElementLabel.FIGURE_CAPTION).size());
        assertEquals(190, boxes(found, ElementLabel.FIGURE).getFirst().y1(), 1);
    }

    @Test
    void aBarWithALogoInItsRowIsOneRunningHead() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[3];
        for (int i = 0; i < 3; i++) {
            pages[i] = page(i + 1).picture(60, 30, 110, 54).fill(130, 36, 500, 44, BLUE);
        }
        List<PageBox> heads = boxes(ElementLabel.HEADER_FOOTER, pages);
        assertEquals(1, heads.size(), () -> "heads: " + heads);
        assertEquals(60, heads.getFirst().x0(), 1);
        assertEquals(500, heads.getFirst().x1(), 1);
    }

    @Test
    void aBarOverThePageIsFurnitureByItself() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[3];
        for (int i = 0; i < 3; i++) {
            pages[i] = page(i + 1).fill(40, 36, 570, 42, BLUE);
        }
        assertEquals(1, boxes(ElementLabel.HEADER_FOOTER, pages).size());
    }

    @Test
    void theUpperCellOfAFramedPageIsOneRunningHead() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[3];
        for (int i = 0; i < 3; i++) {
            pages[i] = page(i + 1).down(30, 30, 760).down(580, 30, 760);
            pages[i].across(30, 30, 580).across(760, 30, 580).across(90, 30, 580);
            pages[i].text(60, 50, "Name Electronics").text(400, 50, "Data sheet 12");
        }
        List<PageBox> heads = boxes(ElementLabel.HEADER_FOOTER, pages);
        assertTrue(
                heads.stream().anyMatch(h -> h.width() > 540 && h.y1() < 92),
                () -> "heads: " + heads);
    }

    @Test
    void aBoldLineOverARuleIsAHeadingEvenInSmallType() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 10; i++) {
            page.text(60, 400 + 14 * i, 12, true, "Bold running text of this page goes on here");
        }
        page.text(60, 300, 11, true, "Mechanical size").across(316, 60, 500);
        assertTrue(boxes(ElementLabel.TITLE, page).stream().anyMatch(t -> t.y0() < 305));
    }
}
