package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class LabelPlacesTest {

    private static final int SIZE = 200;
    private static final Rectangle2D BOX = new Rectangle(60, 80, 80, 40);

    private static PageRaster printed(Rectangle... ink) {
        int[] pixels = new int[SIZE * SIZE];
        Arrays.fill(pixels, 0xFFFFFFFF);
        for (Rectangle area : ink) {
            for (int y = area.y; y < area.y + area.height; y++) {
                Arrays.fill(pixels, y * SIZE + area.x, y * SIZE + area.x + area.width, 0xFF000000);
            }
        }
        return new PageRaster(SIZE, SIZE, pixels, 72);
    }

    @Test
    void aLabelStandsOverTheLeftEndOfItsBox() {
        assertEquals(
                new Rectangle2D.Double(60, 70, 30, 10),
                new LabelPlaces(printed()).take(BOX, 30, 10));
    }

    @Test
    void wherePrintStandsAboveTheLabelGoesToTheSide() {
        Rectangle above = new Rectangle(0, 60, SIZE, 20);
        Rectangle2D place = new LabelPlaces(printed(above)).take(BOX, 30, 10);
        assertFalse(place.intersects(above), place.toString());
        assertFalse(place.intersects(BOX), place.toString());
    }

    @Test
    void labelsDoNotCoverEachOther() {
        LabelPlaces places = new LabelPlaces(printed());
        Rectangle2D first = places.take(BOX, 30, 10);
        Rectangle2D second = places.take(BOX, 30, 10);
        assertFalse(first.intersects(second), first + " and " + second);
    }

    @Test
    void aBoxAsLargeAsThePageHasItsLabelInside() {
        Rectangle page = new Rectangle(SIZE, SIZE);
        Rectangle2D place = new LabelPlaces(printed()).take(page, 30, 10);
        assertEquals(new Rectangle(SIZE - 30, 0, 30, 10), place.getBounds());
    }
}
