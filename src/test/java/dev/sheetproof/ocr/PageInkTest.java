package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ocr.LineReader.Read;
import dev.sheetproof.ocr.TextPlace.Part;
import dev.sheetproof.ocr.TextPlace.Placed;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Rules, drawings and the places of characters, on pages of 2 pixels a point.
final class PageInkTest {

    private static final int WIDTH = 400;
    private static final int HEIGHT = 300;
    private static final double PX_PER_PT = 2;

    private final byte[] grey = new byte[WIDTH * HEIGHT];

    PageInkTest() {
        Arrays.fill(grey, (byte) 240);
    }

    private void box(int x0, int y0, int x1, int y1, int value) {
        for (int y = y0; y < y1; y++) {
            Arrays.fill(grey, y * WIDTH + x0, y * WIDTH + x1, (byte) value);
        }
    }

    private Ink ink() {
        return Ink.of(new GreyPicture(WIDTH, HEIGHT, grey));
    }

    @Test
    void inkIsDarkerThanThePaperAroundItHoweverDarkThatIs() {
        box(200, 0, 400, 300, 170);
        box(100, 100, 104, 110, 90);
        box(300, 100, 304, 110, 40);
        Ink ink = ink();
        assertTrue(ink.at(101, 105));
        assertTrue(ink.at(301, 105));
        assertFalse(ink.at(350, 105));
        assertFalse(ink.at(50, 50));
    }

    @Test
    void longThinRunsAreRules() {
        box(20, 50, 380, 52, 20);
        box(100, 50, 102, 250, 20);
        box(20, 200, 380, 230, 20);
        List<Ruling.Found> rules = Ruling.of(ink(), PX_PER_PT);
        assertEquals(
                List.of(
                        new Ruling.Found(true, new PixelBox(20, 50, 380, 52)),
                        new Ruling.Found(false, new PixelBox(100, 50, 102, 200))),
                rules.stream()
                        .map(
                                r ->
                                        r.horizontal()
                                                ? r
                                                : new Ruling.Found(
                                                        false,
                                                        new PixelBox(
                                                                r.box().x0(),
                                                                r.box().y0(),
                                                                r.box().x1(),
                                                                200)))
                        .toList());
    }

    @Test
    void solidBarsAreFoundWithTheWordsLeftOutOfThem() {
        box(20, 50, 380, 80, 60);
        for (int x = 40; x < 200; x += 12) {
            box(x, 58, x + 8, 72, 240);
        }
        List<PixelBox> bars = Bars.of(ink(), List.of(), PX_PER_PT);
        assertEquals(List.of(new PixelBox(20, 50, 380, 80)), bars);
        assertEquals(4, Bars.edges(bars.getFirst(), PX_PER_PT).size());
    }

    @Test
    void aSmallBarIsALogoUnlessItTouchesARule() {
        box(20, 50, 120, 80, 60);
        assertEquals(List.of(), Bars.of(ink(), List.of(), PX_PER_PT));
        List<Ruling.Found> rules = List.of(new Ruling.Found(true, new PixelBox(20, 82, 380, 84)));
        assertEquals(1, Bars.of(ink(), rules, PX_PER_PT).size());
    }

    @Test
    void aFrameOrADrawingIsNoBar() {
        box(20, 50, 380, 80, 60);
        box(24, 54, 376, 76, 240);
        for (int x = 20; x < 380; x++) {
            box(x, 150, x + 1, 150 + (x - 20) / 10 + 2, 60);
        }
        assertEquals(List.of(), Bars.of(ink(), List.of(), PX_PER_PT));
    }

    @Test
    void theTopsOfLettersAreNoRule() {
        // Arcs that touch each other, each on two stems.
        for (int x = 20; x < 380; x += 10) {
            box(x, 100, x + 10, 102, 20);
            box(x, 100, x + 3, 112, 20);
            box(x + 6, 100, x + 9, 112, 20);
        }
        assertEquals(List.of(), Ruling.of(ink(), PX_PER_PT));
    }

