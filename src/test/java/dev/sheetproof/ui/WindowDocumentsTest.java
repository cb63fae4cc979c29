package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.compare.ComparisonViewModel;
import dev.sheetproof.ui.compare.Subject;
import dev.sheetproof.ui.documents.DocumentCard;
import dev.sheetproof.ui.documents.TreeRow;
import dev.sheetproof.ui.support.FxToolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.Observable;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The tree, the cards, the chunk browser, and documents side by side.
final class WindowDocumentsTest extends WindowJourney {

    @SuppressWarnings("unchecked")
    private TreeView<TreeRow> tree() {
        return (TreeView<TreeRow>) window.node("document-tree", TreeView.class);
    }

    private Optional<TreeItem<TreeRow>> chunkRow() {
        Deque<TreeItem<TreeRow>> items = new ArrayDeque<>(tree().getRoot().getChildren());
        while (!items.isEmpty()) {
            TreeItem<TreeRow> item = items.remove();
            if (item.getValue() instanceof TreeRow.OfChunk) {
                return Optional.of(item);
            }
            items.addAll(item.getChildren());
        }
        return Optional.empty();
    }

    private void show(String docId) {
        FxToolkit.run(() -> model().page().show(docId, new PageNumber(1), OptionalDouble.empty()));
        awaitDocument(docId);
    }

    @Test
    void theTreeGoesFromTheCorpusToTheChunksAndAChunkOpensItsPage() {
        assertEquals(
                new TreeRow.OfCorpus("drawn", 2), FxToolkit.on(() -> tree().getRoot().getValue()));
        FxToolkit.run(() -> tree().getRoot().getChildren().getFirst().setExpanded(true));
        FxToolkit.until(
                "the chunks are read", SECONDS, () -> !model().documents().readChunks().isEmpty());
        TreeItem<TreeRow> chunk = FxToolkit.on(this::chunkRow).orElseThrow();
        FxToolkit.run(
                () -> {
                    for (TreeItem<TreeRow> up = chunk; up != null; up = up.getParent()) {
                        up.setExpanded(true);
                    }
                    tree().getSelectionModel().select(chunk);
                    tree().requestFocus();
                });
        press(KeyCode.ENTER);
        awaitDocument("abx-7");
    }

    @Test
    void theCardTellsWhatIsKnownOfTheDocument() {
        show("abx-7");
        run("card-tab");
        FxToolkit.until(
                "the card is read",
                SECONDS,
                () -> model().documents().cardProperty().get().isPresent());
        DocumentCard card =
                FxToolkit.on(() -> model().documents().cardProperty().get().orElseThrow());
        assertEquals("abx-7", card.document().docId());
        assertTrue(card.pdfThere());
        assertEquals(4, card.pages().values().stream().mapToInt(Integer::intValue).sum());
        assertFalse(card.fonts().isEmpty());
        assertTrue(
                FxToolkit.on(
                        () ->
                                window.scene().lookup("#document-card").lookupAll(".label").stream()
                                        .anyMatch(
                                                node ->
                                                        node instanceof Label label
                                                                && label.getText()
                                                                        .equals(
                                                                                card.document()
                                                                                        .sha256()
                                                                                        .hex()))));
    }

    @Test
    void chunksOfTheWholeCorpusAreBrowsedByTheirWords() {
        show("abx-7");
        run("chunks-tab");
        FxToolkit.run(
                () -> {
                    model().documents().chunkBrowser().everywhereProperty().set(true);
                    model().documents().chunkBrowser().wordsProperty().set("drive level");
                });
        FxToolkit.until(
                "those of both documents are listed",
                SECONDS,
                () ->
                        model().documents().chunkBrowser().chunks().stream()
                                                .map(StoredChunk::docId)
                                                .distinct()
                                                .count()
                                        == 2
                                && model().documents().chunkBrowser().chunks().stream()
                                        .allMatch(
                                                chunk ->
                                                        chunk.chunk()
                                                                .nativeText()
                                                                .contains("drive level")));
    }

