package dev.sheetproof.ui.page.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ContourTest {

    private static final int SIDE = 24;

    private static double length(List<PageBox> boxes) {
        return Contour.of(boxes).stream()
                .mapToDouble(s -> Math.abs(s.x1() - s.x0()) + Math.abs(s.y1() - s.y0()))
                .sum();
    }

    @Test
    void oneBoxHasItsFourSides() {
        assertEquals(
                List.of(
                        new Contour.Segment(1, 2, 5, 2),
                        new Contour.Segment(1, 8, 5, 8),
                        new Contour.Segment(1, 2, 1, 8),
                        new Contour.Segment(5, 2, 5, 8)),
                Contour.of(List.of(new PageBox(1, 2, 5, 8))));
    }

    @Test
    void betweenBoxesThatTouchThereIsNoLine() {
        PageBox caption = new PageBox(0, 0, 10, 3);
        PageBox table = new PageBox(0, 3, 10, 9);
        assertEquals(2 * (10 + 9), length(List.of(caption, table)));
        PageBox apart = new PageBox(0, 12, 10, 14);
        assertEquals(2 * (10 + 9) + 2 * (10 + 2), length(List.of(caption, table, apart)));
    }

    @Test
    void whatStandsCloseOverEachOtherIsJoined() {
        PageBox heading = new PageBox(2, 0, 6, 3);
        PageBox table = new PageBox(0, 5, 10, 9);
        assertEquals(
                List.of(heading, table, new PageBox(2, 3, 6, 5)),
                Contour.closed(List.of(heading, table), 2));
        assertEquals(List.of(heading, table), Contour.closed(List.of(heading, table), 1.9));
        PageBox beside = new PageBox(20, 5, 30, 9);
        assertEquals(List.of(heading, beside), Contour.closed(List.of(heading, beside), 9));
    }

    @Test
    void theEdgeIsThatOfWhatIsCovered() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            List<PageBox> boxes = new ArrayList<>();
            boolean[][] covered = new boolean[SIDE + 2][SIDE + 2];
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                int x0 = 1 + random.nextInt(SIDE - 2);
                int y0 = 1 + random.nextInt(SIDE - 2);
                int x1 = x0 + 1 + random.nextInt(SIDE - x0);
                int y1 = y0 + 1 + random.nextInt(SIDE - y0);
                PageBox box = new PageBox(x0, y0, x1, y1);
                if (boxes.stream().anyMatch(other -> sharesASide(box, other))) {
                    continue;
                }
                boxes.add(box);
                for (int x = x0; x < x1; x++) {
                    for (int y = y0; y < y1; y++) {
                        covered[x][y] = true;
                    }
                }
            }
            int edges = 0;
            for (int x = 1; x <= SIDE; x++) {
                for (int y = 1; y <= SIDE; y++) {
                    if (covered[x][y] != covered[x - 1][y]) {
                        edges++;
                    }
                    if (covered[x][y] != covered[x][y - 1]) {
                        edges++;
                    }
                }
            }
            assertEquals(edges, length(boxes), boxes + " -Dtest.seed=" + seed);
        }
    }

    /// Sides that lie on each other are drawn twice, which nobody sees.
    private static boolean sharesASide(PageBox one, PageBox other) {
        return one.x0() == other.x0()
                || one.x1() == other.x1()
                || one.y0() == other.y0()
                || one.y1() == other.y1();
    }
}
