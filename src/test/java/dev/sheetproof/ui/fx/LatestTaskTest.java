package dev.sheetproof.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LatestTaskTest {

    private final HandThread hand = new HandThread();
    private final LatestTask task = new LatestTask(hand.worker(), hand);
    private final List<String> heard = new ArrayList<>();

    private void start(String name) {
        task.<String>start(
                cancel -> name,
                heard::add,
                failure -> heard.add("failed: " + failure.getMessage()));
    }

    @Test
    void onlyTheNewestResultIsDelivered() {
        start("first");
        start("second");
        hand.settle();
        assertEquals(List.of("second"), heard);
    }

    @Test
    void aResultThatIsOnItsWayWhenSomethingNewerStartsIsDropped() {
        start("first");
        hand.step();
        start("second");
        hand.settle();
        assertEquals(List.of("second"), heard);
    }

    @Test
    void startingAgainCancelsTheWorkUnderWay() {
        List<CancelToken> tokens = new ArrayList<>();
        task.<String>start(
                cancel -> {
                    tokens.add(cancel);
                    return "first";
                },
                heard::add,
                failure -> heard.add("failed"));
        hand.step();
        start("second");
        assertTrue(tokens.getFirst().isCancelled());
    }

    @Test
    void aFailureIsDeliveredLikeAResult() {
        task.<String>start(
                cancel -> {
                    throw new IllegalStateException("no index");
                },
                heard::add,
                failure -> heard.add("failed: " + failure.getMessage()));
        hand.settle();
        assertEquals(List.of("failed: no index"), heard);
    }

    @Test
    void workThatNoticesItsCancelIsNoFailure() {
        task.<String>start(
                cancel -> {
                    cancel.cancel();
                    cancel.throwIfCancelled();
                    return "never";
                },
                heard::add,
                failure -> heard.add("failed"));
        hand.settle();
        assertEquals(List.of(), heard);
    }
}