    @Test
    void aDrawingComesInPiecesAndDirtDoesNot() {
        box(50, 50, 52, 52, 20);
        for (int i = 0; i < 150; i++) {
            box(100 + i, 100 + i, 103 + i, 101 + i, 20);
        }
        List<PixelBox> pieces = Drawings.of(ink(), PX_PER_PT);
        assertTrue(pieces.size() >= 3, pieces.toString());
        assertTrue(pieces.stream().allMatch(p -> p.x0() >= 100), pieces.toString());
    }

    /// Letters of 8 pixels at 20, 30, 40 …: what was read, with its places.
    private List<Part> parts(String text, int... lefts) {
        for (int left : lefts) {
            box(left, 100, left + 8, 116, 20);
        }
        PixelBox line = new PixelBox(10, 94, 390, 122);
        List<Read> read =
                text.chars()
                        .mapToObj(c -> String.valueOf((char) c))
                        .collect(
                                Collectors.collectingAndThen(
                                        Collectors.toList(), all -> reads(all, lefts, line)));
        return TextPlace.parts(ink(), line, read);
    }

    private static List<Read> reads(List<String> characters, int[] lefts, PixelBox line) {
        List<Read> read = new java.util.ArrayList<>();
        int next = 0;
        for (String character : characters) {
            double x = character.isBlank() ? lefts[next] - 5 : lefts[next++] + 3;
            read.add(new Read(character, (x - line.x0()) / line.width(), 0.9));
        }
        return read;
    }

    private static String text(Part part) {
        return part.characters().stream().map(Placed::text).collect(Collectors.joining());
    }

    @Test
    void charactersStandOnTheirInk() {
        Part part = parts("CLX", 20, 30, 40).getFirst();
        assertEquals("CLX", text(part));
        assertEquals(
                List.of(20.0, 30.0, 40.0), part.characters().stream().map(Placed::x0).toList());
        assertEquals(
                List.of(28.0, 38.0, 48.0), part.characters().stream().map(Placed::x1).toList());
        assertEquals(100, part.characters().getFirst().y0());
        assertEquals(116, part.characters().getFirst().y1());
    }

    @Test
    void wideWhiteMakesAWordAndVeryWideWhiteACell() {
        List<Part> parts = parts("ABCD", 20, 40, 90, 100);
        assertEquals(List.of("A B", "CD"), parts.stream().map(PageInkTest::text).toList());
    }

    @Test
    void aSignJustBeforeABoxBelongsToIt() {
        box(100, 100, 108, 116, 20);
        box(84, 108, 94, 110, 20);
        PixelBox number = new PixelBox(97, 96, 112, 120);
        assertEquals(84, Minus.with(ink(), number, List.of(number)).x0(), 1.01);
        // Between two numbers it says from where to where.
        PixelBox other = new PixelBox(50, 96, 80, 120);
        assertEquals(number, Minus.with(ink(), number, List.of(number, other)));
        // What is as high as a letter is another word.
        box(84, 100, 94, 116, 20);
        assertEquals(number, Minus.with(ink(), number, List.of(number)));
    }

    @Test
    void aSignThatWasOverlookedIsSeenByItsShape() {
        box(20, 108, 28, 110, 20);
        PixelBox line = new PixelBox(16, 96, 60, 120);
        box(32, 100, 40, 116, 20);
        Part part = TextPlace.parts(ink(), line, List.of(new Read("4", 20.0 / 44, 0.9))).getFirst();
        assertEquals("-4", text(part));
        assertEquals(20, part.characters().getFirst().x0());
    }

    @Test
    void aBlankThatWasReadStaysWhereTheWhiteIsNarrow() {
        assertEquals("A B", text(parts("A B", 20, 32).getFirst()));
    }

    @Test
    void lightTextOnDarkGroundIsPlacedToo() {
        box(0, 90, 400, 130, 30);
        for (int left : new int[] {20, 30}) {
            box(left, 100, left + 8, 116, 230);
        }
        PixelBox line = new PixelBox(10, 94, 390, 122);
        Part part =
                TextPlace.parts(ink(), line, reads(List.of("O", "N"), new int[] {20, 30}, line))
                        .getFirst();
        assertEquals(20, part.characters().getFirst().x0());
        assertEquals(38, part.characters().getLast().x1());
    }
}
