package dev.sheetproof.ui.support;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.page.Layer;
import java.io.IOException;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.scene.control.ListView;

/// Takes the pictures of the window that the documentation shows, from the running window on a
/// corpus:
///
/// `WindowScreens CORPORA_FOLDER CORPUS "REQUEST" HIT OUT_FOLDER WIDTH HEIGHT`
public final class WindowScreens {

    private WindowScreens() {}

    public static void main(String[] args) throws IOException {
        Path out = Path.of(args[4]);
        double width = Double.parseDouble(args[5]);
        double height = Double.parseDouble(args[6]);
        FxToolkit.start();
        try (RealLibrary real = new RealLibrary(Path.of(args[0]));
                TestWindow window =
                        TestWindow.open(
                                real.library(), args[1], width, height, java.util.List.of())) {
            take(window, args[2], Integer.parseInt(args[3]), out);
        } finally {
            Platform.exit();
        }
    }

    private static void take(TestWindow window, String request, int hit, Path out)
            throws IOException {
        FxToolkit.until(
                "the corpus is open",
                () -> window.window().model().corpusProperty().get().isPresent());
        window.awaitIdle();
        both(window, out, "window-empty");
        FxToolkit.run(() -> window.window().model().query().textProperty().set(request));
        FxToolkit.until(
                "there are hits", () -> window.window().model().results().rows().size() >= hit);
        FxToolkit.run(
                () -> window.node("hits", ListView.class).getSelectionModel().select(hit - 1));
        window.awaitSharp();
        both(window, out, "window");
        FxToolkit.run(
                () -> {
                    window.window().model().page().setLayer(Layer.ELEMENTS, true);
                    window.window().model().tasksShownProperty().set(true);
                });
        window.awaitSharp();
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
