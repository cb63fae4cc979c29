package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// Takes the pictures of the window that the documentation shows, from the running window on the
/// demo corpus:
///
/// `mvn -Pfast test -Dtest=WindowScreensTest -Dsheetproof.screens=docs/images`
@ExtendWith(FxToolkit.class)
final class WindowScreensTest {

    private static final double WIDTH = 1400;
    private static final double HEIGHT = 900;
    private static final String REQUEST = "ABX7-26.000M-18-10-T load capacitance";

    @TempDir Path folder;

    @Test
    void theWindowOnTheDemoCorpusInBothThemes() throws IOException {
        Optional<Path> out =
                Optional.ofNullable(System.getProperty("sheetproof.screens")).map(Path::of);
        assumeTrue(out.isPresent(), "pictures are taken with -Dsheetproof.screens=FOLDER only");
        copyDemo(folder.resolve("demo").resolve("pdf"));
        try (RealLibrary real = new RealLibrary(folder);
                TestWindow window =
                        TestWindow.open(real.library(), "demo", WIDTH, HEIGHT, List.of())) {
            window.awaitIdle();
            take(window, out.orElseThrow());
        }
    }

    private static void copyDemo(Path to) throws IOException {
        Files.createDirectories(to);
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(Path.of("corpora", "demo", "pdf"), "*.pdf")) {
            for (Path file : files) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private static void take(TestWindow window, Path out) throws IOException {
        FxToolkit.run(() -> window.window().model().notices().notices().clear());
        both(window, out, "window-empty");
        FxToolkit.run(() -> window.window().model().query().textProperty().set(REQUEST));
        FxToolkit.until(
                "there are hits", () -> !window.window().model().results().rows().isEmpty());
        // Once more, so that the time told is that of a search, not of opening the model.
        FxToolkit.run(() -> window.window().model().query().search());
        FxToolkit.until(
                "it is done", () -> !window.window().model().query().searchingProperty().get());
        window.awaitSharp();
        both(window, out, "window");
        FxToolkit.run(() -> window.window().model().page().setLayer(Layer.ELEMENTS, true));
        both(window, out, "window-layers");
    }

    private static void both(TestWindow window, Path out, String name) throws IOException {
        for (ThemeChoice theme : ThemeChoice.values()) {
            window.theme(theme);
            window.awaitSharp();
            window.save(out.resolve(name + "-" + theme.wireName() + ".png"));
        }
    }
}
