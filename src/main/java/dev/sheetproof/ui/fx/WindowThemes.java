package dev.sheetproof.ui.fx;

import java.util.List;
import javafx.application.Application;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Dresses every window that is or will be shown, dialogs and menus too, in one theme.
///
/// All of it on the JavaFX thread.
public final class WindowThemes {

    private final ListChangeListener<Window> opened = change -> dressAll();
    private ThemeChoice theme = ThemeChoice.LIGHT;

    /// From now on until [#stop].
    public void start() {
        Application.setUserAgentStylesheet(BothThemes.stylesheet());
        Window.getWindows().addListener(opened);
    }

    public void stop() {
        Window.getWindows().removeListener(opened);
    }

    /// @param resolved light or dark
    /// @throws IllegalArgumentException when it depends on the system
    public void use(ThemeChoice resolved) {
        if (resolved == ThemeChoice.SYSTEM) {
            throw new IllegalArgumentException("resolve it first: " + resolved);
        }
        theme = resolved;
        dressAll();
    }

    private void dressAll() {
        for (Window window : Window.getWindows()) {
            Scene scene = window.getScene();
            if (scene != null) {
                dress(scene.getRoot().getStyleClass());
            }
        }
    }

    /// The style class of the theme in place of the other's; nothing is styled anew when it is
    /// there already.
    public void dress(List<String> classes) {
        for (ThemeChoice other : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
            if (other != theme) {
                classes.remove(other.wireName());
            }
        }
        if (!classes.contains(theme.wireName())) {
            classes.add(theme.wireName());
        }
    }
}
