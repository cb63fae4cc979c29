package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The sections of the document as a tree; the one being read is chosen.
final class OutlineView extends TreeView<TocEntry> {

    private final PageViewModel model;
    private List<TocEntry> shown = List.of();
    private final Map<Integer, TreeItem<TocEntry>> items = new HashMap<>();
    private boolean following;

    OutlineView(PageViewModel model, Texts texts) {
        this.model = model;
        setId("outline");
        setAccessibleText(texts.get("outline.name"));
        getStyleClass().add("outline");
        setShowRoot(false);
        setCellFactory(tree -> new Row());
        getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now != null && !following) {
                                open(now.getValue());
                            }
                        });
        model.sheetProperty().addListener((observed, before, now) -> show(now));
        visibleProperty().addListener((observed, before, now) -> show(model.sheetProperty().get()));
        show(model.sheetProperty().get());
    }

    private void open(TocEntry entry) {
        model.sheetProperty()
                .get()
                .ifPresent(
                        sheet ->
                                model.show(
                                        sheet.data().document().docId(),
                                        entry.startPage(),
                                        entry.startY()));
    }

    private void show(Optional<Sheet> sheet) {
        if (!isVisible()) {
            return;
        }
        following = true;
        List<TocEntry> toc = sheet.map(known -> known.data().toc()).orElse(List.of());
        if (!toc.equals(shown)) {
            shown = toc;
            fill();
        }
        sheet.flatMap(known -> current(known.page().page()))
                .map(entry -> items.get(entry.index()))
                .ifPresent(item -> getSelectionModel().select(item));
        following = false;
    }

    private void fill() {
        items.clear();
        TreeItem<TocEntry> root = new TreeItem<>();
        for (TocEntry entry : shown) {
            TreeItem<TocEntry> item = new TreeItem<>(entry);
            item.setExpanded(entry.level() < 2);
            items.put(entry.index(), item);
            TreeItem<TocEntry> parent =
                    entry.parent().isPresent()
                            ? items.getOrDefault(entry.parent().getAsInt(), root)
                            : root;
            parent.getChildren().add(item);
        }
        setRoot(root);
    }

    /// The last section that has begun on a page or before it; of the sections that begin on the
    /// page itself the first, or the one that was chosen.
    private Optional<TocEntry> current(PageNumber page) {
        TreeItem<TocEntry> chosen = getSelectionModel().getSelectedItem();
        if (chosen != null && chosen.getValue().startPage().equals(page)) {
            return Optional.of(chosen.getValue());
        }
        List<TocEntry> begun = new ArrayList<>();
        for (TocEntry entry : shown) {
            if (entry.startPage().equals(page)) {
                return Optional.of(entry);
            }
            if (entry.startPage().compareTo(page) < 0) {
                begun.add(entry);
            }
        }
        return begun.isEmpty() ? Optional.empty() : Optional.of(begun.getLast());
    }

    private static final class Row extends TreeCell<TocEntry> {

        private final Label title = new Label();
        private final Label page = new Label();
        private final HBox content = new HBox(title, page);

        private Row() {
            title.setMinWidth(0);
            title.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(title, Priority.ALWAYS);
            page.setMinWidth(Region.USE_PREF_SIZE);
            page.getStyleClass().add("row-pages");
            content.getStyleClass().add("tree-row");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable TocEntry entry, boolean empty) {
            super.updateItem(entry, empty);
            setText(null);
            if (empty || entry == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            title.setText(entry.title());
            page.setText(entry.startPage().toString());
            setAccessibleText(entry.title() + ", " + entry.startPage());
            setGraphic(content);
        }
    }
}
