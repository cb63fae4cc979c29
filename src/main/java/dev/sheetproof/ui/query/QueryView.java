package dev.sheetproof.ui.query;

import atlantafx.base.controls.CustomTextField;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The request field with its mode and order.
public final class QueryView extends HBox {

    private final CustomTextField field = new CustomTextField();
    private final HistoryMenu history;

    /// @param steps what the arrow keys and Enter in the field do to the list
    public QueryView(
            QueryViewModel model, SearchesViewModel searches, Texts texts, ListSteps steps) {
        ControlMaker make = new ControlMaker(texts);
        getStyleClass().add("query");
        setAlignment(Pos.CENTER_LEFT);

        make.named(field, "request");
        field.setPromptText(texts.get("request.prompt"));
        field.textProperty().bindBidirectional(model.textProperty());
        field.setLeft(marker(model));
        field.setRight(clearButton(make));
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(event, model, searches, steps));
        HBox.setHgrow(field, Priority.ALWAYS);
        history = new HistoryMenu(searches, texts);

        getChildren()
                .addAll(
                        field,
                        history.button(),
                        choice(make, "mode", texts, SearchMode.values(), model.modeProperty()),
                        choice(make, "order", texts, ResultOrder.values(), model.orderProperty()));
    }

    /// Puts the cursor into the field with its text selected.
    public void focusRequest() {
        field.requestFocus();
        field.selectAll();
    }

    /// Shows what was asked before.
    public void showHistory() {
        history.button().requestFocus();
        history.button().show();
    }

    private static StackPane marker(QueryViewModel model) {
        FontIcon glass = new FontIcon(Feather.SEARCH);
        ProgressIndicator busy = new ProgressIndicator();
        busy.setId("searching");
        busy.getStyleClass().add("field-spinner");
        busy.visibleProperty().bind(model.searchingProperty());
        glass.visibleProperty().bind(model.searchingProperty().not());
        StackPane marker = new StackPane(glass, busy);
        marker.getStyleClass().add("field-marker");
        return marker;
    }

    private Button clearButton(ControlMaker make) {
        Button clear = make.iconButton("clear-request", Feather.X);
        clear.getStyleClass().add("field-button");
        clear.visibleProperty().bind(Bindings.isNotEmpty(field.textProperty()));
        clear.setFocusTraversable(false);
        clear.setOnAction(
                event -> {
                    field.clear();
                    field.requestFocus();
                });
        return clear;
    }

    private static void onKey(
            KeyEvent event, QueryViewModel model, SearchesViewModel searches, ListSteps steps) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        KeyCode code = event.getCode();
        if (code == KeyCode.DOWN) {
            steps.next();
        } else if (code == KeyCode.UP) {
            steps.previous();
        } else if (code == KeyCode.ENTER) {
            model.search();
            searches.meant();
            steps.enter();
        } else if (code == KeyCode.ESCAPE && event.getSource() instanceof TextField typed) {
            typed.clear();
        } else {
            return;
        }
        event.consume();
    }

    private static <E extends Enum<E>> ComboBox<E> choice(
            ControlMaker make, String id, Texts texts, E[] values, ObjectProperty<E> chosen) {
        ComboBox<E> box = new ComboBox<>();
        box.getItems().setAll(values);
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(E value) {
                        return value == null ? "" : texts.get(id + "." + value.name());
                    }

                    @Override
                    public E fromString(String text) {
                        throw new UnsupportedOperationException("the box is not editable: " + text);
                    }
                });
        box.valueProperty().bindBidirectional(chosen);
        return make.named(box, id);
    }

    /// What keys pressed in the request field do to the ranked list.
    public interface ListSteps {

        void next();

        void previous();

        /// Moves the focus into the list.
        void enter();
    }
}
