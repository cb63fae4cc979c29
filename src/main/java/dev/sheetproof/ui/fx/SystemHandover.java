package dev.sheetproof.ui.fx;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import javafx.application.HostServices;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;

/// Clipboard, viewer and drags of the system. Used on the JavaFX thread.
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

    @Override
    public void drag(Node from, List<Path> files, String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        if (!files.isEmpty()) {
            content.putFiles(files.stream().map(Path::toFile).toList());
        }
        from.startDragAndDrop(TransferMode.COPY).setContent(content);
    }
}
