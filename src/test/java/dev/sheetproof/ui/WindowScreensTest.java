package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.query.Filter;
import dev.sheetproof.ui.results.Grouping;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.scene.Node;
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

    /// A common notebook.
    private static final double SMALL_WIDTH = 1366;

    private static final double SMALL_HEIGHT = 768;
    private static final String REQUEST = "ABX7-26.000M-18-10-T load capacitance";

    @TempDir Path folder;

    @Test
    void everyScreenInBothThemesAndBothLanguages() throws IOException {
        Optional<Path> out =
                Optional.ofNullable(System.getProperty("sheetproof.screens")).map(Path::of);
        assumeTrue(out.isPresent(), "pictures are taken with -Dsheetproof.screens=FOLDER only");
        copyDemo(folder.resolve("demo").resolve("pdf"));
        try (RealLibrary real = new RealLibrary(folder)) {
            for (Locale language : List.of(Locale.ENGLISH, Locale.CHINESE)) {
                try (TestWindow window =
                        TestWindow.open(
                                real.library(),
                                "demo",
                                WindowMemory.inMemory(WindowState.FIRST.withSize(WIDTH, HEIGHT)),
                                QueueMemory.inMemory(),
                                language,
                                List.of())) {
                    window.awaitIdle();
                    String ending = language.equals(Locale.ENGLISH) ? "" : "-zh";
                    take(window, out.orElseThrow(), ending);
                }
            }
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

    private static void take(TestWindow window, Path out, String ending) throws IOException {
        ShellViewModel model = window.window().model();
        FxToolkit.run(() -> model.notices().notices().clear());
        both(window, out, "window-empty" + ending);
        ask(window, REQUEST);
        window.awaitSharp();
        both(window, out, "window" + ending);
        resize(window, SMALL_WIDTH, SMALL_HEIGHT);
        both(window, out, "window-small" + ending);
        resize(window, WIDTH, HEIGHT);
        FxToolkit.run(() -> model.page().setLayer(Layer.ELEMENTS, true));
        both(window, out, "window-layers" + ending);
        FxToolkit.run(() -> model.page().setLayer(Layer.ELEMENTS, false));
        onThePage(window, out, ending);
        FxToolkit.run(
                () -> {
                    model.results().groupingProperty().set(Grouping.DOCUMENT);
                    model.query().filterProperty().set(Filter.NONE.toggleType(BlockType.TABLE));
                });
        FxToolkit.until(
                "only tables are listed",
                () ->
                        !model.results().rows().isEmpty()
                                && !model.query().searchingProperty().get());
        command(window, "card-tab");
        FxToolkit.until(
                "the card is read", () -> model.documents().cardProperty().get().isPresent());
        both(window, out, "window-card" + ending);
        FxToolkit.run(() -> model.documents().chunkBrowser().everywhereProperty().set(true));
        command(window, "chunks-tab");
        command(window, "compare");
        FxToolkit.run(() -> model.comparison().compare(model.comparison().subjects().getLast()));
        FxToolkit.until(
                "it is compared",
                () -> model.comparison().comparison().pair().pairProperty().get().isPresent());
        both(window, out, "window-compare" + ending);
        FxToolkit.run(() -> model.comparison().comparison().shownProperty().set(false));
        FxToolkit.run(() -> model.query().filterProperty().set(Filter.NONE));
        FxToolkit.run(() -> model.tasksShownProperty().set(true));
        ask(window, "zzqqxx");
        both(window, out, "window-files" + ending);
        FxToolkit.run(() -> model.tasksShownProperty().set(false));
        command(window, "palette");
        both(window, out, "window-palette" + ending);
        FxToolkit.run(() -> window.window().view().closeOverlays());
        command(window, "help");
        both(window, out, "window-shortcuts" + ending);
        FxToolkit.run(() -> window.window().view().closeOverlays());
    }

    /// What a reader opens beside the page and does to it.
    private static void onThePage(TestWindow window, Path out, String ending) throws IOException {
        ShellViewModel model = window.window().model();
        command(window, "find");
        FxToolkit.run(() -> model.page().tools().find().queryProperty().set("capacitance"));
        FxToolkit.until("places are found", () -> !model.page().tools().find().hits().isEmpty());
        both(window, out, "window-find" + ending);
        FxToolkit.run(() -> model.page().tools().find().queryProperty().set(""));
        command(window, "thumbnails");
        both(window, out, "window-thumbnails" + ending);
        command(window, "outline");
        command(window, "invert");
        both(window, out, "window-outline" + ending);
        command(window, "invert");
        command(window, "outline");
        command(window, "layers");
        both(window, out, "window-legend" + ending);
        command(window, "layers");
        FxToolkit.run(() -> model.page().show("an-104", new PageNumber(2), OptionalDouble.empty()));
        window.awaitSharp();
        command(window, "why");
        FxToolkit.until("it is told why", () -> model.query().whyNotProperty().get().isPresent());
        both(window, out, "window-why-not" + ending);
        ask(window, REQUEST);
    }

    private static void ask(TestWindow window, String request) {
        ShellViewModel model = window.window().model();
        FxToolkit.run(() -> model.query().textProperty().set(request));
        answered(model, request);
        // Once more, so that the time told is that of a search, not of opening the model.
        FxToolkit.run(() -> model.query().search());
        answered(model, request);
    }

    private static void answered(ShellViewModel model, String request) {
        FxToolkit.until(
                "it is answered",
                () ->
                        !model.query().searchingProperty().get()
                                && model.query().answerProperty().get()
                                        instanceof Answer.Found found
                                && found.evidence().request().text().equals(request));
    }

    private static void command(TestWindow window, String id) {
        FxToolkit.run(() -> window.window().view().commands().command(id).orElseThrow().run());
        FxToolkit.pulse();
    }

    private static void both(TestWindow window, Path out, String name) throws IOException {
        for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
            window.theme(theme);
            window.awaitSharp();
            FxToolkit.until("hits have their pictures", () -> pictured(window));
            window.save(out.resolve(name + "-" + theme.wireName() + ".png"));
        }
    }

    private static boolean pictured(TestWindow window) {
        return window.scene().getRoot().lookupAll(".hit-thumbnail").stream()
                .filter(Node::isVisible)
                .allMatch(picture -> picture.getOpacity() == 1);
    }

    private static void resize(TestWindow window, double width, double height) {
        FxToolkit.run(
                () -> {
                    window.stage().setWidth(width);
                    window.stage().setHeight(height);
                });
        FxToolkit.pulse();
    }
}
