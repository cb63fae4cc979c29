package dev.sheetproof.ui.page.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.TypedLines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FindViewModelTest {

    private static final Duration REST = Duration.ofSeconds(1);

    private final HandThread hand = new HandThread();
    private final List<String> gone = new ArrayList<>();
    private final List<Integer> read = new ArrayList<>();
    private final List<List<Line>> pages = new ArrayList<>();
    private int shown = 1;
    private final FindViewModel find =
            new FindViewModel(
                    hand.worker(),
                    hand,
                    () -> new PageNumber(shown),
                    hit -> gone.add(hit.page() + ":" + hit.match()));

    private void open() {
        find.open(
                IntStream.rangeClosed(1, pages.size()).mapToObj(PageNumber::new).toList(),
                page -> {
                    read.add(page.value());
                    return pages.get(page.value() - 1);
                });
        hand.settle();
    }

    private void page(String... texts) {
        TypedLines typed = new TypedLines(pages.size() + 1);
        for (String text : texts) {
            typed.put(text, 50, 100 + 20 * typed.lines().size());
        }
        pages.add(typed.lines());
    }

    private List<String> find(String query) {
        find.queryProperty().set(query);
        hand.pass(REST);
        return find.hits().stream().map(hit -> hit.page() + ":" + hit.match()).toList();
    }

    @Test
    void everyPlaceIsFoundWhateverItsCaseHyphensAndSpaces() {
        page("Load capacitance 18 pF", "the LOAD\u00a0CAPACITANCE of it");
        page("ABX\u20117 and ABX-7, abx\u22127");
        open();
        assertEquals(
                List.of("1:Load capacitance", "1:LOAD\u00a0CAPACITANCE"),
                find("load  capacitance "));
        assertEquals(3, find("abx-7").size());
        assertEquals(new FindViewModel.State.Found(3), find.stateProperty().get());
    }

    @Test
    void whatRunsOverALineEndIsFoundWithItsBoxes() {
        page("of the load", "capacitance and so on");
        open();
        find("load capacitance");
        FindHit hit = find.hits().getFirst();
        assertEquals("of the ", hit.before());
        assertTrue(hit.after().startsWith(" and so on"), hit.after());
        assertEquals(
                List.of(new PageBox(85, 100, 105, 110), new PageBox(50, 120, 105, 130)),
                hit.boxes(pages.getFirst()));
    }

    @Test
    void aWordCutByALineEndIsFoundBothWays() {
        page("a crystal oscil-", "lator, and a low-", "noise source");
        open();
        assertEquals(1, find("oscillator").size());
        assertEquals(2, find.hits().getFirst().boxes(pages.getFirst()).size());
        assertEquals(1, find("low-noise").size());
        assertEquals(1, find("oscil-lator").size());
        assertEquals(List.of("1:noise"), find("noise"));
    }

    @Test
    void theFirstHitOnThePageShownIsGoneToThenTheNextAndRound() {
        page("one pin");
        page("two pin");
        page("three pin");
        open();
        shown = 2;
        find("pin");
        assertEquals(List.of("2:pin"), gone);
        find.next();
        find.next();
        find.previous();
        assertEquals(List.of("2:pin", "3:pin", "1:pin", "3:pin"), gone);
        assertEquals(2, find.currentProperty().get());
    }

    @Test
    void theTextIsReadOnceAndSearchedAgain() {
        page("one pin");
        page("two pin");
        open();
        assertEquals(List.of(), read, "nothing is read before anything is sought");
        find("pin");
        find("two");
        assertEquals(List.of(1, 2), read);
        assertEquals(1, find.hits().size());
    }

    @Test
    void onlyTheLastThingTypedIsSought() {
        page("one pin");
        open();
        find.queryProperty().set("p");
        find.queryProperty().set("pi");
        find.queryProperty().set("pin");
        hand.pass(REST);
        assertEquals(List.of("1:pin"), gone);
    }

    @Test
    void inAnotherDocumentTheSameIsSoughtWithoutMoving() {
        page("one pin");
        open();
        find("pin");
        gone.clear();
        pages.clear();
        page("a pin and a pin");
        open();
        assertEquals(2, find.hits().size());
        assertEquals(-1, find.currentProperty().get());
        assertEquals(List.of(), gone);
        find.close();
        hand.settle();
        assertEquals(0, find.hits().size());
    }

    @Test
    void anEmptyQueryFindsNothingAndIsNoError() {
        page("one pin");
        open();
        find("pin");
        assertEquals(List.of(), find("   "));
        assertEquals(new FindViewModel.State.Idle(), find.stateProperty().get());
        assertEquals(List.of(), find("absent"));
        assertEquals(new FindViewModel.State.Found(0), find.stateProperty().get());
    }
}
