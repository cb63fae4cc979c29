package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// One small page per rule that finds a figure, gives it its extent, or keeps it from being a
/// table.
final class FigureRulesTest {

    /// A chart of bars between grid lines as wide as the text, with numbers beside it.
    private static SyntheticPages.Page chart(SyntheticPages.Page page, double x, double y) {
        for (int i = 0; i <= 5; i++) {
            page.across(y + i * 20, x, x + 220);
            page.text(x - 14, y + i * 20 - 4, 7, false, "" + (50 - 10 * i));
        }
        for (int i = 0; i < 5; i++) {
            page.text(x + 20 + i * 40, y + 108, 7, false, "200" + i);
        }
        return page;
    }

    @Test
    void numbersWithGridLinesAtTheirMiddlesAreTheAxisOfAPlot() {
        SyntheticPages.Page page = chart(new SyntheticPages.Page(1).paragraph(60, 80, 4), 90, 200);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().contains(new PageBox(90, 200, 310, 300)));
    }

    @Test
    void plotsAboveEachOtherStayApartThoughTheirAxesLineUp() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        chart(chart(page, 90, 200), 90, 336);
        assertEquals(2, boxes(ElementLabel.FIGURE, page).size());
    }

    @Test
    void rulesBetweenRowsOfNumbersAreNoTicks() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (int r = 0; r <= 5; r++) {
            page.across(200 + r * 18, 60, 420);
            if (r < 5) {
                page.cells(60, 200 + r * 18, 120, 18, new String[][] {{"" + r, "1." + r, "2"}});
            }
        }
        assertEquals(1, boxes(ElementLabel.TABLE, page).size());
        assertEquals(List.of(), boxes(ElementLabel.FIGURE, page));
    }

    @Test
    void leadsFromTheCodesOfAPartNumberToTheirWordsMakeOneFigureWithATableInIt() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(100, 200, 10, true, "AB").text(160, 200, 10, true, "7C");
        page.text(220, 200, 10, true, "26");
        page.down(105, 212, 300).across(300, 105, 260).text(264, 295, 9, false, "Series");
        page.down(165, 212, 270).across(270, 165, 260).text(264, 265, 9, false, "Package");
        page.down(225, 212, 230).across(230, 225, 260).text(264, 225, 9, false, "Frequency");
        page.grid(264, 236, 2, 2, 40, 12);
        page.cells(264, 236, 40, 12, new String[][] {{"12", "24"}, {"16", "26"}});
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().contains(new PageBox(100, 201, 300, 300)));
    }

    @Test
    void aBlockWithPinsIsNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.grid(200, 200, 2, 4, 60, 16);
        String[][] pins = {{"1", "8"}, {"2", "7"}, {"3", "6"}, {"4", "5"}};
        page.cells(200, 200, 60, 16, pins);
        for (int r = 0; r < 4; r++) {
            page.across(208 + r * 16, 180, 200).across(208 + r * 16, 320, 340);
        }
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void aFrameWithTheCaptionOfAFigureIsNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.across(200, 60, 460).across(300, 60, 460);
        String[][] texts = {{"SDA", "start", "stop"}, {"SCL", "high", "low"}};
        page.cells(60, 210, 120, 20, texts);
        page.text(64, 286, 9, true, "Figure 28. Bit transfer");
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void aFramedDrawingIsAsLargeAsItsFrameWhateverStandsBesideIt() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (double y : new double[] {200, 320}) {
            page.grid(60, y, 1, 1, 200, 100).curve(100, y + 20, 200, y + 80);
            page.curve(110, y + 30, 190, y + 70).curve(120, y + 35, 180, y + 60);
        }
        page.text(180, 306, 9, false, "millimeters");
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(2, figures.size());
        assertTrue(figures.getFirst().iou(new PageBox(60, 200, 260, 300)) > 0.95);
    }

    /// A plot: a frame with grid lines, a curve, and numbers below.
    private static SyntheticPages.Page plot(SyntheticPages.Page page, double x, double y) {
        page.grid(x, y, 4, 4, 35, 25).curve(x + 5, y + 5, x + 130, y + 90);
        for (int i = 0; i <= 4; i++) {
            page.text(x + i * 35 - 3, y + 103, 6, false, "" + i * 10);
        }
        return page;
    }

    @Test
    void theTitleOfAnAxisBelongsToThePlotThoughSetLargerThanItsNumbers() {
        SyntheticPages.Page page = plot(new SyntheticPages.Page(1).paragraph(60, 80, 4), 120, 200);
        page.text(140, 318, 8, false, "DRAIN-SOURCE VOLTAGE (V)");
        page.text(96, 210, 8, false, 90, "DRAIN CURRENT (A)");
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().contains(new PageBox(97, 211, 235, 326)), figures.toString());
        assertEquals(List.of(), boxes(ElementLabel.FIGURE_CAPTION, page));
    }

    @Test
    void aNumberedCaptionUnderTheNumbersOfAnAxisIsNoTitleOfIt() {
        SyntheticPages.Page page = plot(new SyntheticPages.Page(1).paragraph(60, 80, 4), 120, 200);
        page.text(100, 318, 8, false, "Figure 4. Drain current against voltage,");
        page.text(120, 328, 8, false, "case at 25 degrees");
        assertEquals(1, boxes(ElementLabel.FIGURE_CAPTION, page).size());
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().y1() < 318);
    }

    @Test
    void captionsSideBySidePartADrawing() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        plot(plot(page, 100, 200), 241, 200);
        page.text(110, 320, 8, false, "Figure 1. Gain").text(260, 320, 8, false, "Figure 2. Noise");
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(2, figures.size());
        assertTrue(figures.getFirst().x1() <= figures.getLast().x0() + 4);
    }

    @Test
    void lettersDrawnAsLinesBesideADrawingAreItsLabels() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (int i = 0; i < 6; i++) {
            page.curve(200 + 20 * i, 200, 240 + 20 * i, 280);
        }
        for (int i = 0; i < 5; i++) {
            page.curve(168 + 6 * i, 232, 172 + 6 * i, 241);
        }
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().x0() < 169);
    }

    @Test
    void aLegendBesideADrawingBelongsToItAndAColumnOfTextDoesNot() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (double y : new double[] {200, 420}) {
            for (int i = 0; i < 6; i++) {
                page.curve(100 + 20 * i, y, 140 + 20 * i, y + 80);
            }
        }
        page.text(270, 220, 9, false, "unit: mm").text(270, 232, 9, false, "land pattern");
        for (int i = 0; i < 8; i++) {
            page.text(270, 400 + 12 * i, 9, false, "a short line here");
        }
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertTrue(figures.getFirst().x1() > 300, figures.toString());
        assertTrue(figures.getLast().x1() < 270);
    }

    @Test
    void aCaptionWithoutAFigureMakesOneOfTheLabelsBesideIt() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(150, 200, 9, false, "Address A").text(240, 200, 9, false, "26");
        page.text(280, 200, 9, false, "Op code").text(160, 214, 9, false, "A+1");
        page.text(240, 214, 9, false, "36").text(280, 214, 9, false, "Operand");
        page.text(120, 240, 9, true, "Figure 34. Example of a load instruction");
        page.paragraph(60, 280, 6);
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().contains(new PageBox(151, 201, 300, 222)));
    }

    @Test
    void aPictureBehindTextIsNoFigure() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.picture(50, 300, 450, 500).paragraph(60, 320, 6);
        assertEquals(List.of(), boxes(ElementLabel.FIGURE, page));
    }

    @Test
    void adjoiningBlocksWithWiresAreNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.grid(200, 200, 2, 2, 60, 20);
        page.cells(200, 200, 60, 20, new String[][] {{"PLL", "DIV"}, {"OSC", "MUX"}});
        for (int i = 0; i < 2; i++) {
            page.curve(188, 206 + 20 * i, 199, 212 + 20 * i);
            page.curve(321, 206 + 20 * i, 332, 212 + 20 * i);
        }
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void twoLongRulesThatMeetAreTheAxesOfAPlot() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.down(100, 200, 480).across(480, 100, 400);
        for (int i = 0; i < 4; i++) {
            page.curve(104 + 40 * i, 260, 200 + 40 * i, 420);
        }
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().contains(new PageBox(101, 201, 399, 479)));
    }

    @Test
    void anAxisNamedWithItsUnitBelongsToThePlotHoweverLargeItIsSet() {
        SyntheticPages.Page page = plot(new SyntheticPages.Page(1).paragraph(60, 80, 4), 120, 200);
        page.text(140, 318, 13, true, "Temperature [C]");
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().y1() > 328);
    }

    @Test
    void aRowOfManyNumbersUnderAPlotIsItsAxis() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (int i = 0; i <= 4; i++) {
            page.across(200 + i * 25, 120, 260).down(120 + i * 35, 200, 300);
        }
        page.curve(122, 206, 258, 298).curve(122, 220, 258, 298).curve(122, 240, 258, 298);
        page.text(118, 302, 7, false, "0.2 0.5 1 2 5 10 20 50 100 200 500");
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().y1() > 308);
    }

    @Test
    void marksThatReachIntoADrawingAndTheNamesOfItsPinsBelongToIt() {
        SyntheticPages.Page page = plot(new SyntheticPages.Page(1).paragraph(60, 80, 4), 120, 200);
        page.text(130, 292, 22, true, "E B C");
        page.text(122, 324, 8, false, "1. Collector 2. Base 3. Emitter");
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().y1() > 330, figures.toString());
        assertEquals(List.of(), boxes(ElementLabel.LIST, page));
    }

    @Test
    void theSidewaysNameOfThePlotBelowIsNoFurtherLineOfThePlotAbove() {
        SyntheticPages.Page page = plot(new SyntheticPages.Page(1).paragraph(60, 80, 4), 120, 200);
        page.text(150, 318, 6, false, "Voltage");
        page.text(96, 222, 6, false, 90, "Collector saturation voltage (V)");
        plot(page, 120, 370).text(96, 372, 6, false, 90, "Base and collector time constant (ps)");
        page.text(110, 334, 7, false, "Fig.1 Voltage against the current");
        page.text(110, 486, 7, false, "Fig.2 Time constant");
        assertEquals(2, boxes(ElementLabel.FIGURE, page).size());
    }

    @Test
    void textAboveTheNameOverAPictureIsNoLabelOfThePicture() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (int i = 0; i < 4; i++) {
            page.text(100, 240 + i * 13, 9, false, "Value " + i);
        }
        page.picture(80, 294, 280, 420);
        PageBox figure = boxes(ElementLabel.FIGURE, page).getFirst();
        assertTrue(figure.y0() > 262, figure.toString());
    }
}
