package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.results.HitRow;
import dev.sheetproof.ui.results.ResultsViewModel;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import dev.sheetproof.ui.tasks.FileState;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A robot drives the real window over the real services, on a corpus drawn and taken in here.
@ExtendWith(FxToolkit.class)
final class WindowJourneysTest {

    private static final int SECONDS = 120;

    @TempDir static Path folder;

    private static RealLibrary real;

    private final FxRobot robot = new FxRobot();
    private TestWindow window;

    @BeforeAll
    static void drawCorpus() throws IOException {
        Path pdfs =
                Files.createDirectories(folder.resolve("corpora").resolve("drawn").resolve("pdf"));
        draw(pdfs.resolve("abx-7.pdf"), "ABX-7", 4);
        draw(pdfs.resolve("tcx-25.pdf"), "TCX-25", 2);
        real = new RealLibrary(folder.resolve("corpora"));
    }

    @AfterAll
    static void closeLibrary() {
        real.close();
    }

    private static void draw(Path file, String part, int pageCount) throws IOException {
        List<List<DrawnPdf.Put>> pages = new ArrayList<>();
        for (int page = 1; page <= pageCount; page++) {
            List<DrawnPdf.Put> puts = new ArrayList<>();
            // Other heights on every page: what repeats at one height is a running head.
            double y = 60 + 25 * page;
            puts.add(new DrawnPdf.Put(page + " Characteristics of the " + part, 60, y, 16));
            puts.add(
                    new DrawnPdf.Put(
                            "The load capacitance of version "
                                    + page
                                    + " is "
                                    + (8 + page)
                                    + " pF.",
                            60,
                            y + 90,
                            11));
            puts.add(
                    new DrawnPdf.Put(
                            "Frequency stability is 25 ppm over the temperature range.",
                            60,
                            y + 180,
                            11));
            puts.add(
                    new DrawnPdf.Put(
                            "The drive level must not exceed 100 microwatts.", 60, y + 420, 11));
            pages.add(puts);
        }
        DrawnPdf.write(file, pages);
    }

    @BeforeEach
    void openWindow() {
        window = TestWindow.open(real.library(), "drawn");
        window.awaitIdle();
        // What is said about the files taken in would cover a corner of the page for some seconds.
        FxToolkit.run(() -> model().notices().notices().clear());
    }

    @AfterEach
    void closeWindow() {
        window.close();
    }

    /// Ingestion is tried on corpora of its own, so that the other journeys know what they find.
    private void openFresh(String name) {
        FxToolkit.run(() -> model().open(name, true));
        FxToolkit.until(
                "the new corpus is open",
                SECONDS,
                () ->
                        model().corpusProperty()
                                .get()
                                .filter(open -> open.ref().name().equals(name))
                                .isPresent());
    }

    private ShellViewModel model() {
        return window.window().model();
    }

    /// Types a request and waits for its answer, not for that to its first letters.
    private void ask(String request) {
        FxToolkit.run(() -> window.window().view().focusRequest());
        robot.write(request);
        FxToolkit.until(
                "there are hits",
                SECONDS,
                () ->
                        model().query().answerProperty().get() instanceof Answer.Found found
                                && found.evidence().request().text().equals(request)
                                && !model().results().rows().isEmpty());
    }

    private void press(KeyCode key) {
        robot.press(key).release(key);
        FxToolkit.pulse();
    }

    private void shortcut(KeyCode key) {
        Runnable action =
                FxToolkit.on(
                        () ->
                                window.scene()
                                        .getAccelerators()
                                        .get(
                                                new KeyCodeCombination(
                                                        key, KeyCombination.SHORTCUT_DOWN)));
        FxToolkit.run(action);
        FxToolkit.pulse();
    }

    private Evidence chosen() {
        return FxToolkit.on(
                () -> model().results().chosenProperty().get().orElseThrow().evidence());
    }

    private int pageShown() {
        return FxToolkit.on(
                () -> model().page().sheetProperty().get().orElseThrow().page().page().value());
    }

