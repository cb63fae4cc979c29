package dev.sheetproof.ui;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.evidence.EvidenceLink;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.query.Filter;
import dev.sheetproof.ui.results.Grouping;
import dev.sheetproof.ui.results.HitRow;
import dev.sheetproof.ui.results.ResultsViewModel;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.MemoryHandover;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;

/// The list of hits: walking, grouping, filtering, taking hits away and coming back to them.
final class WindowResultsTest extends WindowJourney {

    private List<HitRow> rows() {
        return FxToolkit.on(() -> List.copyOf(model().results().rows()));
    }

    @Test
    void theListIsWalkedByKeyboardAndThePageFollows() {
        ask("load capacitance");
        press(KeyCode.ENTER);
        awaitPage(chosen().chunk().page().value());
        for (int i = 1; i < Math.min(4, rows().size()); i++) {
            press(KeyCode.DOWN);
            assertEquals(rows().get(i).evidence(), chosen());
            awaitPage(chosen().chunk().page().value());
        }
        run("previous-hit");
        awaitPage(chosen().chunk().page().value());
    }

    @Test
    void hitsStandTogetherByDocumentAndBySection() {
        ask("load capacitance");
        List<HitRow> ranked = rows();
        run("group");
        List<HitRow> byDocument = rows();
        assertEquals(ranked.size(), byDocument.size());
        List<String> headings =
                byDocument.stream()
                        .flatMap(row -> row.heading().stream())
                        .map(h -> h.title())
                        .toList();
        assertEquals(2, headings.size(), headings.toString());
        assertEquals(ranked.getFirst().evidence(), byDocument.getFirst().evidence());
        String told = "";
        for (HitRow row : byDocument) {
            told = row.heading().map(HitRow.Heading::title).orElse(told);
            assertEquals(row.evidence().docId(), told);
        }
        run("group");
        assertEquals(
                Grouping.SECTION, FxToolkit.on(() -> model().results().groupingProperty().get()));
        FxToolkit.until(
                "a heading is shown",
                () ->
                        window.scene().getRoot().lookupAll(".hit-group").stream()
                                .anyMatch(node -> node.isVisible() && node instanceof Label));
        run("group");
        assertEquals(ranked, rows());
    }

    @Test
    void chipsFilterByDocumentPagesAndStatusOfThePage() {
        ask("load capacitance");
        FxToolkit.run(
                () ->
                        model().query()
                                .filterProperty()
                                .set(
                                        Filter.NONE
                                                .toggleDoc("abx-7")
                                                .withPages(Filter.Pages.read("2-3"))));
        FxToolkit.until(
                "only those are listed",
                SECONDS,
                () ->
                        !model().results().rows().isEmpty()
                                && model().results().rows().stream()
                                        .allMatch(
                                                row ->
                                                        row.evidence().docId().equals("abx-7")
                                                                && List.of(2, 3)
                                                                        .contains(
                                                                                row.evidence()
                                                                                        .chunk()
                                                                                        .page()
                                                                                        .value())));
        assertTrue(
                FxToolkit.on(() -> model().results().facetsProperty().get().docs())
                        .containsKey("tcx-25"),
                "what is filtered out can still be chosen");
        FxToolkit.run(
                () ->
                        model().query()
                                .filterProperty()
                                .set(Filter.NONE.toggleStatus(PageStatus.NO_TEXT)));
        FxToolkit.until(
                "the list says that the filter is to blame",
                SECONDS,
                () ->
                        model().results().stateProperty().get()
                                        instanceof ResultsViewModel.ListState.FilteredOut
                                && window.scene().lookup("#show-all") != null);
        robot.clickOn("#show-all");
        FxToolkit.until("all are back", SECONDS, () -> !model().results().rows().isEmpty());
    }

    @Test
    void hitsHaveTheirPicture() {
        FxToolkit.run(() -> window.window().view().columns().setDividerPositions(0.15, 0.58));
        ask("drive level");
        FxToolkit.until(
                "a picture is drawn",
                SECONDS,
                () ->
                        window.scene().getRoot().lookupAll(".hit-thumbnail").stream()
                                .flatMap(box -> box.lookupAll(".image-view").stream())
                                .anyMatch(
                                        node ->
                                                node instanceof ImageView view
                                                        && view.getImage() != null));
    }

    @Test
    void aLinkOpensAgainAfterTheFileHasMoved() throws IOException {
        ask("TCX-25 drive level");
        Evidence hit = chosen();
        run("copy-link");
        run("copy-citation");
        String link = window.handover().copied().getFirst();
        assertEquals(hit.sourceSha256(), EvidenceLink.parse(link).document());
        assertTrue(window.handover().copied().getLast().contains(hit.sourcePdf()));
        // The same bytes under another name, in another corpus.
        Path moved =
                Files.copy(
                        folder.resolve("corpora").resolve("drawn").resolve(hit.sourcePdf()),
                        Files.createDirectories(folder.resolve("elsewhere"))
                                .resolve("renamed.pdf"));
        openFresh("moved");
        FxToolkit.run(() -> model().add(List.of(moved)));
        window.awaitIdle();
        FxToolkit.run(() -> model().query().textProperty().set(link));
        FxToolkit.until(
                "the place is shown",
                SECONDS,
                () ->
                        model().page()
                                .sheetProperty()
                                .get()
                                .filter(sheet -> sheet.data().document().docId().equals("renamed"))
                                .filter(sheet -> sheet.page().page().equals(hit.chunk().page()))
                                .isPresent());
        List<PageBox> marked =
                FxToolkit.on(
                        () -> model().page().sheetProperty().get().orElseThrow().marks().hit());
        PageBox region = hit.chunk().place().boxes().getFirst();
        assertTrue(
                marked.stream().anyMatch(box -> box.contains(region)),
                region + " is marked: " + marked);
    }

