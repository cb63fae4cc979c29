package dev.sheetproof.ui.results;

import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.EmptyState;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.query.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.Observable;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The ranked list with what it says about itself above, and why a hit stands where it stands
/// below.
public final class ResultsView extends VBox {

    private final ResultsViewModel model;
    private final Texts texts;
    private final ListView<HitRow> list = new ListView<>();
    private final Label headline = new Label();
    private final VBox remarks = new VBox();
    private final StackPane middle = new StackPane();
    private final RankStoryView why;
    private final FilterBar filters;
    private final Function<String, Node> step;

    /// @param step makes the control for a next step, by the id of its command
    public ResultsView(
            ResultsViewModel model,
            ThumbnailsViewModel thumbnails,
            TakeAwayViewModel takeAway,
            Function<String, Node> step,
            Texts texts) {
        this.step = step;
        this.model = model;
        this.texts = texts;
        setId("results");
        getStyleClass().add("results");
        why = new RankStoryView(texts);

        list.setId("hits");
        list.setAccessibleText(texts.get("hits.name"));
        list.getStyleClass().add("hits");
        list.setItems(model.rows());
        list.setCellFactory(
                view -> {
                    HitCell cell = new HitCell(texts, view, thumbnails);
                    HitMenu.attach(takeAway, texts, cell);
                    return cell;
                });
        headline.setId("result-headline");
        headline.getStyleClass().add("result-headline");
        remarks.getStyleClass().add("result-remarks");
        VBox.setVgrow(middle, Priority.ALWAYS);
        filters = new FilterBar(model, texts);
        getChildren().addAll(headline, filters, remarks, middle, why);

        bindChoice();
        model.stateProperty().addListener((observed, before, now) -> show(now));
        model.examples().addListener((Observable changed) -> show(model.stateProperty().get()));
        model.rows().addListener((ListChangeListener<HitRow>) change -> list.scrollTo(0));
        show(model.stateProperty().get());
    }

    /// Moves the focus into the list.
    public void focusList() {
        list.requestFocus();
    }

