package dev.sheetproof.ui;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A robot drives the real window over the real services, on a corpus drawn and taken in here.
@ExtendWith(FxToolkit.class)
abstract class WindowJourney {

    static final int SECONDS = 120;

    @TempDir static Path folder;

    static RealLibrary real;

    final FxRobot robot = new FxRobot();
    TestWindow window;

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

    static void draw(Path file, String part, int pageCount) throws IOException {
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
    void openFresh(String name) {
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

    ShellViewModel model() {
        return window.window().model();
    }

    /// Runs a command, as its key or the palette does.
    void run(String command) {
        FxToolkit.run(() -> window.window().view().commands().command(command).orElseThrow().run());
        FxToolkit.pulse();
    }

    void awaitDocument(String docId) {
        FxToolkit.until(
                docId + " is shown",
                SECONDS,
                () ->
                        model().page()
                                .sheetProperty()
                                .get()
                                .filter(sheet -> sheet.data().document().docId().equals(docId))
                                .isPresent());
    }

    /// Types a request and waits for its answer, not for that to its first letters.
    void ask(String request) {
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

    void press(KeyCode key) {
        robot.press(key).release(key);
        FxToolkit.pulse();
    }

    void shortcut(KeyCode key) {
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

    Evidence chosen() {
        return FxToolkit.on(
                () -> model().results().chosenProperty().get().orElseThrow().evidence());
    }

    int pageShown() {
        return FxToolkit.on(
                () -> model().page().sheetProperty().get().orElseThrow().page().page().value());
    }

    void awaitPage(int number) {
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
}
