package dev.sheetproof.ui.shell;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// All shortcuts at a glance, over the window.
final class ShortcutSheet extends StackPane {

    private static final List<String> SHORTCUTS =
            List.of(
                    "request",
                    "hits",
                    "enter",
                    "why",
                    "pages",
                    "back",
                    "find",
                    "next-found",
                    "page-number",
                    "side",
                    "area",
                    "copy",
                    "zoom",
                    "fit",
                    "turn",
                    "single",
                    "scroll",
                    "filter",
                    "corpus",
                    "add",
                    "files",
                    "cancel",
                    "theme",
                    "help");

    private final Button close;

    ShortcutSheet(Texts texts) {
        setId("shortcut-sheet");
        getStyleClass().add("veil");
        setVisible(false);
        ControlMaker make = new ControlMaker(texts);
        Label title = new Label(texts.get("sheet.title"));
        title.getStyleClass().add("pane-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        close = make.iconButton("close-sheet", Feather.X);
        close.setOnAction(event -> setVisible(false));
        HBox head = new HBox(title, gap, close);
        head.setAlignment(Pos.CENTER_LEFT);
        GridPane table = new GridPane();
        table.getStyleClass().add("sheet-table");
        for (int i = 0; i < SHORTCUTS.size(); i++) {
            Label keys = new Label(texts.get("key." + SHORTCUTS.get(i)));
            keys.getStyleClass().add("keys");
            table.addRow(i, keys, new Label(texts.get("does." + SHORTCUTS.get(i))));
        }
        VBox card = new VBox(head, table);
        card.getStyleClass().addAll("sheet-card", Styles.ELEVATED_3);
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getChildren().add(card);
        setOnMouseClicked(
                event -> {
                    if (event.getTarget() == this) {
                        setVisible(false);
                    }
                });
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        setVisible(false);
                        event.consume();
                    }
                });
    }

    void toggle() {
        setVisible(!isVisible());
        if (isVisible()) {
            close.requestFocus();
        }
    }
}
