package dev.sheetproof.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TableReaderTest {

    private static Cell cell(TableStructure structure, String text) {
        return structure.cells().stream()
                .filter(c -> c.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " not in " + structure.cells()));
    }

    @Test
    void everyValueOfAFramedTableHasItsRowAndColumnLabel() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        SyntheticPages.parameterTable(page, 60, 200, 5);
        TableStructure table = TableReader.read(page.parsed(), 3, new PageBox(60, 200, 460, 280));
        assertEquals(5, table.rows());
        assertEquals(4, table.columns());
        assertEquals(1, table.headerRows());
        Cell value = cell(table, "2.3");
        assertEquals("Value number 3", value.rowLabel());
        assertEquals("Typ", value.columnLabel());
        assertEquals(3, value.element());
        assertTrue(cell(table, "Typ").header());
    }

    @Test
    void aMissingRuleGivesASpanAndBothHeadersName() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(200, 60, 360).across(216, 160, 360).across(232, 60, 360).across(248, 60, 360);
        page.down(60, 200, 248).down(160, 200, 248).down(260, 216, 248).down(360, 200, 248);
        page.cells(
                60,
                200,
                100,
                16,
                new String[][] {
                    {"Parameter", "Limits", ""}, {"", "Min", "Max"}, {"Supply", "1.7", "3.6"}
                });
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 200, 360, 248));
        assertEquals(2, cell(table, "Limits").columnSpan());
        assertEquals(2, cell(table, "Parameter").rowSpan());
        assertEquals("Limits Max", cell(table, "3.6").columnLabel());
        assertEquals("Supply", cell(table, "3.6").rowLabel());
    }

    @Test
    void columnsWithoutRulesLieBetweenGutters() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.cells(
                60,
                200,
                110,
                14,
                new String[][] {
                    {"Parameter", "Min", "Max"}, {"Supply", "1.7", "3.6"}, {"Delay", "", "20"}
                });
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(55, 198, 400, 245));
        assertEquals("Max", cell(table, "20").columnLabel());
        assertEquals("Delay", cell(table, "20").rowLabel());
        assertEquals("Delay\t\t20", table.textRows().get(2));
    }

    @Test
    void valuesSideBySideUnderOneFrameAreColumns() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 2, 3, 150, 16);
        String[][] rows = {
            {"Parameter", "Min", "Max"}, {"Supply", "1.7", "3.6"}, {"Delay", "2", "5"}
        };
        for (int r = 0; r < rows.length; r++) {
            page.text(63, 203 + r * 16, 9, false, rows[r][0]);
            page.text(220, 203 + r * 16, 9, false, rows[r][1]);
            page.text(300, 203 + r * 16, 9, false, rows[r][2]);
        }
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 200, 360, 248));
        assertEquals(3, table.columns());
        assertEquals("Max", cell(table, "3.6").columnLabel());
    }

    @Test
    void aSymbolDoesNotNameARow() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 2, 100, 16)
                .cells(
                        60,
                        200,
                        100,
                        16,
                        new String[][] {
                            {"Symbol", "Parameter", "Max"}, {"Vdd", "Supply voltage", "3.6"}
                        });
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 200, 360, 232));
        assertEquals("Vdd Supply voltage", cell(table, "3.6").rowLabel());
    }

    @Test
    void conditionsOverTheWholeTableStandAboveItsHeader() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(184, 60, 360).down(60, 184, 200).down(360, 184, 200);
        page.grid(60, 200, 3, 3, 100, 16);
        page.text(63, 187, 9, false, "Unless otherwise stated at 25 C");
        page.cells(
                60,
                200,
                100,
                16,
                new String[][] {
                    {"Property", "Low", "High"}, {"Supply", "1.7", "3.6"}, {"Delay", "2", "5"}
                });
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 184, 360, 248));
        assertEquals(2, table.headerRows());
        assertEquals("High", cell(table, "3.6").columnLabel());
    }

    @Test
    void namesOfOneTwoAndThreeLinesAreOneHeader() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 1, 100, 36).grid(60, 236, 3, 2, 100, 16);
        page.text(63, 213, 9, false, "Part");
        page.text(163, 208, 9, false, "Supply").text(163, 218, 9, false, "voltage");
        page.text(263, 203, 9, false, "Drivers").text(263, 213, 9, false, "that are");
        page.text(263, 223, 9, false, "active");
        page.cells(60, 236, 100, 16, new String[][] {{"X200", "5", "4"}, {"X201", "9", "2"}});
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 200, 360, 268));
        assertEquals(3, table.rows());
        assertEquals("Supply voltage", cell(table, "9").columnLabel());
        assertEquals("X201", cell(table, "9").rowLabel());
    }

    @Test
    void symbolsUnderTheTitleOfAGroupOfColumnsNameNoRow() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(184, 60, 360).down(60, 184, 200).down(260, 184, 200).down(360, 184, 200);
        page.grid(60, 200, 3, 2, 100, 16);
        page.text(63, 187, 9, false, "DC CHARACTERISTICS").text(263, 187, 9, false, "At 25 C");
        page.cells(
                60,
                200,
                100,
                16,
                new String[][] {{"Sym.", "Characteristic", "Max."}, {"VIH", "Input high", "0.7"}});
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 184, 360, 232));
        assertEquals("VIH Input high", cell(table, "0.7").rowLabel());
    }

    @Test
    void rowsBelowAHeadOfFramedCellsHaveItsColumns() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(60, 200, 3, 1, 100, 16);
        String[][] rows = new String[7][];
        rows[0] = new String[] {"Code", "Power", "Range"};
        for (int i = 1; i < 7; i++) {
            rows[i] = new String[] {"0x6" + i, "2." + i, "58" + i};
        }
        page.cells(60, 200, 100, 16, rows);
        TableStructure table = TableReader.read(page.parsed(), 0, new PageBox(60, 200, 360, 312));
        assertEquals("Range", cell(table, "583").columnLabel());
        assertTrue(cell(table, "583").rowLabel().startsWith("0x63"));
    }

    @Test
    void facesTileTheirGridWhateverTheRules() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        PageBox bounds = new PageBox(0, 0, 300, 200);
        for (int round = 0; round < 300; round++) {
            List<Rule> rules = new ArrayList<>();
            for (int i = random.nextInt(20); i > 0; i--) {
                boolean across = random.nextBoolean();
                double from = random.nextDouble(150);
                double at = random.nextDouble(across ? 200 : 300);
                rules.add(new Rule(across, at, from, from + random.nextDouble(150), 0.5, 0));
            }
            RuleGrid grid = RuleGrid.of(bounds, rules).orElseThrow();
            double area = grid.faces().stream().mapToDouble(f -> f.box().area()).sum();
            assertEquals(bounds.area(), area, 1e-6, "seed " + seed);
        }
    }
}
