package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.ui.shell.Notice;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A corpus whose database is damaged is made anew from the window.
@ExtendWith(FxToolkit.class)
final class WindowRestoreTest {

    private static final int SECONDS = 120;

    private final FxRobot robot = new FxRobot();

    @TempDir private Path folder;

    private Path database;

    @BeforeEach
    void takeIn() throws IOException {
        Path pdfs = Files.createDirectories(folder.resolve("parts").resolve("pdf"));
        DrawnPdf.write(
                pdfs.resolve("part.pdf"),
                List.of(
                        List.of(
                                new DrawnPdf.Put("1 Electrical characteristics", 60, 90, 16),
                                new DrawnPdf.Put("The load capacitance is 18 pF.", 60, 140, 11))));
        database = folder.resolve("parts").resolve("data").resolve("corpus.db");
        try (RealLibrary real = new RealLibrary(folder);
                TestWindow window = TestWindow.open(real.library(), "parts")) {
            filled(window.window().model());
        }
    }

    private static void filled(ShellViewModel model) {
        FxToolkit.until(
                "the document is taken in",
                SECONDS,
                () ->
                        model.documents().documents().size() == 1
                                && !model.tasks().runningProperty().get());
    }

    private static boolean said(ShellViewModel model, String title) {
        return model.notices().notices().stream().map(Notice::title).anyMatch(title::equals);
    }

    @Test
    void theButtonBesideTheReasonMakesItAnew() throws IOException {
        byte[] rotten = Files.readAllBytes(database);
        Arrays.fill(rotten, 0, 200, (byte) 0);
        Files.write(database, rotten);
        try (RealLibrary real = new RealLibrary(folder);
                TestWindow window = TestWindow.open(real.library(), "parts")) {
            ShellViewModel model = window.window().model();
            FxToolkit.until("it is said", SECONDS, () -> said(model, "parts cannot be opened"));
            assertFalse(FxToolkit.on(() -> model.corpusProperty().get().isPresent()));
            robot.clickOn("#notice-step");
            filled(model);
            assertArrayEquals(
                    rotten,
                    Files.readAllBytes(database.resolveSibling("damaged-1").resolve("corpus.db")));
        }
    }

    @Test
    void theOneShownIsLookedThroughAndLeftAloneWhenItIsWhole() {
        try (RealLibrary real = new RealLibrary(folder);
                TestWindow window = TestWindow.open(real.library(), "parts")) {
            ShellViewModel model = window.window().model();
            filled(model);
            FxToolkit.run(
                    () -> window.window().view().commands().command("restore").orElseThrow().run());
            FxToolkit.until(
                    "it is said", SECONDS, () -> said(model, "The database of parts is whole"));
            filled(model);
            assertEquals(
                    Optional.of("parts"),
                    FxToolkit.on(
                            () -> model.corpusProperty().get().map(open -> open.ref().name())));
            assertFalse(Files.exists(database.resolveSibling("damaged-1")));
        }
    }
}
