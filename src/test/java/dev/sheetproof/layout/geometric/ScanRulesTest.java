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
import org.junit.jupiter.api.Test;

/// Recognised pages, whose type says nothing: headings by their place, furniture by words that are
/// read a little otherwise on every page; and pictures of several plots, by the headings over them.
final class ScanRulesTest {

    private static final String PROSE =
            "Each of the data lines can be programmed to act as an input or as an output.";

    private static SyntheticPages.Page scan(int number) {
        return new SyntheticPages.Page(number).recognised();
    }

    @Test
    void aShortLineByItselfOverRecognisedTextIsItsHeading() {
        SyntheticPages.Page page = scan(1);
        page.text(60, 300, "Peripheral data lines").text(60, 318, PROSE).text(60, 330, PROSE);
        List<PageBox> titles = boxes(ElementLabel.TITLE, page);
        assertEquals(1, titles.size(), () -> "titles: " + titles);
        assertEquals(60, titles.getFirst().x0(), 1);
    }

    @Test
    void aHeadingInSmallLettersHasWhiteSpaceOverIt() {
        SyntheticPages.Page page = scan(1);
        page.text(60, 278, PROSE).text(60, 300, "write operation");
        page.text(60, 322, PROSE).text(60, 334, PROSE).text(60, 346, PROSE);
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
        SyntheticPages.Page close = scan(1);
        close.text(60, 289, PROSE).text(60, 300, "write operation");
        close.text(60, 322, PROSE).text(60, 334, PROSE).text(60, 346, PROSE);
        assertEquals(List.of(), boxes(ElementLabel.TITLE, close));
    }

    @Test
    void aNumberedLineThatEndsEarlyOverAParagraphIsItsHeading() {
        SyntheticPages.Page page = scan(1);
        page.text(60, 300, "5. Offset adjustment");
        page.text(74, 312, PROSE).text(74, 324, PROSE).text(74, 336, PROSE);
        assertEquals(1, boxes(ElementLabel.TITLE, page).size());
    }

    @Test
    void theSameLineOfATextLayerSaysByItsTypeThatItIsNone() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 300, "Peripheral data lines").text(60, 318, PROSE).text(60, 330, PROSE);
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
    }

    @Test
    void aMarkThatWasReadAsALetterStartsAHeading() {
        SyntheticPages.Page page = scan(1).paragraph(60, 500, 4);
        page.text(60, 300, "OTest circuits").text(60, 311, "Video cassette recorders");
        List<PageBox> titles = boxes(ElementLabel.TITLE, page);
        assertEquals(1, titles.size(), () -> "titles: " + titles);
        assertTrue(titles.getFirst().y0() < 305);
    }

    @Test
    void oneOfSeveralMarkedLinesIsAnItem() {
        SyntheticPages.Page page = scan(1).paragraph(60, 500, 4);
        page.text(60, 300, "• Clamped inputs, buffered")
                .text(60, 324, "• Open outputs, wired")
                .text(60, 348, "• Typical power of all circuits");
        assertEquals(List.of(), boxes(ElementLabel.TITLE, page));
    }

    @Test
    void aRunningFootIsKnownAlthoughItIsReadOtherwiseAndMoves() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        String[] names = {"HITACHI Plaza", "HITACH1 Plaza", "HITACHI Piaza", "HlTACHI Plaza"};
        for (int i = 0; i < 4; i++) {
            pages[i] = scan(i + 1).paragraph(60, 200, 6);
            pages[i].text(i % 2 == 0 ? 80 : 612 - 90 - 65, 700 + 3 * i, names[i]);
        }
        for (int i = 0; i < 4; i++) {
            List<Element> found = elements(i, pages);
            assertEquals(1, boxes(found, ElementLabel.HEADER_FOOTER).size(), "page " + i);
        }
    }

    @Test
    void otherWordsAtTheSamePlaceAreNoRunningFoot() {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[4];
        String[] words = {"Input currents", "Typical curves", "Package views", "Delay of lines"};
        for (int i = 0; i < 4; i++) {
            pages[i] = scan(i + 1).paragraph(60, 200, 6);
            pages[i].text(80, 660, words[i]);
        }
        assertEquals(List.of(), boxes(ElementLabel.HEADER_FOOTER, pages));
    }

    /// Two drawings far apart with labels beside them, over captions.
    private static SyntheticPages.Page pieces(String... captions) {
        SyntheticPages.Page page = scan(1).paragraph(60, 500, 6);
        for (int i = 0; i < 10; i++) {
            page.curve(150 + 6 * i, 120, 156 + 6 * i, 170)
                    .curve(350 + 6 * i, 270, 356 + 6 * i, 320);
        }
        page.text(150, 210, "Input").text(150, 230, "Output").text(150, 250, "Clock");
        for (int i = 0; i < captions.length; i++) {
            page.text(340 - 200 * i, 335, captions[i]);
        }
        return page;
    }

    @Test
    void aCaptionHoldsThePiecesOfAScannedDrawingTogether() {
        List<PageBox> figures = boxes(ElementLabel.FIGURE, pieces("Figure 3. Timing"));
        assertEquals(1, figures.size(), () -> "figures: " + figures);
        assertTrue(figures.getFirst().y0() < 125);
    }

    @Test
    void captionsSideBySideHoldNothingTogether() {
        List<PageBox> figures =
                boxes(ElementLabel.FIGURE, pieces("Figure 3. Timing", "Figure 4. Gate"));
        assertTrue(figures.size() > 1, () -> "figures: " + figures);
    }

    /// A picture with headings in two rows and columns over it.
    private static SyntheticPages.Page plots(int rows) {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 650, 6);
        page.picture(80, 100, 480, 100 + 160 * rows);
        for (int i = 0; i < rows; i++) {
            page.text(110, 100 + 160 * i, "Supply current").text(310, 100 + 160 * i, "Gain");
        }
        return page;
    }

    @Test
    void headingsInAGridOverAPictureNameOnePlotEach() {
        List<Element> found = elements(0, plots(2));
        List<PageBox> figures = boxes(found, ElementLabel.FIGURE);
        assertEquals(4, figures.size(), () -> "figures: " + figures);
        assertEquals(4, boxes(found, ElementLabel.FIGURE_CAPTION).size());
        assertTrue(figures.stream().allMatch(f -> f.width() <= 201 && f.height() < 160));
    }

    @Test
    void twoHeadingsSideBySideOverAPictureNameTwoPlots() {
        assertEquals(2, boxes(ElementLabel.FIGURE, plots(1)).size());
    }

    @Test
    void wordsAllOverAPictureAreItsLabels() {
        SyntheticPages.Page page = new SyntheticPages.Page(1).paragraph(60, 650, 6);
        page.picture(80, 100, 480, 400);
        page.text(110, 100, "Clock").text(310, 180, "Data").text(200, 300, "Reset");
        assertEquals(1, boxes(ElementLabel.FIGURE, page).size());
    }
}
