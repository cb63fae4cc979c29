package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where regions begin and end: paragraphs by the room behind their last word, lists by bullets
/// that are pictures, figures by their frames, titles by the plots under them.
final class ExtentRulesTest {

    private static final String FULL =
            "The module is made and handled in compliance with the directive of the council of the";

    private static SyntheticPages.Page page() {
        return new SyntheticPages.Page(1).paragraph(60, 600, 6);
    }

    @Test
    void aSentenceThatLeavesRoomForTheNextWordEndsItsParagraph() {
        SyntheticPages.Page page = page();
        page.text(60, 100, FULL)
                .text(60, 112, "Union on the use of some substances in electronic devices.")
                .text(60, 124, FULL)
                .text(60, 136, "restriction of chemicals.");
        List<PageBox> texts = boxes(ElementLabel.TEXT, page);
        assertEquals(3, texts.size(), () -> "paragraphs: " + texts);
    }

    @Test
    void aSentenceThatEndsAtTheEndOfItsLineEndsNoParagraph() {
        SyntheticPages.Page page = page();
        page.text(60, 100, FULL)
                .text(60, 112, FULL.substring(0, FULL.length() - 5) + "now.")
                .text(60, 124, "Restriction of chemicals follows from it, and is told as well.");
        List<PageBox> texts = boxes(ElementLabel.TEXT, page);
        assertEquals(2, texts.size(), () -> "paragraphs: " + texts);
    }

    @Test
    void indentedValuesBelongToTheListOfNamesAndValues() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "Output Load: 50 pF")
                .text(60, 112, "Input Pulse Levels: 0 V to 3 V")
                .text(74, 124, "Input: 1.5 V")
                .text(74, 136, "Output: 1.5 V")
                .text(60, 148, "Rise and Fall Times: 5 ns");
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size(), () -> "lists: " + lists);
        assertTrue(lists.getFirst().y1() > 150);
    }

    @Test
    void indentedShortLinesUnderHeadingsOfOneKindAreLists() {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 3; i++) {
            page.text(60, 100 + 60 * i, 10, true, "Supply of kind " + i)
                    .text(84, 116 + 60 * i, "Range: 1.8 V to 3.6 V")
                    .text(84, 132 + 60 * i, "Standby below 2 uA");
        }
        assertEquals(3, boxes(ElementLabel.LIST, page).size());
        assertEquals(3, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void valuesInColumnsBesideItemsBelongToTheirList() {
        SyntheticPages.Page page = page();
        String[] names = {"• Frequency range", "• Supply voltage", "• Function"};
        for (int i = 0; i < 3; i++) {
            page.text(60, 100 + 28 * i, names[i])
                    .text(160, 100 + 28 * i, ": CAN")
                    .text(210, 100 + 28 * i, "1 to 75 MHz");
        }
        page.text(160, 114, ": CBN").text(210, 114, "80 to 170 MHz");
        page.text(160, 142, ": CCN").text(210, 142, "5.0 V Typ.");
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size(), () -> "lists: " + lists);
        assertTrue(lists.getFirst().x1() > 250);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void equalSmallPicturesBeforeLinesAreTheirBullets() {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 3; i++) {
            page.picture(60, 99 + 16 * i, 71, 110 + 16 * i)
                    .text(78, 100 + 16 * i, "Class " + i + " for the making of modules");
        }
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size());
        assertEquals(60, lists.getFirst().x0(), 0.5);
    }

    @Test
    void aSmallPictureBeforeOneLineIsNoBullet() {
        SyntheticPages.Page page = page();
        page.picture(60, 99, 71, 110)
                .text(78, 100, "Class 1 for the making of modules")
                .text(78, 116, "Class 2 for the making of modules");
        assertEquals(List.of(), boxes(ElementLabel.LIST, page));
    }

    @Test
    void itemsInTheSameRowsUnderOneHeadingAreOneListHoweverWide() {
        SyntheticPages.Page page = page().text(60, 80, 12, true, "Features");
        for (int i = 0; i < 3; i++) {
            page.text(60, 100 + 14 * i, "• Internal filter for the frequency " + i)
                    .text(320, 100 + 14 * i, "• High immunity against ambient light " + i);
        }
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
    }

    @Test
    void itemsUnderHeadingsOfTheirOwnAreTwoLists() {
        SyntheticPages.Page page = page();
        page.text(60, 80, 12, true, "Features").text(320, 80, 12, true, "Applications");
        for (int i = 0; i < 3; i++) {
            page.text(60, 100 + 14 * i, "• Internal filter for the frequency " + i)
                    .text(320, 100 + 14 * i, "• High immunity against ambient light " + i);
        }
        assertEquals(2, boxes(ElementLabel.LIST, page).size());
    }

    /// A frame with a view, a name in larger type and a small table in it.
    private static SyntheticPages.Page outline() {
        SyntheticPages.Page page = page();
        page.grid(60, 100, 1, 1, 400, 300);
        page.text(70, 108, 12, true, "Small outline package");
        for (int i = 0; i < 10; i++) {
            page.curve(150 + 8 * i, 180, 160 + 8 * i, 240);
        }
        page.grid(80, 340, 4, 2, 60, 14);
        page.cells(82, 342, 60, 14, new String[][] {{"A", "B", "C", "D"}, {"1", "2", "3", "4"}});
        return page;
    }

    @Test
    void aFrameWithANumberedCaptionUnderItIsTheFigureWithAllItHolds() {
        SyntheticPages.Page page = outline().text(60, 406, "Fig 12. Package outline");
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size(), () -> "figures: " + figures);
        assertEquals(300, figures.getFirst().height(), 4);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void aFrameWithoutACaptionHoldsItsTable() {
        assertEquals(1, boxes(ElementLabel.TABLE, outline()).size());
    }

    @Test
    void aSmallTableInTheFrameOfADrawingIsDrawnWithIt() {
        SyntheticPages.Page page = page();
        page.grid(60, 100, 1, 1, 400, 300);
        for (int i = 0; i < 20; i++) {
            page.curve(80 + 10 * i, 130, 100 + 10 * i, 380);
        }
        page.grid(330, 120, 2, 3, 50, 15);
        page.cells(
                330, 120, 50, 15, new String[][] {{"L", "Pack"}, {"5.5", "Bulk"}, {"20", "Tape"}});
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size(), () -> "figures: " + figures);
        assertEquals(400, figures.getFirst().width(), 4);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    private static SyntheticPages.Page plots(int count) {
        SyntheticPages.Page page = page();
        for (int i = 0; i < count; i++) {
            double x = 60 + 250 * (i % 2);
            double y = 120 + 200 * (i / 2);
            page.text(x, y - 16, 11, true, "Gain against frequency, band " + i);
            page.grid(x, y, 5, 5, 40, 25);
            for (int k = 0; k < 9; k++) {
                page.curve(x + 20 * k, y + 60, x + 20 * k + 22, y + 66);
            }
        }
        return page;
    }

    @Test
    void headingsOfEqualTypeOverThePlotsOfAGridAreTheirCaptions() {
        SyntheticPages.Page page = plots(4);
        assertEquals(4, boxes(ElementLabel.FIGURE, page).size());
        assertEquals(4, boxes(ElementLabel.FIGURE_CAPTION, page).size());
    }

    @Test
    void headingsOverTwoDrawingsSideBySideAreHeadings() {
        assertEquals(List.of(), boxes(ElementLabel.FIGURE_CAPTION, plots(2)));
    }
}
