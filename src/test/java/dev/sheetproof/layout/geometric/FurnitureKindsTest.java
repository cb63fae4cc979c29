package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// The kinds of page furniture, one test each; most on a single page, where repetition says
/// nothing.
final class FurnitureKindsTest {

    private static List<PageBox> furniture(SyntheticPages.Page... pages) {
        return boxes(ElementLabel.HEADER_FOOTER, pages);
    }

    private static SyntheticPages.Page page() {
        return new SyntheticPages.Page(1).paragraph(60, 160, 6);
    }

    /// Pages of one document: what is drawn on each, over text that differs.
    private static SyntheticPages.Page[] pages(Consumer<SyntheticPages.Page> drawn) {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new SyntheticPages.Page(i + 1).paragraph(60, 160 + 23 * i, 6 + i);
            drawn.accept(pages[i]);
        }
        return pages;
    }

    @Test
    void wordsAlongTheirRuleAreOneFootAsWideAsTheRule() {
        List<PageBox> found =
                furniture(
                        pages(
                                p ->
                                        p.across(750, 54, 558)
                                                .text(54, 754, 8, false, "Rev 1.03")
                                                .text(290, 754, 8, false, "Page 3 of 40")
                                                .text(500, 754, 8, false, "acme.example")));
        assertEquals(1, found.size(), found.toString());
        assertEquals(504, found.getFirst().width(), 2);
    }

    @Test
    void aLineBesideARunningHeadThatGoesOnBelowIsOfTheBody() {
        SyntheticPages.Page[] pages = pages(p -> p.text(430, 70, 11, false, "Compliant with RoHS"));
        pages[3].text(60, 70, 11, true, "Sensitivity level: this product is sealed and")
                .text(60, 83, 11, true, "not sensitive to moisture");
        List<PageBox> found = furniture(pages);
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.getFirst().x0() > 400, found.toString());
    }

    @Test
    void wordsAwayFromTheirHairlineStandForThemselves() {
        List<PageBox> found =
                furniture(
                        pages(
                                p ->
                                        p.across(750, 54, 558)
                                                .text(54, 757, 8, false, "Rev 1.03")
                                                .text(500, 757, 8, false, "acme.example")));
        assertEquals(2, found.size(), found.toString());
    }

    @Test
    void columnsOfAsManyLinesAreOneBlock() {
        List<PageBox> found =
                furniture(
                        pages(
                                p -> {
                                    for (int i = 0; i < 3; i++) {
                                        double x = 60 + 180 * i;
                                        p.text(x, 746, 8, false, "SPEC NO: AA" + i);
                                        p.text(x, 756, 8, false, "CHECKED: JY" + i);
                                    }
                                }));
        assertEquals(1, found.size(), found.toString());
    }

    @Test
    void addressesOfSeveralLinesUnderARuleStandForThemselves() {
        List<PageBox> found =
                furniture(
                        pages(
                                p ->
                                        p.across(745, 54, 558)
                                                .text(54, 749, 8, false, "www.acme.example")
                                                .text(54, 759, 8, false, "4 (7)")
                                                .text(480, 749, 8, false, "Document 82030")
                                                .text(480, 759, 8, false, "Rev. 10, 02-Apr")));
        assertEquals(2, found.size(), found.toString());
    }

    @Test
    void aRunningHeadReachesAlongTheRuleUnderIt() {
        List<PageBox> found =
                furniture(
                        pages(
                                p ->
                                        p.text(430, 36, 10, false, "DX1302 Timekeeping Chip")
                                                .across(49, 54, 558)));
        assertEquals(1, found.size(), found.toString());
        assertEquals(54, found.getFirst().x0(), 1);
    }

    @Test
    void aSideOfAFrameMakesNoStrip() {
        List<PageBox> found =
                furniture(
                        pages(
                                p ->
                                        p.across(720, 54, 558)
                                                .across(60, 54, 558)
                                                .down(54, 60, 720)
                                                .down(558, 60, 720)
                                                .text(54, 724, 7, false, "(c) 2002 Acme Works")
                                                .text(480, 724, 7, false, "Rev. A2")));
        assertEquals(2, found.size(), found.toString());
    }

    @Test
    void whatStandsOverARuleAtTheHeadOfALaterPageIsFurniture() {
        SyntheticPages.Page second = new SyntheticPages.Page(2).paragraph(60, 160, 6);
        second.text(54, 20, 12, true, "DX124, DX224, DX324")
                .text(54, 36, 12, true, "QUADRUPLE AMPLIFIERS")
                .across(56, 54, 558);
        assertEquals(1, furniture(page(), second).size());
    }

    @Test
    void theTitleOfTheFirstPageStaysATitleWhenLaterPagesRepeatIt() {
        SyntheticPages.Page[] pages =
                pages(p -> p.text(60, 40, 16, true, "SINGLE CONNECTOR MODULE"));
        List<Element> first =
                new GeometricLayoutDetector()
                        .detect(SyntheticPages.document(pages), new CancelToken(), Progress.SILENT)
                        .getFirst()
                        .elements();
        assertEquals(ElementLabel.TITLE, first.getFirst().label());
        assertEquals(1, furniture(pages).size());
    }

    @Test
    void theNameOfACompanyAtTheHeadIsNoTitle() {
        SyntheticPages.Page page = page();
        page.text(180, 40, 20, true, "Acme International Ltd.");
        page.text(60, 90, 16, true, "SINGLE CONNECTOR MODULE");
        assertEquals(1, furniture(page).size());
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void aLogoIsOneWithTheNameBesideIt() {
        SyntheticPages.Page page = page();
        page.picture(120, 36, 170, 66).text(180, 40, 20, true, "Acme International Ltd.");
        List<PageBox> found = furniture(page);
        assertEquals(1, found.size(), found.toString());
        assertEquals(120, found.getFirst().x0(), 1);
    }

    @Test
    void aLegalLineSpeaksForItsBlockOnASinglePage() {
        SyntheticPages.Page page = page();
        page.text(
                54, 730, 6.5, false, "NOTE: specifications are subject to change without notice.");
        page.text(54, 737.5, 6.5, false, "It is recommended that you obtain the technical data");
        page.text(54, 745, 6.5, false, "to ensure that the component is suitable for your use.");
        List<PageBox> found = furniture(page);
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.getFirst().height() > 20);
    }

    @Test
    void twoBlocksWithAGutterBetweenThemStayApart() {
        SyntheticPages.Page page = page();
        for (int i = 0; i < 4; i++) {
            page.text(
                    54,
                    715 + 8 * i,
                    7,
                    false,
                    "No responsibility is assumed by us for its use, nor");
            page.text(265, 717 + 8 * i, 7, false, "Tel: 781 329, One Alpha Way, Beta, fax: 781");
        }
        List<PageBox> found = furniture(page);
        assertEquals(2, found.size(), found.toString());
    }

    @Test
    void aNoteInsideTheFrameOfThePageIsNoFoot() {
        SyntheticPages.Page page = page();
        page.across(60, 54, 558).across(730, 54, 558).down(54, 60, 730).down(558, 60, 730);
        page.text(70, 705, 8, false, "For current data see https://acme.example/tape");
        page.text(54, 735, 8, false, "(c) 2010 Acme Works");
        List<PageBox> found = furniture(page);
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.getFirst().y0() > 730);
    }

    @Test
    void sidewaysWordsBeyondAllOthersAreATab() {
        SyntheticPages.Page page = page();
        page.text(533, 72, 16, true, 90, "DX337/338");
        assertEquals(1, furniture(page).size());
    }

    @Test
    void theTitleBlockOfADrawingIsOneElement() {
        SyntheticPages.Page page = page();
        page.grid(54, 690, 4, 3, 126, 20);
        page.cells(
                54,
                690,
                126,
                20,
                new String[][] {
                    {"DRAWN", "A. B.", "SCALE", "2:1"},
                    {"CHECKED", "C. D.", "SHEET", "1/1"},
                    {"APPROVED", "E. F.", "TITLE", "USB SOCKET"}
                });
        List<PageBox> found = furniture(page);
        assertEquals(1, found.size(), found.toString());
        assertEquals(60, found.getFirst().height(), 2);
        assertEquals(List.of(), boxes(ElementLabel.TABLE, page));
    }

    @Test
    void framedCellsAtTheHeadWithRevisionAndPageAreOneHead() {
        SyntheticPages.Page page = page();
        page.grid(54, 40, 4, 2, 126, 20);
        page.cells(
                54,
                40,
                126,
                20,
                new String[][] {
                    {"Specification", "Rev. 2", "Page 3 of 10", "2020-01-02"},
                    {"KEY SWITCH", "", "Part", "KS-1702"}
                });
        List<PageBox> found = furniture(page);
        assertEquals(1, found.size(), found.toString());
        assertEquals(40, found.getFirst().height(), 2);
    }

    @Test
    void aLetterheadThatReachesOverItsLogoIsOne() {
        List<PageBox> found =
                furniture(
                        pages(
                                p ->
                                        p.picture(60, 20, 130, 74)
                                                .text(
                                                        120,
                                                        26,
                                                        14,
                                                        true,
                                                        "Beta Electronics Co., Ltd.")
                                                .text(120, 60, 8, false, "www.beta.example")));
        assertEquals(1, found.size(), found.toString());
    }

    @Test
    void issueAndVersionAtTheHeadAreFurniture() {
        SyntheticPages.Page page = page();
        page.text(440, 30, 9, false, "Version: E")
                .text(440, 42, 9, false, "Issued Date: 2017/10/31");
        assertEquals(1, furniture(page).size());
    }

    @Test
    void aPlotAtTheFootIsNoLogo() {
        SyntheticPages.Page page = page();
        page.curve(60, 700, 160, 760);
        for (int i = 0; i < 5; i++) {
            page.text(62, 700 + 12 * i, 5, false, String.valueOf(10 * i));
        }
        assertEquals(List.of(), furniture(page));
    }

    @Test
    void aNumberInACellAtTheFootIsNoPageNumber() {
        SyntheticPages.Page page = page();
        page.text(54, 700, 9, false, "31").text(120, 700, 9, false, "network timeout");
        page.text(54, 714, 9, false, "32").text(120, 714, 9, false, "network not allowed");
        page.text(300, 750, 9, false, "215");
        List<PageBox> found = furniture(page);
        assertEquals(1, found.size(), found.toString());
    }

    @Test
    void aDocumentPrintedSmallOnALargeSheetHasItsFootFarFromTheEdge() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(110, 160, 30);
        page.text(110, 640, 7, false, "www.acme.example").text(430, 640, 7, false, "3/10");
        assertEquals(2, furniture(page).size());
    }

    @Test
    void sidewaysWordsInOneFileDownTheSideAreOne() {
        SyntheticPages.Page page = page();
        page.text(575, 60, 9, true, 90, "STOCK NO.").text(575, 190, 9, true, 90, "154-2442");
        page.text(575, 380, 9, true, 90, "CONNECTOR, SERIES B");
        assertEquals(1, furniture(page).size());
    }

    @Test
    void thePageNumberSpeaksForItsRowInTheFoot() {
        SyntheticPages.Page page = page();
        page.text(380, 765, 8, true, "Acme Products").text(556, 765, 8, true, "1");
        assertEquals(List.of(), boxes(ElementLabel.TEXT, page).stream().skip(1).toList());
    }

    @Test
    void aMakersNameInTwoLinesIsALogo() {
        SyntheticPages.Page page = page();
        page.text(60, 30, 24, true, "PRECISE").text(60, 56, 24, true, "CRYSTALS");
        page.text(60, 770, 7, false, "© Precise Crystals, Inc. 2020. All rights reserved.");
        List<PageBox> found = furniture(page);
        assertTrue(found.stream().anyMatch(b -> b.y0() < 40 && b.y1() > 70), found.toString());
    }

    @Test
    void aLetterOfAFontOfLogosIsNoTitle() {
        SyntheticPages.Page page = page().text(60, 40, 44, false, "a");
        page.text(350, 70, 24, true, "RGB to NTSC Encoder");
        assertEquals(1, furniture(page).size());
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
    }
}
