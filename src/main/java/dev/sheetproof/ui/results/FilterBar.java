package dev.sheetproof.ui.results;

import atlantafx.base.theme.Styles;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.query.Filter;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;

/// Chips above the list: by document, type, pages and status of the page, and how hits are grouped.
final class FilterBar extends FlowPane {

    /// What a chip shows of the names chosen.
    private static final int CHIP_CHARS = 26;

    private final ResultsViewModel model;
    private final Texts texts;
    private final MenuButton docs;
    private final MenuButton types;
    private final MenuButton statuses;
    private final MenuButton grouping;
    private final TextField pages = new TextField();
    private final Button clear;

    FilterBar(ResultsViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("filters");
        getStyleClass().add("filter-bar");
        ControlMaker make = new ControlMaker(texts);
        docs = chip(make, "filter-docs", Feather.FILE_TEXT);
        types = chip(make, "filter-types", Feather.TAG);
        statuses = chip(make, "filter-statuses", Feather.ALERT_TRIANGLE);
        grouping = chip(make, "grouping", Feather.LAYERS);
        make.named(pages, "filter-pages");
        pages.setPromptText(texts.get("filter-pages.prompt"));
        pages.setPrefColumnCount(3);
        pages.getStyleClass().addAll(Styles.SMALL, "filter-pages");
        pages.setOnAction(event -> usePages());
        pages.focusedProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (!now) {
                                usePages();
                            }
                        });
        clear = make.button("clear-filters", Feather.X);
        clear.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        clear.setOnAction(event -> model.filterProperty().set(Filter.NONE));
        fillGrouping();
        getChildren().addAll(docs, types, pages, statuses, grouping, clear);
        model.facetsProperty().addListener((observed, before, now) -> show());
        model.filterProperty().addListener((observed, before, now) -> show());
        model.groupingProperty().addListener((observed, before, now) -> fillGrouping());
        show();
    }

    private static MenuButton chip(ControlMaker make, String id, Feather icon) {
        MenuButton chip = make.menuButton(id, icon);
        chip.getStyleClass().addAll(Styles.SMALL, "filter-chip");
        return chip;
    }

    private void usePages() {
        String typed = pages.getText().strip();
        Optional<Filter.Pages> range = Filter.Pages.read(typed);
        if (typed.isEmpty() || range.isPresent()) {
            model.filterProperty().set(model.filterProperty().get().withPages(range));
        }
        showPages();
    }

    private void showPages() {
        pages.setText(model.filterProperty().get().pages().map(Filter.Pages::toString).orElse(""));
    }

    private void show() {
        Filter filter = model.filterProperty().get();
        Facets facets = model.facetsProperty().get();
        fill(docs, "filter-docs", facets.docs(), filter.docs(), id -> id, filter::toggleDoc);
        fill(
                types,
                "filter-types",
                facets.types(),
                filter.types(),
                type -> texts.get("type." + type.name()),
                filter::toggleType);
        fill(
                statuses,
                "filter-statuses",
                facets.statuses(),
                filter.statuses(),
                status -> texts.get("page-status." + status.name()),
                filter::toggleStatus);
        showPages();
        // Where every page was read there is nothing to choose.
        boolean several =
                facets.statuses().keySet().stream().anyMatch(status -> status != PageStatus.OK)
                        || !filter.statuses().isEmpty();
        statuses.setVisible(several);
        statuses.setManaged(several);
        clear.setVisible(!filter.isNone());
        clear.setManaged(!filter.isNone());
    }

    private <T> void fill(
            MenuButton chip,
            String id,
            SortedMap<T, Integer> values,
            Collection<T> chosen,
            Function<T, String> name,
            Function<T, Filter> toggled) {
        String names = chosen.stream().map(name).collect(Collectors.joining(", "));
        chip.setText(
                chosen.isEmpty()
                        ? texts.get(id + ".text")
                        : names.length() <= CHIP_CHARS
                                ? names
                                : names.substring(0, CHIP_CHARS) + "…");
        chip.getStyleClass().remove(Styles.ACCENT);
        if (!chosen.isEmpty()) {
            chip.getStyleClass().add(Styles.ACCENT);
        }
        List<MenuItem> items =
                values.entrySet().stream()
                        .<MenuItem>map(
                                entry -> {
                                    CheckMenuItem item =
                                            new CheckMenuItem(
                                                    texts.get(
                                                            "filter.value",
                                                            name.apply(entry.getKey()),
                                                            entry.getValue()));
                                    item.setMnemonicParsing(false);
                                    item.setSelected(chosen.contains(entry.getKey()));
                                    item.setOnAction(
                                            event ->
                                                    model.filterProperty()
                                                            .set(toggled.apply(entry.getKey())));
                                    return item;
                                })
                        .toList();
        chip.getItems().setAll(items);
        chip.setDisable(items.isEmpty());
    }

    private void fillGrouping() {
        ToggleGroup one = new ToggleGroup();
        grouping.setText(texts.get("grouping." + model.groupingProperty().get().name()));
        Consumer<Grouping> use = model.groupingProperty()::set;
        grouping.getItems().clear();
        for (Grouping value : Grouping.values()) {
            RadioMenuItem item = new RadioMenuItem(texts.get("grouping." + value.name()));
            item.setToggleGroup(one);
            item.setSelected(value == model.groupingProperty().get());
            item.setOnAction(event -> use.accept(value));
            grouping.getItems().add(item);
        }
    }
}