    private void awaitPage(int number) {
        FxToolkit.until(
                "page " + number + " is shown",
                SECONDS,
                () ->
                        model().page()
                                .sheetProperty()
                                .get()
                                .filter(sheet -> sheet.page().page().value() == number)
                                .isPresent());
        window.awaitSharp();
    }

    @Test
    void theSecondHitOpensOnItsPageWithItsBoxesWhereThePackageSays() {
        // By words alone, so that every hit holds some of them.
        FxToolkit.run(() -> model().query().modeProperty().set(SearchMode.BM25));
        ask("load capacitance");
        press(KeyCode.DOWN);
        ListView<?> hits = window.node("hits", ListView.class);
        assertEquals(1, FxToolkit.on(() -> hits.getSelectionModel().getSelectedIndex()));
        Evidence second = chosen();
        awaitPage(second.chunk().page().value());
        WritableImage picture = window.snapshot();
        Bounds area =
                FxToolkit.on(
                        () -> {
                            Node canvas = window.scene().lookup("#page-canvas");
                            return canvas.localToScene(canvas.getBoundsInLocal());
                        });
        PagePlace place = FxToolkit.on(() -> window.window().view().page().place());
        for (PageBox box : second.place().boxes()) {
            assertTrue(place.visible().contains(box), "in view: " + box);
            int left = (int) Math.round(area.getMinX() + place.toView(box).x0());
            int right = (int) Math.round(area.getMinX() + place.toView(box).x1());
            int top = (int) Math.round(area.getMinY() + place.toView(box).y0());
            int bottom = (int) Math.round(area.getMinY() + place.toView(box).y1());
            int middleX = (left + right) / 2;
            int middleY = (top + bottom) / 2;
            assertEdge(picture, left, middleY, "left edge");
            assertEdge(picture, right, middleY, "right edge");
            assertEdge(picture, middleX, top, "top edge");
            assertEdge(picture, middleX, bottom, "bottom edge");
        }
        List<PageBox> words =
                FxToolkit.on(
                        () -> model().page().sheetProperty().get().orElseThrow().marks().words());
        assertFalse(
                words.isEmpty(),
                "some of " + second.matched() + " is marked in " + second.chunk().nativeText());
        for (PageBox word : words) {
            // Just under its top edge, where hardly any letter has ink.
            int y = (int) Math.round(area.getMinY() + place.toView(word).y0() + 1);
            int from = (int) Math.ceil(area.getMinX() + place.toView(word).x0());
            int to = (int) Math.floor(area.getMinX() + place.toView(word).x1());
            long yellow = IntStream.range(from, to).filter(x -> yellow(picture, x, y)).count();
            assertTrue(2 * yellow > to - from, "marked at " + word + ": " + yellow + " pixels");
        }
    }

    private static boolean yellow(WritableImage picture, int x, int y) {
        Color colour = picture.getPixelReader().getColor(x, y);
        return colour.getRed() - colour.getBlue() > 0.3;
    }

    private static void assertEdge(WritableImage picture, int x, int y, String what) {
        for (int dx = -2; dx <= 2; dx++) {
            for (int dy = -2; dy <= 2; dy++) {
                Color colour = picture.getPixelReader().getColor(x + dx, y + dy);
                if (colour.getBlue() > 0.6 && colour.getRed() < 0.35) {
                    return;
                }
            }
        }
        throw new AssertionError(what + " is not painted at " + x + ", " + y);
    }

    @Test
    void theListTellsRanksAndRawScoresAndNothingThatIsNotThere() {
        ask("load capacitance 18 pF");
        for (HitRow row : model().results().rows()) {
            row.evidence()
                    .rank()
                    .ifPresent(
                            rank -> {
                                assertEquals(
                                        rank.denseRank().isPresent(),
                                        rank.denseScore().isPresent());
                                assertEquals(
                                        rank.bm25Rank().isPresent(), rank.bm25Score().isPresent());
                            });
        }
        assertEquals(1, model().results().rows().getFirst().place());
        FxToolkit.until(
                "the why pane tells the fused score",
                () ->
                        window.scene().getRoot().lookupAll(".why-total").stream()
                                .anyMatch(
                                        node ->
                                                node instanceof Label label
                                                        && label.getText().startsWith("0.0")));
    }

