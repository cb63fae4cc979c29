package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Headings that white space parts, items of registers, boxed and marked notes, letterheads.
class HeadingAndNoteKindsTest {

    private static SyntheticPages.Page page() {
        return new SyntheticPages.Page(1).paragraph(60, 600, 6);
    }

    @Test
    void wordsAtBothEndsOfABarAreOneHeading() {
        SyntheticPages.Page page = page().fill(60, 98, 500, 116, 0x404040);
        page.text(62, 101, 12, true, "1.2 Electrical parameters");
        page.text(430, 101, 12, true, "TTL-100");
        List<PageBox> titles = boxes(ElementLabel.TITLE, page);
        assertEquals(1, titles.size(), titles.toString());
        assertTrue(titles.getFirst().width() > 380, titles.toString());
    }

    @Test
    void headingsSideBySideWithoutABarStayTwo() {
        SyntheticPages.Page page = page();
        page.text(62, 101, 12, true, "1.2 Electrical parameters");
        page.text(430, 101, 12, true, "TTL-100");
        assertEquals(2, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void theBitsOfARegisterAreItemsOfAList() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "bit 7").text(110, 100, "Unimplemented: read as zero");
        page.text(60, 113, "bit 6-4").text(110, 113, "TENS: tens digit of the minutes");
        page.text(110, 126, "Contains a value from 0 to 5");
        page.text(60, 139, "bit 3-0").text(110, 139, "ONES: ones digit of the minutes");
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size(), lists.toString());
        assertTrue(lists.getFirst().height() > 40, lists.toString());
    }

    @Test
    void valuesOfABitAreNoFormula() {
        SyntheticPages.Page page = page();
        page.text(110, 100, "1 = 12-hour format").text(110, 113, "0 = 24-hour format");
        assertEquals(List.of(), boxes(ElementLabel.FORMULA, page));
    }

    @Test
    void aRegisterIsCaptionedLikeATable() {
        SyntheticPages.Page page = page();
        page.text(60, 184, 10, true, "REGISTER 5-2:");
        page.text(150, 184, 10, true, "MINUTES VALUE REGISTER");
        SyntheticPages.parameterTable(page, 60, 200, 6);
        List<PageBox> captions = boxes(ElementLabel.TABLE_CAPTION, page);
        assertEquals(1, captions.size());
        assertEquals(60, captions.getFirst().x0(), 1);
    }

    @Test
    void aNumberWithItsUnitAtTheStartOfALineIsNoSection() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 500, 6);
        page.text(
                        60,
                        100,
                        "The port is designed to track the supply and accepts every voltage from")
                .text(
                        60,
                        112,
                        "1.65 V to 5.5 V, which allows for the translation between any of the")
                .text(60, 124, "nodes of the bus that are connected to it.");
        assertEquals(2, boxes(ElementLabel.TEXT, page).size());
    }

    @Test
    void notesWithMarksInBracketsAreOneBlock() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        double below = boxes(ElementLabel.TABLE, page).getFirst().y1();
        page.text(60, below + 20, "Note)");
        page.text(60, below + 33, "(*2-1): Maximum humidity is defined as follows:");
        page.text(80, below + 46, "below 40 degrees 85 percent");
        page.text(60, below + 59, "(*2-2): Ambient temperature is given by the graph.");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size(), notes.toString());
        assertTrue(notes.getFirst().height() > 45, notes.toString());
    }

    @Test
    void anIndentedBoldHeadingEndsTheNotesAboveIt() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        double below = boxes(ElementLabel.TABLE, page).getFirst().y1();
        page.text(60, below + 10, "Note 1. Registers repeat for every output.");
        page.text(66, below + 32, 9, true, "PACKAGE DRAWING");
        for (int i = 0; i < 8; i++) {
            page.text(
                    60, 60 + 12 * i, "The device works at any supply voltage between the limits.");
        }
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size(), notes.toString());
        assertTrue(notes.getFirst().height() < 16, notes.toString());
    }

    @Test
    void notesAtTheFootOfThePageArePartedByTheTableThatHasTheirMarks() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        SyntheticPages.parameterTable(page, 60, 400, 6);
        page.text(230, 203, 9, false, "[16]").text(230, 403, 9, false, "[18]");
        page.text(60, 680, "Notes");
        page.text(60, 693, "16. Typical values are not tested.");
        page.text(60, 706, "17. Inputs are tied to ground.");
        page.text(60, 719, "18. Tested initially and after changes.");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(2, notes.size(), notes.toString());
    }

    @Test
    void aNoteFarUnderATableIsItsNoteWhenNothingStandsBetween() {
        String note = "Note: The chamfer may be at any pin.";
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        double below = boxes(ElementLabel.TABLE, page).getFirst().y1();
        page.text(60, below + 60, note);
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
        SyntheticPages.Page parted = SyntheticPages.parameterTable(page(), 60, 200, 6);
        parted.text(60, below + 36, "The part is delivered in trays.").text(60, below + 60, note);
        assertEquals(List.of(), boxes(ElementLabel.TABLE_FOOTNOTE, parted));
    }

    @Test
    void notesWithStarsAndNumbersGoOnUnderAHeadingInBrackets() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        page.text(60, 400, "[Note]");
        page.text(60, 413, "Refer to the timing chart for details.");
        page.text(60, 429, "(*4-5) Both may be replaced by each other.");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size(), notes.toString());
        assertTrue(notes.getFirst().y1() > 438, notes.toString());
    }

    @Test
    void aBoxHeadedLegendUnderATableHoldsItsNotes() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        PageBox table = boxes(ElementLabel.TABLE, page).getFirst();
        double y = table.y1() + 12;
        page.across(y, table.x0(), table.x1()).across(y + 50, table.x0(), table.x1());
        page.down(table.x0(), y, y + 50).down(table.x1(), y, y + 50);
        page.text(table.x0() + 4, y + 4, 9, true, "Legend:");
        page.text(table.x0() + 4, y + 20, 9, false, "R = Readable bit");
        page.text(table.x0() + 140, y + 20, 9, false, "W = Writable bit");
        page.text(table.x0() + 4, y + 34, 9, false, "n = Value at POR");
        page.text(table.x0() + 140, y + 34, 9, false, "x = Bit is unknown");
        assertEquals(1, boxes(ElementLabel.TABLE, page).size());
        assertEquals(1, boxes(ElementLabel.TABLE_FOOTNOTE, page).size());
    }

    @Test
    void telephoneAndStreetUnderALogoAreALetterhead() {
        SyntheticPages.Page page = page();
        page.text(60, 150, "TEL: +86-755-3369 3441").text(300, 150, "http://www.acme.example");
        page.text(60, 163, "FAX: +86-755-3369 3443").text(300, 163, "E-mail: info@acme.example");
        page.text(60, 176, "Room 531, South Square, Baoan District, Shenzhen, China");
        page.text(
                60, 200, "The resistor changes with the light that falls on its face, and is used");
        List<PageBox> furniture = boxes(ElementLabel.HEADER_FOOTER, page);
        assertEquals(1, furniture.size(), furniture.toString());
        assertTrue(furniture.getFirst().height() > 30, furniture.toString());
    }

    @Test
    void theLinesOfADocumentTitleAreOne() {
        SyntheticPages.Page page = page().paragraph(60, 300, 6);
        page.text(60, 60, 20, true, "TAJ Series");
        page.text(60, 84, 16, true, "Standard tantalum capacitors");
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void aSentenceThatNeedsTwoLinesDoesNotEndAListOfSentences() {
        SyntheticPages.Page page = page();
        page.text(60, 100, "Very good electrical performance.")
                .text(60, 111.6, "High stability in temperature up to 125 degrees.")
                .text(60, 123.2, "Designs at lower frequencies show a very good performance as")
                .text(60, 134.8, "well.")
                .text(60, 146.4, "High sensitivity values.")
                .text(60, 158, "Access control.");
        List<PageBox> lists = boxes(ElementLabel.LIST, page);
        assertEquals(1, lists.size(), lists.toString());
        assertTrue(lists.getFirst().height() > 60, lists.toString());
    }

    @Test
    void smallNumberedParagraphsUnderAShortRuleAreNotes() {
        SyntheticPages.Page page = SyntheticPages.parameterTable(page(), 60, 200, 6);
        page.across(695, 60, 160);
        page.text(60, 699, 7, false, "1 Measured when the part leaves the works.");
        page.text(60, 711, 7, false, "2 At an air flow of one metre per second.");
        List<PageBox> notes = boxes(ElementLabel.TABLE_FOOTNOTE, page);
        assertEquals(1, notes.size(), notes.toString());
        assertTrue(notes.getFirst().height() > 15, notes.toString());
    }

    @Test
    void theZonesOfADrawingSheetAreOnePerSide() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(120, 300, 6);
        for (int i = 0; i < 4; i++) {
            page.text(100 + 130 * i, 20, 9, false, String.valueOf(1 + i));
            page.text(20, 100 + 150 * i, 9, false, String.valueOf((char) ('A' + i)));
        }
        List<PageBox> furniture = boxes(ElementLabel.HEADER_FOOTER, page);
        assertEquals(2, furniture.size(), furniture.toString());
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
    }
}
