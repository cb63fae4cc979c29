package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.compare.ComparisonViewModel;
import dev.sheetproof.ui.compare.Subject;
import dev.sheetproof.ui.documents.DocumentCard;
import dev.sheetproof.ui.documents.TreeRow;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.Observable;
import javafx.scene.Node;
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
        awaitPair("p. 1", "p. 1");
        long marked =
                FxToolkit.on(
                        () ->
                                window
                                        .scene()
                                        .lookup("#pair-before")
                                        .lookupAll("Rectangle")
                                        .stream()
                                        .filter(Node::isVisible)
                                        .map(Node::getAccessibleText)
                                        .filter(Objects::nonNull)
                                        .count());
        assertEquals(
                compared.different().getFirst().layout().changes().stream()
                        .filter(change -> change.kind() != LayoutDifference.Kind.ADDED)
                        .count(),
                marked,
                "regions of the first document");
        robot.clickOn(robot.lookup("#comparison-list .list-cell").nth(2).<Node>query());
        awaitPage(3);
        // The other document has two pages only.
        awaitPair("p. 3", "no page 3");
        FxToolkit.until(
                "the changes are drawn",
                () -> model().page().tools().difference().foundProperty().get().isPresent());
    }

    private void awaitPair(String before, String now) {
        FxToolkit.until(
                "both pages stand beside each other",
                SECONDS,
                () ->
                        told("pair-before-name").contains(before)
                                && told("pair-now-name").contains(now));
    }

    private String told(String id) {
        return window.scene().lookup("#" + id) instanceof Label label ? label.getText() : "";
    }

    @Test
    void twoRunsOfADocumentAreComparedByClicks() throws IOException {
        // The other corpus has read the same name in a later edition: a paragraph more, one moved.
        Path later =
                Files.createDirectories(folder.resolve("corpora").resolve("later").resolve("pdf"));
        List<DrawnPdf.Put> page =
                List.of(
                        new DrawnPdf.Put("1 Characteristics of the ABX-7", 60, 85, 16),
                        new DrawnPdf.Put("The load capacitance of version 1 is 9 pF.", 60, 175, 11),
                        new DrawnPdf.Put("Ageing is 3 ppm in the first year.", 60, 600, 11));
        DrawnPdf.write(later.resolve("abx-7.pdf"), List.of(page));
        FxToolkit.run(() -> model().open("later", false));
        FxToolkit.until(
                "the other corpus is read",
                SECONDS,
                () ->
                        model().corpusProperty()
                                        .get()
                                        .filter(open -> open.ref().name().equals("later"))
                                        .isPresent()
                                && model().documents().countsProperty().get().documents() == 1
                                && !model().tasks().runningProperty().get());
        FxToolkit.run(() -> model().open("drawn", false));
        FxToolkit.until(
                "the first corpus is back",
                SECONDS,
                () ->
                        model().corpusProperty()
                                .get()
                                .filter(open -> open.ref().name().equals("drawn"))
                                .isPresent());
        window.awaitIdle();
        FxToolkit.run(() -> model().notices().notices().clear());
        show("abx-7");
        run("compare");
        robot.clickOn("#compare-with").clickOn("corpus later");
        awaitPair("p. 1", "p. 1");
        ComparisonViewModel.Outcome.Compared compared = compared();
        assertEquals(4, compared.different().size(), "three pages are gone, one has changed");
        Map<LayoutDifference.Kind, Integer> first =
                compared.different().getFirst().layout().counts();
        assertEquals(1, first.get(LayoutDifference.Kind.ADDED), first.toString());
        assertEquals(2, first.get(LayoutDifference.Kind.LOST), first.toString());
        assertTrue(told("comparison-counts").contains("4 of 4 pages differ"));
        assertTrue(told("comparison-counts").contains("1 added"), told("comparison-counts"));
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
        return compared();
    }

    private ComparisonViewModel.Outcome.Compared compared() {
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
