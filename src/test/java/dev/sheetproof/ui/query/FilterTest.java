package dev.sheetproof.ui.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.ui.support.HandThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FilterTest {

    @TempDir private Path folder;

    @Test
    void pagesAreReadAsOneOrAsARange() {
        assertEquals(Optional.of(new Filter.Pages(3, 3)), Filter.Pages.read(" 3 "));
        assertEquals(Optional.of(new Filter.Pages(3, 7)), Filter.Pages.read("3 – 7"));
        for (String bad : List.of("", "0", "7-3", "x", "3-", "-3", "99999")) {
            assertEquals(Optional.empty(), Filter.Pages.read(bad), bad);
        }
        assertEquals("3–7", new Filter.Pages(3, 7).toString());
    }

    @Test
    void theSearchHoldsToDocumentsTypesAndPages() {
        Filter filter =
                Filter.NONE
                        .toggleDoc("b")
                        .toggleDoc("a")
                        .toggleType(BlockType.TABLE)
                        .withPages(Filter.Pages.read("2-3"))
                        .toggleStatus(PageStatus.NO_TEXT);
        assertEquals(
                new SearchFilters(
                        List.of("a", "b"),
                        List.of(BlockType.TABLE),
                        List.of(new PageNumber(2), new PageNumber(3))),
                filter.forSearch());
        assertTrue(
                filter.toggleDoc("a")
                        .toggleDoc("b")
                        .toggleType(BlockType.TABLE)
                        .withPages(Optional.empty())
                        .toggleStatus(PageStatus.NO_TEXT)
                        .isNone());
    }

    private static SearchesViewModel searches(SimpleStringProperty text, SearchMemory memory) {
        return new SearchesViewModel(
                text,
                new SimpleObjectProperty<>(new Answer.Nothing()),
                memory,
                Runnable::run,
                new HandThread());
    }

    @Test
    void whatWasAskedAndSavedIsThereAfterARestart() {
        SearchMemory memory = new FileSearchMemory(folder.resolve("searches.properties"));
        SimpleStringProperty text = new SimpleStringProperty("");
        SearchesViewModel first = searches(text, memory);
        for (String request : List.of("drive level", "18 pF = Ω", "drive level")) {
            text.set(request);
            first.meant();
        }
        first.toggleSaved();
        SearchesViewModel second = searches(text, memory);
        assertEquals(List.of("drive level", "18 pF = Ω"), second.history());
        assertEquals(List.of("drive level"), second.saved());
        assertTrue(second.isSaved());
        second.toggleSaved();
        second.clearHistory();
        assertEquals(SearchMemory.Searches.NONE, memory.load());
    }

    @Test
    void theHistoryIsBoundedAndHoldsNothingTwice() {
        SimpleStringProperty text = new SimpleStringProperty("");
        SearchesViewModel searches = searches(text, SearchMemory.inMemory());
        IntStream.range(0, 2 * SearchesViewModel.HISTORY)
                .forEach(
                        i -> {
                            text.set("request " + i / 2);
                            searches.meant();
                        });
        assertEquals(SearchesViewModel.HISTORY, searches.history().size());
        assertEquals("request " + (SearchesViewModel.HISTORY - 1), searches.history().getFirst());
    }
}
