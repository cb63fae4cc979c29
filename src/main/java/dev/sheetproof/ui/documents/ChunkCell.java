package dev.sheetproof.ui.documents;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.Texts;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A chunk: its type and page, and its first words.
final class ChunkCell extends ListCell<StoredChunk> {

    private static final int WORDS_SHOWN = 90;

    private final Texts texts;
    private final Label type = new Label();
    private final Label page = new Label();
    private final Label section = new Label();
    private final Label words = new Label();
    private final ObservableValue<Boolean> everywhere;
    private final VBox content;

    /// @param everywhere whether the document must be told, too
    ChunkCell(Texts texts, ObservableValue<Boolean> everywhere) {
        this.texts = texts;
        this.everywhere = everywhere;
        type.getStyleClass().add("hit-type");
        type.setMinWidth(Region.USE_PREF_SIZE);
        page.getStyleClass().add("row-pages");
        page.setMinWidth(Region.USE_PREF_SIZE);
        section.getStyleClass().add("hit-section");
        words.getStyleClass().add("chunk-words");
        HBox.setHgrow(section, Priority.ALWAYS);
        section.setMaxWidth(Double.MAX_VALUE);
        HBox head = new HBox(type, section, page);
        head.getStyleClass().add("hit-head");
        head.setAlignment(Pos.CENTER_LEFT);
        content = new VBox(head, words);
        content.getStyleClass().add("chunk-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable StoredChunk stored, boolean empty) {
        super.updateItem(stored, empty);
        setText(null);
        if (empty || stored == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        Chunk chunk = stored.chunk();
        type.setText(texts.get("type." + chunk.type().name()));
        page.setText(texts.get("row.page", chunk.page().toString()));
        section.setText(everywhere.getValue() ? stored.docId() : chunk.sectionTitle());
        words.setText(firstWords(chunk.nativeText()));
        setAccessibleText(type.getText() + ", " + page.getText() + ", " + words.getText());
        setGraphic(content);
    }

    static String firstWords(String text) {
        String start = text.length() <= 4 * WORDS_SHOWN ? text : text.substring(0, 4 * WORDS_SHOWN);
        String flat = start.strip().replaceAll("\\s+", " ");
        return flat.length() <= WORDS_SHOWN ? flat : flat.substring(0, WORDS_SHOWN) + "…";
    }
}