    @Test
    void aLinkIsFollowedIntoTheCorpusThatHasTheDocument() {
        ask("ABX-7 drive level");
        Evidence hit = chosen();
        String link = FxToolkit.on(() -> model().takeAway().link(hit));
        openFresh("empty-one");
        FxToolkit.run(() -> model().query().textProperty().set(link));
        FxToolkit.until(
                "the other corpus is shown",
                SECONDS,
                () ->
                        model().page()
                                .sheetProperty()
                                .get()
                                .filter(sheet -> sheet.data().document().docId().equals("abx-7"))
                                .isPresent());
        assertFalse(
                FxToolkit.on(() -> model().corpusProperty().get().orElseThrow().ref().name())
                        .equals("empty-one"));
        FxToolkit.run(
                () ->
                        model().query()
                                .textProperty()
                                .set(link.replace(hit.sourceSha256().hex(), "0".repeat(64))));
        FxToolkit.until(
                "nobody has it",
                SECONDS,
                () ->
                        model().notices().notices().stream()
                                .anyMatch(notice -> notice.title().startsWith("No corpus has")));
    }

    @Test
    void whatWasAskedIsFoundAgain() {
        ask("drive level");
        press(KeyCode.ENTER);
        run("save-search");
        FxToolkit.run(() -> model().query().textProperty().set(""));
        assertEquals(
                List.of("drive level"),
                FxToolkit.on(() -> List.copyOf(model().searches().saved())));
        run("palette");
        robot.write("drive lev");
        press(KeyCode.ENTER);
        FxToolkit.until(
                "it is asked again",
                SECONDS,
                () ->
                        model().query().textProperty().get().equals("drive level")
                                && !model().results().rows().isEmpty());
    }

    @Test
    void whyAPageIsNotInTheListIsToldOfTheOneThatIsShown() {
        ask("load capacitance doc:abx-7");
        FxToolkit.run(
                () -> model().page().show("tcx-25", new PageNumber(1), OptionalDouble.empty()));
        awaitDocument("tcx-25");
        robot.clickOn("#why-not");
        FxToolkit.until(
                "the reason is told",
                SECONDS,
                () -> window.scene().lookup("#why-not-reason").isVisible());
        String told = window.node("why-not-reason", Label.class).getText();
        assertTrue(told.contains("tcx-25:1: the request looks only in abx-7"), told);
        ask("drive level");
        assertFalse(
                FxToolkit.on(() -> window.scene().lookup("#why-not-reason").isVisible()),
                "another request has another reason");
    }

    @Test
    void theSourceIsOpenedInTheViewerOfTheSystemWhileItIsThere() {
        ask("drive level");
        Evidence hit = chosen();
        run("view-pdf");
        assertEquals(1, window.handover().viewed().size());
        assertTrue(window.handover().viewed().getFirst().endsWith(Path.of(hit.sourcePdf())));
    }

    @Test
    void aHitIsDraggedOutAsItsPictureOrWithAltAsItsPdf() throws IOException {
        ask("load capacitance");
        Evidence hit = chosen();
        FxToolkit.until(
                "the hit is shown", () -> window.scene().getRoot().lookup(".hit-cell") != null);
        Node cell = FxToolkit.on(() -> window.scene().getRoot().lookup(".hit-cell"));
        FxToolkit.run(() -> fire(cell, MouseEvent.MOUSE_PRESSED, false));
        FxToolkit.until("its picture is drawn", () -> model().takeAway().picture(hit).isPresent());
        FxToolkit.run(() -> fire(cell, MouseEvent.DRAG_DETECTED, false));
        FxToolkit.run(() -> fire(cell, MouseEvent.DRAG_DETECTED, true));
        List<MemoryHandover.Dragged> dragged = window.handover().dragged();
        assertEquals(2, dragged.size());
        Path picture = dragged.getFirst().files().getFirst();
        assertTrue(picture.endsWith(hit.chunk().id() + ".png"), picture.toString());
        assertEquals("PNG", Files.readString(picture, ISO_8859_1).substring(1, 4));
        Path pdf = dragged.getLast().files().getFirst();
        assertTrue(pdf.endsWith(Path.of(hit.sourcePdf())), pdf.toString());
        for (MemoryHandover.Dragged one : dragged) {
            assertEquals(model().takeAway().link(hit), one.text());
        }
    }

    /// The robot's mouse carries no held keys, and the headless screen no drags.
    private static void fire(Node node, EventType<MouseEvent> type, boolean alt) {
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        5,
                        5,
                        5,
                        5,
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        alt,
                        false,
                        true,
                        false,
                        false,
                        false,
                        false,
                        false,
                        null));
    }
}
