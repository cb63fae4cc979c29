package dev.sheetproof.ui.commands;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.Backstage;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The command palette, over the window.
public final class PaletteView extends StackPane {

    private final PaletteViewModel model;
    private final TextField field = new TextField();
    private final ListView<PaletteRow> list = new ListView<>();

    public PaletteView(PaletteViewModel model, Texts texts) {
        this.model = model;
        setId("palette");
        getStyleClass().add("veil");
        setAlignment(Pos.TOP_CENTER);
        ControlMaker make = new ControlMaker(texts);
        make.named(field, "palette-field");
        field.setPromptText(texts.get("palette-field.prompt"));
        field.textProperty().bindBidirectional(model.typedProperty());
        make.named(list, "palette-list");
        list.setFocusTraversable(false);
        list.getStyleClass().addAll(Styles.DENSE, "palette-list");
        list.setItems(model.rows());
        list.setCellFactory(view -> new Row());
        Label none = new Label(texts.get("palette.none"));
        none.getStyleClass().add("empty-advice");
        list.setPlaceholder(none);
        VBox card = new VBox(field, list);
        card.getStyleClass().addAll("palette-card", Styles.ELEVATED_3);
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getChildren().add(card);

        visibleProperty().bind(model.shownProperty());
        Backstage.whileHidden(this);
        model.shownProperty().addListener((observed, before, now) -> shown(now));
        model.chosenProperty().addListener((observed, before, now) -> select(now.intValue()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        setOnMouseClicked(
                event -> {
                    if (event.getTarget() == this) {
                        model.close();
                    }
                });
    }

    private void shown(boolean now) {
        if (now) {
            field.requestFocus();
            select(model.chosenProperty().get());
        }
    }

    private void select(int row) {
        list.getSelectionModel().clearAndSelect(row);
        list.scrollTo(Math.max(0, row - 3));
    }

    private void onKey(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> model.move(1);
            case UP -> model.move(-1);
            case PAGE_DOWN -> model.move(8);
            case PAGE_UP -> model.move(-8);
            case ENTER -> model.runChosen();
            case ESCAPE -> model.close();
            case TAB -> field.requestFocus();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// A row, run by a click.
    private final class Row extends ListCell<PaletteRow> {

        private final Label title = new Label();
        private final Label kind = new Label();
        private final Label keys = new Label();
        private final HBox content;

        private Row() {
            kind.getStyleClass().add("row-pages");
            kind.setMinWidth(Region.USE_PREF_SIZE);
            keys.getStyleClass().add("keys");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            title.setMinWidth(0);
            title.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(title, Priority.ALWAYS);
            content = new HBox(title, kind, keys);
            content.getStyleClass().add("palette-row");
            content.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
            setOnMouseClicked(
                    event -> {
                        if (!isEmpty()) {
                            model.chosenProperty().set(getIndex());
                            model.runChosen();
                        }
                    });
        }

        @Override
        protected void updateItem(@Nullable PaletteRow row, boolean empty) {
            super.updateItem(row, empty);
            setText(null);
            if (empty || row == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            title.setText(row.title());
            kind.setText(row.kind());
            keys.setText(row.keys());
            content.setDisable(!row.possible());
            setAccessibleText(row.title() + ", " + row.kind() + " " + row.keys());
            setGraphic(content);
        }
    }
}
