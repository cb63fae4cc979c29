package dev.sheetproof.ui.documents;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The documents tree and the chunk list, as two tabs.
public final class DocumentsView extends TabPane {

    private final DocumentsViewModel model;
    private final Texts texts;
    private final Opener opener;
    private final TreeView<TreeRow> tree = new TreeView<>();
    private final ListView<StoredChunk> chunkList = new ListView<>();
    private final CustomTextField filter = new CustomTextField();

    /// @param opener what opening a row does
    public DocumentsView(DocumentsViewModel model, Texts texts, Opener opener) {
        this.model = model;
        this.texts = texts;
        this.opener = opener;
        setId("documents");
        getStyleClass().addAll("documents", Styles.DENSE);
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        getTabs().setAll(documentsTab(), chunksTab());
    }

    /// Opens places of documents.
    public interface Opener {

        void open(DocumentRecord document, PageNumber page, OptionalDouble yPt);

        void open(StoredChunk chunk);
    }

    /// Puts the cursor into the filter field.
    public void focusFilter() {
        getSelectionModel().select(0);
        filter.requestFocus();
        filter.selectAll();
    }

    /// Marks the document that is shown, without opening anything.
    public void mark(String docId) {
        TreeItem<TreeRow> chosen = tree.getSelectionModel().getSelectedItem();
        if (chosen != null && chosen.getValue().document().docId().equals(docId)) {
            return;
        }
        tree.getRoot().getChildren().stream()
                .filter(item -> item.getValue().document().docId().equals(docId))
                .findFirst()
                .ifPresent(item -> tree.getSelectionModel().select(item));
    }

    private Tab documentsTab() {
        ControlMaker make = new ControlMaker(texts);
        make.named(filter, "document-filter");
        filter.setPromptText(texts.get("document-filter.prompt"));
        filter.setLeft(new FontIcon(Feather.FILTER));
        filter.textProperty().bindBidirectional(model.filterProperty());
        make.named(tree, "document-tree");
        tree.setShowRoot(false);
        tree.setRoot(new TreeItem<>());
        tree.getStyleClass().addAll(Styles.DENSE, "document-tree");
        tree.setCellFactory(view -> new TreeRowCell(texts));
        tree.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now != null && now.getValue() != null) {
                                model.listChunks(now.getValue().document());
                            }
                        });
        tree.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY) {
                        openSelected();
                    }
                });
        tree.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        openSelected();
                        event.consume();
                    }
                });
        model.treesProperty().addListener((observed, before, now) -> fill(now));
        fill(model.treesProperty().get());
        VBox.setVgrow(tree, Priority.ALWAYS);
        VBox content = new VBox(filter, tree);
        content.getStyleClass().add("side-content");
        Tab tab = new Tab(texts.get("documents-tab.text"), content);
        tab.setId("documents-tab");
        return tab;
    }

    private Tab chunksTab() {
        ControlMaker make = new ControlMaker(texts);
        make.named(chunkList, "chunk-list");
        chunkList.getStyleClass().addAll(Styles.DENSE, "chunk-list");
        chunkList.setItems(model.chunks());
        chunkList.setCellFactory(view -> new ChunkCell(texts));
        Label none = new Label(texts.get("chunk-list.none"));
        none.setWrapText(true);
        none.getStyleClass().add("empty-advice");
        chunkList.setPlaceholder(none);
        chunkList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now != null) {
                                opener.open(now);
                            }
                        });
        Label of = new Label();
        of.setId("chunks-of");
        of.getStyleClass().add("chunks-of");
        of.textProperty()
                .bind(
                        model.chunksOfProperty()
                                .map(document -> document.map(DocumentRecord::docId).orElse("")));
        VBox.setVgrow(chunkList, Priority.ALWAYS);
        VBox content = new VBox(of, chunkList);
        content.getStyleClass().add("side-content");
        Tab tab = new Tab(texts.get("chunks-tab.text"), content);
        tab.setId("chunks-tab");
        return tab;
    }

    private void openSelected() {
        TreeItem<TreeRow> item = tree.getSelectionModel().getSelectedItem();
        if (item == null || item.getValue() == null) {
            return;
        }
        switch (item.getValue()) {
            case TreeRow.OfDocument(DocumentRecord document) ->
                    opener.open(document, new PageNumber(1), OptionalDouble.empty());
            case TreeRow.OfSection(DocumentRecord document, TocEntry section) ->
                    opener.open(document, section.startPage(), section.startY());
        }
    }

    /// Documents that were open stay open.
    private void fill(List<DocumentTree> trees) {
        Set<String> open = new HashSet<>();
        for (TreeItem<TreeRow> item : tree.getRoot().getChildren()) {
            if (item.isExpanded()) {
                open.add(item.getValue().document().docId());
            }
        }
        tree.getRoot().getChildren().setAll(trees.stream().map(this::item).toList());
        for (TreeItem<TreeRow> item : tree.getRoot().getChildren()) {
            if (open.contains(item.getValue().document().docId())) {
                item.setExpanded(true);
            }
        }
    }

    private TreeItem<TreeRow> item(DocumentTree document) {
        TreeItem<TreeRow> top = new TreeItem<>(new TreeRow.OfDocument(document.document()));
        Map<Integer, TreeItem<TreeRow>> byIndex = new LinkedHashMap<>();
        for (TocEntry section : document.sections()) {
            TreeItem<TreeRow> item =
                    new TreeItem<>(new TreeRow.OfSection(document.document(), section));
            item.setExpanded(document.open());
            byIndex.put(section.index(), item);
            TreeItem<TreeRow> above =
                    section.parent().isPresent()
                            ? byIndex.getOrDefault(section.parent().getAsInt(), top)
                            : top;
            above.getChildren().add(item);
        }
        top.setExpanded(document.open());
        return top;
    }
}
