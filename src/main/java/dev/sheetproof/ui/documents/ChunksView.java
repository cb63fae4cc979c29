package dev.sheetproof.ui.documents;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The chunk browser.
final class ChunksView extends VBox {

    private final Texts texts;

    ChunksView(ChunksViewModel model, Texts texts, DocumentsView.Opener opener) {
        this.texts = texts;
        getStyleClass().add("side-content");
        ControlMaker make = new ControlMaker(texts);
        CustomTextField words = make.named(new CustomTextField(), "chunk-filter");
        words.setPromptText(texts.get("chunk-filter.prompt"));
        words.setLeft(new FontIcon(Feather.FILTER));
        words.textProperty().bindBidirectional(model.wordsProperty());

        ToggleButton everywhere = make.toggle("chunks-everywhere", Feather.GLOBE);
        everywhere.selectedProperty().bindBidirectional(model.everywhereProperty());
        ComboBox<Optional<BlockType>> types = types(make, model);
        HBox.setHgrow(types, Priority.ALWAYS);
        types.setMaxWidth(Double.MAX_VALUE);
        HBox choices = new HBox(types, everywhere);
        choices.getStyleClass().add("inline-form");

        ListView<StoredChunk> list = make.named(new ListView<>(), "chunk-list");
        list.getStyleClass().addAll(Styles.DENSE, "chunk-list");
        list.setItems(model.chunks());
        list.setCellFactory(view -> new ChunkCell(texts, model.everywhereProperty()));
        Label none = new Label(texts.get("chunk-list.none"));
        none.setWrapText(true);
        none.getStyleClass().add("empty-advice");
        list.setPlaceholder(none);
        follow(list, model, opener);
        Label of = new Label();
        of.setId("chunks-of");
        of.getStyleClass().add("chunks-of");
        of.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> headline(model),
                                model.documentProperty(),
                                model.everywhereProperty(),
                                model.listedProperty()));
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(words, choices, of, list);
    }

    /// Chosen by hand a chunk is opened; looked at elsewhere its row is chosen and comes into view.
    private static void follow(
            ListView<StoredChunk> list, ChunksViewModel model, DocumentsView.Opener opener) {
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) -> {
                            boolean elsewhere =
                                    now == null
                                            || model.chosenProperty()
                                                    .get()
                                                    .filter(now::equals)
                                                    .isPresent();
                            if (!elsewhere) {
                                model.choose(now.chunk().id());
                                opener.open(now);
                            }
                        });
        model.chosenProperty()
                .addListener(
                        (observed, before, now) ->
                                now.filter(
                                                chunk ->
                                                        !chunk.equals(
                                                                list.getSelectionModel()
                                                                        .getSelectedItem()))
                                        .ifPresent(
                                                chunk -> {
                                                    list.getSelectionModel().select(chunk);
                                                    list.scrollTo(chunk);
                                                }));
    }

    private String headline(ChunksViewModel model) {
        ChunksViewModel.Listed listed = model.listedProperty().get();
        String where =
                model.everywhereProperty().get()
                        ? texts.get("chunks-of.corpus")
                        : model.documentProperty().get().map(DocumentRecord::docId).orElse("");
        if (where.isEmpty()) {
            return "";
        }
        return listed.shown() < listed.fitting()
                ? texts.get("chunks-of.some", where, listed.shown(), listed.fitting())
                : texts.get("chunks-of.all", where, listed.fitting());
    }

    private ComboBox<Optional<BlockType>> types(ControlMaker make, ChunksViewModel model) {
        ComboBox<Optional<BlockType>> box = new ComboBox<>();
        List<Optional<BlockType>> values = new ArrayList<>();
        values.add(Optional.empty());
        for (BlockType type : BlockType.values()) {
            values.add(Optional.of(type));
        }
        box.getItems().setAll(values);
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(Optional<BlockType> value) {
                        return Optional.ofNullable(value)
                                .flatMap(chosen -> chosen)
                                .map(type -> texts.get("type." + type.name()))
                                .orElse(texts.get("chunk-types.all"));
                    }

                    @Override
                    public Optional<BlockType> fromString(String text) {
                        throw new UnsupportedOperationException("the box is not editable: " + text);
                    }
                });
        box.valueProperty().bindBidirectional(model.typeProperty());
        return make.named(box, "chunk-types");
    }
}
