package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Packages with framed pins, letters made of several shapes, numbers of captions that stand apart,
/// and what begins with a number and is no note.
class PinAndNoteKindsTest {

    private static SyntheticPages.Page page() {
        return new SyntheticPages.Page(1).paragraph(60, 600, 6);
    }

    /// A package of eight pins with their frames and names.
    private static SyntheticPages.Page pins(String[][] numbers) {
        SyntheticPages.Page page = page();
        page.down(250, 100, 180).down(265, 100, 180).down(335, 100, 180).down(350, 100, 180);
        for (int i = 0; i <= 4; i++) {
            page.across(100 + 20 * i, 250, 265).across(100 + 20 * i, 335, 350);
        }
        page.across(100, 250, 350).across(180, 250, 350);
        page.text(275, 135, 10, true, "ABX7T");
        for (int i = 0; i < 4; i++) {
            page.text(255, 105 + 20 * i, numbers[0][i]).text(340, 105 + 20 * i, numbers[1][i]);
            page.text(225, 105 + 20 * i, 8, false, "IN" + i);
            page.text(355, 105 + 20 * i, 8, false, "OUT" + i);
        }
        return page.text(200, 230, "Fig 2. Pin configuration for SO8");
    }

    @Test
    void framedPinsCountedDownAndUpAreAPackage() {
        SyntheticPages.Page page =
                pins(new String[][] {{"1", "2", "3", "4"}, {"8", "7", "6", "5"}});
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
        List<PageBox> figures = boxes(ElementLabel.FIGURE, page);
        assertEquals(1, figures.size(), figures.toString());
        assertTrue(figures.getFirst().x0() < 226 && figures.getFirst().x1() > 370);
    }

    @Test
    void numbersThatDoNotGoOnCountingAreNoPackage() {
        SyntheticPages.Page page =
                pins(new String[][] {{"1", "2", "3", "4"}, {"5", "6", "7", "8"}});
        assertEquals(1, boxes(ElementLabel.TABLE, page).size());
    }

    @Test
    void theNumberOfACaptionAndItsWordsAreOne() {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 10; i++) {
            page.curve(200 + 12 * i, 100, 215 + 12 * i, 180);
        }
        page.text(200, 200, "Fig. 1").text(250, 200, 10.5, true, "Application of the ABX");
        List<PageBox> captions = boxes(ElementLabel.FIGURE_CAPTION, page);
        assertEquals(1, captions.size(), captions.toString());
        assertTrue(captions.getFirst().width() > 120, captions.toString());
    }

    @Test
    void aNumberThatNoTableAsksForBeginsNoNote() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 100, 5);
        double below = boxes(ElementLabel.TABLE, page).getFirst().y1();
        page.text(60, below + 6, "7 Electrical Characteristics");
        assertEquals(List.of(), boxes(ElementLabel.TABLE_FOOTNOTE, page));
    }

    @Test
    void theFirstNumberUnderATableBeginsANote() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 100, 5);
        double below = boxes(ElementLabel.TABLE, page).getFirst().y1();
        page.text(60, below + 4, 8, false, "1 Measured without a load, at room temperature.");
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
    }

    @Test
    void smallNotesAtTheFootBelongToTheHeadingsWithTheirNumbers() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 300, 12);
        page.text(60, 80, 14, true, "Absolute Maximum Ratings1");
        SyntheticPages.parameterTable(page, 60, 110, 5);
        page.text(60, 700, 7, false, "1. Stresses above those listed may damage the device.");
        page.text(60, 710, 7, false, "2. Mounted on a board.");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size(), notes.toString());
        assertTrue(notes.getFirst().y0() > 690);
    }

    @Test
    void notesMayBeHeadedLeftOfTheirTable() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 200, 100, 5);
        double below = boxes(ElementLabel.TABLE, page).getFirst().y1();
        page.text(150, below + 8, "Notes:");
        page.text(
                150, below + 22, "1. Dimensions and tolerances as the standard has them, in all.");
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
        assertEquals(List.of(), boxes(ElementLabel.LIST, page));
    }

    @Test
    void aCompanyWithItsCountryAndADateIsAFoot() {
        SyntheticPages.Page page = page();
        page.text(60, 760, 8, false, "ABX ELECTRONICS CO., LTD. JAPAN 2012.7");
        List<PageBox> furniture = boxes(ElementLabel.HEADER_FOOTER, page);
        assertEquals(1, furniture.size(), furniture.toString());
    }

    @Test
    void shapesThatMakeOneLetterOfAWatermarkAreOne() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[3];
        for (int p = 0; p < pages.length; p++) {
            pages[p] = new SyntheticPages.Page(p + 1).paragraph(60, 80, 4).paragraph(60, 600, 6);
            for (int i = 0; i < 4; i++) {
                double x = 130 + 70 * i;
                double y = 480 - 70 * i;
                // Four strokes of a letter, none of them as large as one.
                pages[p].shape(x, y, x + 30, y + 25, 0xFF0000);
                pages[p].shape(x + 30, y, x + 60, y + 25, 0xFF0000);
                pages[p].shape(x, y + 25, x + 30, y + 55, 0xFF0000);
                pages[p].shape(x + 30, y + 25, x + 60, y + 55, 0xFF0000);
            }
        }
        assertEquals(List.of(), boxes(ElementLabel.FIGURE, pages));
    }
}
