package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// One small page per rule that finds a table or gives it its extent.
final class TableRulesTest {

    private static final String[][] VALUES = {
        {"1996", "51.5", "37.4", "14.0"},
        {"1997", "52.0", "37.7", "14.2"},
        {"1998", "52.5", "38.0", "14.4"},
        {"1999", "52.8", "38.2", "14.6"}
    };

    private static List<Element> elements(SyntheticPages.Page... pages) {
        return DetectedPages.elements(0, pages);
    }

    private static List<PageBox> tables(SyntheticPages.Page... pages) {
        return boxes(ElementLabel.TABLE, pages);
    }

    private static List<PageBox> boxes(ElementLabel label, SyntheticPages.Page... pages) {
        return DetectedPages.boxes(elements(pages), label);
    }

    @Test
    void namesOfGroupsOfColumnsAboveTheFirstFullRuleBelongToTheTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(330, 184, 9, false, "Control of school");
        page.across(198, 160, 460);
        page.cells(60, 200, 100, 14, new String[][] {{"Year", "Total", "Public", "Private"}});
        page.across(216, 60, 460).cells(60, 218, 100, 14, VALUES).across(276, 60, 460);
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().y0() < 186, "starts at " + tables.getFirst().y0());
    }

    @Test
    void columnsOfTheSameRowsSetALittleApartAreOneTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.grid(60, 200, 3, 3, 80, 18).grid(304, 200, 2, 3, 50, 18);
        String[][] left = {
            {"Dimensions", "Length", "Width"}, {"mm", "10.0", "10.1"}, {"inch", "0.394", "0.395"}
        };
        page.cells(60, 200, 80, 18, left).text(330, 204, "Weight");
        page.cells(304, 218, 50, 18, new String[][] {{"g", "1.4"}, {"oz", "0.045"}});
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size(), tables.toString());
        assertTrue(tables.getFirst().x1() > 400, tables.toString());
    }

    @Test
    void aHeaderFurtherAboveTheRowsThanTheyAreApartBelongsToAnUnruledTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(63, 184, 9, true, "Year").text(160, 184, 9, true, "Total");
        page.text(260, 184, 9, true, "Public").text(360, 184, 9, true, "Private");
        page.cells(60, 208, 100, 14, VALUES);
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().y0() < 186, "starts at " + tables.getFirst().y0());
    }

    @Test
    void anUnderlinedHeadingAboveATableIsNoNameOfItsColumns() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(60, 196, 9, true, "Capacity").across(207, 60, 96);
        page.cells(60, 208, 100, 14, VALUES);
        assertTrue(tables(page).getFirst().y0() > 206);
    }

    @Test
    void namesOfColumnsAgainBelowALineOfTheirOwnStartAnotherTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        String[][] names = {{"Proportion", "1.0", "1.2", "1.4"}};
        String[][] others = {{"Proportion", "1.6", "1.8", "2.0"}};
        page.cells(60, 200, 100, 14, names).cells(60, 214, 100, 14, VALUES);
        page.text(292, 276, 9, false, "Effect");
        page.cells(60, 286, 100, 14, others).cells(60, 300, 100, 14, VALUES);
        assertEquals(2, tables(page).size());
    }

    @Test
    void firstRowsThatStandAgainUnderAHeadingStartAnotherTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        String[][] head = {
            {"Frequency", "Part", "Load", "Mode"}, {"[MHz]", "number", "[pF]", "of use"}
        };
        for (double top : new double[] {200, 312}) {
            page.across(top, 60, 460).cells(60, top, 100, 12, head);
            page.across(top + 26, 60, 460).cells(60, top + 28, 100, 14, VALUES);
            page.across(top + 42, 60, 460).across(top + 56, 60, 460);
            page.across(top + 28 + 14 * VALUES.length, 60, 460);
        }
        page.text(60, 292, 9, false, "Surface mount versions of the same crystals");
        assertEquals(2, tables(page).size());
    }

    @Test
    void theLastRowOfRowsShadedInTurnBelongsToTheTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (int r = 0; r < 7; r++) {
            page.text(63, 203 + 14 * r, 9, false, "Parameter " + (char) ('a' + r));
            page.text(263, 203 + 14 * r, 9, false, "value " + r);
            if (r % 2 == 0 && r < 6) {
                page.fill(60, 200 + 14 * r, 460, 214 + 14 * r, 0xE8F0FF);
            }
        }
        page.text(263, 203 + 14 * 7, 9, false, "and more of it");
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size(), tables.toString());
        assertTrue(tables.getFirst().y1() > 306, "ends at " + tables.getFirst().y1());
    }

    @Test
    void aTitleInLargerTypeAndNotesInTheFrameOfATableAreNotTheTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(190, 204, 11, true, "Percentage of schools");
        SyntheticPages.parameterTable(page, 60, 220, 6);
        page.across(200, 60, 460).down(60, 200, 360).down(460, 200, 360).across(360, 60, 460);
        page.text(64, 322, 9, false, "Note: the analysis includes all principal respondents");
        page.text(64, 336, 9, false, "of the schools that had an initiative in that year.");
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().iou(new PageBox(60, 220, 460, 316)) > 0.95);
        assertEquals(1, boxes(ElementLabel.TABLE_CAPTION, page).size());
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
    }

    @Test
    void lightWordsOnTheBarOverATableNameItsSectionOrAreItsCaption() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        SyntheticPages.parameterTable(page, 60, 216, 6);
        page.fill(60, 200, 360, 216, 0x2060C0).fill(360, 200, 460, 216, 0x2060C0);
        page.coloured(64, 203, 9, 0xFFFFFF, "GENERAL DATA");
        SyntheticPages.parameterTable(page, 60, 416, 6);
        page.fill(60, 400, 360, 416, 0x2060C0).fill(360, 400, 460, 416, 0x2060C0);
        page.coloured(64, 403, 9, 0xFFFFFF, "TABLE 1: CURRENT");
        List<PageBox> tables = tables(page);
        assertEquals(2, tables.size());
        assertTrue(tables.getFirst().y0() > 214, tables.toString());
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
        assertEquals(1, boxes(ElementLabel.TABLE_CAPTION, page).size());
    }

    @Test
    void numberedCaptionsAtTheHeadOfEveryPageAreNoRunningHead() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new SyntheticPages.Page(i + 1);
            pages[i].text(60, 40, 9, true, "Table " + (i + 1) + ". Enrolment by school");
            pages[i].across(56, 60, 560);
            pages[i].cells(60, 58, 120, 14, new String[][] {{"Year", "Total", "Public"}});
            pages[i].across(74, 60, 560);
            for (int r = 0; r < 6 + i; r++) {
                String[][] row = {{"20" + i + r, "5" + r + ".1", "1" + i + "." + r}};
                pages[i].cells(60, 76 + r * 14, 120, 14, row);
            }
            pages[i].across(170 + i * 14, 60, 560);
        }
        assertEquals(List.of(), boxes(ElementLabel.HEADER_FOOTER, pages));
        assertEquals(1, boxes(ElementLabel.TABLE_CAPTION, pages).size());
        PageBox table = tables(pages).getFirst();
        assertTrue(table.y0() < 57, "starts at " + table.y0());
    }

    @Test
    void rowsBetweenRulesWithLongWrappedCellsAreOneTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        String[] names = {"Shock", "Vibration", "Humidity", "Solderability"};
        for (int r = 0; r < names.length; r++) {
            double y = 200 + r * 40;
            page.across(y, 60, 460).text(64, y + 4, 9, false, names[r]);
            for (int i = 0; i < 3; i++) {
                page.text(180, y + 4 + 11 * i, 9, false, "three drops from one metre to a board");
            }
        }
        page.across(360, 60, 460);
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().iou(new PageBox(60, 200, 460, 360)) > 0.9);
    }

    @Test
    void twoRulesAroundColumnsOfProseAreNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(90, 50, 560);
        for (int i = 0; i < 12; i++) {
            page.text(50, 100 + i * 12, "an oscillator must start at every supply voltage");
            page.text(320, 100 + i * 12, "and the load must be matched to the crystal unit");
        }
        page.across(250, 50, 560);
        assertEquals(List.of(), tables(page));
    }

    @Test
    void aTableOfContentsIsNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 8; i++) {
            page.text(60, 100 + i * 14, (i + 1) + ".0");
            page.text(100, 100 + i * 14, "Chapter of the manual ................");
            page.text(400, 100 + i * 14, "" + (3 + 5 * i));
        }
        assertEquals(List.of(), tables(page));
    }

    @Test
    void textOnTheShadeAboveATableIsNotTheTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (int i = 0; i < 3; i++) {
            page.text(64, 204 + i * 14, 9, false, "company code and date code " + i);
        }
        SyntheticPages.parameterTable(page, 60, 260, 6);
        page.across(200, 60, 460).down(60, 200, 260).down(460, 200, 260);
        assertTrue(tables(page).getFirst().iou(new PageBox(60, 260, 460, 356)) > 0.95);
    }

    @Test
    void rowsOfPinsBetweenTheEdgesOfAPackageAreNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.across(200, 200, 300).across(280, 200, 300);
        for (int r = 0; r < 4; r++) {
            page.cells(206, 206 + 18 * r, 70, 18, new String[][] {{"" + (r + 1), "" + (8 - r)}});
            page.curve(203, 208 + 18 * r, 215, 220 + 18 * r);
            page.curve(280, 208 + 18 * r, 292, 220 + 18 * r);
        }
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void twoRulesAroundAWholePageOfProseAreNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(60, 50, 560).across(700, 50, 560);
        page.paragraph(60, 80, 12);
        for (int r = 0; r < 4; r++) {
            page.cells(60, 300 + 14 * r, 120, 14, new String[][] {{"ACEx", "FACT", "MSX"}});
        }
        page.paragraph(60, 400, 12);
        assertTrue(boxes(ElementLabel.TABLE, page).stream().noneMatch(b -> b.height() > 400));
    }

    @Test
    void piecesOfATableRightOverEachOtherAreOneTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.grid(60, 200, 3, 2, 100, 16).grid(60, 235, 3, 3, 100, 16);
        page.cells(60, 200, 100, 16, new String[][] {{"Mode", "Min", "Max"}, {"Off", "1", "2"}});
        page.cells(
                60,
                235,
                100,
                16,
                new String[][] {{"Sleep", "3", "4"}, {"Idle", "5", "6"}, {"Run", "7", "8"}});
        List<PageBox> tables = boxes(ElementLabel.TABLE, page);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().contains(new PageBox(60, 200, 360, 283)));
    }

    @Test
    void aHeadOfFramedCellsBelongsToTheRowsWithoutRulesBelowIt() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 3);
        page.grid(60, 200, 4, 1, 110, 18);
        for (int column = 0; column < 4; column++) {
            page.text(64 + column * 110, 204, 9, true, "Name " + column);
            for (int row = 0; row < 6; row++) {
                page.text(66 + column * 110, 222 + row * 16, 9, false, row + "." + column + "7");
            }
        }
        List<PageBox> tables = tables(page);
        assertEquals(1, tables.size(), tables.toString());
        assertTrue(tables.getFirst().y0() < 202 && tables.getFirst().y1() > 306);
    }

    @Test
    void tablesWithHeadsOfTheirOwnStayApart() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        for (double y : new double[] {200, 252}) {
            page.grid(60, y, 3, 3, 100, 16);
            page.cells(
                    60,
                    y,
                    100,
                    16,
                    new String[][] {{"Mode", "Min", "Max"}, {"Off", "1", "2"}, {"On", "3", "4"}});
        }
        assertEquals(2, boxes(ElementLabel.TABLE, page).size());
    }

    @Test
    void theLastRowOfATableOnEveryPageIsNoPageFurniture() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        for (int p = 0; p < pages.length; p++) {
            pages[p] = new SyntheticPages.Page(p + 1).paragraph(60, 80, 4);
            String[][] last = {{"Approved by", "Chen", "2008-10-29"}};
            pages[p].cells(60, 740, 120, 20, last);
        }
        pages[0].grid(60, 640, 3, 6, 120, 20);
        for (int r = 0; r < 5; r++) {
            String[][] row = {{"Row " + r, "1." + r, "2." + r}};
            pages[0].cells(60, 640 + 20 * r, 120, 20, row);
        }
        List<PageBox> tables = boxes(ElementLabel.TABLE, pages);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().contains(new PageBox(60, 640, 420, 760)));
        assertEquals(List.of(), boxes(ElementLabel.HEADER_FOOTER, pages));
    }

    @Test
    void theFrameOfAToleranceIsNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.grid(200, 300, 3, 1, 24, 12);
        page.cells(200, 300, 24, 12, new String[][] {{"", "0.05", "C"}});
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }
}
