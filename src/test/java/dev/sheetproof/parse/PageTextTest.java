package dev.sheetproof.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Word;
import dev.sheetproof.pdf.Glyph.Visibility;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PageTextTest {

    @Test
    void wordsAreSeparatedBySpaceGlyphsAndByGaps() {
        assertEquals(
                List.of("Load capacitance 18 pF"),
                texts(new SyntheticPage().text(50, 100, 10, "Load capacitance 18 pF")));
        assertEquals(
                List.of("Load capacitance 18 pF"),
                texts(
                        new SyntheticPage()
                                .spaceGlyphs(false)
                                .text(50, 100, 10, "Load capacitance 18 pF")));
    }

    @Test
    void everyCharacterHasItsEdges() {
        Line line = only(new SyntheticPage().text(50, 100, 10, "AB C"));
        assertEquals(50, line.edges().start(0), 1e-4);
        assertEquals(55, line.edges().end(0), 1e-4);
        assertEquals(60, line.edges().start(2), 1e-4);
        assertEquals(65, line.edges().end(2), 1e-4);
        assertEquals(new PageBox(65, 92, 70, 102), line.words().get(1).box());
    }

    @Test
    void aLineIsAsHighAsTheBlanksBetweenItsLetters() {
        SyntheticPage page =
                new SyntheticPage()
                        .text(50, 100, 10, "5.3.")
                        .glyph(70, 100, 14, 0, 7, " ")
                        .text(77, 100, 10, "Title");
        PageBox box = only(page).box();
        assertEquals(100 - 0.8 * 14, box.y0(), 1e-9);
        assertEquals(100 + 0.2 * 14, box.y1(), 1e-9);
        assertEquals(102, box.x1(), 1e-9);
    }

    @Test
    void blanksAroundALineAndSpacersTakeNoRoom() {
        SyntheticPage page =
                new SyntheticPage()
                        .glyph(43, 100, 14, 0, 7, " ")
                        .text(50, 100, 10, "5.3.")
                        .glyph(70, 100, 24, 0, 7, " ")
                        .text(77, 100, 10, "Title")
                        .glyph(102, 100, 14, 0, 7, " ");
        assertEquals(new PageBox(50, 92, 102, 102), only(page).box());
    }

    @Test
    void letterSpacedTextIsJoined() {
        assertEquals(
                List.of("ELECTRICAL DATA"),
                texts(
                        new SyntheticPage()
                                .spacing(0.3)
                                .spaceGlyphs(false)
                                .text(50, 100, 10, "ELECTRICAL DATA")));
    }

    @Test
    void kernedTextStaysOneWord() {
        SyntheticPage page =
                new SyntheticPage()
                        .glyph(50, 100, 10, 0, 6, "A")
                        .glyph(54.2, 100, 10, 0, 6, "V")
                        .glyph(58.6, 100, 10, 0, 6, "A");
        assertEquals(List.of("AVA"), texts(page));
    }

    @Test
    void superscriptsAndSubscriptsJoinTheirLine() {
        SyntheticPage page =
                new SyntheticPage()
                        .text(50, 100, 10, "10")
                        .text(60, 96, 6, "-6")
                        .text(68, 100, 10, "C")
                        .text(73, 102, 6, "L");
        Line line = only(page);
        assertEquals("10-6 CL", line.text());
        assertTrue(line.spans().get(1).superscript());
        assertTrue(line.spans().getLast().subscript());
        assertEquals(
                line.text(), line.spans().stream().map(s -> s.text()).reduce("", String::concat));
    }

    @Test
    void cellsOfATableRowAreLinesOfTheirOwn() {
        SyntheticPage page =
                new SyntheticPage()
                        .text(50, 100, 10, "Frequency")
                        .text(120, 100, 10, "8")
                        .text(150, 100, 10, "26")
                        .text(180, 100, 10, "MHz");
        assertEquals(List.of("Frequency", "8", "26", "MHz"), texts(page));
    }

    @Test
    void valuesSetCloserThanColumnsAreCellsWhereNothingElseIsInTheirRow() {
        SyntheticPage page = new SyntheticPage().spaceGlyphs(false);
        for (int i = 0; i < 6; i++) {
            page.text(50 + i * 38, 100, 10, "49,497");
        }
        assertEquals(6, texts(page).size());
    }

    @Test
    void typedSpacesBetweenValuesAreGuttersWhereTheRowsAboveAndBelowHaveThem() {
        SyntheticPage page = new SyntheticPage();
        for (int r = 0; r < 5; r++) {
            boolean typed = r == 2;
            if (typed) {
                page.text(50, 100 + 12 * r, 10, "960  940");
            } else {
                page.text(50, 100 + 12 * r, 10, "96").text(80, 100 + 12 * r, 10, "94");
            }
        }
        assertEquals("960", texts(page).get(4));
    }

    @Test
    void aRulingLineInANarrowGapSeparatesCells() {
        SyntheticPage page = new SyntheticPage().text(50, 100, 10, "Min").text(68, 100, 10, "Max");
        assertEquals(List.of("Min Max"), texts(page));
        page.rule(false, 66.5, 80, 120);
        assertEquals(List.of("Min", "Max"), texts(page));
    }

    @Test
    void justifiedTextIsNotCutAtItsWordGaps() {
        SyntheticPage page = new SyntheticPage().spaceGlyphs(false);
        double x = 50;
        for (String word :
                List.of("the", "output", "of", "an", "oscillator", "is", "then", "stable")) {
            page.text(x, 100, 10, word);
            x += 5 * word.length() + 11;
        }
        assertEquals(1, texts(page).size());
    }

    @Test
    void aBulletInTheNextColumnBeginsALineThere() {
        SyntheticPage page = new SyntheticPage();
        page.text(50, 100, 10, "single   output   instruction   here");
        page.text(242, 100, 10, "\u2022 Input is not latched");
        assertEquals(
                List.of("single output instruction here", "\u2022 Input is not latched"),
                texts(page));
    }

    @Test
    void aBulletStaysWithItsText() {
        assertEquals(
                List.of("\u2022 Low jitter"),
                texts(
                        new SyntheticPage()
                                .text(50, 100, 10, "\u2022")
                                .text(70, 100, 10, "Low jitter")));
    }

    @Test
    void rotatedTextKeepsItsDirection() {
        for (int direction : new int[] {0, 90, 180, 270}) {
            Line line = only(new SyntheticPage().text(300, 400, 10, direction, "Pin one"));
            assertEquals("Pin one", line.text());
            assertEquals(direction, line.direction());
            assertEquals(2, line.words().size());
            Word one = line.words().get(1);
            double along =
                    direction == 0
                            ? one.box().x0() - 300
                            : direction == 90
                                    ? one.box().y0() - 400
                                    : direction == 180
                                            ? 300 - one.box().x1()
                                            : 400 - one.box().y1();
            assertEquals(20, along, 1e-3);
        }
    }

    @Test
    void skewedTextIsReadAlongItsAngle() {
        Line line =
                only(new SyntheticPage().text(100, 400, 10, 3, "a scan that was laid down askew"));
        assertEquals("a scan that was laid down askew", line.text());
        assertEquals(0, line.direction());
        Line mark = only(new SyntheticPage().text(100, 600, 40, -45, "PRELIMINARY"));
        assertEquals("PRELIMINARY", mark.text());
    }

    @Test
    void noSpacesAreInventedBetweenCjkGlyphs() {
        Line line = only(new SyntheticPage().spacing(0.2).text(50, 100, 10, "石英晶体谐振器"));
        assertEquals("石英晶体谐振器", line.text());
    }

    @Test
    void verticalWritingRunsDownwards() {
        SyntheticPage page = new SyntheticPage().font(2);
        for (int i = 0; i < 4; i++) {
            page.glyph(300, 100 + 10 * i, 10, 90, 10, "水晶振動".substring(i, i + 1));
        }
        Line line = only(page);
        assertEquals("水晶振動", line.text());
        assertEquals(90, line.direction());
    }

    @Test
    void twoColumnsAreReadOneAfterTheOther() {
        SyntheticPage page = new SyntheticPage();
        page.text(50, 60, 16, "A title across the whole page of two columns");
        for (int i = 0; i < 6; i++) {
            page.text(50, 100 + 12 * i, 10, "left column with plain words nr " + i);
            page.text(310, 100 + 12 * i, 10, "right column with plain words nr " + i);
        }
        ParsedPage parsed = parse(page);
        assertEquals(2, parsed.info().columns());
        List<String> texts = parsed.lines().stream().map(Line::text).toList();
        assertTrue(texts.get(0).startsWith("A title"));
        assertEquals(-1, parsed.lines().get(0).column());
        assertTrue(texts.get(6).startsWith("left") && texts.get(6).endsWith("5"), texts.toString());
        assertTrue(
                texts.get(7).startsWith("right") && texts.get(7).endsWith("0"), texts.toString());
        assertEquals(1, parsed.lines().get(7).column());
    }

    @Test
    void aHeadingUnderColumnsBelongsToWhatItHeads() {
        SyntheticPage page = new SyntheticPage();
        for (int i = 0; i < 5; i++) {
            page.text(50, 100 + 12 * i, 10, "left column with plain words nr " + i);
            page.text(310, 100 + 12 * i, 10, "right column with plain words nr " + i);
        }
        page.text(50, 100 + 12 * 5 + 14, 12, "Description");
        page.text(50, 190, 10, "The whole width of the page is taken by the words of this line");
        page.text(50, 202, 10, "and by those of the next, which go on where it has ended");
        List<String> texts = parse(page).lines().stream().map(Line::text).toList();
        assertEquals("Description", texts.get(10), texts.toString());
    }

    @Test
    void hiddenTextIsLeftOutAndInvisibleTextIsKept() {
        SyntheticPage page =
                new SyntheticPage()
                        .visibility(Visibility.CLIPPED)
                        .text(50, 80, 10, "clipped")
                        .visibility(Visibility.HIDDEN_LAYER)
                        .text(50, 90, 10, "layer")
                        .visibility(Visibility.INVISIBLE)
                        .text(50, 100, 10, "recognised");
        Line line = only(page);
        assertEquals("recognised", line.text());
        assertFalse(line.visible());
        assertEquals(22, parse(page).info().glyphs());
    }

    @Test
    void anInvisibleLayerOverVisibleTextIsDropped() {
        SyntheticPage page =
                new SyntheticPage()
                        .text(50, 100, 10, "Frequency")
                        .visibility(Visibility.INVISIBLE)
                        .text(50.5, 100.5, 10, "Frequencv");
        assertEquals(List.of("Frequency"), texts(page));
    }

    @Test
    void aShadowIsDropped() {
        assertEquals(
                List.of("Features"),
                texts(
                        new SyntheticPage()
                                .text(50, 100, 12, "Features")
                                .text(50.8, 100.8, 12, "Features")));
    }

    @Test
    void anAccentDrawnOverItsLetterIsOneCharacter() {
        SyntheticPage page =
                new SyntheticPage()
                        .text(50, 100, 10, "fu")
                        .glyph(55.5, 100, 10, 0, 4, "\u00A8")
                        .text(60, 100, 10, "r");
        assertEquals(List.of("f\u00FCr"), texts(page));
    }

    @Test
    void everyPageSaysWhatBecameOfIt() {
        assertEquals(PageStatus.OK, parse(new SyntheticPage()).info().status());
        assertEquals(
                PageStatus.OK, parse(new SyntheticPage().text(50, 50, 10, "x")).info().status());
        ParsedPage scan = parse(new SyntheticPage().image(0, 0, 595, 842, 2480));
        assertEquals(PageStatus.NO_TEXT, scan.info().status());
        assertEquals("a scan: one image covers the page", scan.info().reason());
        String where = "This datasheet has been downloaded from a site at this page";
        ParsedPage stamped =
                parse(new SyntheticPage().image(0, 0, 595, 842, 2480).text(60, 830, 8, 0, where));
        assertEquals(PageStatus.NO_TEXT, stamped.info().status());
        ParsedPage headed =
                parse(
                        new SyntheticPage()
                                .image(0, 0, 595, 842, 2480)
                                .text(60, 830, 8, 0, where)
                                .text(60, 100, 20, 0, "ABX-7"));
        assertEquals(PageStatus.OK, headed.info().status());
        ParsedPage outlined = parse(new SyntheticPage().segments(5000));
        assertEquals(PageStatus.NO_TEXT, outlined.info().status());
        ParsedPage bad =
                parse(
                        new SyntheticPage()
                                .text(
                                        50,
                                        50,
                                        10,
                                        "\uFFFD\uFFFD\uFFFD\uFFFD\uE001\uE002\uE003\uFFFD\uFFFD\uFFFDab"));
        assertEquals(PageStatus.BAD_FONTS, bad.info().status());
        assertTrue(bad.lines().getFirst().text().startsWith("\uFFFD"));
    }

    private static ParsedPage parse(SyntheticPage page) {
        return PageText.read(new PageNumber(1), page.content(), List.of(), "");
    }

    private static List<String> texts(SyntheticPage page) {
        return parse(page).lines().stream().map(Line::text).toList();
    }

    private static Line only(SyntheticPage page) {
        List<Line> lines = parse(page).lines();
        assertEquals(1, lines.size(), () -> lines.stream().map(Line::text).toList().toString());
        return lines.getFirst();
    }
}
