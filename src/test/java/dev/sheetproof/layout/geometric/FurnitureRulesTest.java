package dev.sheetproof.layout.geometric;

import static dev.sheetproof.layout.geometric.DetectedPages.boxes;
import static dev.sheetproof.layout.geometric.DetectedPages.elements;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;

/// What repeats on other pages and is furniture, and what repeats and is not.
class FurnitureRulesTest {

    private static SyntheticPages.Page[] pages(
            int count, ObjIntConsumer<SyntheticPages.Page> draw) {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[count];
        for (int i = 0; i < count; i++) {
            pages[i] = new SyntheticPages.Page(i + 1);
            draw.accept(pages[i], i);
        }
        return pages;
    }

    @Test
    void cellsAtTheEdgeOfAWideTableAreNoThumbTabs() {
        SyntheticPages.Page[] pages =
                pages(
                        4,
                        (p, i) -> {
                            p.text(60, 40, 9, false, "ACME Works").grid(40, 90, 9, 30, 62, 20);
                            for (int row = 0; row < 30; row++) {
                                String[][] cells = {
                                    {"A" + i + row, "1", "2", "3", "4", "5", "6", "7", "1"}
                                };
                                p.cells(42, 94 + row * 20, 62, 20, cells);
                            }
                        });
        assertEquals(1, boxes(elements(1, pages), ElementLabel.HEADER_FOOTER).size());
        assertEquals(1, boxes(elements(1, pages), ElementLabel.TABLE).size());
    }

    @Test
    void aHeadingThatGoesOnIsAHeadingOnEveryPage() {
        SyntheticPages.Page[] pages =
                pages(
                        4,
                        (p, i) ->
                                p.text(480, 24, 8, false, "ACME-7 Rev 2")
                                        .text(60, 60, 12, true, "Typical Curves (continued)")
                                        .paragraph(60, 90 + 13 * i, 8));
        List<Element> elements = elements(2, pages);
        assertEquals(1, boxes(elements, ElementLabel.TITLE).size());
        assertEquals(1, boxes(elements, ElementLabel.HEADER_FOOTER).size());
    }

    @Test
    void typeOfTheBodysHeadingsUnderTheHeadRuleIsAHeading() {
        SyntheticPages.Page[] pages =
                pages(
                        5,
                        (p, i) -> {
                            p.text(60, 30, 8, false, "ACME-7").across(46, 60, 550);
                            p.text(
                                    60,
                                    60,
                                    12,
                                    true,
                                    i < 3 ? "Ratings by type" : "Part " + "XY".charAt(i - 3));
                            p.paragraph(60, 90 + 13 * i, 8);
                            p.text(60, 300, 12, true, "Dimensions").paragraph(60, 320, 5 + i);
                        });
        List<Element> elements = elements(1, pages);
        assertEquals(2, boxes(elements, ElementLabel.TITLE).size());
    }

    @Test
    void whatStandsOverARuleThatRepeatsIsOneRunningHeadWhateverItSays() {
        SyntheticPages.Page[] pages =
                pages(
                        4,
                        (p, i) ->
                                p.text(60, 30, 9, false, "ACME-7")
                                        .text(
                                                420,
                                                30,
                                                9,
                                                false,
                                                "Chapter on " + "ABCD".charAt(i) + "rea")
                                        .across(43, 60, 550)
                                        .paragraph(60, 90 + 13 * i, 8));
        List<PageBox> heads = boxes(elements(2, pages), ElementLabel.HEADER_FOOTER);
        assertEquals(1, heads.size());
        assertTrue(heads.getFirst().width() > 480, "not as wide as the rule: " + heads);
    }

    @Test
    void aNameSetBesideItsLogoIsNoTitle() {
        SyntheticPages.Page page =
                new SyntheticPages.Page(1)
                        .shape(60, 30, 84, 52, 0x107080)
                        .text(90, 33, 16, true, "ACMETIME")
                        .text(60, 80, 18, true, "CX-7 Crystal Unit")
                        .paragraph(60, 120, 8);
        List<Element> elements = elements(0, page);
        assertEquals(1, boxes(elements, ElementLabel.TITLE).size(), elements.toString());
        PageBox head = boxes(elements, ElementLabel.HEADER_FOOTER).getFirst();
        assertTrue(head.x0() < 61 && head.x1() > 150, head.toString());
    }

    @Test
    void theNameOfAChapterUnderTheRunningHeadIsPartOfIt() {
        SyntheticPages.Page[] pages =
                pages(
                        4,
                        (p, i) ->
                                p.text(510, 30, 9, false, "ACME-70X")
                                        .text(
                                                490,
                                                42,
                                                9,
                                                false,
                                                "Chapter " + "ABCD".charAt(i) + "BC")
                                        .paragraph(60, 90 + 13 * i, 8));
        assertEquals(1, boxes(elements(2, pages), ElementLabel.HEADER_FOOTER).size());
        assertEquals(0, boxes(elements(2, pages), ElementLabel.TITLE).size());
    }

    @Test
    void aStripAlongTheSideHoldsItsTabsAndNothingElse() {
        SyntheticPages.Page[] pages =
                pages(
                        4,
                        (p, i) ->
                                p.fill(560, 0, 612, 792, 0x202020)
                                        .text(570, 120, 14, true, 90, "AMPLIFIERS")
                                        .text(60, 30, 9, false, "ACME-7")
                                        .text(60, 760, 9, false, "www.acme.example")
                                        .paragraph(60, 90 + 13 * i, 8));
        List<PageBox> furniture = boxes(elements(2, pages), ElementLabel.HEADER_FOOTER);
        assertEquals(3, furniture.size());
        assertTrue(
                furniture.stream().noneMatch(b -> b.width() > 100 && b.height() > 100),
                "over the page: " + furniture);
    }

    @Test
    void itemsThatDifferInTheirNumbersAloneAreAListToTheFootOfThePage() {
        SyntheticPages.Page[] pages =
                pages(
                        3,
                        (p, i) -> {
                            for (int row = 0; row < 50; row++) {
                                p.text(60, 60 + row * 14, 9, false, "Drawing of part " + i + row);
                            }
                        });
        assertEquals(List.of(), boxes(elements(1, pages), ElementLabel.HEADER_FOOTER));
    }

    @Test
    void aRowOfCurvesAtTheFootIsNoRowOfLogos() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 60, 10);
        for (int i = 0; i < 4; i++) {
            page.curve(60 + i * 120, 690, 140 + i * 120, 750);
        }
        assertEquals(List.of(), boxes(elements(0, page), ElementLabel.HEADER_FOOTER));
    }
}
