package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PicturePlanTest {

    private static final double MOST_PIXELS = 16e6;
    private final SheetData data = DrawnPages.document("a", DrawnPages.a4(1000));

    private Viewport at(int page, double scale) {
        Viewport view = Viewport.of(800, 600, PageStack.of(data.pages(), Turn.NONE));
        return view.zoomed(scale, 0, 0).top(new PageNumber(page), 0);
    }

    private List<PictureRequest> missing(Viewport view, boolean down, boolean moving) {
        return new PicturePlan(data, view, 1).missing(true, down, moving, request -> false);
    }

    private static List<Integer> pages(List<PictureRequest> requests) {
        return requests.stream().map(request -> request.page().value()).distinct().toList();
    }

    @Test
    void aPageIsFirstDrawnCoarselyThenSharply() {
        List<PictureRequest> wanted = missing(at(500, 1.5), true, false);
        assertEquals(500, wanted.getFirst().page().value());
        assertEquals(Tiling.PREVIEW_DPI, wanted.getFirst().dpi());
        assertEquals(108, wanted.get(1).dpi());
        assertEquals(500, wanted.get(1).page().value());
    }

    @Test
    void aPageThatIsDrawnAtOnceIsDrawnSharplyAtOnce() {
        List<PictureRequest> wanted =
                new PicturePlan(data, at(500, 1.5), 1)
                        .missing(false, true, false, request -> false);
        assertEquals(108, wanted.getFirst().dpi());
        assertEquals(500, wanted.getFirst().page().value());
        assertEquals(108, wanted.get(1).dpi(), "then the page that comes next");
        assertEquals(501, wanted.get(1).page().value());
        List<PictureRequest> large =
                new PicturePlan(data, at(500, 8), 1).missing(false, true, false, request -> false);
        assertEquals(Tiling.PREVIEW_DPI, large.getFirst().dpi(), "tiles are several pictures");
    }

    @Test
    void aPageJumpedToIsAloneInView() {
        for (int page = 1; page <= 1000; page += 7) {
            assertEquals(List.of(new PageNumber(page)), at(page, 150 / 72.0).visiblePages());
        }
    }

    @Test
    void onlyTheFileDrawnLastIsKnownToBeSlow() {
        DrawingPace pace = new DrawingPace();
        PictureRequest sharp = missing(at(1, 1.5), true, false).get(1);
        PictureRequest other =
                new PictureRequest(Path.of("/other.pdf"), sharp.page(), sharp.region(), 100);
        pace.drawn(sharp, TimeUnit.MILLISECONDS.toNanos(300));
        assertTrue(pace.slow(sharp.pdf()));
        pace.drawn(other, TimeUnit.MILLISECONDS.toNanos(30));
        assertFalse(pace.slow(sharp.pdf()));
        assertFalse(pace.slow(other.pdf()));
    }

    @Test
    void whileScrollingThePagesThatComeNextGoBeforeSharpness() {
        List<PictureRequest> wanted = missing(at(500, 1.5), true, true);
        int sharp = wanted.indexOf(wanted.stream().filter(r -> r.dpi() > 50).findFirst().get());
        assertTrue(pages(wanted.subList(0, sharp)).containsAll(List.of(501, 502, 503, 504, 505)));
        assertTrue(
                pages(missing(at(500, 1.5), false, true)).containsAll(List.of(499, 498, 497, 496)));
    }

    @Test
    void whatIsWantedIsBoundedWhateverTheFileAndTheScale() {
        for (double scale : new double[] {0.2, 0.5, 1, 2, 4, Viewport.LARGEST}) {
            for (int page : new int[] {1, 500, 1000}) {
                List<PictureRequest> wanted = missing(at(page, scale), true, false);
                assertTrue(wanted.size() < 60, wanted.size() + " at " + scale);
                for (PictureRequest request : wanted) {
                    PageBox region = request.region();
                    double pxPerPt = request.dpi() / 72;
                    assertTrue(region.area() * pxPerPt * pxPerPt <= MOST_PIXELS, "at " + scale);
                }
            }
        }
    }

    @Test
    void whatIsThereIsNotWantedAgain() {
        Viewport view = at(7, 1);
        PicturePlan plan = new PicturePlan(data, view, 1);
        Set<PictureRequest> known =
                new HashSet<>(plan.missing(true, true, false, request -> false));
        assertEquals(List.of(), plan.missing(true, true, false, known::contains));
    }

    @Test
    void aSmallPageNeedsNoPreview() {
        List<PictureRequest> wanted = missing(at(500, 0.4), true, false);
        assertTrue(wanted.stream().allMatch(request -> request.dpi() < Tiling.PREVIEW_DPI));
        assertTrue(pages(wanted).containsAll(List.of(500, 501)));
    }
}
