package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.LayoutDetectorContract;
import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GeometricLayoutDetectorTest extends LayoutDetectorContract {

    @Override
    protected GeometricLayoutDetector detector() {
        return new GeometricLayoutDetector();
    }

    private List<Element> elements(SyntheticPages.Page... pages) {
        return detector()
                .detect(SyntheticPages.document(pages), new CancelToken(), Progress.SILENT)
                .getFirst()
                .elements();
    }

    private static List<Element> of(List<Element> elements, ElementLabel label) {
        return elements.stream().filter(e -> e.label() == label).toList();
    }

    @Test
    void aFramedTableIsFoundWithItsWholeFrame() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        List<Element> tables =
                of(elements(SyntheticPages.parameterTable(page, 60, 200, 6)), ElementLabel.TABLE);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().box().iou(new PageBox(60, 200, 460, 296)) > 0.95);
        assertEquals("ruled-table", tables.getFirst().source());
    }

    @Test
    void tablesSideBySideStayApart() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        String[][] pins = {{"Pin", "Name"}, {"1", "GND"}, {"2", "VDD"}};
        page.grid(60, 200, 2, 3, 80, 16).cells(60, 200, 80, 16, pins);
        page.grid(260, 200, 2, 3, 80, 16).cells(260, 200, 80, 16, pins);
        assertEquals(2, of(elements(page), ElementLabel.TABLE).size());
    }

    @Test
    void aTableRuledOnlyAcrossIsFound() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        String[][] texts = {
            {"Parameter", "Min", "Max"}, {"Supply", "1.7", "3.6"}, {"Current", "2", "5"}
        };
        page.cells(60, 200, 120, 18, texts);
        for (int r = 0; r <= 3; r++) {
            page.across(200 + r * 18, 60, 420);
        }
        List<Element> tables = of(elements(page), ElementLabel.TABLE);
        assertEquals(List.of("half-ruled-table"), tables.stream().map(Element::source).toList());
    }

    @Test
    void rowsThatKeepTheirGuttersAreATableWithoutAnyRule() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        String[][] texts = {
            {"Parameter", "Min", "Max"},
            {"Supply", "1.7", "3.6"},
            {"Current", "2", "5"},
            {"Delay", "10", "20"}
        };
        page.cells(60, 200, 120, 14, texts);
        assertEquals(
                List.of("row-run-table"),
                of(elements(page), ElementLabel.TABLE).stream().map(Element::source).toList());
    }

    @Test
    void twoColumnsOfProseAreNoTableAndAreReadOneAfterTheOther() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 12; i++) {
            page.text(50, 100 + i * 12, "an oscillator must start at every supply voltage");
            page.text(320, 100 + i * 12, "and the load must be matched to the crystal unit");
        }
        List<Element> elements = elements(page);
        assertEquals(List.of(), of(elements, ElementLabel.TABLE));
        assertTrue(elements.getFirst().box().x1() < elements.getLast().box().x0());
    }

    @Test
    void aGridWithoutTextIsAPlotAndTakesItsTickLabels() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.grid(100, 200, 6, 5, 30, 24).curve(100, 210, 280, 310);
        for (int i = 0; i < 6; i++) {
            page.text(84, 196 + i * 24, 7, false, "" + i * 10);
            page.text(98 + i * 30, 324, 7, false, "" + i);
        }
        List<Element> elements = elements(page);
        assertEquals(List.of(ElementLabel.FIGURE), elements.stream().map(Element::label).toList());
        assertTrue(elements.getFirst().box().x0() <= 84.5);
    }

    @Test
    void aNumberedCaptionAndItsNotesAreLabelled() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(60, 184, "Table 3. Electrical characteristics");
        SyntheticPages.parameterTable(page, 60, 200, 6);
        page.text(60, 300, 8, false, "Note 1. Guaranteed by design.");
        List<Element> elements = elements(page);
        assertEquals(1, of(elements, ElementLabel.TABLE_CAPTION).size());
        assertEquals(1, of(elements, ElementLabel.TABLE_FOOTNOTE).size());
    }

    @Test
    void aSentenceThatMentionsATableIsText() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 100, "Table 3 shows the electrical characteristics of the part.");
        assertEquals(List.of(), of(elements(page), ElementLabel.TABLE_CAPTION));
    }

    @Test
    void runningHeadsAndFeetAreFoundByRepetitionButNotTheCellsOfATableAtTheFoot() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new SyntheticPages.Page(i + 1);
            pages[i].text(60, 30, 8, false, "ACME crystals for industry");
            pages[i].paragraph(60, 100 + 20 * i, 6);
            SyntheticPages.parameterTable(pages[i], 60, 600, 6);
            pages[i].text(300, 750, 8, false, "Page " + (i + 1) + " of 4");
        }
        List<Element> elements = elements(pages);
        assertEquals(2, of(elements, ElementLabel.HEADER_FOOTER).size());
        assertEquals(1, of(elements, ElementLabel.TABLE).size());
    }

    @Test
    void aPageNumberOnASinglePageIsFurniture() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 100, 6);
        page.text(300, 760, 8, false, "17");
        assertEquals(1, of(elements(page), ElementLabel.HEADER_FOOTER).size());
    }

    @Test
    void bulletsMakeOneListAndHeadingsTitles() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 100, 12, true, "Features");
        page.text(60, 120, "• Low power").text(60, 133, "• Small package");
        page.text(60, 180, 12, true, "Description").paragraph(60, 200, 6);
        List<Element> elements = elements(page);
        assertEquals(
                List.of(
                        ElementLabel.TITLE,
                        ElementLabel.LIST,
                        ElementLabel.TITLE,
                        ElementLabel.TEXT),
                elements.stream().map(Element::label).toList());
    }

    @Test
    void aTableSetSidewaysIsFoundInTheFrameOfThePage() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int r = 0; r < 4; r++) {
            for (int c = 0; c < 4; c++) {
                page.text(400 - r * 20, 100 + c * 90, 9, false, 90, r == 0 ? "Head" : "1." + r + c);
            }
        }
        for (int i = 0; i <= 4; i++) {
            page.down(420 - i * 20 - 5, 95, 455);
            page.across(95 + i * 90, 335, 415);
        }
        List<Element> tables = of(elements(page), ElementLabel.TABLE);
        assertEquals(1, tables.size());
        assertTrue(tables.getFirst().box().iou(new PageBox(335, 95, 415, 455)) > 0.9);
    }

    @Test
    void halfAMillionStrokesAreOneFigureInBoundedWork() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 500_000; i++) {
            double x = 100 + i % 400;
            double y = 150 + i / 400 % 450;
            page.curve(x, y, x + 3, y + 3);
        }
        List<Element> elements = elements(page);
        assertEquals(List.of(ElementLabel.FIGURE), elements.stream().map(Element::label).toList());
    }
}