    @Test
    void aPdfIsTakenInWhileTheWindowGoesOn() throws IOException {
        Path more = Files.createDirectories(folder.resolve("more"));
        Path pdf = more.resolve("vcx-75.pdf");
        draw(pdf, "VCX-75", 1);
        Path text =
                Files.writeString(
                        more.resolve("notes.pdf"), "no PDF at all", StandardCharsets.UTF_8);
        openFresh("filling");
        FxToolkit.run(() -> model().add(List.of(pdf, text)));
        assertTrue(FxToolkit.on(() -> model().tasks().runningProperty().get()));
        FxToolkit.until(
                "both files are done", SECONDS, () -> !model().tasks().runningProperty().get());
        FxToolkit.until(
                "the tree has the document",
                SECONDS,
                () -> model().documents().countsProperty().get().documents() == 1);
        assertTrue(
                FxToolkit.on(() -> model().tasksShownProperty().get()),
                "the rejected file is shown with its reason");
        String reason =
                FxToolkit.on(
                        () ->
                                model().tasks().files().stream()
                                        .filter(task -> task.file().equals(text))
                                        .map(
                                                task ->
                                                        assertInstanceOf(
                                                                        FileState.Finished.class,
                                                                        task.state())
                                                                .document()
                                                                .reason())
                                        .findFirst()
                                        .orElseThrow());
        assertFalse(reason.isBlank());
        ask("VCX-75");
        assertEquals("vcx-75", chosen().docId());
    }

    @Test
    void takingFilesInIsCancelledWithinASecondAndTheCorpusStaysWhole() throws IOException {
        Path many = Files.createDirectories(folder.resolve("many"));
        for (int i = 0; i < 12; i++) {
            draw(many.resolve("ocx-" + i + ".pdf"), "OCX-" + i, 30);
        }
        openFresh("cancelled");
        FxToolkit.run(() -> model().add(List.of(many)));
        FxToolkit.until(
                "the first file is worked on",
                SECONDS,
                () ->
                        model().tasks()
                                .progressProperty()
                                .get()
                                .filter(progress -> !progress.stage().isEmpty())
                                .isPresent());
        long start = System.nanoTime();
        robot.clickOn("#cancel-ingest");
        FxToolkit.until("it has stopped", SECONDS, () -> !model().tasks().runningProperty().get());
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        // A second is the budget; a machine that does ten other things gets some grace.
        assertTrue(millis < 10_000, millis + " ms until it had stopped");
        List<String> problems =
                FxToolkit.on(() -> model().corpusProperty().get().orElseThrow())
                        .care()
                        .verify(new CancelToken(), Progress.SILENT);
        assertEquals(List.of(), problems);
    }

    @Test
    void anEmptyRequestIsNoError() {
        ask("drive level");
        shortcut(KeyCode.L);
        press(KeyCode.ESCAPE);
        FxToolkit.until(
                "the list invites a request",
                () ->
                        model().results().stateProperty().get()
                                instanceof ResultsViewModel.ListState.NothingAsked);
        assertEquals("", window.node("request", TextField.class).getText());
        assertTrue(
                FxToolkit.on(() -> window.scene().lookup("#examples") != null),
                "examples are offered");
    }

    @Test
    void whatTheCorpusDoesNotHoldIsSaidToBeUnsupported() {
        FxToolkit.run(() -> window.window().view().focusRequest());
        robot.write("zzqqxx");
        FxToolkit.until(
                "the list says so",
                SECONDS,
                () ->
                        model().results().stateProperty().get()
                                instanceof ResultsViewModel.ListState.Unsupported);
    }

    @Test
    void anExampleRequestCanBeTriedWithOneClick() {
        Node chip = FxToolkit.on(() -> window.scene().lookup(".chip"));
        robot.clickOn(chip);
        FxToolkit.until("there are hits", SECONDS, () -> !model().results().rows().isEmpty());
    }

