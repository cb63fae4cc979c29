package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// One small page per rule that tells which drawings are one figure, and what lies around or behind
/// them.
final class DrawingGroupRulesTest {

    private static List<PageBox> figures(SyntheticPages.Page... page) {
        return DetectedPages.boxes(DetectedPages.elements(0, page), ElementLabel.FIGURE);
    }

    /// A drawing of 100 by 80 points.
    private static SyntheticPages.Page view(SyntheticPages.Page page, double x, double y) {
        for (int i = 0; i < 6; i++) {
            page.curve(x + 12 * i, y, x + 40 + 12 * i, y + 80);
        }
        return page;
    }

    private static SyntheticPages.Page text() {
        return new SyntheticPages.Page(1).paragraph(60, 80, 4);
    }

    @Test
    void viewsCloseTogetherAreOneFigure() {
        assertEquals(1, figures(view(view(text(), 100, 300), 228, 300)).size());
    }

    private static SyntheticPages.Page sheet() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                view(page, 60 + 126 * i, 200 + 106 * j);
            }
        }
        return page;
    }

    @Test
    void viewsThatFillASheetWithNothingToNameThemTogetherAreAFigureEach() {
        assertEquals(16, figures(sheet()).size());
    }

    @Test
    void viewsThatFillAPageUnderOneHeadingAreOneFigure() {
        SyntheticPages.Page page = sheet().paragraph(60, 80, 4);
        page.text(60, 170, 12, true, "Package outline");
        assertEquals(1, figures(page).size());
    }

    @Test
    void drawingsInARowWithNamesOfTheirOwnAreAFigureEach() {
        SyntheticPages.Page page = view(view(text(), 100, 300), 228, 300);
        page.text(124, 384, 8, false, "ABX SERIES").text(252, 384, 8, false, "ACX SERIES");
        assertEquals(2, figures(page).size());
    }

    @Test
    void drawingsInARowThatSayWhichSideTheyShowAreOneFigure() {
        SyntheticPages.Page page = view(view(text(), 100, 300), 228, 300);
        page.text(130, 384, 8, false, "Top view").text(256, 384, 8, false, "Side view");
        assertEquals(1, figures(page).size());
    }

    @Test
    void whatAHeadingUnderADrawingHeadsIsNotTakenIn() {
        SyntheticPages.Page page = view(text(), 100, 300);
        page.text(150, 384, 9, true, "Specifications:");
        page.text(150, 396, 9, false, "\u2022 Rating: 30 V");
        page.text(150, 408, 9, false, "\u2022 Current: 1 A");
        assertTrue(figures(page).getFirst().y1() < 385, figures(page).toString());
    }

    @Test
    void aFrameHoldsTheNameOfItsDrawing() {
        SyntheticPages.Page page = text().grid(90, 270, 1, 1, 160, 130);
        view(page, 110, 300).text(96, 276, 13, true, "28-Pin SSOP");
        List<PageBox> figures = figures(page);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().iou(new PageBox(90, 270, 250, 400)) > 0.95);
    }

    @Test
    void theBorderOfASheetIsNoDrawing() {
        SyntheticPages.Page page = view(view(text(), 100, 300), 330, 420);
        page.grid(20, 20, 1, 1, 555, 800).grid(34, 34, 1, 1, 527, 772);
        for (int i = 1; i < 6; i++) {
            page.down(20 + 90 * i, 20, 34).down(20 + 90 * i, 806, 820);
            page.across(20 + 130 * i, 20, 34).across(20 + 130 * i, 561, 575);
        }
        List<PageBox> figures = figures(page);
        assertEquals(2, figures.size(), figures.toString());
        assertTrue(figures.stream().allMatch(f -> f.width() < 150), figures.toString());
    }

    @Test
    void lettersPaintedOverEveryPageAreAWatermark() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[3];
        for (int p = 0; p < pages.length; p++) {
            pages[p] = new SyntheticPages.Page(p + 1).paragraph(60, 80, 4).paragraph(60, 600, 6);
            for (int i = 0; i < 5; i++) {
                int x = 110 + 50 * i;
                pages[p].shape(x, 520 - 50 * i, x + 60, 580 - 50 * i, 0xFF0000);
            }
        }
        view(pages[0], 300, 300);
        List<PageBox> figures = figures(pages);
        assertEquals(1, figures.size());
        assertTrue(figures.getFirst().height() < 90, figures.toString());
    }

    @Test
    void aPictureBehindAHeadingAcrossThePageIsItsBackground() {
        SyntheticPages.Page page = text().paragraph(60, 400, 12);
        page.picture(0, 200, 595, 330).text(60, 220, 22, true, "QUARTZ CRYSTAL");
        assertEquals(List.of(), figures(page));
    }

    /// A border, and in its corner a block of cells.
    private static SyntheticPages.Page drawingSheet() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(40, 40, 570).across(750, 40, 570).down(40, 40, 750).down(570, 40, 750);
        for (int row = 0; row <= 4; row++) {
            page.across(670 + row * 20, 330, 570);
        }
        for (int column = 0; column < 4; column++) {
            page.down(330 + column * 60, 670, 750);
        }
        return page;
    }

    @Test
    void theViewsOfASheetWithATitleBlockAreAFigureEachThoughItsWordsAreDrawn() {
        SyntheticPages.Page page = view(view(drawingSheet(), 120, 200), 250, 200);
        assertEquals(2, figures(page).size(), figures(page).toString());
        assertEquals(1, figures(view(view(text(), 120, 200), 250, 200)).size());
    }

    @Test
    void theSidesOfCellsDrawnOneByOneAreNoLeads() {
        SyntheticPages.Page page = text();
        page.text(104, 186, 12, false, "2.5. Pin list");
        for (int column = 0; column <= 3; column++) {
            for (int row = 0; row < 6; row++) {
                page.down(104 + column * 30, 201 + row * 20, 219 + row * 20);
                page.across(200 + row * 20, 105 + column * 30, 133 + column * 30);
                page.text(110 + column * 30, 204 + row * 20, 9, false, "P" + row + column);
            }
        }
        assertEquals(List.of(), figures(page));
    }
}
