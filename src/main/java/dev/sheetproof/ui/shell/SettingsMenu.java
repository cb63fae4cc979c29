package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Language;
import dev.sheetproof.ui.fx.Looks;
import dev.sheetproof.ui.fx.TextSize;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.ThemeChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Looks and language of the window, the palette and the shortcuts.
final class SettingsMenu {

    private final Texts texts;
    private final MenuButton button;
    private final List<Consumer<Looks>> shown = new ArrayList<>();

    SettingsMenu(LooksViewModel model, Texts texts, Runnable palette, Runnable shortcuts) {
        this.texts = texts;
        button = new ControlMaker(texts).menuButton("settings", Feather.SETTINGS);
        CheckMenuItem inverted = new CheckMenuItem(texts.get("invert-pages.text"));
        inverted.setId("invert-pages");
        inverted.setOnAction(event -> model.invertPages(inverted.isSelected()));
        shown.add(looks -> inverted.setSelected(looks.invertedPages()));
        button.getItems()
                .addAll(
                        item("open-palette", Feather.COMMAND, palette),
                        item("open-shortcuts", Feather.HELP_CIRCLE, shortcuts),
                        new SeparatorMenuItem(),
                        menu("theme", ThemeChoice.values(), Looks::theme, model::use),
                        menu("language", Language.values(), Looks::language, model::use),
                        menu("text-size", TextSize.values(), Looks::textSize, model::use),
                        inverted);
        model.looksProperty().addListener((observed, before, now) -> show(now));
        show(model.looksProperty().get());
    }

    MenuButton button() {
        return button;
    }

    private void show(Looks looks) {
        shown.forEach(one -> one.accept(looks));
    }

    private MenuItem item(String id, Feather icon, Runnable action) {
        MenuItem item = new MenuItem(texts.get(id + ".text"), new FontIcon(icon));
        item.setId(id);
        item.setOnAction(event -> action.run());
        return item;
    }

    private <E extends Enum<E>> Menu menu(
            String id, E[] values, Function<Looks, E> chosen, Consumer<E> use) {
        Menu menu = new Menu(texts.get(id + ".text"));
        menu.setId("settings-" + id);
        ToggleGroup one = new ToggleGroup();
        for (E value : values) {
            RadioMenuItem item = new RadioMenuItem(texts.get(id + "." + value.name()));
            item.setId(id + "-" + value.name().toLowerCase(Locale.ROOT));
            item.setToggleGroup(one);
            item.setOnAction(event -> use.accept(value));
            shown.add(looks -> item.setSelected(chosen.apply(looks) == value));
            menu.getItems().add(item);
        }
        return menu;
    }
}
