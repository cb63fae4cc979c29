package dev.sheetproof.app;

import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import java.nio.file.Path;
import javafx.scene.control.TextField;

/// Opens the window on a corpus, asks it something, waits for the hit's page and ends: a process
/// that tests look at.
final class WindowVisit {

    private WindowVisit() {}

    /// @param arguments the folder of corpora and the name of one in it
    public static void main(String[] arguments) {
        FxToolkit.start();
        RealLibrary real = new RealLibrary(Path.of(arguments[0]));
        try (TestWindow window = TestWindow.open(real.library(), arguments[1])) {
            window.awaitIdle();
            FxToolkit.run(
                    () -> window.node("request", TextField.class).setText("load capacitance"));
            FxToolkit.until(
                    "there are hits", () -> !window.window().model().results().rows().isEmpty());
            window.awaitSharp();
        }
        real.close();
        System.exit(0);
    }
}
