package dev.sheetproof.ui.fx;

import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.HostServices;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Stage;

/// Clipboard and viewer of the system. Used on the JavaFX thread.
public final class SystemHandover implements Handover {

    private final HostServices host =
            new Application() {
                @Override
                public void start(Stage stage) {
                    throw new IllegalStateException("never started: it only knows the host");
                }
            }.getHostServices();

    @Override
    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void view(Path file) {
        host.showDocument(file.toUri().toString());
    }
}