    @Test
    void twoDocumentsAreComparedPageByPage() {
        show("abx-7");
        run("compare");
        List<Subject> subjects = FxToolkit.on(() -> model().comparison().subjects());
        Subject other =
                subjects.stream()
                        .filter(subject -> subject instanceof Subject.OtherDocument)
                        .findFirst()
                        .orElseThrow();
        ComparisonViewModel.Outcome.Compared compared = compare(other);
        assertEquals(4, compared.difference().pages().size(), "pages that either has");
        assertFalse(compared.different().isEmpty());
        FxToolkit.run(
                () ->
                        model().comparison()
                                .open(compared.document(), compared.different().getLast()));
        awaitPage(compared.different().getLast().page().value());
        FxToolkit.until(
                "the changes are drawn",
                () -> model().page().tools().difference().foundProperty().get().isPresent());
    }

    @Test
    void theChangesOfThePageThatIsShownAlreadyStayDrawn() {
        show("abx-7");
        Subject other =
                FxToolkit.on(() -> model().comparison().subjects()).stream()
                        .filter(subject -> subject instanceof Subject.OtherDocument)
                        .findFirst()
                        .orElseThrow();
        ComparisonViewModel.Outcome.Compared compared = compare(other);
        AtomicInteger loaded = new AtomicInteger();
        FxToolkit.run(
                () -> {
                    model().page()
                            .sheetProperty()
                            .addListener(
                                    (Observable changed) -> {
                                        model().page().sheetProperty().get();
                                        loaded.incrementAndGet();
                                    });
                    model().comparison().open(compared.document(), compared.different().getFirst());
                });
        assertEquals(1, compared.different().getFirst().page().value());
        FxToolkit.until("the page is loaded again", () -> loaded.get() > 0);
        assertTrue(
                FxToolkit.on(
                        () ->
                                model().page()
                                        .tools()
                                        .difference()
                                        .foundProperty()
                                        .get()
                                        .isPresent()));
    }

    @Test
    void theDetectorThatMadeTheDocumentFindsTheSameAgain() {
        show("tcx-25");
        Subject detector = FxToolkit.on(() -> model().comparison().subjects().getFirst());
        assertEquals(List.of(), compare(detector).different());
    }

    private ComparisonViewModel.Outcome.Compared compare(Subject with) {
        FxToolkit.run(() -> model().comparison().compare(with));
        FxToolkit.until(
                "it is compared",
                SECONDS,
                () ->
                        model().comparison().comparison().outcomeProperty().get().orElse(null)
                                instanceof ComparisonViewModel.Outcome.Compared);
        return FxToolkit.on(
                () ->
                        (ComparisonViewModel.Outcome.Compared)
                                model().comparison()
                                        .comparison()
                                        .outcomeProperty()
                                        .get()
                                        .orElseThrow());
    }

    @Test
    void aLostSourceFileIsFoundAgainByItsBytes() throws IOException {
        Path own = Files.createDirectories(folder.resolve("own"));
        draw(own.resolve("lcx-1.pdf"), "LCX-1", 1);
        openFresh("losing");
        FxToolkit.run(() -> model().add(List.of(own.resolve("lcx-1.pdf"))));
        window.awaitIdle();
        Path place =
                folder.resolve("corpora").resolve("losing").resolve("pdf").resolve("lcx-1.pdf");
        Path elsewhere = Files.createDirectories(folder.resolve("moved-to"));
        Files.move(place, elsewhere.resolve("other name.pdf"));
        FxToolkit.run(() -> model().findMissing(elsewhere));
        FxToolkit.until("it is back", SECONDS, () -> Files.isRegularFile(place));
        window.awaitIdle();
        assertEquals(1, FxToolkit.on(() -> model().documents().documents().size()));
    }
}
