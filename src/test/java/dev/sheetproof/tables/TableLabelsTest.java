package dev.sheetproof.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.PageBox;
import org.junit.jupiter.api.Test;

/// One small table per way in which cells span, rows are named, and headers take several lines.
final class TableLabelsTest {

    private static TableStructure read(SyntheticPages.Page page, double x1, double y1) {
        return TableReader.read(page.parsed(), 0, new PageBox(60, 200, x1, y1));
    }

    private static TableStructure readFrom100(SyntheticPages.Page page, double y1) {
        return TableReader.read(page.parsed(), 0, new PageBox(60, 100, 360, y1));
    }

    private static Cell cell(TableStructure structure, String text) {
        return structure.cells().stream()
                .filter(c -> c.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " not in " + structure.cells()));
    }

    @Test
    void aHeaderOfTwoLinesIsOneName() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 1, 100, 28).grid(60, 228, 3, 2, 100, 16);
        page.cells(60, 200, 100, 28, new String[][] {{"Parameter", "Supply", "Unit"}});
        page.text(163, 214, 9, false, "current");
        page.cells(
                60, 228, 100, 16, new String[][] {{"Standby", "3", "mA"}, {"Active", "20", "mA"}});
        TableStructure table = read(page, 360, 260);
        assertEquals(1, table.headerRows());
        assertEquals("Supply current", cell(table, "20").columnLabel());
        assertEquals("Active", cell(table, "20").rowLabel());
    }

    @Test
    void numbersUnderTheNameOfSeveralColumnsPartItWhereTheFirstNameReachesBesideThem() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(200, 60, 360).across(216, 160, 360).across(232, 60, 360).across(248, 60, 360);
        for (double x : new double[] {60, 160, 360}) {
            page.down(x, 200, 248);
        }
        page.down(260, 216, 248);
        page.text(63, 208, 9, false, "Name").text(163, 203, 9, false, "Pin");
        page.text(163, 219, 9, false, "8").text(263, 219, 9, false, "16");
        page.text(63, 235, 9, false, "VCC").text(163, 235, 9, false, "4");
        page.text(263, 235, 9, false, "9");
        TableStructure table = read(page, 360, 248);
        assertEquals(2, table.headerRows());
        assertEquals("Pin 16", cell(table, "9").columnLabel());
    }

    @Test
    void boldRowsOverPlainOnesAreHeadersButABoldNameAloneIsNone() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 6, 100, 16);
        String[][] head = {{"Product", "Maximum", "Dispersion"}, {"", "power", "tolerance"}};
        for (int r = 0; r < 2; r++) {
            for (int c = 0; c < 3; c++) {
                page.text(63 + c * 100, 203 + r * 16, 9, true, head[r][c]);
            }
        }
        page.text(63, 235, 9, true, "Modules");
        page.cells(
                60,
                248,
                100,
                16,
                new String[][] {{"ABX", "13", "0.5"}, {"TCX", "14", "0.6"}, {"OCX", "15", "0.7"}});
        TableStructure table = read(page, 360, 296);
        assertEquals(2, table.headerRows());
        assertEquals("Maximum power", cell(table, "14").columnLabel());
    }

    @Test
    void groupsOfColumnsNameTheColumnsBelowThem() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(200, 60, 460).across(216, 160, 460).across(232, 60, 460);
        page.across(248, 60, 460).across(264, 60, 460);
        for (double x : new double[] {60, 160, 460}) {
            page.down(x, 200, 264);
        }
        page.down(310, 200, 264).down(235, 216, 264).down(385, 216, 264);
        page.text(63, 208, 9, false, "Package").text(163, 203, 9, false, "Inches");
        page.text(313, 203, 9, false, "Millimeters");
        String[] names = {"Low", "High", "Low", "High"};
        for (int c = 0; c < 4; c++) {
            page.text(163 + 75 * c, 219, 9, false, names[c]);
            page.text(163 + 75 * c, 235, 9, false, "1." + c);
            page.text(163 + 75 * c, 251, 9, false, "2." + c);
        }
        page.text(63, 235, 9, false, "Length").text(63, 251, 9, false, "Width");
        TableStructure table = read(page, 460, 264);
        assertEquals(2, table.headerRows());
        assertEquals("Inches High", cell(table, "2.1").columnLabel());
        assertEquals("Millimeters Low", cell(table, "1.2").columnLabel());
        assertEquals("Width", cell(table, "2.1").rowLabel());
        assertEquals(2, cell(table, "Package").rowSpan());
    }

    @Test
    void aNameOverSeveralRowsNamesEachWithWhatFollowsIt() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(200, 60, 360).across(216, 60, 360).across(232, 160, 360).across(248, 60, 360);
        for (double x : new double[] {60, 160, 260, 360}) {
            page.down(x, 200, 248);
        }
        page.cells(60, 200, 100, 16, new String[][] {{"Parameter", "Conditions", "Max"}});
        page.text(63, 227, 9, false, "Supply current");
        page.text(163, 219, 9, false, "at 3 V").text(263, 219, 9, false, "11");
        page.text(163, 235, 9, false, "at 5 V").text(263, 235, 9, false, "17");
        TableStructure table = read(page, 360, 248);
        assertEquals(2, cell(table, "Supply current").rowSpan());
        assertEquals("Supply current at 3 V", cell(table, "11").rowLabel());
        assertEquals("Supply current at 5 V", cell(table, "17").rowLabel());
    }

    @Test
    void unitsInTheHeaderStayWithTheirColumn() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 3, 120, 16);
        page.cells(
                60,
                200,
                120,
                16,
                new String[][] {
                    {"Frequency (MHz)", "ESR (Ohm) Max", "Mode"},
                    {"4.000", "150", "Fundamental"},
                    {"30.000", "40", "Third overtone"}
                });
        TableStructure table = read(page, 420, 248);
        assertEquals("ESR (Ohm) Max", cell(table, "150").columnLabel());
        assertEquals("4.000", cell(table, "150").rowLabel());
    }

    @Test
    void aRowOfSpansBelowTheHeaderQualifiesTheColumnsUnderIt() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        // Name, two groups of Min and Max, unit; the second row gives each group its frequency.
        page.across(200, 60, 420).across(216, 60, 420).across(232, 60, 420).across(248, 60, 420);
        page.across(264, 60, 420);
        double[] edges = {60, 160, 210, 260, 310, 360, 420};
        for (int c = 0; c < edges.length; c++) {
            page.down(edges[c], 200, 216).down(edges[c], 232, 264);
            if (c % 2 == 1 || c == 0 || c == 6) {
                page.down(edges[c], 216, 232);
            }
        }
        String[] header = {"Parameter", "Min", "Max", "Min", "Max", "Unit"};
        String[] gain = {"Gain", "20", "22", "15", "18", "dB"};
        String[] noise = {"Noise", "1", "2", "3", "4", "dBm"};
        for (int c = 0; c < 6; c++) {
            page.text(edges[c] + 3, 203, 9, false, header[c]);
            page.text(edges[c] + 3, 235, 9, false, gain[c]);
            page.text(edges[c] + 3, 251, 9, false, noise[c]);
        }
        page.text(63, 219, 9, false, "Range").text(175, 219, 9, false, "175 - 230");
        page.text(275, 219, 9, false, "230 - 660").text(363, 219, 9, false, "MHz");
        TableStructure table = read(page, 420, 264);
        assertEquals(1, table.headerRows());
        assertEquals("175 - 230 MHz Max", cell(table, "22").columnLabel());
        assertEquals("230 - 660 MHz Min", cell(table, "3").columnLabel());
        assertEquals("Range", cell(table, "175 - 230").rowLabel());
        assertEquals("Unit", cell(table, "dBm").columnLabel());
    }

    @Test
    void anEmptyFirstCellContinuesTheNameAbove() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 4, 100, 16);
        page.cells(
                60,
                200,
                100,
                16,
                new String[][] {
                    {"Parameter", "Conditions", "Max"},
                    {"Leakage", "25 C", "1"},
                    {"", "85 C", "9"},
                    {"Delay", "", "20"}
                });
        TableStructure table = read(page, 360, 264);
        assertTrue(cell(table, "9").rowLabel().startsWith("Leakage"));
        assertEquals("Delay", cell(table, "20").rowLabel());
    }

    @Test
    void namesWithValuesHaveNoHeader() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 2, 3, 140, 16);
        page.cells(
                60,
                200,
                140,
                16,
                new String[][] {{"Frequency", "26 MHz"}, {"Load", "18 pF"}, {"Aging", "1 ppm"}});
        TableStructure table = read(page, 340, 248);
        assertEquals(0, table.headerRows());
        assertFalse(cell(table, "26 MHz").header());
        assertEquals("Frequency", cell(table, "26 MHz").rowLabel());
        assertEquals("Load", cell(table, "18 pF").rowLabel());
    }

    @Test
    void aSubheadingOverAllColumnsIsOneCellAndNamesNoValue() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 1, 100, 16).across(232, 60, 360);
        page.down(60, 216, 232).down(360, 216, 232).grid(60, 232, 3, 2, 100, 16);
        page.cells(60, 200, 100, 16, new String[][] {{"Parameter", "Min", "Max"}});
        page.text(63, 219, 9, true, "Dynamic characteristics");
        page.cells(60, 232, 100, 16, new String[][] {{"Delay", "2", "5"}, {"Rise time", "3", "8"}});
        TableStructure table = read(page, 360, 264);
        assertEquals(3, cell(table, "Dynamic characteristics").columnSpan());
        assertEquals("Max", cell(table, "8").columnLabel());
        assertEquals("Rise time", cell(table, "8").rowLabel());
    }

    @Test
    void aTableSetInTwoPartsSideBySideHasRowsOfItsOwnInEach() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 6, 3, 80, 16);
        page.cells(
                60,
                200,
                80,
                16,
                new String[][] {
                    {"Frequency", "Part number", "Load", "Frequency", "Part number", "Load"},
                    {"4.000", "QX040A", "20 pF", "25.000", "QX250A", "18 pF"},
                    {"8.000", "QX080B", "12 pF", "48.000", "QX480B", "9 pF"}
                });
        TableStructure table = read(page, 540, 248);
        assertEquals(1, table.headerRows());
        assertEquals("8.000 QX080B", cell(table, "12 pF").rowLabel());
        assertEquals("48.000 QX480B", cell(table, "9 pF").rowLabel());
        assertEquals("", cell(table, "48.000").rowLabel());
    }

    @Test
    void namesReadAsOneLineHeadAColumnEach() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 100, 2, 4, 150, 16);
        page.text(64, 102, 8, false, "PARAMETER").text(230, 102, 8, false, "MIN  TYP  MAX");
        page.text(64, 118, 8, false, "Supply").text(230, 118, 8, false, "1.7");
        page.text(64, 134, 8, false, "Delay").text(252, 134, 8, false, "20");
        page.text(64, 150, 8, false, "Current").text(270, 150, 8, false, "400");
        TableStructure table = readFrom100(page, 164);
        assertEquals("MIN", cell(table, "1.7").columnLabel());
        assertEquals("TYP", cell(table, "20").columnLabel());
        assertEquals("MAX", cell(table, "400").columnLabel());
        assertEquals("Current", cell(table, "400").rowLabel());
    }

    @Test
    void namesHeadColumnsAlsoWhereTheEndOfARuleStandsAside() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 100, 2, 3, 150, 16).across(148, 60, 360).across(164, 60, 360);
        page.down(60, 148, 164).down(210, 148, 164).down(360, 148, 164).down(218, 148, 153);
        page.text(64, 102, 8, false, "PARAMETER").text(260, 102, 8, false, "MIN     MAX");
        page.text(64, 118, 8, false, "Supply").text(260, 118, 8, false, "1.7");
        page.text(64, 134, 8, false, "Delay").text(292, 134, 8, false, "20");
        page.text(64, 150, 8, false, "Current").text(292, 150, 8, false, "40");
        TableStructure table = readFrom100(page, 164);
        assertEquals("MIN", cell(table, "1.7").columnLabel());
        assertEquals("MAX", cell(table, "40").columnLabel());
    }

    @Test
    void aHeaderWithoutTheRulesOfItsColumnsHasThem() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(100, 60, 360);
        for (int i = 1; i < 5; i++) {
            page.across(100 + 16 * i, 60, 360);
        }
        page.down(60, 100, 164).down(360, 100, 164).down(160, 116, 164).down(260, 116, 164);
        page.cells(
                60,
                100,
                100,
                16,
                new String[][] {
                    {"PARAMETERS", "UNITS", "RATINGS"},
                    {"Voltage", "V", "6"},
                    {"Current", "mA", "80"},
                    {"Power", "mW", "150"}
                });
        TableStructure table = readFrom100(page, 164);
        assertEquals("RATINGS", cell(table, "80").columnLabel());
        assertEquals("Current", cell(table, "mA").rowLabel());
    }

    @Test
    void framesOfSingleCellsRuleNoTable() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        String[][] texts = {
            {"Type", "L (mH)", "Q Min", "Length"},
            {"A1", "2.4", "17", "13.1"},
            {"A2", "3.4", "15", "13.2"},
            {"A3", "4.7", "16", "13.3"},
            {"A4", "4.9", "18", "13.4"},
            {"A5", "7.2", "14", "13.5"}
        };
        page.cells(60, 100, 75, 16, texts);
        page.across(116, 205, 270).across(132, 205, 270).across(148, 205, 270);
        page.across(164, 205, 270).down(205, 116, 164).down(270, 116, 164);
        TableStructure table = readFrom100(page, 196);
        assertEquals("L (mH)", cell(table, "3.4").columnLabel());
        assertEquals("A2", cell(table, "3.4").rowLabel());
        assertEquals("Q Min", cell(table, "17").columnLabel());
    }

    @Test
    void rowsOverNamesOfColumnsAreHeadersWhateverTheyHold() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 100, 4, 6, 75, 16);
        page.cells(
                60,
                100,
                75,
                16,
                new String[][] {
                    {"", "VCCA", "", ""},
                    {"", "1.2 V", "1.5 V", "1.8 V"},
                    {"", "VCCB", "", ""},
                    {"PARAMETER", "5 V", "1.8 V", "2.5 V"},
                    {"", "TYP", "TYP", "TYP"},
                    {"Input", "9", "8", "7"}
                });
        TableStructure table = readFrom100(page, 196);
        assertEquals(5, table.headerRows());
        assertEquals("1.5 V 1.8 V TYP", cell(table, "8").columnLabel());
    }

    @Test
    void theShadeOfAParagraphRulesNoCell() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 100, 2, 3, 150, 30).fill(60, 100, 360, 130, 0xC0C0C0);
        page.fill(64, 104, 200, 114, 0xC0C0C0).fill(64, 114, 200, 124, 0xC0C0C0);
        page.text(66, 105, 8, false, "Write").text(66, 115, 8, false, "hexadecimal");
        page.text(216, 110, 8, false, "Length").text(66, 140, 8, false, "0xe000");
        page.text(216, 140, 8, false, "3").text(66, 170, 8, false, "0xe001");
        page.text(216, 170, 8, false, "4");
        TableStructure table = readFrom100(page, 190);
        assertEquals(3, table.rows());
        assertEquals(2, table.columns());
    }
}
