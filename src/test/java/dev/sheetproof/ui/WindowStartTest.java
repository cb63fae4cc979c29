package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.ui.page.LayerMemory;
import dev.sheetproof.ui.query.SearchMemory;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// The program on a machine where there is no corpus yet.
@ExtendWith(FxToolkit.class)
final class WindowStartTest {

    private static final int SECONDS = 120;

    @TempDir private Path folder;

    private TestWindow start(RealLibrary real, List<String> toOpen) {
        return TestWindow.open(
                real.library(),
                new WindowOptions(
                        Optional.empty(),
                        Locale.ENGLISH,
                        1,
                        WindowMemory.inMemory(WindowState.FIRST),
                        SearchMemory.inMemory(),
                        QueueMemory.inMemory(),
                        LayerMemory.inMemory(),
                        toOpen),
                List.of());
    }

    private Path drawn() throws IOException {
        Path file = Files.createDirectories(folder.resolve("desk")).resolve("part.pdf");
        DrawnPdf.write(
                file,
                List.of(List.of(new DrawnPdf.Put("1 Electrical characteristics", 60, 90, 16))));
        return file;
    }

    private static void filled(ShellViewModel model) {
        FxToolkit.until(
                "the file is in",
                SECONDS,
                () ->
                        model.documents().documents().size() == 1
                                && !model.tasks().runningProperty().get());
        assertEquals(
                Optional.of("datasheets"),
                FxToolkit.on(() -> model.corpusProperty().get().map(open -> open.ref().name())));
    }

    @Test
    void aFileItIsStartedWithGetsACorpus() throws IOException {
        try (RealLibrary real = new RealLibrary(folder.resolve("corpora"));
                TestWindow window = start(real, List.of(drawn().toString()))) {
            filled(window.window().model());
        }
    }

    @Test
    void aFileDroppedOntoItGetsACorpus() throws IOException {
        Path file = drawn();
        try (RealLibrary real = new RealLibrary(folder.resolve("corpora"));
                TestWindow window = start(real, List.of())) {
            FxToolkit.run(() -> window.window().model().dropped(List.of(file), 0));
            filled(window.window().model());
        }
    }
}
