package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ViewportTest {

    private static final Viewport A4 = new Viewport(800, 600, 595, 842, 1, 0, 0);

    @Test
    void aPageSmallerThanTheAreaIsCentred() {
        assertEquals(102.5, A4.originX(), 0.5);
        assertEquals(Viewport.MARGIN, A4.originY());
    }

    @Test
    void scrollingStaysWithinThePage() {
        Viewport far = A4.withScroll(1e6, 1e6);
        assertEquals(0, far.scrollX());
        assertEquals(842 + 2 * Viewport.MARGIN - 600, far.scrollY());
        assertEquals(600 - Viewport.MARGIN, far.toViewY(842), 1);
    }

    @Test
    void pointsGoToPixelsAndBack() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            Viewport view =
                    new Viewport(
                            random.nextDouble(2000),
                            random.nextDouble(2000),
                            10 + random.nextDouble(3000),
                            10 + random.nextDouble(3000),
                            0.2 + random.nextDouble(8),
                            random.nextDouble(4000),
                            random.nextDouble(4000));
            double x = random.nextDouble(3000);
            double y = random.nextDouble(3000);
            assertEquals(x, view.toPageX(view.toViewX(x)), 1e-6, "seed " + seed);
            assertEquals(y, view.toPageY(view.toViewY(y)), 1e-6, "seed " + seed);
            PageBox seen = view.visible();
            assertTrue(
                    seen.x1() <= view.pageWidthPt() && seen.y1() <= view.pageHeightPt(),
                    "seed " + seed);
        }
    }

    @Test
    void zoomingKeepsThePointUnderThePointer() {
        Viewport before = new Viewport(800, 600, 595, 842, 2, 100, 300);
        double x = before.toPageX(410);
        double y = before.toPageY(290);
        Viewport after = before.zoomed(3, 410, 290);
        assertEquals(410, after.toViewX(x), 1.1);
        assertEquals(290, after.toViewY(y), 1.1);
    }

    @Test
    void zoomIsKeptBetweenTenAndEightHundredPercent() {
        assertEquals(Viewport.LARGEST, A4.zoomed(1e9, 0, 0).pxPerPt());
        assertEquals(Viewport.SMALLEST, A4.zoomed(1e-9, 0, 0).pxPerPt());
    }

    @Test
    void aBoxOutOfViewIsBroughtIntoView() {
        PageBox box = new PageBox(100, 700, 300, 760);
        Viewport shown = A4.zoomed(2, 0, 0).revealing(List.of(box));
        assertTrue(shown.visible().contains(box), shown.visible() + " shows " + box);
    }

    @Test
    void aBoxInViewDoesNotMoveThePage() {
        assertEquals(A4, A4.revealing(List.of(new PageBox(100, 100, 200, 200))));
    }

    @Test
    void whenTheBoxesDoNotFitTheTopOfTheFirstIsShown() {
        PageBox first = new PageBox(50, 300, 500, 320);
        PageBox second = new PageBox(50, 800, 500, 830);
        Viewport shown = A4.zoomed(1.5, 0, 0).revealing(List.of(first, second));
        assertTrue(shown.visible().contains(first));
    }

    @Test
    void fittingShowsTheWholeWidthOrTheWholePage() {
        Viewport wide = A4.zoomed(A4.fitWidth(), 0, 0);
        assertEquals(0, wide.maxScrollX());
        Viewport whole = A4.zoomed(A4.fitPage(), 0, 0);
        assertEquals(0, whole.maxScrollX());
        assertEquals(0, whole.maxScrollY());
    }
}
