package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ScrollViewModelTest {

    private static final PageNumber FIRST = new PageNumber(1);

    private final List<Integer> passed = new ArrayList<>();
    private final ScrollViewModel scroll = new ScrollViewModel(page -> passed.add(page.value()));

    ScrollViewModelTest() {
        scroll.resize(800, 600);
        scroll.show(Optional.of(DrawnPages.document("a", DrawnPages.a4(10))), FIRST);
    }

    @Test
    void theWidthIsFittedAndStaysSoWhenTheAreaChanges() {
        assertEquals((800 - 28) / 595.0, scroll.pxPerPtProperty().get(), 1e-9);
        scroll.resize(500, 600);
        assertEquals((500 - 28) / 595.0, scroll.pxPerPtProperty().get(), 1e-9);
    }

    @Test
    void zoomingAboutThePointerKeepsWhatIsThere() {
        scroll.scrollTo(0, 3000);
        PagePlace before = scroll.viewport().placeAt(300, 200).orElseThrow();
        double x = before.toPageX(300, 200);
        double y = before.toPageY(300, 200);
        for (int i = 0; i < 5; i++) {
            scroll.zoomAbout(ScrollViewModel.ZOOM_STEP, 300, 200);
        }
        PagePlace after = scroll.viewport().place(before.page());
        assertEquals(300, after.toViewX(x, y), 4);
        assertEquals(200, after.toViewY(x, y), 4);
        assertTrue(scroll.zoomProperty().get() instanceof Zoom.Fixed);
    }

    @Test
    void whoScrollsIsToldThePageSeenMost() {
        scroll.scrollTo(0, 2500);
        assertEquals(scroll.viewport().current().value(), passed.getLast());
        int told = passed.size();
        scroll.reveal(Reveal.top(new PageNumber(9), 0));
        assertEquals(told, passed.size(), "a jump is no scrolling");
        assertTrue(scroll.viewport().visiblePages().contains(new PageNumber(9)));
        assertFalse(scroll.scrollTo(0, scroll.viewport().scrollY()), "nothing moved");
    }

    @Test
    void aJumpToAWidePageFitsItAndShowsItsBox() {
        List<PageBox> sizes = new ArrayList<>();
        sizes.add(new PageBox(0, 0, 595, 842));
        sizes.add(new PageBox(0, 0, 1684, 1190));
        scroll.show(Optional.of(DrawnPages.document("b", DrawnPages.pages(sizes))), FIRST);
        PageBox box = new PageBox(1500, 1000, 1600, 1100);
        scroll.reveal(Reveal.fromTop(new PageNumber(2), List.of(box)));
        assertEquals((800 - 28) / 1684.0, scroll.pxPerPtProperty().get(), 1e-9);
        assertTrue(scroll.viewport().place(new PageNumber(2)).visible().contains(box));
    }

    @Test
    void turningKeepsThePageAndSwapsItsSides() {
        scroll.reveal(Reveal.top(new PageNumber(5), 0));
        scroll.turnRight();
        Viewport turned = scroll.viewport();
        assertEquals(new PageNumber(5), turned.current());
        PageBox area = turned.place(new PageNumber(5)).inView();
        assertEquals(842.0 / 595, area.width() / area.height(), 1e-9);
        scroll.turnLeft();
        assertEquals(Turn.NONE, scroll.turnProperty().get());
        assertEquals(new PageNumber(5), scroll.viewport().current());
    }

    @Test
    void aSinglePageStandsAlone() {
        scroll.reveal(Reveal.top(new PageNumber(5), 0));
        scroll.toggleFlow();
        assertEquals(List.of(new PageNumber(5)), scroll.viewport().visiblePages());
        assertEquals(1, scroll.viewport().stack().count());
        scroll.toggleFlow();
        assertEquals(10, scroll.viewport().stack().count());
        assertEquals(new PageNumber(5), scroll.viewport().current());
    }
}
