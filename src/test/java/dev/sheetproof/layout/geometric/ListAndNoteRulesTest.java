package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Lists without bullets, headings that are none and that are, notes by their marks.
class ListAndNoteRulesTest {

    private static SyntheticPages.Page page() {
        return new SyntheticPages.Page(1).paragraph(60, 600, 6);
    }

    private static SyntheticPages.Page withTable() {
        return SyntheticPages.parameterTable(page(), 60, 200, 6);
    }

    @Test
    void boldLinesUnderFeaturesAreItsItems() {
        SyntheticPages.Page page = page().text(60, 100, 10, true, "FEATURES");
        page.text(60, 112, 10, true, "Low Cost, Integrated Solution");
        page.text(60, 124, 10, true, "Accepts a Clock or a Crystal");
        page.text(60, 136, 10, true, "Single Supply of 5 V");
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size());
        assertTrue(lists.getFirst().height() > 30, "not all items: " + lists);
    }

    @Test
    void aHeadingInLargerTypeEndsTheItemsAboveIt() {
        SyntheticPages.Page page = page().text(60, 100, 10, true, "FEATURES:");
        page.text(60, 114, "Suitable for reflow").text(60, 128, "Tight stability");
        page.text(60, 142, "Extended temperature range");
        page.text(59, 155, 13, true, "STANDARD SPECIFICATIONS:");
        assertEquals(2, boxes(ElementLabel.TITLE, page).size());
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size());
        assertTrue(lists.getFirst().y1() < 156, lists.toString());
    }

    @Test
    void plainApplicationsWithAColonIsAHeading() {
        SyntheticPages.Page page = page().text(60, 100, "Applications:");
        page.text(60, 112, "Keyless entry").text(60, 124, "Logistics").text(60, 136, "Tracking");
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
    }

    @Test
    void shortSentencesOneUnderTheOtherAreAList() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "Very good electrical performance.")
                .text(60, 111.6, "High stability in temperature up to 125 degrees.")
                .text(60, 123.2, "High sensitivity values.")
                .text(60, 134.8, "Access control.");
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
    }

    @Test
    void namesWithValuesOnTheirLinesAreAList() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "EAN: 4043619860272")
                .text(60, 112, "Country of origin: China")
                .text(60, 124, "Package: White box");
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
    }

    @Test
    void bulletsOfUnknownMeaningBelongToTheirItems() {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 4; i++) {
            page.text(60, 100 + 14 * i, "\uFFFD")
                    .text(78, 100 + 14 * i, "Battery input number " + i);
        }
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size());
        assertEquals(60, lists.getFirst().x0(), 0.5);
    }

    @Test
    void aListReachesOverItsDrawnBullets() {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 3; i++) {
            page.fill(60, 103 + 14 * i, 64, 107 + 14 * i, 0)
                    .text(74, 100 + 14 * i, "High current capability, part " + i);
        }
        assertEquals(60, boxes(ElementLabel.LIST, page).getFirst().x0(), 0.5);
    }

    @Test
    void aSentenceThatGoesOnWithANumberIsOneParagraph() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "the diodes are chosen by the select bits of the register (bits 0 to")
                .text(
                        60,
                        112,
                        "1) and connect the supply to the battery over the chosen resistor.");
        assertEquals(List.of(), boxes(ElementLabel.LIST, page));
    }

    @Test
    void aHeadingWithALargeMarkIsNoItem() {
        SyntheticPages.Page page = page().text(60, 100, 13, true, "■ SERIAL INTERFACE");
        page.paragraph(60, 118, 4);
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
        assertEquals(List.of(), boxes(ElementLabel.LIST, page));
    }

    @Test
    void headingsWithSpaceBetweenThemAreTwo() {
        SyntheticPages.Page page = page().text(60, 100, 11, true, "1.0 ELECTRICAL CHARACTERISTICS");
        page.text(60, 120, 11, true, "Absolute Maximum Ratings").paragraph(60, 140, 4);
        assertEquals(2, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void anEquationInCapitalsIsNoHeading() {
        SyntheticPages.Page page = page().paragraph(60, 100, 4).text(60, 160, "VOUT = 2.5V");
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
    }

    @Test
    void entriesOfAPrintedTableOfContentsAreNoHeadings() {
        SyntheticPages.Page page = page();
        page.text(60, 100, 12, true, "10.1 PACKAGE ................. 17");
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
    }

    @Test
    void aLegendRightUnderATableIsItsNote() {
        SyntheticPages.Page page = withTable();
        page.text(60, 301, "W = WRITE BIT")
                .text(220, 301, "R = READ BIT")
                .text(380, 301, "X = UNUSED");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size());
        assertTrue(notes.getFirst().width() > 300, "not the whole row: " + notes);
    }

    @Test
    void theParagraphUnderNoteAloneIsTheNote() {
        SyntheticPages.Page page = withTable().text(60, 320, 10, true, "NOTE:");
        page.text(60, 332, "the unused bits may be read and written like any other memory");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size());
        assertTrue(notes.getFirst().height() > 20, "the heading alone: " + notes);
    }

    @Test
    void aNoteWithNumbersInAColumnOfTheirOwnIsOne() {
        SyntheticPages.Page page = withTable();
        page.text(60, 301, "Note 1:").text(105, 301, "This value is ensured by characterization.");
        page.text(85, 313, "2:").text(105, 313, "Typical values hold at room temperature.");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size());
        assertEquals(60, notes.getFirst().x0(), 0.5);
    }

    @Test
    void conditionsBetweenADrawingAndItsCaptionAreItsNote() {
        SyntheticPages.Page page = page().picture(60, 200, 260, 330);
        page.text(100, 336, 9, false, "VDD = 3 V; timer = 1 minute");
        page.text(60, 350, 9, true, "Fig 25. Supply current over temperature");
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
        assertEquals(1, boxes(ElementLabel.FIGURE_CAPTION, page).size());
    }

    @Test
    void aCaptionAndItsConditionsAreOne() {
        SyntheticPages.Page page = page();
        page.text(60, 172, 10, true, "Table 30. Dynamic characteristics");
        page.text(
                60, 185, 10, false, "VDD = 1.8 V to 5.5 V; VSS = 0 V; unless otherwise specified");
        SyntheticPages.parameterTable(page, 60, 200, 6);
        List<PageBox> captions = boxes(ElementLabel.TABLE_CAPTION, page);
        assertEquals(1, captions.size());
        assertTrue(captions.getFirst().height() > 20, "one row: " + captions);
    }

    @Test
    void theNameOfAnAxisIsPartOfThePlot() {
        SyntheticPages.Page page = page().picture(60, 200, 260, 330);
        page.text(120, 333, 8, false, "FREQUENCY (MHz)");
        assertEquals(List.of(), boxes(ElementLabel.FIGURE_CAPTION, page));
        assertTrue(boxes(ElementLabel.FIGURE, page).getFirst().y1() > 340);
    }

    @Test
    void theUnitOverADrawingIsItsCaption() {
        SyntheticPages.Page page = page().picture(60, 200, 260, 330);
        page.text(210, 186, 9, false, "Unit : mm");
        assertEquals(1, boxes(ElementLabel.FIGURE_CAPTION, page).size());
    }

    @Test
    void mentionsAtTheStartOfALineAreNoCaptions() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "Figure 4.3 shows the output load that is used for the test.");
        page.text(60, 120, "Table 1 summarizes the revisions of this document since its start.");
        assertEquals(List.of(), boxes(ElementLabel.FIGURE_CAPTION, page));
        assertEquals(List.of(), boxes(ElementLabel.TABLE_CAPTION, page));
    }

    @Test
    void aLabelBehindAHeadingInCapitalsMakesItACaption() {
        SyntheticPages.Page page =
                withTable().text(60, 184, 10, true, "REGISTER MAP - BANK 1 Table 2");
        assertEquals(1, boxes(ElementLabel.TABLE_CAPTION, page).size());
    }

    @Test
    void theNumberAtTheEndOfItsRowBelongsToAFormula() {
        SyntheticPages.Page page = page().text(200, 100, "F = 1 / (2 * pi * sqrt(L * C))");
        page.text(500, 100, "Eqn. 1");
        List<PageBox> formulas = boxes(ElementLabel.FORMULA, page);
        assertEquals(1, formulas.size());
        assertTrue(formulas.getFirst().x1() > 500, "without its number: " + formulas);
    }

    @Test
    void theColumnsOfAListAreOneUnlessEachHasItsHeading() {
        SyntheticPages.Page page = page().text(60, 100, 10, true, "Applications");
        page.text(60, 115, "• Radio").text(60, 127, "• Lamps").text(60, 139, "• Meters");
        page.text(180, 115, "• Clocks").text(180, 127, "• Relays");
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
        page.text(180, 100, 10, true, "Features");
        assertEquals(2, boxes(ElementLabel.LIST, page).size());
    }

    @Test
    void itemsUnderAHeadingSetToTheRightAreAList() {
        SyntheticPages.Page page = page().text(180, 100, 10, true, "Applications");
        page.text(60, 114, "Computers and laptops and notebooks").text(60, 126, "Cameras");
        page.text(60, 138, "Hand-held equipment");
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
    }

    @Test
    void wordsSetAsTheHeadingsOfThePageAreNoCaption() {
        SyntheticPages.Page page = page().text(60, 60, 10, true, "FEATURES");
        page.text(60, 75, "• Radio").text(60, 87, "• Lamps");
        page.text(60, 110, 10, true, "DESCRIPTION").paragraph(60, 125, 4);
        page.picture(60, 260, 460, 400);
        page.text(205, 244, 10, true, "BLOCK DIAGRAM");
        assertEquals(List.of(), boxes(ElementLabel.FIGURE_CAPTION, page));
        assertEquals(3, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void furtherLinesOfAValueStayInTheirList() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "• Bit configuration").text(200, 100, ": 32,768 words");
        page.text(60, 112, "• Interface").text(200, 112, ": SPI, the serial one");
        page.text(205, 124, "Corresponding to its modes 0 and 3");
        page.text(60, 136, "• Frequency").text(200, 136, ": 33 MHz");
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size(), lists.toString());
        assertTrue(lists.getFirst().y1() > 145, lists.toString());
    }

    @Test
    void entriesWhoseNumberAGutterPartsAreAListOfContents() {
        SyntheticPages.Page page = page();
        String dots = " ............................ 17";
        page.text(60, 100, "8.2.9 AT+STT Start Task" + dots);
        page.text(60, 112, 10, true, "8.2.10 AT+CHCR").text(170, 112, "Bring Up Wireless" + dots);
        page.text(60, 124, "8.2.11 AT+SR Get Address" + dots);
        assertEquals(1, boxes(ElementLabel.LIST, page).size());
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
    }

    @Test
    void numberedNotesFarBelowTheTableThatRefersToThemAreNotes() {
        String note = "Note 1: All voltages are referenced to ground";
        SyntheticPages.Page page = withTable().text(60, 560, note);
        assertEquals(List.of(), boxes(ElementLabel.TABLE_FOOTNOTE, page));
        String[][] cells = {
            {"Parameter", "Symbol", "Conditions", "Value"},
            {"Supply", "VCC", "(Note 1)", "5.0"},
            {"Input", "VIL", "-40 to 85", "0.8"},
            {"Output", "VOH", "1 mA", "2.4"}
        };
        SyntheticPages.Page referring = page().cells(60, 200, 100, 20, cells);
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, referring.text(60, 560, note)).size());
    }

    @Test
    void namesOfTheFirstAndLastColumnOverATableBelongToIt() {
        SyntheticPages.Page page = withTable();
        page.text(64, 186, 10, true, "MSB").text(438, 186, 10, true, "LSB");
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
        assertTrue(boxes(ElementLabel.TABLE, page).getFirst().y0() < 190);
    }

    @Test
    void whatALetterInATableStandsForIsItsNote() {
        SyntheticPages.Page page = withTable().text(400, 298, "P: Power supply");
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
    }

    @Test
    void aWideSpaceInASentencePartsNoParagraph() {
        SyntheticPages.Page page = page().text(60, 100, "the package drawings and packing data,");
        double end = 60 + "the package drawings and packing data,".length() * 10 * 0.5;
        page.text(end + 7, 100, "and design guidelines are available here");
        page.text(60, 112, "where all of them are kept up to date by their makers.");
        assertEquals(
                2,
                boxes(ElementLabel.TEXT, page).size(),
                boxes(ElementLabel.TEXT, page).toString());
    }
}
