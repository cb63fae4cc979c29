package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PartingTest {

    private static final PixelBox ROW = new PixelBox(100, 50, 300, 70);

    private static Ruling.Found upright(double x, double y0, double y1) {
        return new Ruling.Found(false, new PixelBox(x - 1, y0, x + 1, y1));
    }

    @Test
    void aRuleThroughABoxPartsIt() {
        assertEquals(
                List.of(new PixelBox(100, 50, 180, 70), new PixelBox(180, 50, 300, 70)),
                Parting.of(List.of(ROW), List.of(upright(180, 0, 400))));
    }

    @Test
    void aRuleThatOnlyTouchesABoxDoesNot() {
        assertEquals(List.of(ROW), Parting.of(List.of(ROW), List.of(upright(180, 64, 400))));
    }

    @Test
    void theMarginBesideARuleIsNoText() {
        assertEquals(
                List.of(new PixelBox(103, 50, 300, 70)),
                Parting.of(List.of(ROW), List.of(upright(103, 0, 400))));
    }

    @Test
    void textThatRunsUpThePageStays() {
        PixelBox tall = new PixelBox(20, 100, 40, 500);
        assertEquals(List.of(tall), Parting.of(List.of(tall), List.of(upright(180, 0, 600))));
    }
}
