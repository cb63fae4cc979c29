package dev.sheetproof.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class ReadingOrderTest {

    private static String order(Map<String, PageBox> boxes, Set<String> headings) {
        List<String> names = new ArrayList<>(boxes.keySet());
        return String.join("", ReadingOrder.of(names, boxes::get, headings::contains));
    }

    private static PageBox box(double x0, double y0, double x1, double y1) {
        return new PageBox(x0, y0, x1, y1);
    }

    @Test
    void oneColumnIsReadFromTheTop() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "C", box(50, 300, 500, 400),
                                "A", box(50, 50, 500, 90),
                                "B", box(50, 100, 500, 280)));
        assertEquals("ABC", order(page, Set.of()));
    }

    @Test
    void columnsAreReadOneAfterTheOtherBetweenFullWidthBlocks() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 40, 550, 70),
                                "B", box(50, 80, 290, 200),
                                "C", box(50, 210, 290, 400),
                                "D", box(310, 80, 550, 300),
                                "E", box(310, 310, 550, 400),
                                "F", box(50, 420, 550, 500),
                                "G", box(50, 510, 290, 600),
                                "H", box(310, 510, 550, 600)));
        assertEquals("ABCDEFGH", order(page, Set.of()));
    }

    @Test
    void threeColumnsAndASidebar() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(40, 50, 200, 500),
                                "B", box(215, 50, 380, 250),
                                "C", box(215, 260, 380, 500),
                                "D", box(400, 50, 570, 500)));
        assertEquals("ABCD", order(page, Set.of()));
    }

    @Test
    void headingsSideBySideStartANewSection() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 50, 200, 65),
                                "B", box(50, 70, 290, 200),
                                "C", box(310, 50, 450, 65),
                                "D", box(310, 70, 550, 180),
                                "E", box(50, 220, 200, 235),
                                "F", box(50, 240, 290, 400),
                                "G", box(310, 220, 450, 235),
                                "H", box(310, 240, 550, 400)));
        assertEquals("ABCDEFGH", order(page, Set.of("A", "C", "E", "G")));
        assertEquals("ABEFCDGH", order(page, Set.of()));
    }

    @Test
    void everyItemComesOnceWhateverTheInputOrder() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<PageBox> boxes = new ArrayList<>();
            for (int i = random.nextInt(40); i > 0; i--) {
                double x = random.nextDouble(500);
                double y = random.nextDouble(700);
                boxes.add(box(x, y, x + random.nextDouble(200), y + random.nextDouble(100)));
            }
            List<PageBox> once = ReadingOrder.of(boxes, b -> b);
            assertEquals(new HashSet<>(boxes), new HashSet<>(once), "seed " + seed);
            assertEquals(boxes.size(), once.size(), "seed " + seed);
            List<PageBox> shuffled = new ArrayList<>(boxes);
            Collections.shuffle(shuffled, random);
            assertEquals(once, ReadingOrder.of(shuffled, b -> b), "seed " + seed);
        }
    }

    @Test
    void aTitleSetToTheRightOverTwoColumnsIsReadFirst() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(320, 40, 550, 70),
                                "B", box(50, 80, 290, 200),
                                "C", box(310, 80, 550, 300)));
        assertEquals("ABC", order(page, Set.of("A")));
    }

    @Test
    void aHeadingUnderTwoColumnsGoesWithTheWideTableBelowIt() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 80, 290, 400),
                                "B", box(310, 80, 550, 400),
                                "C", box(50, 410, 150, 425),
                                "D", box(50, 430, 550, 700)));
        assertEquals("ABCD", order(page, Set.of("C")));
    }

    @Test
    void tablesAFewPointsApartAreColumns() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 80, 300, 95),
                                "B", box(50, 100, 304, 300),
                                "C", box(308, 80, 500, 200),
                                "D", box(308, 210, 550, 300)));
        assertEquals("ABCD", order(page, Set.of()));
    }

    private static String ofKinds(Map<String, PageBox> boxes, String drawings) {
        List<String> names = new ArrayList<>(boxes.keySet());
        return String.join(
                "",
                ReadingOrder.ofKinds(
                        names,
                        boxes::get,
                        n ->
                                drawings.contains(n)
                                        ? ReadingOrder.Kind.DRAWING
                                        : ReadingOrder.Kind.CAPTION));
    }

    @Test
    void drawingsInRowsAndColumnsAreReadRowByRow() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 80, 290, 200),
                                "B", box(60, 205, 280, 220),
                                "C", box(310, 80, 550, 200),
                                "D", box(320, 205, 540, 220),
                                "E", box(50, 240, 290, 360),
                                "F", box(60, 365, 280, 380),
                                "G", box(310, 240, 550, 360),
                                "H", box(320, 365, 540, 380)));
        assertEquals("ABCDEFGH", ofKinds(page, "ACEG"));
    }

    @Test
    void captionsAboveTheirDrawingsStayInTheirRows() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(60, 80, 280, 95),
                                "B", box(50, 100, 290, 200),
                                "C", box(320, 80, 540, 95),
                                "D", box(310, 100, 550, 200),
                                "E", box(60, 220, 280, 235),
                                "F", box(50, 240, 290, 360),
                                "G", box(320, 220, 540, 235),
                                "H", box(310, 240, 550, 360)));
        assertEquals("ABCDEFGH", ofKinds(page, "BDFH"));
    }

    @Test
    void aHeadingOverRowsOfDrawingsLeavesThemRows() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 60, 200, 75),
                                "B", box(50, 80, 290, 200),
                                "C", box(310, 80, 550, 200),
                                "D", box(50, 240, 290, 360),
                                "E", box(310, 240, 550, 360)));
        List<String> names = new ArrayList<>(page.keySet());
        assertEquals(
                List.of("A", "B", "C", "D", "E"),
                ReadingOrder.ofKinds(
                        names,
                        page::get,
                        n ->
                                n.equals("A")
                                        ? ReadingOrder.Kind.HEADING
                                        : ReadingOrder.Kind.DRAWING));
    }

    @Test
    void aDrawingOnTheRightIsReadBeforeTheNextHeading() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 60, 200, 75),
                                "B", box(50, 80, 290, 200),
                                "C", box(310, 100, 550, 190),
                                "D", box(50, 210, 200, 225),
                                "E", box(50, 240, 290, 360)));
        List<String> names = new ArrayList<>(page.keySet());
        assertEquals(
                List.of("A", "B", "C", "D", "E"),
                ReadingOrder.ofKinds(
                        names,
                        page::get,
                        n -> {
                            if (n.equals("C")) {
                                return ReadingOrder.Kind.DRAWING;
                            }
                            return n.equals("A") || n.equals("D")
                                    ? ReadingOrder.Kind.HEADING
                                    : ReadingOrder.Kind.OTHER;
                        }));
    }

    @Test
    void drawingsNumberedDownTheColumnsAreReadDownTheColumns() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 80, 290, 200),
                                "B", box(60, 205, 280, 220),
                                "C", box(50, 240, 290, 360),
                                "D", box(60, 365, 280, 380),
                                "E", box(310, 80, 550, 200),
                                "F", box(320, 205, 540, 220),
                                "G", box(310, 240, 550, 360),
                                "H", box(320, 365, 540, 380)));
        List<String> names = new ArrayList<>(page.keySet());
        assertEquals(
                names,
                ReadingOrder.ofNumbered(
                        names,
                        page::get,
                        n ->
                                "ACEG".contains(n)
                                        ? ReadingOrder.Kind.DRAWING
                                        : ReadingOrder.Kind.CAPTION,
                        n -> Map.of("B", 1, "D", 2, "F", 3, "H", 4).getOrDefault(n, 0)));
    }

    @Test
    void theNameOfAWideTableUnderTwoColumnsIsReadWithIt() {
        Map<String, PageBox> page =
                new TreeMap<>(
                        Map.of(
                                "A", box(50, 80, 290, 200),
                                "B", box(310, 80, 550, 200),
                                "C", box(50, 220, 200, 232),
                                "D", box(50, 240, 550, 360)));
        List<String> names = new ArrayList<>(page.keySet());
        assertEquals(
                names,
                ReadingOrder.ofKinds(
                        names,
                        page::get,
                        n ->
                                n.equals("C")
                                        ? ReadingOrder.Kind.TABLE_NAME
                                        : ReadingOrder.Kind.OTHER));
    }
}
