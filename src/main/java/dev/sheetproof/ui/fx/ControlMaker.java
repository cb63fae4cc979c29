package dev.sheetproof.ui.fx;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Makes controls that nobody has to guess about: each gets an id, a tooltip and an accessible name
/// out of the texts `<id>.text`, `<id>.tooltip` and `<id>.name` of its screen.
public final class ControlMaker {

    private static final Duration TOOLTIP_DELAY = Duration.millis(500);

    private final Texts texts;

    public ControlMaker(Texts texts) {
        this.texts = texts;
    }

    /// A button that shows only an icon.
    public Button iconButton(String id, Ikon icon) {
        Button button = new Button();
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        return named(button, id);
    }

    /// A button with an icon and a text.
    public Button button(String id, Ikon icon) {
        Button button = new Button(texts.get(id + ".text"), new FontIcon(icon));
        return named(button, id);
    }

    public ToggleButton toggle(String id, Ikon icon) {
        ToggleButton button = new ToggleButton();
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        return named(button, id);
    }

    public MenuButton menuButton(String id, Ikon icon) {
        MenuButton button = new MenuButton("", new FontIcon(icon));
        return named(button, id);
    }

    /// Gives a control its id, its tooltip and its name for screen readers.
    public <C extends Control> C named(C control, String id) {
        control.setId(id);
        if (texts.has(id + ".tooltip")) {
            control.setTooltip(tooltip(texts.get(id + ".tooltip")));
        }
        if (texts.has(id + ".name")) {
            control.setAccessibleText(texts.get(id + ".name"));
        } else if (texts.has(id + ".tooltip")) {
            control.setAccessibleText(texts.get(id + ".tooltip"));
        }
        if (control instanceof ButtonBase button) {
            button.setMnemonicParsing(false);
        }
        return control;
    }

    public static Tooltip tooltip(String text) {
        Tooltip tooltip = new Tooltip(text);
        tooltip.setShowDelay(TOOLTIP_DELAY);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(420);
        return tooltip;
    }
}
