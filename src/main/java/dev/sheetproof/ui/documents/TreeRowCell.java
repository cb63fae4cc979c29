package dev.sheetproof.ui.documents;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A document or a section, with its page at the right.
final class TreeRowCell extends TreeCell<TreeRow> {

    private final Texts texts;
    private final FontIcon icon = new FontIcon(Feather.FILE_TEXT);
    private final Label name = new Label();
    private final Label pages = new Label();
    private final HBox content;

    TreeRowCell(Texts texts) {
        this.texts = texts;
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        pages.getStyleClass().add("row-pages");
        pages.setMinWidth(Region.USE_PREF_SIZE);
        name.setMinWidth(20);
        content = new HBox(icon, name, gap, pages);
        content.getStyleClass().add("tree-row");
        content.setAlignment(Pos.CENTER_LEFT);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable TreeRow row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        if (empty || row == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        switch (row) {
            case TreeRow.OfCorpus(String corpus, int documents) -> show(corpus, documents);
            case TreeRow.OfDocument(DocumentRecord document) -> show(document);
            case TreeRow.OfSection(DocumentRecord document, TocEntry section) -> show(section);
            case TreeRow.OfChunk(DocumentRecord document, StoredChunk chunk) -> show(chunk);
            case TreeRow.Unread unread -> plain(texts.get("row.unread"), "", "");
        }
        setGraphic(content);
    }

    private void show(DocumentRecord document) {
        boolean well = document.status() == DocumentStatus.OK;
        icon.setIconCode(
                switch (document.status()) {
                    case OK -> Feather.FILE_TEXT;
                    case PARTIAL -> Feather.ALERT_TRIANGLE;
                    case ENCRYPTED -> Feather.LOCK;
                    case FAILED -> Feather.X_CIRCLE;
                });
        showIcon(true);
        icon.getStyleClass().removeAll("row-warning");
        if (!well) {
            icon.getStyleClass().add("row-warning");
        }
        name.setText(document.docId());
        name.getStyleClass().remove("row-section");
        pages.setText(texts.get("row.pages", Integer.toString(document.pages())));
        String about = document.title().isBlank() ? document.docId() : document.title();
        String tooltip = well ? about : about + "\n" + texts.reason(document.reason());
        setTooltip(ControlMaker.tooltip(tooltip));
        setAccessibleText(tooltip);
    }

    private void show(String corpus, int documents) {
        plain(corpus, Integer.toString(documents), corpus);
        icon.setIconCode(Feather.DATABASE);
        icon.getStyleClass().removeAll("row-warning");
        showIcon(true);
    }

    private void show(TocEntry section) {
        plain(
                section.title(),
                texts.get("row.page", section.startPage().toString()),
                section.breadcrumb());
    }

    private void show(StoredChunk stored) {
        String type = texts.get("type." + stored.chunk().type().name());
        plain(
                type + "  " + ChunkCell.firstWords(stored.chunk().nativeText()),
                texts.get("row.page", stored.chunk().page().toString()),
                stored.chunk().id());
    }

    private void plain(String words, String page, String about) {
        showIcon(false);
        name.setText(words);
        if (!name.getStyleClass().contains("row-section")) {
            name.getStyleClass().add("row-section");
        }
        pages.setText(page);
        setTooltip(about.isBlank() ? null : ControlMaker.tooltip(about));
        setAccessibleText(words + " " + page);
    }

    private void showIcon(boolean shown) {
        icon.setVisible(shown);
        icon.setManaged(shown);
    }
}
