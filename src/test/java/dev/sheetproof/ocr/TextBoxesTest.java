package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ocr.Patches.Patch;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TextBoxesTest {

    private static final int WIDTH = 600;
    private static final int HEIGHT = 400;

    private final byte[] map = new byte[WIDTH * HEIGHT];

    private void core(int x0, int y0, int x1, int y1, double slope) {
        for (int x = x0; x < x1; x++) {
            int drop = (int) Math.round(slope * (x - WIDTH / 2.0));
            for (int y = y0 + drop; y < y1 + drop; y++) {
                map[y * WIDTH + x] = (byte) 230;
            }
        }
    }

    private TextMap map() {
        return new TextMap(WIDTH, HEIGHT, map, 0.5);
    }

    @Test
    void aCoreGrowsBackToItsLineAndToTheScaleOfThePage() {
        core(100, 50, 300, 60, 0);
        List<PixelBox> boxes = TextBoxes.boxes(map(), TextBoxes.cores(map()), 0);
        assertEquals(1, boxes.size());
        // Area over perimeter times 1.6 is 7.6 pixels of the map, twice as many of the page.
        PixelBox box = boxes.getFirst();
        assertEquals(2 * (100 - 7.6), box.x0(), 0.1);
        assertEquals(2 * (60 + 7.6), box.y1(), 0.1);
    }

    @Test
    void specksAndFaintPlacesAreNoText() {
        core(100, 50, 102, 52, 0);
        for (int i = 0; i < 50; i++) {
            map[100 * WIDTH + 200 + i] = 100;
            map[101 * WIDTH + 200 + i] = 100;
        }
        assertEquals(List.of(), TextBoxes.cores(map()));
    }

    @Test
    void theSlopeOfThePageIsThatOfItsLongLines() {
        double slope = Math.tan(Math.toRadians(0.6));
        core(50, 60, 500, 70, slope);
        core(50, 120, 450, 130, slope);
        core(50, 180, 520, 190, slope);
        core(300, 250, 310, 330, 0);
        List<Patch> cores = TextBoxes.cores(map());
        double found = TextBoxes.slope(cores, WIDTH);
        assertEquals(0.6, Math.toDegrees(Math.atan(found)), 0.05);
        PixelBox first = TextBoxes.boxes(map(), cores, found).getFirst();
        assertTrue(first.height() < 2 * 30, "levelled box as high as " + first.height());
    }

    @Test
    void aFewLinesTellNoSlope() {
        core(50, 60, 500, 70, 0.02);
        assertEquals(0, TextBoxes.slope(TextBoxes.cores(map()), WIDTH));
    }

    @Test
    void aPageOfUprightLinesLiesOnItsSide() {
        core(100, 20, 110, 300, 0);
        core(150, 20, 160, 350, 0);
        core(300, 20, 340, 30, 0);
        assertTrue(TextBoxes.sideways(TextBoxes.cores(map())));
        core(200, 100, 590, 130, 0);
        assertFalse(TextBoxes.sideways(TextBoxes.cores(map())));
    }

    @Test
    void neighboursInARowDoNotOverlap() {
        core(100, 50, 200, 60, 0);
        core(208, 50, 300, 60, 0);
        List<PixelBox> boxes = TextBoxes.boxes(map(), TextBoxes.cores(map()), 0);
        assertEquals(boxes.get(0).x1(), boxes.get(1).x0(), 1e-9);
        assertEquals(2 * 204, boxes.get(0).x1(), 2);
    }
}
