package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.MemoryCorpus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Without a toolkit: every worker and the window's thread wait for the test.
final class PageViewModelTest {

    private static final int PAGES = 30;

    @TempDir private Path folder;

    private final HandThread hand = new HandThread();
    private final PageViewModel model =
            new PageViewModel(
                    new PageWorkers(hand.worker(), hand.worker(), hand.worker()),
                    hand,
                    (request, cancel) -> new PageRaster(1, 1, new int[1], request.dpi()),
                    new PdfGlyphs(pdf -> Optional.empty()),
                    (pdf, password) -> {});
    private MemoryCorpus corpus = new MemoryCorpus("none", Path.of("none"));

    @BeforeEach
    void open() throws IOException {
        corpus = new MemoryCorpus("drawn", folder);
        for (String docId : List.of("abx-7", "tcx-25")) {
            List<List<DrawnPdf.Put>> pages = new ArrayList<>();
            for (int page = 1; page <= PAGES; page++) {
                pages.add(
                        List.of(
                                new DrawnPdf.Put("Section " + page + " of " + docId, 60, 70, 16),
                                new DrawnPdf.Put("Load capacitance 18 pF", 60, 600, 11)));
            }
            Path pdf = folder.resolve(docId + ".pdf");
            corpus.add(docId, pdf, DrawnPdf.write(pdf, pages));
        }
        model.scroll().resize(600, 500);
        model.browse(Optional.of(corpus.browser()));
        show("abx-7", 1);
    }

    private void show(String docId, int page) {
        model.show(docId, new PageNumber(page), OptionalDouble.empty());
        hand.settle();
    }

    private String shown() {
        Sheet sheet = model.sheetProperty().get().orElseThrow();
        return sheet.data().document().docId() + ":" + sheet.page().page();
    }

    @Test
    void scrollingMakesThePageSeenMostTheOneShown() {
        Viewport view = model.scroll().viewport();
        double page4 = view.top(new PageNumber(4), 0).scrollY();
        model.wheel(0, page4, false);
        hand.settle();
        assertEquals("abx-7:4", shown());
        assertEquals(2, model.sheetProperty().get().orElseThrow().marks().lines().size());
    }

    @Test
    void theMarksOfEveryPageInViewAreRead() {
        model.scroll().zoomTo(0.3);
        hand.settle();
        List<PageNumber> seen = model.scroll().viewport().visiblePages();
        assertTrue(seen.size() > 1, seen.toString());
        for (PageNumber page : seen) {
            assertEquals(2, model.marks(page).orElseThrow().elements().size());
        }
    }

    @Test
    void aHitIsMarkedOnItsPageOnly() {
        StoredChunk chunk = corpus.browser().chunks("abx-7").get(7);
        model.show(chunk);
        hand.settle();
        PageNumber page = chunk.chunk().page();
        assertEquals("abx-7:" + page, shown());
        assertEquals(chunk.chunk().place().boxes(), model.marks(page).orElseThrow().hit());
        model.show(corpus.browser().chunks("abx-7").get(2));
        assertEquals(
                List.of(),
                model.marks(page).orElseThrow().hit(),
                "nothing of the chunk before while the next one is read");
    }

    @Test
    void oneGoesBackAndForwardOverDocuments() {
        assertFalse(model.canGoBackProperty().get());
        show("abx-7", 9);
        show("tcx-25", 3);
        assertTrue(model.canGoBackProperty().get());
        model.back();
        hand.settle();
        assertEquals("abx-7:9", shown());
        model.back();
        hand.settle();
        assertEquals("abx-7:1", shown());
        model.forward();
        hand.settle();
        model.forward();
        hand.settle();
        assertEquals("tcx-25:3", shown());
        assertFalse(model.canGoForwardProperty().get());
    }

    @Test
    void backGoesToTheHeightOneLeftAt() {
        show("abx-7", 9);
        model.wheel(0, 333, false);
        hand.settle();
        double before = model.scroll().viewport().scrollY();
        model.goTo(20);
        hand.settle();
        model.back();
        hand.settle();
        assertEquals(before, model.scroll().viewport().scrollY(), 15);
    }

    @Test
    void pagesAreTurnedWithinTheDocument() {
        model.turn(1);
        hand.settle();
        assertEquals("abx-7:2", shown());
        model.goTo(1000);
        hand.settle();
        assertEquals("abx-7:" + PAGES, shown());
        model.turn(1);
        hand.settle();
        assertEquals("abx-7:" + PAGES, shown());
    }

    @Test
    void inSinglePagesTheWheelTurnsAtTheEnd() {
        model.scroll().toggleFlow();
        hand.settle();
        model.wheel(0, 5000, false);
        hand.settle();
        assertEquals("abx-7:1", shown());
        model.wheel(0, 40, true);
        hand.settle();
        assertEquals("abx-7:1", shown(), "a wheel that runs on by itself turns nothing");
        model.wheel(0, 40, false);
        hand.settle();
        assertEquals("abx-7:2", shown());
        assertEquals(0, model.scroll().viewport().scrollY());
    }

    @Test
    void thePointerIsToldOnWhicheverPageItIs() {
        model.scroll().zoomTo(0.3);
        hand.settle();
        model.tools().pointer().at(new PageNumber(2), 65, 65);
        assertEquals(
                "65.0, 65.0 pt", model.tools().pointer().placeProperty().get().get().coordinates());
        Hover hover = model.tools().pointer().hoverProperty().get().orElseThrow();
        assertEquals(new PageNumber(2), hover.page());
        assertTrue(hover.chunkId().startsWith("abx-7_p2_"), hover.chunkId());
        model.tools().pointer().away();
        assertEquals(Optional.empty(), model.tools().pointer().hoverProperty().get());
    }

    @Test
    void closingShowsNothing() {
        model.close();
        assertEquals(Optional.empty(), model.sheetProperty().get());
        assertEquals(Optional.empty(), model.marks(new PageNumber(1)));
    }
}
