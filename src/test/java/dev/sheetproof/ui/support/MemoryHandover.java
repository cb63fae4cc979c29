package dev.sheetproof.ui.support;

import dev.sheetproof.ui.fx.Handover;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.Node;

/// Keeps what leaves the window.
public final class MemoryHandover implements Handover {

    private final List<String> copied = new CopyOnWriteArrayList<>();
    private final List<Path> viewed = new CopyOnWriteArrayList<>();
    private final List<Dragged> dragged = new CopyOnWriteArrayList<>();

    /// What was dragged out at once.
    public record Dragged(List<Path> files, String text) {}

    @Override
    public void copy(String text) {
        copied.add(text);
    }

    @Override
    public void view(Path file) {
        viewed.add(file);
    }

    public List<String> copied() {
        return List.copyOf(copied);
    }

    public List<Path> viewed() {
        return List.copyOf(viewed);
    }

    @Override
    public void drag(Node from, List<Path> files, String text) {
        dragged.add(new Dragged(files, text));
    }

    public List<Dragged> dragged() {
        return List.copyOf(dragged);
    }
}
