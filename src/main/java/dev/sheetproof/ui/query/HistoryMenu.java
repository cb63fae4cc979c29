package dev.sheetproof.ui.query;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Saved searches and what was asked before.
final class HistoryMenu {

    /// More lines than these do not fit a small screen; the palette has all.
    private static final int SHOWN = 15;

    private final SearchesViewModel model;
    private final Texts texts;
    private final MenuButton button;

    HistoryMenu(SearchesViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        button = new ControlMaker(texts).menuButton("history", Feather.CLOCK);
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        button.showingProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now) {
                                fill();
                            }
                        });
        fill();
    }

    MenuButton button() {
        return button;
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        String save = model.isSaved() ? "forget-search" : "save-search";
        items.add(item(save, texts.get(save + ".text"), Feather.STAR, model::toggleSaved));
        if (!model.saved().isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        model.saved().forEach(request -> items.add(request(request, Feather.STAR)));
        if (!model.history().isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        model.history().stream()
                .limit(SHOWN)
                .forEach(request -> items.add(request(request, Feather.CLOCK)));
        if (!model.history().isEmpty()) {
            items.add(new SeparatorMenuItem());
            items.add(
                    item(
                            "clear-history",
                            texts.get("clear-history.text"),
                            Feather.TRASH_2,
                            model::clearHistory));
        }
        button.getItems().setAll(items);
    }

    private MenuItem request(String request, Feather icon) {
        MenuItem item = item("ask-again", request, icon, () -> model.ask(request));
        item.setMnemonicParsing(false);
        return item;
    }

    private static MenuItem item(String id, String text, Feather icon, Runnable action) {
        MenuItem item = new MenuItem(text, new FontIcon(icon));
        item.setId(id);
        item.setOnAction(event -> action.run());
        return item;
    }
}
