package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// The rules for captions, notes, lists and page furniture, one page each.
final class TextRulesTest {

    private static List<Element> elements(SyntheticPages.Page... pages) {
        return DetectedPages.elements(pages.length - 1, pages);
    }

    private static List<Element> of(List<Element> elements, ElementLabel label) {
        return elements.stream().filter(e -> e.label() == label).toList();
    }

    /// Pages of one document: what `furniture` draws on each, over text that differs.
    private static SyntheticPages.Page[] pages(Consumer<SyntheticPages.Page> furniture) {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new SyntheticPages.Page(i + 1).paragraph(60, 120 + 23 * i, 6 + i);
            furniture.accept(pages[i]);
        }
        return pages;
    }

    @Test
    void theTwoEndsOfARunningFootStandForThemselves() {
        List<Element> elements =
                elements(
                        pages(
                                p ->
                                        p.across(735, 60, 540)
                                                .text(60, 756, 8, false, "Rev 1.03")
                                                .text(480, 756, 8, false, "www.acme.example")));
        assertEquals(2, of(elements, ElementLabel.HEADER_FOOTER).size());
    }

    @Test
    void theCentredLinesOfAnAddressAreOne() {
        List<Element> elements =
                elements(
                        pages(
                                p ->
                                        p.text(
                                                        200,
                                                        750,
                                                        8,
                                                        false,
                                                        "ACME crystals, 20 Alpha Road, Beta")
                                                .text(
                                                        220,
                                                        760,
                                                        8,
                                                        false,
                                                        "Phone 978 000 000, Fax 978")));
        assertEquals(1, of(elements, ElementLabel.HEADER_FOOTER).size());
    }

    @Test
    void aFewWordsAloneInTheMiddleOfTheFootAreFurniture() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 120, 6);
        page.text(270, 790, 8, false, "ACME Works");
        assertEquals(1, of(elements(page), ElementLabel.HEADER_FOOTER).size());
    }

    @Test
    void theNumberOfAHeadingIsNoPageNumber() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 40, 14, true, "4").text(90, 40, 14, true, "Mechanical Specifications");
        page.paragraph(60, 120, 6);
        List<Element> elements = elements(page);
        assertEquals(List.of(), of(elements, ElementLabel.HEADER_FOOTER));
        assertEquals(1, of(elements, ElementLabel.TITLE).size());
    }

    @Test
    void aNameAndAUnitOverTheEndsOfATableAreItsCaption() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 4);
        page.text(60, 188, 10, true, "CASE DIMENSIONS").text(425, 188, 10, true, "mm (in)");
        SyntheticPages.parameterTable(page, 60, 203, 6);
        List<Element> captions = of(elements(page), ElementLabel.TABLE_CAPTION);
        assertEquals(1, captions.size());
        assertTrue(captions.getFirst().box().width() > 380);
    }

    @Test
    void listsSideBySideAreNoNamesWithValues() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 100, "It is ideal for:").text(330, 100, "Gain: 24 dB");
        page.text(60, 114, "• Radio").text(330, 114, "Noise: 0.5 dB");
        page.text(60, 128, "• Lamps").text(330, 128, "Supply: 3 V");
        for (Element list : of(elements(page), ElementLabel.LIST)) {
            assertTrue(list.box().width() < 250, "over both columns: " + list.box());
        }
    }

    @Test
    void theWordsInTheMiddleOverAPlotAreItsCaption() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(160, 186, 8, false, "Input Current");
        page.grid(100, 200, 6, 5, 30, 24).curve(100, 210, 280, 310);
        for (int i = 0; i < 6; i++) {
            page.text(84, 196 + i * 24, 7, false, "" + i * 10);
        }
        List<Element> elements = elements(page);
        assertEquals(1, of(elements, ElementLabel.FIGURE).size());
        assertEquals(1, of(elements, ElementLabel.FIGURE_CAPTION).size());
    }

    @Test
    void theNoteOfACentredDrawingMayStandAtTheMargin() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 3);
        page.picture(200, 200, 400, 330);
        page.text(60, 344, 8, false, "All dimensions in millimetres.");
        assertEquals(1, of(elements(page), ElementLabel.TABLE_FOOTNOTE).size());
    }

    @Test
    void aCaptionPartedByADashIsOneRow() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 3);
        page.picture(100, 200, 300, 330);
        page.text(100, 340, "FIGURE 15 —").text(180, 340, "UPDATE PERIOD AND CYCLE");
        List<Element> captions = of(elements(page), ElementLabel.FIGURE_CAPTION);
        assertEquals(1, captions.size());
        assertTrue(captions.getFirst().box().x1() > 280);
    }

    @Test
    void aBoldLineByPlainOnesIsATitleWhereMuchIsBold() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 100, 9, true, "Key Electrical Specifications");
        page.text(60, 116, 9, false, "every value holds at room temperature and rated load");
        for (int i = 0; i < 12; i++) {
            page.text(60, 300 + 12 * i, 9, true, "this notice limits what the maker is liable for");
        }
        Element title = elements(page).getFirst();
        assertEquals(ElementLabel.TITLE, title.label());
    }

    @Test
    void aNoteHeadingBesideADrawingIsNoTableNote() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 80, 3);
        page.picture(60, 200, 260, 330);
        page.text(330, 240, 9, true, "Notes")
                .text(330, 254, "1. JEDEC code")
                .text(330, 267, "2. Gold");
        assertEquals(List.of(), of(elements(page), ElementLabel.TABLE_FOOTNOTE));
    }
}
