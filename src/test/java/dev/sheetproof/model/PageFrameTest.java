package dev.sheetproof.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class PageFrameTest {

    private static final int[] ROTATIONS = {0, 90, 180, 270};

    @Test
    void goesFromUserSpaceToThePageAndBack() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            PageFrame frame = frame(random);
            double x =
                    frame.cropX0() + random.nextDouble(-1, 2) * (frame.cropX1() - frame.cropX0());
            double y =
                    frame.cropY0() + random.nextDouble(-1, 2) * (frame.cropY1() - frame.cropY0());
            double dx = frame.displayX(x, y);
            double dy = frame.displayY(x, y);
            String where = "seed " + seed + ", " + frame + " at " + x + ", " + y;
            assertEquals(x, frame.userX(dx, dy), 1e-6, where);
            assertEquals(y, frame.userY(dx, dy), 1e-6, where);
        }
    }

    @Test
    void keepsTheCropBoxOnThePage() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            PageFrame frame = frame(random);
            PageBox all =
                    frame.toDisplay(frame.cropX0(), frame.cropY0(), frame.cropX1(), frame.cropY1());
            String where = "seed " + seed + ", " + frame;
            assertEquals(0, all.x0(), 1e-6, where);
            assertEquals(0, all.y0(), 1e-6, where);
            assertEquals(frame.widthPt(), all.x1(), 1e-6, where);
            assertEquals(frame.heightPt(), all.y1(), 1e-6, where);
        }
    }

    @Test
    void turnsTheTopLeftCornerClockwise() {
        double[][] corners = {{0, 0}, {200, 0}, {100, 200}, {0, 100}};
        for (int i = 0; i < ROTATIONS.length; i++) {
            PageFrame frame = new PageFrame(10, 20, 110, 220, ROTATIONS[i], 1);
            assertEquals(corners[i][0], frame.displayX(10, 220), 1e-9, "x at " + ROTATIONS[i]);
            assertEquals(corners[i][1], frame.displayY(10, 220), 1e-9, "y at " + ROTATIONS[i]);
        }
    }

    @Test
    void readsOddRotationsAsViewersDo() {
        assertEquals(270, PageFrame.normaliseRotation(-90));
        assertEquals(90, PageFrame.normaliseRotation(450));
        assertEquals(0, PageFrame.normaliseRotation(45));
    }

    @Test
    void refusesAnEmptyCropBox() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> new PageFrame(5, 5, 5, 9, 0, 1));
        assertTrue(String.valueOf(e.getMessage()).contains("5.0"), e::getMessage);
    }

    private static PageFrame frame(Random random) {
        double x = random.nextDouble(-20_000, 20_000);
        double y = random.nextDouble(-20_000, 20_000);
        return new PageFrame(
                x,
                y,
                x + random.nextDouble(1, 3_000),
                y + random.nextDouble(1, 3_000),
                ROTATIONS[random.nextInt(ROTATIONS.length)],
                random.nextDouble(0.1, 10));
    }
}
