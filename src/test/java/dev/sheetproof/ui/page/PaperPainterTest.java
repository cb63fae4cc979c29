package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.PageBox;
import org.junit.jupiter.api.Test;

final class PaperPainterTest {

    @Test
    void pagesAreClippedAtPixelsOfTheCanvas() {
        PageBox page = new PageBox(-12.25, -700, 1262.75, 949.9);
        assertEquals(new PageBox(0, 0, 1000, 900), PaperPainter.onPixels(page, 1, 1000, 900));
        PageBox small = new PageBox(10.2, 20.7, 30.1, 40.9);
        assertEquals(new PageBox(10, 20, 31, 41), PaperPainter.onPixels(small, 1, 1000, 900));
    }

    @Test
    void onADenseScreenThePixelsAreThoseOfTheScreen() {
        PageBox page = new PageBox(10.2, 20.7, 30.1, 40.9);
        assertEquals(new PageBox(10, 20.5, 30.5, 41), PaperPainter.onPixels(page, 2, 1000, 900));
    }

    @Test
    void aPageBesideTheCanvasHasNoPixels() {
        PageBox above = new PageBox(0, -50, 100, -10);
        assertEquals(0, PaperPainter.onPixels(above, 1, 1000, 900).area());
        PageBox right = new PageBox(1200, 0, 1300, 50);
        assertEquals(0, PaperPainter.onPixels(right, 1, 1000, 900).area());
    }
}
