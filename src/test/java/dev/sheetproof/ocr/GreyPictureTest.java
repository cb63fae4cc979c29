package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.pdf.PageRaster;
import org.junit.jupiter.api.Test;

final class GreyPictureTest {

    @Test
    void coloursAreWeighedAsEyesDo() {
        GreyPicture grey =
                GreyPicture.of(
                        new PageRaster(
                                4,
                                1,
                                new int[] {0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0xFFFFFFFF},
                                72));
        assertEquals(76, grey.at(0, 0));
        assertEquals(150, grey.at(1, 0));
        assertEquals(29, grey.at(2, 0));
        assertEquals(255, grey.at(3, 0));
    }

    @Test
    void aQuarterTurnIsClockwiseAndFourAreNone() {
        GreyPicture picture = new GreyPicture(3, 2, new byte[] {1, 2, 3, 4, 5, 6});
        assertArrayEquals(new byte[] {4, 1, 5, 2, 6, 3}, picture.turned(1).grey());
        assertArrayEquals(new byte[] {6, 5, 4, 3, 2, 1}, picture.turned(2).grey());
        assertArrayEquals(new byte[] {3, 6, 2, 5, 1, 4}, picture.turned(3).grey());
        assertArrayEquals(picture.grey(), picture.turned(1).turned(1).turned(1).turned(1).grey());
    }

    @Test
    void aBoxTurnsAsItsPictureDoes() {
        PixelBox box = new PixelBox(1, 0, 3, 1);
        for (int quarters = 0; quarters < 4; quarters++) {
            GreyPicture turned =
                    new GreyPicture(3, 2, new byte[] {0, 9, 9, 0, 0, 0}).turned(quarters);
            PixelBox there = box.turned(quarters, 3, 2);
            for (int y = 0; y < turned.height(); y++) {
                for (int x = 0; x < turned.width(); x++) {
                    assertEquals(
                            turned.at(x, y) == 9,
                            there.contains(x + 0.5, y + 0.5),
                            quarters + " quarters at " + x + "," + y);
                }
            }
        }
    }

    @Test
    void shrinkingKeepsTheMeanAndGrowingTheValues() {
        GreyPicture picture = new GreyPicture(4, 2, new byte[] {0, 100, 0, 100, 0, 100, 0, 100});
        assertEquals(50, picture.scaled(2, 1).at(0, 0));
        assertEquals(50, picture.scaled(2, 1).at(1, 0));
        GreyPicture flat = new GreyPicture(2, 2, new byte[] {40, 40, 40, 40}).scaled(7, 5);
        assertEquals(40, flat.at(3, 2));
    }

    @Test
    void whatSlopedLiesLevelAfterwards() {
        int width = 400;
        int height = 100;
        byte[] grey = new byte[width * height];
        java.util.Arrays.fill(grey, (byte) 255);
        double slope = 0.02;
        for (int x = 0; x < width; x++) {
            int y = (int) Math.round(50 + slope * (x - width / 2.0));
            for (int dy = -1; dy <= 1; dy++) {
                grey[(y + dy) * width + x] = 0;
            }
        }
        GreyPicture level = new GreyPicture(width, height, grey).levelled(slope);
        for (int x = 20; x < width - 20; x++) {
            assertTrue(level.at(x, 50) < 90, "at " + x + ": " + level.at(x, 50));
            assertTrue(level.at(x, 46) > 200, "at " + x + ": " + level.at(x, 46));
        }
    }

    @Test
    void anErasedBoxLooksLikeItsSurroundings() {
        byte[] grey = new byte[100];
        java.util.Arrays.fill(grey, (byte) 200);
        java.util.Arrays.fill(grey, 40, 60, (byte) 10);
        GreyPicture picture = new GreyPicture(10, 10, grey);
        picture.blank(new PixelBox(0, 4, 10, 6));
        for (int i = 0; i < 100; i++) {
            assertEquals(200, picture.at(i % 10, i / 10));
        }
    }
}
