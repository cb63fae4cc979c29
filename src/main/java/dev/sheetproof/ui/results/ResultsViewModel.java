package dev.sheetproof.ui.results;

import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.query.Filter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The ranked list: its rows, which one is chosen, and what to say when there are none.
public final class ResultsViewModel {

    private final ObservableList<HitRow> rows = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<HitRow>> chosen =
            new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<ListState> state =
            new ReadOnlyObjectWrapper<>(new ListState.NoCorpus());
    private final ObservableList<String> examples = FXCollections.observableArrayList();
    private final StringProperty requestText;
    private final ObservableValue<Answer> answer;
    private final ObjectProperty<Filter> filter;
    private final ObjectProperty<Grouping> grouping = new SimpleObjectProperty<>(Grouping.NONE);
    private final ReadOnlyObjectWrapper<Facets> facets = new ReadOnlyObjectWrapper<>(Facets.NONE);
    private String facetsOf = "";
    private boolean corpusOpen;
    private int documentCount;
    private boolean ingesting;
    private String lastRequest = "";

    /// @param answer what the search found
    /// @param requestText where an example request is written to
    /// @param filter what hits must be
    public ResultsViewModel(
            ObservableValue<Answer> answer,
            StringProperty requestText,
            ObjectProperty<Filter> filter) {
        this.answer = answer;
        this.requestText = requestText;
        this.filter = filter;
        answer.addListener((observed, before, now) -> update());
        grouping.addListener((observed, before, now) -> update());
    }

    /// How the hits stand together.
    public ObjectProperty<Grouping> groupingProperty() {
        return grouping;
    }

    /// What hits must be.
    public ObjectProperty<Filter> filterProperty() {
        return filter;
    }

    /// What they can be filtered by.
    public ReadOnlyObjectProperty<Facets> facetsProperty() {
        return facets.getReadOnlyProperty();
    }

    /// What the middle of the window shows.
    public sealed interface ListState {

        /// No corpus is open.
        record NoCorpus() implements ListState {}

        /// The corpus holds no document yet.
        ///
        /// @param ingesting whether that is about to change
        record NoDocuments(boolean ingesting) implements ListState {}

        /// Nothing was asked.
        record NothingAsked() implements ListState {}

        /// The search found nothing that supports the request; nearest hits may be listed all the
        /// same.
        record Unsupported(
                String request, boolean nearest, List<String> notes, List<String> warnings)
                implements ListState {}

        /// There are hits.
        record Hits(int count, Duration took, List<String> notes, List<String> warnings)
                implements ListState {}

        /// Whatever there is, the filter lets none of it through.
        record FilteredOut(String request) implements ListState {}

        /// The search could not run.
        record Failed(String reason) implements ListState {}
    }

    public ObservableList<HitRow> rows() {
        return rows;
    }

    /// The row whose page is shown.
    public ObjectProperty<Optional<HitRow>> chosenProperty() {
        return chosen;
    }

    public ReadOnlyObjectProperty<ListState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Requests worth trying in this corpus.
    public ObservableList<String> examples() {
        return examples;
    }

    /// Types an example request.
    public void tryExample(String request) {
        requestText.set(request);
    }

    /// What the corpus holds at the moment.
    public void corpusHolds(boolean open, int documents, boolean ingestRuns) {
        corpusOpen = open;
        documentCount = documents;
        ingesting = ingestRuns;
        update();
    }

    /// Chooses the row of a chunk, where it is listed.
    public void choose(String chunkId) {
        rows.stream()
                .filter(row -> row.evidence().chunk().id().equals(chunkId))
                .findFirst()
                .ifPresent(row -> chosen.set(Optional.of(row)));
    }

    /// Chooses the row after the chosen one; the first when none is.
    public void next() {
        move(1);
    }

    /// Chooses the row before the chosen one.
    public void previous() {
        move(-1);
    }

    private void move(int step) {
        if (rows.isEmpty()) {
            return;
        }
        int at = chosen.get().map(rows::indexOf).orElse(-1);
        int to = Math.clamp((long) at + step, 0, rows.size() - 1);
        chosen.set(Optional.of(rows.get(to)));
    }

    private void update() {
        switch (answer.getValue()) {
            case Answer.Nothing nothing -> show(List.of(), idle());
            case Answer.Failed(String reason) -> show(List.of(), new ListState.Failed(reason));
            case Answer.Found(EvidencePackage found, Duration took, var statuses) -> {
                List<HitRow> all = HitRow.of(found.evidence(), statuses);
                tellFacets(found.request().text(), Facets.of(all));
                List<HitRow> kept = all.stream().filter(this::kept).toList();
                show(grouping.get().arrange(kept), of(found, kept.size(), took));
            }
        }
    }

    private boolean kept(HitRow row) {
        return filter.get().statuses().isEmpty() || filter.get().statuses().contains(row.status());
    }

    /// Values that are filtered out now can still be chosen, as long as the request is the same.
    private void tellFacets(String request, Facets found) {
        boolean same = request.equals(facetsOf);
        facetsOf = request;
        facets.set(same && !filter.get().isNone() ? found.with(facets.get()) : found);
    }

    private ListState idle() {
        if (!corpusOpen) {
            return new ListState.NoCorpus();
        }
        return documentCount == 0
                ? new ListState.NoDocuments(ingesting)
                : new ListState.NothingAsked();
    }

    private ListState of(EvidencePackage found, int listed, Duration took) {
        List<String> notes = found.parsed().notes();
        if (listed == 0 && !filter.get().isNone()) {
            return new ListState.FilteredOut(found.request().text());
        }
        if (found.supported()) {
            return new ListState.Hits(listed, took, notes, found.warnings());
        }
        return new ListState.Unsupported(
                found.request().text(), !found.evidence().isEmpty(), notes, found.warnings());
    }

    /// The best row of a new request is chosen; when the same request was only asked again (another
    /// order, a document more), the choice stays where the chunk is still listed.
    private void show(List<HitRow> newRows, ListState newState) {
        state.set(newState);
        String request =
                answer.getValue() instanceof Answer.Found found
                        ? found.evidence().request().text()
                        : "";
        boolean again = request.equals(lastRequest);
        lastRequest = request;
        if (rows.equals(newRows)) {
            return;
        }
        Optional<String> before =
                again ? chosen.get().map(row -> row.evidence().chunk().id()) : Optional.empty();
        rows.setAll(newRows);
        Optional<HitRow> same =
                newRows.stream()
                        .filter(
                                row ->
                                        before.filter(row.evidence().chunk().id()::equals)
                                                .isPresent())
                        .findFirst();
        chosen.set(same.or(() -> newRows.stream().findFirst()));
    }
}
