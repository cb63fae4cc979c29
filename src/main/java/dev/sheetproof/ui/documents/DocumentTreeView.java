package dev.sheetproof.ui.documents;

import atlantafx.base.theme.Styles;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.beans.Observable;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

/// The tree: corpus, documents, sections, chunks. The chunks of a document are read when it is
/// opened.
final class DocumentTreeView extends TreeView<TreeRow> {

    private final DocumentsViewModel model;
    private final DocumentsView.Opener opener;

    DocumentTreeView(DocumentsViewModel model, Texts texts, DocumentsView.Opener opener) {
        this.model = model;
        this.opener = opener;
        new ControlMaker(texts).named(this, "document-tree");
        TreeItem<TreeRow> root = new TreeItem<>(new TreeRow.OfCorpus("", 0));
        root.setExpanded(true);
        setRoot(root);
        getStyleClass().addAll(Styles.DENSE, "document-tree");
        setCellFactory(view -> new TreeRowCell(texts));
        getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) ->
                                row(now).flatMap(TreeRow::of).ifPresent(model::look));
        setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY) {
                        openSelected();
                    }
                });
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        openSelected();
                        event.consume();
                    }
                });
        model.treesProperty().addListener((observed, before, now) -> fill(now));
        model.readChunks().addListener((Observable changed) -> fillChunks());
        // An empty corpus lists nothing new, yet has another name.
        model.corpusNameProperty()
                .addListener((observed, before, now) -> fill(model.treesProperty().get()));
        fill(model.treesProperty().get());
    }

    /// Marks the document that is shown, without opening anything.
    void mark(String docId) {
        boolean there =
                row(getSelectionModel().getSelectedItem())
                        .flatMap(TreeRow::of)
                        .filter(document -> document.docId().equals(docId))
                        .isPresent();
        if (!there) {
            getRoot().getChildren().stream()
                    .filter(item -> is(item, docId))
                    .findFirst()
                    .ifPresent(item -> getSelectionModel().select(item));
        }
    }

    private static Optional<TreeRow> row(TreeItem<TreeRow> item) {
        return Optional.ofNullable(item).map(TreeItem::getValue);
    }

    private static boolean is(TreeItem<TreeRow> item, String docId) {
        return row(item)
                .flatMap(TreeRow::of)
                .filter(document -> document.docId().equals(docId))
                .isPresent();
    }

    private void openSelected() {
        row(getSelectionModel().getSelectedItem()).ifPresent(this::open);
    }

    private void open(TreeRow row) {
        switch (row) {
            case TreeRow.OfCorpus corpus -> {}
            case TreeRow.Unread unread -> {}
            case TreeRow.OfDocument(DocumentRecord document) ->
                    opener.open(document, new PageNumber(1), OptionalDouble.empty());
            case TreeRow.OfSection(DocumentRecord document, TocEntry section) ->
                    opener.open(document, section.startPage(), section.startY());
            case TreeRow.OfChunk(DocumentRecord document, StoredChunk chunk) -> opener.open(chunk);
        }
    }

    /// Documents that were open stay open.
    private void fill(List<DocumentTree> trees) {
        Set<String> open = new HashSet<>();
        for (TreeItem<TreeRow> item : getRoot().getChildren()) {
            if (item.isExpanded()) {
                row(item).flatMap(TreeRow::of).ifPresent(document -> open.add(document.docId()));
            }
        }
        getRoot().setValue(new TreeRow.OfCorpus(model.corpusNameProperty().get(), trees.size()));
        getRoot().getChildren().setAll(trees.stream().map(this::item).toList());
        for (TreeItem<TreeRow> item : getRoot().getChildren()) {
            if (row(item).flatMap(TreeRow::of).filter(d -> open.contains(d.docId())).isPresent()) {
                item.setExpanded(true);
            }
        }
        fillChunks();
    }

    private TreeItem<TreeRow> item(DocumentTree tree) {
        DocumentRecord document = tree.document();
        TreeItem<TreeRow> top = new TreeItem<>(new TreeRow.OfDocument(document));
        Map<Integer, TreeItem<TreeRow>> byIndex = new LinkedHashMap<>();
        for (TocEntry section : tree.sections()) {
            TreeItem<TreeRow> item = new TreeItem<>(new TreeRow.OfSection(document, section));
            item.setExpanded(tree.open());
            byIndex.put(section.index(), item);
            TreeItem<TreeRow> above =
                    section.parent().isPresent()
                            ? byIndex.getOrDefault(section.parent().getAsInt(), top)
                            : top;
            above.getChildren().add(item);
        }
        if (!tree.open() && document.chunks() > 0) {
            top.getChildren().add(new TreeItem<>(new TreeRow.Unread(document)));
        }
        top.setExpanded(tree.open());
        top.expandedProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now) {
                                model.readChunksOf(document);
                            }
                        });
        return top;
    }

    /// Puts chunks that were read into their documents, each under its section.
    private void fillChunks() {
        for (TreeItem<TreeRow> top : getRoot().getChildren()) {
            row(top).flatMap(TreeRow::of)
                    .filter(document -> model.readChunks().containsKey(document.docId()))
                    .ifPresent(
                            document -> {
                                if (top.getChildren()
                                        .removeIf(
                                                item ->
                                                        item.getValue()
                                                                instanceof TreeRow.Unread)) {
                                    List<StoredChunk> chunks =
                                            model.readChunks()
                                                    .getOrDefault(document.docId(), List.of());
                                    place(top, document, chunks);
                                }
                            });
        }
    }

    private static void place(
            TreeItem<TreeRow> top, DocumentRecord document, List<StoredChunk> chunks) {
        Map<String, TreeItem<TreeRow>> sections = new LinkedHashMap<>();
        collect(top, sections);
        Map<TreeItem<TreeRow>, List<TreeItem<TreeRow>>> placed = new LinkedHashMap<>();
        for (StoredChunk chunk : chunks) {
            placed.computeIfAbsent(
                            sections.getOrDefault(chunk.chunk().tocPath(), top),
                            any -> new ArrayList<>())
                    .add(new TreeItem<>(new TreeRow.OfChunk(document, chunk)));
        }
        // Before the sections below it, as they stand in the document.
        placed.forEach((section, items) -> section.getChildren().addAll(0, items));
    }

    private static void collect(TreeItem<TreeRow> item, Map<String, TreeItem<TreeRow>> sections) {
        for (TreeItem<TreeRow> child : item.getChildren()) {
            if (child.getValue() instanceof TreeRow.OfSection(DocumentRecord any, TocEntry entry)) {
                sections.putIfAbsent(entry.breadcrumb(), child);
                collect(child, sections);
            }
        }
    }
}
