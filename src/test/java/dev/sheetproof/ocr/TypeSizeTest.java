package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.ocr.TextPlace.Placed;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TypeSizeTest {

    private static Placed at(String text, double y0, double y1) {
        return new Placed(text, 0, 5, y0, y1, 1);
    }

    @Test
    void capitalsSmallLettersAndDescendersTellTheSameSize() {
        // Type of 100 pixels on a baseline at 200.
        Placed capital = at("H", 129, 200);
        Placed small = at("x", 148, 200);
        Placed descending = at("p", 148, 221);
        assertEquals(100, TypeSize.of(List.of(capital, capital)).emPx(), 0.5);
        assertEquals(100, TypeSize.of(List.of(small, small)).emPx(), 0.5);
        TypeSize.Told mixed = TypeSize.of(List.of(capital, small, descending));
        assertEquals(100, mixed.emPx(), 0.5);
        assertEquals(200, mixed.baselinePx(), 0.5);
    }

    @Test
    void dashesTellNothing() {
        assertEquals(0, TypeSize.of(List.of(at("-", 170, 175))).emPx());
    }

    @Test
    void sizesThatAreNearlyTheSameBecomeTheSame() {
        assertArrayEquals(
                new double[] {10, 10, 10, 14, 10},
                TypeSize.settled(
                        new double[] {9.8, 10.1, 10.4, 14.1, 0}, new int[] {10, 60, 10, 5, 3}));
    }

    @Test
    void thickStrokesAreBold() {
        assertArrayEquals(
                new boolean[] {false, true, false, false},
                StrokeWidth.bold(new double[] {0.08, 0.14, 0.09, 0}, new int[] {50, 10, 40, 5}));
    }
}
