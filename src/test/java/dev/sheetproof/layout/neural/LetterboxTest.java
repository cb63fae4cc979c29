package dev.sheetproof.layout.neural;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.PagePicture;
import dev.sheetproof.model.PageBox;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LetterboxTest {

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final Random random = new Random(seed);

    @Test
    void aBoxComesBackFromThePictureToItsPlaceOnThePage() {
        for (int round = 0; round < 500; round++) {
            double width = 20 + random.nextDouble(3000);
            double height = 20 + random.nextDouble(3000);
            Letterbox box =
                    random.nextBoolean()
                            ? Letterbox.fixed(
                                    width,
                                    height,
                                    32 + random.nextInt(1500),
                                    32 + random.nextInt(1500))
                            : Letterbox.free(width, height, 32 + random.nextInt(1500), 32);
            double x0 = random.nextDouble(0.8 * width);
            double y0 = random.nextDouble(0.8 * height);
            PageBox there = new PageBox(x0, y0, x0 + 0.1 * width, y0 + 0.1 * height);
            PageBox back =
                    box.toPage(
                                    there.x0() * box.pxPerPt() + box.padX(),
                                    there.y0() * box.pxPerPt() + box.padY(),
                                    there.x1() * box.pxPerPt() + box.padX(),
                                    there.y1() * box.pxPerPt() + box.padY(),
                                    width,
                                    height)
                            .orElseThrow();
            assertTrue(there.iou(back) > 0.999999, () -> "seed " + seed + ": " + box);
        }
    }

    @Test
    void thePageFitsIntoThePictureAndFillsItInOneDirection() {
        for (int round = 0; round < 500; round++) {
            double width = 20 + random.nextDouble(3000);
            double height = 20 + random.nextDouble(3000);
            Letterbox fixed = Letterbox.fixed(width, height, 640, 1024);
            double across = width * fixed.pxPerPt();
            double down = height * fixed.pxPerPt();
            assertTrue(
                    across <= 640 + 1e-6 && down <= 1024 + 1e-6,
                    () -> "seed " + seed + ": " + fixed);
            assertTrue(
                    Math.abs(across - 640) < 1e-6 || Math.abs(down - 1024) < 1e-6,
                    () -> "seed " + seed + ": " + fixed);
            Letterbox free = Letterbox.free(width, height, 640, 32);
            assertEquals(0, free.widthPx() % 32, () -> "seed " + seed);
            assertEquals(0, free.heightPx() % 32, () -> "seed " + seed);
            assertTrue(free.widthPx() - width * free.pxPerPt() < 32, () -> "seed " + seed);
            assertTrue(free.widthPx() - width * free.pxPerPt() > -1e-5, () -> "seed " + seed);
            assertEquals(640, Math.max(free.widthPx(), free.heightPx()), () -> "seed " + seed);
        }
    }

    @Test
    void boxesInTheGreyAreNoneAndBoxesAcrossTheEdgeAreCut() {
        Letterbox box = Letterbox.fixed(100, 200, 200, 200);
        assertEquals(50, box.padX());
        assertTrue(box.toPage(0, 0, 40, 40, 100, 200).isEmpty());
        assertEquals(
                new PageBox(0, 10, 30, 20), box.toPage(20, 10, 80, 20, 100, 200).orElseThrow());
        assertTrue(box.toPage(80, 20, 80, 40, 100, 200).isEmpty());
    }

    @Test
    void pixelsAreWrittenAsPlanesWithGreyAround() {
        int[] rgb = new int[4 * 2];
        Arrays.fill(rgb, 0xFF0080);
        Letterbox box = Letterbox.fixed(4, 2, 4, 4);
        float[] tensor = new float[2 * 3 * 16];
        box.fill(new PagePicture(4, 2, rgb, 1), tensor, 48, Letterbox.Pixels.RGB_UNIT);
        assertEquals(0, tensor[0]);
        assertEquals(Letterbox.GREY, tensor[48]);
        assertEquals(1, tensor[48 + 4]);
        assertEquals(0, tensor[48 + 16 + 4]);
        assertEquals(128 / 255f, tensor[48 + 32 + 4], 1e-6);
        assertEquals(Letterbox.GREY, tensor[48 + 32 + 12]);
    }

    @Test
    void aLargerPictureShrinksToItsMeans() {
        int[] rgb = {
            0x000000, 0xFFFFFF, 0x0000FF, 0x0000FF, 0xFFFFFF, 0x000000, 0x0000FF, 0x0000FF
        };
        Letterbox box = Letterbox.fixed(2, 1, 2, 1);
        float[] tensor = new float[6];
        box.fill(new PagePicture(4, 2, rgb, 2), tensor, 0, Letterbox.Pixels.RGB_UNIT);
        assertEquals(0.5, tensor[0], 1e-6);
        assertEquals(0, tensor[1], 1e-6);
        assertEquals(1, tensor[5], 1e-6);
    }

    @Test
    void bytesComeInBlueGreenRed() {
        Letterbox box = Letterbox.fixed(1, 1, 1, 2);
        float[] tensor = new float[6];
        box.fill(
                new PagePicture(1, 1, new int[] {0xFF8001}, 1),
                tensor,
                0,
                Letterbox.Pixels.BGR_BYTES);
        assertEquals(1, tensor[0], 1e-4);
        assertEquals(114, tensor[1], 1e-4);
        assertEquals(128, tensor[2], 1e-4);
        assertEquals(255, tensor[4], 1e-4);
    }
}
