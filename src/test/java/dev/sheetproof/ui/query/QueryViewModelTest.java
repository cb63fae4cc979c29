package dev.sheetproof.ui.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.MemoryCorpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class QueryViewModelTest {

    private static final Duration A_MOMENT = Duration.ofMillis(50);
    private static final Duration LONG = Duration.ofSeconds(2);

    @TempDir Path folder;

    private final HandThread hand = new HandThread();
    private final QueryViewModel model = new QueryViewModel(hand.worker(), hand);
    private MemoryCorpus corpus = new MemoryCorpus("drawn", Path.of("."));

    @BeforeEach
    void fillCorpus() throws IOException {
        corpus = new MemoryCorpus("drawn", folder);
        Path pdf = Files.createDirectories(folder.resolve("pdf")).resolve("abx-7.pdf");
        DrawnPdf drawn =
                DrawnPdf.write(
                        pdf,
                        List.of(List.of(new DrawnPdf.Put("Load capacitance 18 pF", 50, 100, 10))));
        corpus.add("abx-7", pdf, drawn);
        model.ask(Optional.of(corpus));
        hand.settle();
    }

    private List<String> asked() {
        return corpus.memorySearch().asked().stream().map(SearchRequest::text).toList();
    }

    @Test
    void lettersTypedInARowAreOneRequest() {
        for (String typed : List.of("l", "lo", "loa", "load")) {
            model.textProperty().set(typed);
            hand.pass(A_MOMENT);
        }
        hand.pass(LONG);
        assertEquals(List.of("load"), asked());
        Answer.Found found = assertInstanceOf(Answer.Found.class, model.answerProperty().get());
        assertEquals(1, found.evidence().evidence().size());
        assertFalse(model.searchingProperty().get());
    }

    @Test
    void theNewestRequestWins() {
        model.textProperty().set("load");
        model.search();
        model.textProperty().set("capacitance");
        model.search();
        assertTrue(model.searchingProperty().get());
        hand.settle();
        Answer.Found found = assertInstanceOf(Answer.Found.class, model.answerProperty().get());
        assertEquals("capacitance", found.evidence().request().text());
        assertEquals(List.of("capacitance"), asked());
    }

    @Test
    void anEmptyRequestAsksNothing() {
        model.textProperty().set("   ");
        hand.pass(LONG);
        assertEquals(List.of(), asked());
        assertInstanceOf(Answer.Nothing.class, model.answerProperty().get());
    }

    @Test
    void clearingTheRequestClearsTheAnswer() {
        model.textProperty().set("load");
        hand.pass(LONG);
        model.textProperty().set("");
        hand.pass(LONG);
        assertInstanceOf(Answer.Nothing.class, model.answerProperty().get());
    }

    @Test
    void modeAndOrderAreAskedForAtOnce() {
        model.textProperty().set("load");
        hand.pass(LONG);
        model.modeProperty().set(SearchMode.BM25);
        hand.settle();
        model.orderProperty().set(ResultOrder.DOCUMENT);
        hand.settle();
        SearchRequest last = corpus.memorySearch().asked().getLast();
        assertEquals(SearchMode.BM25, last.mode());
        assertEquals(ResultOrder.DOCUMENT, last.order());
    }

    @Test
    void aSearchThatCannotRunSaysWhy() {
        corpus.memorySearch().failWith(new IllegalStateException("the index is damaged"));
        model.textProperty().set("load");
        hand.pass(LONG);
        assertEquals(new Answer.Failed("the index is damaged"), model.answerProperty().get());
        assertFalse(model.searchingProperty().get());
    }

    @Test
    void withoutACorpusNothingIsAsked() {
        model.ask(Optional.empty());
        model.textProperty().set("load");
        hand.pass(LONG);
        assertEquals(List.of(), asked());
    }
}