    /// Selection model and view model follow each other; an emptied selection while rows are
    /// replaced is no choice.
    private void bindChoice() {
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now != null) {
                                model.chosenProperty().set(Optional.of(now));
                            }
                        });
        model.chosenProperty()
                .addListener(
                        (observed, before, now) -> {
                            select(now);
                            why.show(now);
                        });
        why.show(Optional.empty());
    }

    private void select(Optional<HitRow> row) {
        if (row.isEmpty()) {
            list.getSelectionModel().clearSelection();
            return;
        }
        HitRow chosen = row.orElseThrow();
        if (!chosen.equals(list.getSelectionModel().getSelectedItem())) {
            list.getSelectionModel().select(chosen);
            bringIntoView(list.getSelectionModel().getSelectedIndex());
        }
    }

    /// Scrolls no further than needed; the list view's own `scrollTo` puts the row at the top.
    private void bringIntoView(int row) {
        if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            flow.scrollTo(row);
        } else {
            list.scrollTo(row);
        }
    }

    private void show(ResultsViewModel.ListState state) {
        remarks.getChildren().clear();
        switch (state) {
            case ResultsViewModel.ListState.NoCorpus none ->
                    empty("no-corpus", Feather.FOLDER, List.of(step.apply("corpus")));
            case ResultsViewModel.ListState.NoDocuments none when none.ingesting() ->
                    empty("ingesting-first", Feather.LOADER, List.of());
            case ResultsViewModel.ListState.NoDocuments none ->
                    empty(
                            "no-documents",
                            Feather.FILE_PLUS,
                            List.of(step.apply("add"), step.apply("watch")));
            case ResultsViewModel.ListState.NothingAsked none ->
                    empty("nothing-asked", Feather.SEARCH, examples());
            case ResultsViewModel.ListState.Failed failed -> failed(failed.reason());
            case ResultsViewModel.ListState.FilteredOut none -> filteredOut(none.request());
            case ResultsViewModel.ListState.Unsupported none -> unsupported(none);
            case ResultsViewModel.ListState.Hits hits -> hits(hits);
        }
    }

    private void hits(ResultsViewModel.ListState.Hits hits) {
        String millis = String.format(Locale.ROOT, "%d", hits.took().toMillis());
        headline.setText(texts.get("headline.hits", hits.count(), millis));
        setHeadline(true);
        remark(hits.notes(), hits.warnings());
        middle.getChildren().setAll(list);
        setWhy(true);
    }

    private void unsupported(ResultsViewModel.ListState.Unsupported none) {
        remark(none.notes(), none.warnings());
        if (none.nearest()) {
            headline.setText(texts.get("headline.unsupported"));
            setHeadline(true);
            middle.getChildren().setAll(list);
            setWhy(true);
        } else {
            setHeadline(false);
            setWhy(false);
            middle.getChildren()
                    .setAll(
                            new EmptyState(
                                    "unsupported",
                                    Feather.SLASH,
                                    texts.get("unsupported.title"),
                                    texts.get("unsupported.advice", none.request()),
                                    step.apply("raw"),
                                    step.apply("add")));
        }
    }

    private void filteredOut(String request) {
        setHeadline(false);
        setWhy(false);
        filters.setVisible(true);
        filters.setManaged(true);
        Button all = new ControlMaker(texts).button("show-all", Feather.X);
        all.setOnAction(event -> model.filterProperty().set(Filter.NONE));
        middle.getChildren()
                .setAll(
                        new EmptyState(
                                "filtered-out",
                                Feather.FILTER,
                                texts.get("filtered-out.title"),
                                texts.get("filtered-out.advice", request),
                                all));
    }

    private void failed(String reason) {
        setHeadline(false);
        setWhy(false);
        middle.getChildren()
                .setAll(
                        new EmptyState(
                                "search-failed",
                                Feather.ALERT_TRIANGLE,
                                texts.get("search-failed.title"),
                                texts.get("search-failed.advice", texts.reason(reason)),
                                step.apply("search-again")));
    }

    private void empty(String id, Feather icon, List<Node> actions) {
        setHeadline(false);
        setWhy(false);
        middle.getChildren()
                .setAll(
                        new EmptyState(
                                id,
                                icon,
                                texts.get(id + ".title"),
                                texts.get(id + ".advice"),
                                actions.toArray(Node[]::new)));
    }

    private List<Node> examples() {
        if (model.examples().isEmpty()) {
            return List.of();
        }
        FlowPane chips = new FlowPane();
        chips.setId("examples");
        chips.getStyleClass().add("chips");
        chips.setAlignment(Pos.CENTER);
        for (String example : model.examples()) {
            Button chip = new Button(example);
            chip.setMnemonicParsing(false);
            chip.getStyleClass().add("chip");
            chip.setAccessibleText(texts.get("example.name", example));
            chip.setOnAction(event -> model.tryExample(example));
            chips.getChildren().add(chip);
        }
        Label lead = new Label(texts.get("examples.lead"));
        lead.getStyleClass().add("empty-advice");
        return List.of(lead, chips);
    }

    private void remark(List<String> notes, List<String> warnings) {
        List<Node> lines = new ArrayList<>();
        for (String note : notes) {
            lines.add(line(note, "note-line", Feather.INFO));
        }
        for (String warning : warnings) {
            lines.add(line(warning, "warning-line", Feather.ALERT_TRIANGLE));
        }
        remarks.getChildren().setAll(lines);
    }

    private Label line(String text, String style, Feather icon) {
        Label label = new Label(texts.reason(text), new FontIcon(icon));
        label.getStyleClass().add(style);
        label.setWrapText(true);
        return label;
    }

    private void setHeadline(boolean shown) {
        headline.setVisible(shown);
        headline.setManaged(shown);
        filters.setVisible(shown);
        filters.setManaged(shown);
    }

    private void setWhy(boolean shown) {
        why.setVisible(shown);
        why.setManaged(shown);
    }
}
