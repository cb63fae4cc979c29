package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ViewportTest {

    private static final List<Turn> TURNS = List.of(Turn.values());
    private static final PageNumber FIRST = new PageNumber(1);
    private static final Viewport A4 = new Viewport(800, 600, DrawnPages.stack(1), FIRST, 1, 0, 0);
    private static final Viewport TEN =
            new Viewport(800, 600, DrawnPages.stack(10), FIRST, 1, 0, 0);

    private static PagePlace place(Viewport view) {
        return view.place(view.stack().firstPage());
    }

    @Test
    void aPageSmallerThanTheAreaIsCentred() {
        assertEquals(102.5, place(A4).originX(), 0.5);
        assertEquals(Viewport.MARGIN, place(A4).originY());
    }

    @Test
    void scrollingStaysWithinThePage() {
        Viewport far = A4.withScroll(1e6, 1e6);
        assertEquals(0, far.scrollX());
        assertEquals(842 + 2 * Viewport.MARGIN - 600, far.scrollY());
        assertEquals(600 - Viewport.MARGIN, place(far).toViewY(0, 842), 1);
    }

    @Test
    void pointsGoToPixelsAndBackHoweverThePagesAreTurned() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            List<PageBox> sizes = new ArrayList<>();
            for (int n = 0; n <= random.nextInt(9); n++) {
                sizes.add(
                        new PageBox(
                                0, 0, 10 + random.nextDouble(3000), 10 + random.nextDouble(3000)));
            }
            Turn turn = TURNS.get(random.nextInt(TURNS.size()));
            PageStack stack = PageStack.of(DrawnPages.pages(sizes), turn);
            Viewport view =
                    new Viewport(
                            random.nextDouble(2000),
                            random.nextDouble(2000),
                            stack,
                            FIRST,
                            0.2 + random.nextDouble(8),
                            random.nextDouble(4000),
                            random.nextDouble(40000));
            PagePlace place = view.place(new PageNumber(1 + random.nextInt(sizes.size())));
            double x = random.nextDouble(3000);
            double y = random.nextDouble(3000);
            double viewX = place.toViewX(x, y);
            double viewY = place.toViewY(x, y);
            assertEquals(x, place.toPageX(viewX, viewY), 1e-6, "seed " + seed);
            assertEquals(y, place.toPageY(viewX, viewY), 1e-6, "seed " + seed);
            PageBox seen = place.visible();
            assertTrue(
                    seen.x1() <= place.widthPt() + 1e-9 && seen.y1() <= place.heightPt() + 1e-9,
                    "seed " + seed);
            PageBox box = PageBox.of(x, y, random.nextDouble(3000), random.nextDouble(3000));
            PageBox shown = place.toView(box);
            boolean sideways = turn.sideways();
            assertEquals(
                    (sideways ? box.height() : box.width()) * view.pxPerPt(),
                    shown.width(),
                    1e-6,
                    "seed " + seed);
        }
    }

    @Test
    void thePageAtAHeightIsTheOneThatLiesThere() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        Viewport view = TEN.zoomed(0.3 + random.nextDouble(4), 0, 0);
        for (int i = 0; i < 500; i++) {
            Viewport scrolled = view.withScroll(0, random.nextDouble() * view.maxScrollY());
            double y = random.nextDouble(600);
            PageNumber page = scrolled.pageAt(y);
            PagePlace place = scrolled.place(page);
            double bottom = place.originY() + place.heightPt() * view.pxPerPt();
            assertTrue(y <= bottom + 1 || page.equals(view.stack().lastPage()), "seed " + seed);
            assertTrue(
                    y >= place.originY() - Viewport.MARGIN - 1 || page.equals(FIRST),
                    "seed " + seed);
        }
    }

    @Test
    void zoomingKeepsThePointUnderThePointerOnAnyPage() {
        Viewport before = TEN.zoomed(2, 0, 0).withScroll(100, 9000);
        PageNumber page = before.pageAt(290);
        double x = before.place(page).toPageX(410, 290);
        double y = before.place(page).toPageY(410, 290);
        for (double scale : new double[] {0.7, 1.3, 3, Viewport.LARGEST}) {
            PagePlace after = before.zoomed(scale, 410, 290).place(page);
            assertEquals(290, after.toViewY(x, y), 1.1, "at " + scale);
            if (scale * 595 > 800) {
                assertEquals(410, after.toViewX(x, y), 1.1, "at " + scale);
            }
        }
    }

    @Test
    void zoomIsKeptBetweenTenAndEightHundredPercent() {
        assertEquals(Viewport.LARGEST, A4.zoomed(1e9, 0, 0).pxPerPt());
        assertEquals(Viewport.SMALLEST, A4.zoomed(1e-9, 0, 0).pxPerPt());
    }

    @Test
    void aBoxOutOfViewIsBroughtIntoView() {
        PageBox box = new PageBox(100, 700, 300, 760);
        PageNumber seventh = new PageNumber(7);
        Viewport shown = TEN.zoomed(2, 0, 0).revealing(seventh, List.of(box));
        PageBox seen = shown.place(seventh).visible();
        assertTrue(seen.contains(box), seen + " shows " + box);
    }

    @Test
    void aBoxInViewDoesNotMoveThePage() {
        assertEquals(A4, A4.revealing(FIRST, List.of(new PageBox(100, 100, 200, 200))));
    }

    @Test
    void whenTheBoxesDoNotFitTheTopOfTheFirstIsShown() {
        PageBox first = new PageBox(50, 300, 500, 320);
        PageBox second = new PageBox(50, 800, 500, 830);
        Viewport shown = A4.zoomed(1.5, 0, 0).revealing(FIRST, List.of(first, second));
        assertTrue(place(shown).visible().contains(first));
    }

    @Test
    void fittingShowsTheWholeWidthOrTheWholePage() {
        Viewport wide = A4.zoomed(A4.fitWidth(), 0, 0);
        assertEquals(0, wide.maxScrollX());
        Viewport whole = A4.zoomed(A4.fitPage(), 0, 0);
        assertEquals(0, whole.maxScrollX());
        assertEquals(0, whole.maxScrollY());
    }

    @Test
    void aWidePageAmongOthersDoesNotShrinkThemAndIsFittedWhenGoneTo() {
        List<PageBox> sizes = new ArrayList<>();
        sizes.add(new PageBox(0, 0, 595, 842));
        sizes.add(new PageBox(0, 0, 1684, 842));
        Viewport view = Viewport.of(800, 600, PageStack.of(DrawnPages.pages(sizes), Turn.NONE));
        assertEquals((800 - 28) / 595.0, view.fitWidth(), 1e-9);
        assertEquals((800 - 28) / 1684.0, view.about(new PageNumber(2)).fitWidth(), 1e-9);
        Viewport fitted = view.zoomed(view.fitWidth(), 0, 0).top(FIRST, 0);
        assertEquals(Viewport.MARGIN, fitted.place(FIRST).originX(), 1.0);
    }

    @Test
    void thePageSeenMostIsTheCurrentOne() {
        assertEquals(FIRST, TEN.current());
        assertEquals(new PageNumber(4), TEN.top(new PageNumber(4), 0).current());
        assertEquals(new PageNumber(5), TEN.top(new PageNumber(4), 700).current());
        assertEquals(
                List.of(new PageNumber(4), new PageNumber(5)),
                TEN.top(new PageNumber(4), 700).visiblePages());
    }

    @Test
    void aThousandPagesAreLaidOutAtEightHundredPercent() {
        Viewport big = Viewport.of(800, 600, DrawnPages.stack(1000)).zoomed(1e9, 0, 0);
        Viewport last = big.withScroll(0, 1e12);
        assertEquals(new PageNumber(1000), last.current());
        assertEquals(842, last.place(new PageNumber(1000)).visible().y1(), 1e-3);
    }
}
