package dev.sheetproof.ui.compare;

import atlantafx.base.theme.Styles;
import dev.sheetproof.evidence.DocumentDifference;
import dev.sheetproof.evidence.DocumentDifference.PageDifference;
import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What is different, counted and page by page; a row puts its page of both sides beside each other
/// and opens it above with the changes drawn.
public final class ComparisonView extends VBox {

    /// More documents than these do not fit a menu.
    private static final int MENU_ROWS = 40;

    private static final double LIST_WIDTH = 330;

    private final ComparisonViewModel model;
    private final Texts texts;
    private final Actions actions;
    private final Label headline = new Label();
    private final ListView<PageDifference> list = new ListView<>();

    /// What the window does for this pane.
    public interface Actions {

        /// What the document shown can be compared with now.
        List<Subject> subjects();

        void compare(Subject with);

        /// Opens a page with its changes drawn.
        void open(DocumentRecord document, PageDifference page);
    }

    public ComparisonView(ComparisonViewModel model, Texts texts, Actions actions) {
        this.model = model;
        this.texts = texts;
        this.actions = actions;
        setId("comparison");
        getStyleClass().add("comparison");
        ControlMaker make = new ControlMaker(texts);
        Label title = new Label(texts.get("comparison.title"));
        title.getStyleClass().add("pane-title");
        MenuButton with = make.menuButton("compare-with", Feather.COLUMNS);
        with.setText(texts.get("compare-with.text"));
        with.showingProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now) {
                                fill(with);
                            }
                        });
        fill(with);
        ProgressIndicator busy = new ProgressIndicator();
        busy.getStyleClass().add("field-spinner");
        busy.visibleProperty().bind(model.runningProperty());
        headline.setId("comparison-counts");
        headline.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button hide = make.iconButton("hide-comparison", Feather.CHEVRON_DOWN);
        hide.setOnAction(event -> model.shownProperty().set(false));
        HBox head = new HBox(title, with, busy, headline, gap, hide);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("pane-head");

        make.named(list, "comparison-list");
        list.getStyleClass().addAll(Styles.DENSE, "task-list");
        list.setCellFactory(view -> new Row());
        Label none = new Label(texts.get("comparison.none"));
        none.setWrapText(true);
        none.getStyleClass().add("empty-advice");
        list.setPlaceholder(none);
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener((observed, before, now) -> open(Optional.ofNullable(now)));
        list.setMinWidth(0);
        list.setPrefWidth(LIST_WIDTH);
        PagePairView pair = new PagePairView(model.pair(), texts);
        HBox.setHgrow(pair, Priority.ALWAYS);
        HBox body = new HBox(list, pair);
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head, body);
        model.outcomeProperty().addListener((observed, before, now) -> show(now));
        show(model.outcomeProperty().get());
    }

    private void fill(MenuButton menu) {
        List<MenuItem> items = new ArrayList<>();
        for (Subject subject : actions.subjects().stream().limit(MENU_ROWS).toList()) {
            MenuItem item = new MenuItem(name(subject));
            item.setMnemonicParsing(false);
            item.setOnAction(event -> actions.compare(subject));
            items.add(item);
        }
        menu.getItems().setAll(items);
    }

    private String name(Subject subject) {
        return switch (subject) {
            case Subject.Detector(var choice) -> texts.get("subject.detector", choice.toString());
            case Subject.OtherCorpus(var corpus) -> texts.get("subject.corpus", corpus.name());
            case Subject.OtherDocument(var document) ->
                    texts.get("subject.document", document.docId());
        };
    }

    private void show(Optional<ComparisonViewModel.Outcome> outcome) {
        list.getItems().clear();
        if (outcome.isEmpty()) {
            headline.setText("");
            return;
        }
        switch (outcome.orElseThrow()) {
            case ComparisonViewModel.Outcome.Failed(String reason) ->
                    headline.setText(texts.reason(reason));
            case ComparisonViewModel.Outcome.Compared compared -> {
                headline.setText(counts(compared));
                list.getItems().setAll(compared.different());
                list.getSelectionModel().selectFirst();
            }
        }
    }

    private String counts(ComparisonViewModel.Outcome.Compared compared) {
        DocumentDifference found = compared.difference();
        return texts.get(
                "comparison.counts",
                compared.document().docId(),
                name(compared.with()),
                compared.different().size(),
                found.pages().size(),
                words(found.counts(), found.regrouped()));
    }

    private String words(Map<LayoutDifference.Kind, Integer> counts, int regrouped) {
        return texts.get(
                "comparison.changes",
                counts.getOrDefault(LayoutDifference.Kind.ADDED, 0),
                counts.getOrDefault(LayoutDifference.Kind.LOST, 0),
                counts.getOrDefault(LayoutDifference.Kind.MOVED, 0),
                counts.getOrDefault(LayoutDifference.Kind.RELABELLED, 0),
                regrouped);
    }

    private void open(Optional<PageDifference> page) {
        if (page.isPresent()
                && model.outcomeProperty().get().orElse(null)
                        instanceof ComparisonViewModel.Outcome.Compared compared) {
            model.look(compared, page.orElseThrow());
            actions.open(compared.document(), page.orElseThrow());
        }
    }

    /// A page that differs.
    private final class Row extends ListCell<PageDifference> {

        Row() {
            setWrapText(true);
            // As wide as the list, so that its text wraps instead of being scrolled.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable PageDifference page, boolean empty) {
            super.updateItem(page, empty);
            setText(
                    empty || page == null
                            ? null
                            : texts.get(
                                    "comparison.page",
                                    page.page().toString(),
                                    words(page.layout().counts(), page.regrouped())));
        }
    }
}
