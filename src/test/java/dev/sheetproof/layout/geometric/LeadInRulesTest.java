package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What leads in to tables and drawings: sentences, names of tables, titles of plots, labels.
final class LeadInRulesTest {

    private static final String[][] ROWS = {
        {"Proportion", "Area", "Load", "Mode", "Scope"},
        {"one", "1.0", "8", "low", "all"},
        {"two", "1.2", "9", "low", "all"},
        {"three", "1.4", "10", "high", "all"},
        {"four", "1.6", "12", "high", "some"}
    };

    private static SyntheticPages.Page page() {
        return new SyntheticPages.Page(1).paragraph(60, 640, 6);
    }

    private static SyntheticPages.Page ruledRows(SyntheticPages.Page page, double top) {
        page.cells(60, top, 90, 14, ROWS);
        for (int r = 0; r <= ROWS.length; r++) {
            page.across(top + 14 * r, 60, 510);
        }
        return page;
    }

    @Test
    void oneRowOfNamesAgainUnderAHeadingStartsAnotherTable() {
        SyntheticPages.Page page = ruledRows(ruledRows(page(), 100), 196);
        page.text(60, 179, 12, false, "Stability");
        assertEquals(2, boxes(ElementLabel.TABLE, page).size());
    }

    @Test
    void sentencesInTheRulesOfATableLeadInToIt() {
        SyntheticPages.Page page = page().across(96, 60, 510).across(230, 60, 510);
        page.text(60, 100, "The following are names that the maker owns or is allowed to use and");
        page.text(60, 112, "no complete list of all such names.");
        for (int r = 0; r < 7; r++) {
            for (int c = 0; c < 5; c++) {
                page.text(60 + 90 * c, 132 + 13 * r, 9, false, "Name" + (char) ('A' + 5 * r + c));
            }
        }
        List<PageBox> tables = boxes(ElementLabel.TABLE, page);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().y0() > 124, tables.toString());
    }

    @Test
    void titlesOfTwoPlotsWithMarksBehindThemAreTwo() {
        SyntheticPages.Page page = plots("Gain", "Noise");
        assertEquals(4, boxes(ElementLabel.FIGURE_CAPTION, page).size());
    }

    @Test
    void titlesOfPlotsMayHaveTwoLines() {
        SyntheticPages.Page page = plots("Gain", "Noise");
        for (double x : new double[] {60, 310}) {
            page.text(x, 91, 11, true, "Large signals and small ones");
        }
        List<PageBox> captions = boxes(ElementLabel.FIGURE_CAPTION, page);
        assertEquals(4, captions.size(), captions.toString());
        assertEquals(2, captions.stream().filter(c -> c.height() > 20).count());
    }

    @Test
    void headingsThatStandOverTextTooAreNoTitlesOfPlots() {
        SyntheticPages.Page page = plots("Gain", "Noise");
        page.text(60, 560, 11, true, "Packing").text(60, 576, "1000 pieces in each reel");
        assertEquals(List.of(), boxes(ElementLabel.FIGURE_CAPTION, page));
    }

    private static SyntheticPages.Page plots(String left, String right) {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 4; i++) {
            double x = 60 + 250 * (i % 2);
            double y = 120 + 200 * (i / 2);
            String name = (i % 2 == 0 ? left : right) + " against supply voltage and load";
            page.text(x, y - 16, 11, true, name);
            page.text(x + 5.5 * name.length() + 2, y - 16, 7, true, "[1]");
            page.grid(x, y, 5, 5, 40, 25);
            for (int k = 0; k < 9; k++) {
                page.curve(x + 20 * k, y + 60, x + 20 * k + 22, y + 66);
            }
        }
        return page;
    }

    @Test
    void theNameUnderALabelAloneIsOfTheCaption() {
        SyntheticPages.Page page = page();
        for (int k = 0; k < 9; k++) {
            page.curve(60 + 20 * k, 120 + 9 * k, 90 + 20 * k, 180 + 9 * k);
        }
        page.text(60, 268, 10, true, "Figure 1.");
        page.text(60, 280, "Difference between the old and the new modules");
        List<PageBox> captions = boxes(ElementLabel.FIGURE_CAPTION, page);
        assertEquals(1, captions.size());
        assertTrue(captions.getFirst().width() > 100, captions.toString());
    }

    @Test
    void theNumberOfThePageBesideWordsOfItsFootIsNoSection() {
        SyntheticPages.Page page = page();
        page.text(60, 760, 9, false, "1").text(84, 760, 9, false, "Submit feedback");
        page.text(420, 760, 9, false, "© 2020 Acme Products");
        assertEquals(1, boxes(ElementLabel.TEXT, page).size());
    }
}
