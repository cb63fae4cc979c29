package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.PlaceHistory.Place;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlaceHistoryTest {

    private static final Place A = new Place("a", new PageNumber(1), 0);
    private static final Place B = new Place("a", new PageNumber(7), 120);
    private static final Place C = new Place("b", new PageNumber(2), 0);

    private final PlaceHistory history = new PlaceHistory();

    @Test
    void oneGoesBackTheWayOneCameAndForwardAgain() {
        history.leave(A);
        history.leave(B);
        assertEquals(Optional.of(B), history.back(C));
        assertEquals(Optional.of(A), history.back(B));
        assertEquals(Optional.empty(), history.back(A));
        assertEquals(Optional.of(B), history.forward(A));
        assertEquals(Optional.of(C), history.forward(B));
        assertFalse(history.canGoForwardProperty().get());
    }

    @Test
    void aNewJumpEndsTheWayForward() {
        history.leave(A);
        history.back(B);
        assertTrue(history.canGoForwardProperty().get());
        history.leave(A);
        assertFalse(history.canGoForwardProperty().get());
    }

    @Test
    void leavingTheSamePlaceTwiceCountsOnce() {
        history.leave(A);
        history.leave(A);
        history.back(B);
        assertFalse(history.canGoBackProperty().get());
    }
}
