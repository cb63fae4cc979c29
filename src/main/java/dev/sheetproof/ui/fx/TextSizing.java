package dev.sheetproof.ui.fx;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;

/// Gives the panes of a window their size of text.
///
/// Styling and laying out a whole window at once keeps the JavaFX thread busy longer than it may
/// be, so panes that are on a screen get theirs in turn, one in each pulse, and what the user does
/// is answered in between. All of it on the JavaFX thread.
public final class TextSizing {

    private final List<? extends Node> panes;
    private final Deque<Node> waiting = new ArrayDeque<>();
    private final AnimationTimer pulses =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    next();
                }
            };
    private TextSize size = TextSize.NORMAL;

    /// @param panes none within another; in the order of their turns
    public TextSizing(List<? extends Node> panes) {
        this.panes = List.copyOf(panes);
    }

    /// Those that are in no scene yet get it at once.
    public void use(TextSize wanted) {
        size = wanted;
        waiting.clear();
        for (Node pane : panes) {
            if (pane.getScene() == null) {
                put(pane);
            } else {
                waiting.add(pane);
            }
        }
        if (!waiting.isEmpty()) {
            pulses.start();
        }
    }

    /// One pane that has not got it yet.
    private void next() {
        while (!waiting.isEmpty()) {
            if (put(waiting.remove())) {
                return;
            }
        }
        pulses.stop();
    }

    /// Whether it had another size.
    private boolean put(Node pane) {
        List<String> classes = pane.getStyleClass();
        if (classes.contains(size.styleClass())) {
            return false;
        }
        for (TextSize other : TextSize.values()) {
            classes.remove(other.styleClass());
        }
        return classes.add(size.styleClass());
    }
}
