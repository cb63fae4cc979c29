package dev.sheetproof.ui.page;

import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.find.FindHit;
import dev.sheetproof.ui.page.find.FindViewModel;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Finds words in the document shown: what is sought, how often it was found, and each place with
/// the words around it.
final class FindPane extends VBox {

    /// Width kept free beside the hits.
    private static final double SCROLL_BAR = 16;

    private final FindViewModel model;
    private final Texts texts;
    private final TextField field = new TextField();
    private final Label count = new Label();
    private final ListView<FindHit> list = new ListView<>();
    private boolean following;

    /// @param close called when the reader is done with finding
    FindPane(FindViewModel model, Texts texts, Runnable close) {
        this.model = model;
        this.texts = texts;
        setId("find-pane");
        getStyleClass().add("find-pane");
        ControlMaker make = new ControlMaker(texts);
        make.named(field, "find-field");
        field.setPromptText(texts.get("find-field.prompt"));
        field.textProperty().bindBidirectional(model.queryProperty());
        field.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        close.run();
                        event.consume();
                    } else if (event.getCode() == KeyCode.ENTER) {
                        if (event.isShiftDown()) {
                            model.previous();
                        } else {
                            model.next();
                        }
                        event.consume();
                    } else if (event.getCode() == KeyCode.DOWN) {
                        list.requestFocus();
                        event.consume();
                    }
                });
        count.setId("find-count");
        count.getStyleClass().add("row-pages");
        count.setMinWidth(0);
        Button previous = make.iconButton("find-previous", Feather.CHEVRON_UP);
        previous.setOnAction(event -> model.previous());
        Button next = make.iconButton("find-next", Feather.CHEVRON_DOWN);
        next.setOnAction(event -> model.next());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox steps = new HBox(count, gap, previous, next);
        steps.setAlignment(Pos.CENTER_LEFT);
        list.setId("find-hits");
        list.setAccessibleText(texts.get("find-hits.name"));
        list.getStyleClass().add("find-hits");
        list.setItems(model.hits());
        list.setCellFactory(view -> new Row());
        Label none = new Label(texts.get("find.none"));
        none.getStyleClass().add("empty-advice");
        none.setWrapText(true);
        none.visibleProperty()
                .bind(
                        model.stateProperty()
                                .map(
                                        state ->
                                                state
                                                                instanceof
                                                                FindViewModel.State.Found(int found)
                                                        && found == 0));
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(field, steps, list);
        list.getSelectionModel()
                .selectedIndexProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (!following && now.intValue() >= 0) {
                                model.currentProperty().set(now.intValue());
                            }
                        });
        model.currentProperty().addListener((observed, before, now) -> follow(now.intValue()));
        model.stateProperty().addListener((observed, before, now) -> tell());
        tell();
    }

    void focusField() {
        field.requestFocus();
        field.selectAll();
    }

    private void follow(int place) {
        following = true;
        if (place < 0) {
            list.getSelectionModel().clearSelection();
        } else {
            list.getSelectionModel().select(place);
            list.scrollTo(Math.max(0, place - 2));
        }
        following = false;
        tell();
    }

    private void tell() {
        count.setText(
                switch (model.stateProperty().get()) {
                    case FindViewModel.State.Idle idle -> "";
                    case FindViewModel.State.Searching searching -> texts.get("find.searching");
                    case FindViewModel.State.Failed(String reason) -> texts.reason(reason);
                    case FindViewModel.State.Found(int found) ->
                            model.currentProperty().get() >= 0
                                    ? texts.get(
                                            "find.place", model.currentProperty().get() + 1, found)
                                    : texts.get("find.count", found);
                });
    }

    /// A hit with the words around it.
    private final class Row extends ListCell<FindHit> {

        private final Text before = new Text();
        private final Text match = new Text();
        private final Text after = new Text();
        private final Label page = new Label();
        private final VBox content = new VBox(page, new TextFlow(before, match, after));

        private Row() {
            before.getStyleClass().add("snippet-text");
            after.getStyleClass().add("snippet-text");
            match.getStyleClass().add("find-match");
            page.getStyleClass().add("row-pages");
            setPrefWidth(0);
        }

        /// A cell is as tall as its words need at the width of the list.
        @Override
        protected double computePrefHeight(double width) {
            return isEmpty()
                    ? super.computePrefHeight(width)
                    : snappedTopInset()
                            + snappedBottomInset()
                            + content.prefHeight(
                                    list.getWidth()
                                            - SCROLL_BAR
                                            - snappedLeftInset()
                                            - snappedRightInset());
        }

        @Override
        protected void updateItem(@Nullable FindHit hit, boolean empty) {
            super.updateItem(hit, empty);
            setText(null);
            if (empty || hit == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            page.setText(texts.get("find.page", hit.page().toString()));
            before.setText(hit.before());
            match.setText(hit.match());
            after.setText(hit.after());
            setAccessibleText(
                    texts.get("find.page", hit.page().toString())
                            + " "
                            + hit.before()
                            + hit.match()
                            + hit.after());
            setGraphic(content);
        }
    }
}