    @Test
    void theThemeIsSwitchedAndRemembered() {
        Color light = window.snapshot().getPixelReader().getColor(400, 200);
        robot.clickOn("#theme");
        FxToolkit.pulse();
        Color dark = window.snapshot().getPixelReader().getColor(400, 200);
        assertTrue(
                light.getBrightness() > 0.9 && dark.getBrightness() < 0.3, light + " then " + dark);
        window.close();
        assertEquals(ThemeChoice.DARK, window.memory().load().theme());
        assertEquals("drawn", window.memory().load().corpus().orElseThrow());
        window = TestWindow.open(real.library(), "drawn");
    }

    @Test
    void pagesAreTurnedWithTheKeyboardAndTheBar() {
        ask("ABX-7 drive level");
        Evidence first = chosen();
        awaitPage(first.chunk().page().value());
        FxToolkit.run(() -> model().page().goTo(1));
        awaitPage(1);
        press(KeyCode.PAGE_DOWN);
        awaitPage(2);
        robot.clickOn("#next-page");
        awaitPage(3);
        press(KeyCode.PAGE_UP);
        awaitPage(2);
        robot.doubleClickOn("#page-number").write("4").press(KeyCode.ENTER).release(KeyCode.ENTER);
        awaitPage(4);
        press(KeyCode.PAGE_DOWN);
        assertEquals(4, pageShown());
    }

    @Test
    void zoomingKeepsThePageSharpAndTheMarksInPlace() {
        ask("drive level");
        awaitPage(chosen().chunk().page().value());
        double before = FxToolkit.on(() -> model().page().scroll().pxPerPtProperty().get());
        shortcut(KeyCode.PLUS);
        shortcut(KeyCode.PLUS);
        window.awaitSharp();
        assertEquals(
                before * 1.44,
                FxToolkit.on(() -> model().page().scroll().pxPerPtProperty().get()),
                1e-6);
        shortcut(KeyCode.DIGIT0);
        window.awaitSharp();
        assertEquals(
                before, FxToolkit.on(() -> model().page().scroll().pxPerPtProperty().get()), 1e-6);
        FxToolkit.run(() -> model().page().scroll().zoomTo(8 * 96 / 72.0));
        window.awaitSharp();
        assertNotEquals(0, FxToolkit.on(() -> model().page().scroll().viewport().maxScrollX()));
    }

    @Test
    void aSectionOfTheTreeOpensItsPage() {
        robot.clickOn("abx-7");
        awaitPage(1);
        assertEquals(
                "abx-7",
                FxToolkit.on(
                        () ->
                                model().page()
                                        .sheetProperty()
                                        .get()
                                        .orElseThrow()
                                        .data()
                                        .document()
                                        .docId()));
        robot.clickOn("#document-filter").write("tcx");
        FxToolkit.until(
                "the tree is filtered",
                () -> model().documents().treesProperty().get().size() == 1);
    }

    @Test
    void whatLiesUnderThePointerIsTold() {
        ask("drive level");
        awaitPage(chosen().chunk().page().value());
        PageBox box = chosen().place().boxes().getFirst();
        PagePlace place = FxToolkit.on(() -> window.window().view().page().place());
        Bounds area =
                FxToolkit.on(
                        () -> {
                            Node canvas = window.scene().lookup("#page-canvas");
                            return canvas.localToScreen(canvas.getBoundsInLocal());
                        });
        robot.moveTo(
                area.getMinX() + place.toView(box).centerX(),
                area.getMinY() + place.toView(box).centerY());
        FxToolkit.until(
                "the hover label is shown", () -> window.scene().lookup("#hover").isVisible());
        String told = FxToolkit.on(() -> ((Label) window.scene().lookup("#hover")).getText());
        assertTrue(told.contains("confidence") && told.contains(chosen().chunk().id()), told);
        assertTrue(
                FxToolkit.on(() -> ((Label) window.scene().lookup("#pointer")).getText())
                        .endsWith(" pt"));
    }

    @Test
    void theShortcutSheetOpensAndCloses() {
        press(KeyCode.F1);
        FxToolkit.until(
                "the sheet is shown", () -> window.scene().lookup("#shortcut-sheet").isVisible());
        press(KeyCode.ESCAPE);
        FxToolkit.until("it is gone", () -> !window.scene().lookup("#shortcut-sheet").isVisible());
    }
}
