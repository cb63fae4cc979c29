package dev.sheetproof.ui.page.find;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Finds words in the document shown: a list of hits, and a way from one to the next.
public final class FindViewModel {

    /// Typing is searched once it rests this long.
    private static final Duration PAUSE = Duration.ofMillis(120);

    private final LatestTask finding;
    private final Debounce typing;
    private final Supplier<PageNumber> shown;
    private final Consumer<FindHit> go;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObservableList<FindHit> hits = FXCollections.observableArrayList();
    private final IntegerProperty current = new SimpleIntegerProperty(-1);
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(new State.Idle());
    private final ReadOnlyStringWrapper sought = new ReadOnlyStringWrapper("");
    private final Map<PageNumber, List<FindHit>> byPage = new HashMap<>();
    private Optional<DocumentText> text = Optional.empty();

    /// How far the search is.
    public sealed interface State {

        /// Nothing is sought.
        record Idle() implements State {}

        /// It is being sought.
        record Searching() implements State {}

        /// @param count how many hits there are; the list may hold fewer
        record Found(int count) implements State {}

        record Failed(String reason) implements State {}
    }

    /// @param worker reads the document's text and searches it, one task at a time
    /// @param shown the page the reader looks at, from which the first hit is sought
    /// @param go brings a hit into view
    public FindViewModel(
            Executor worker, UiThread ui, Supplier<PageNumber> shown, Consumer<FindHit> go) {
        finding = new LatestTask(worker, ui);
        typing = new Debounce(ui, PAUSE);
        this.shown = shown;
        this.go = go;
        query.addListener((observed, before, now) -> typing.later(() -> find(true)));
        current.addListener((observed, before, now) -> goTo(now.intValue()));
    }

    public StringProperty queryProperty() {
        return query;
    }

    /// What the state and the hits are about: what was typed, once typing rested.
    public ReadOnlyStringProperty soughtProperty() {
        return sought.getReadOnlyProperty();
    }

    /// What was found, in document order.
    public ObservableList<FindHit> hits() {
        return hits;
    }

    /// Place in the list of the hit looked at, -1 for none.
    public IntegerProperty currentProperty() {
        return current;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The hits on a page.
    public List<FindHit> on(PageNumber page) {
        return byPage.getOrDefault(page, List.of());
    }

    /// The hit looked at.
    public Optional<FindHit> currentHit() {
        int at = current.get();
        return at >= 0 && at < hits.size() ? Optional.of(hits.get(at)) : Optional.empty();
    }

    /// Another document is shown; what was sought in the one before is sought in it, without moving
    /// to a hit.
    ///
    /// @param lines reads the lines of a page, on the worker
    public void open(List<PageNumber> pages, Function<PageNumber, List<Line>> lines) {
        text = Optional.of(new DocumentText(pages, lines));
        find(false);
    }

    /// No document is shown.
    public void close() {
        text = Optional.empty();
        find(false);
    }

    /// Goes to the next hit, after the last one to the first.
    public void next() {
        step(1);
    }

    public void previous() {
        step(-1);
    }

    private void step(int by) {
        if (!hits.isEmpty()) {
            int from =
                    current.get() < 0 ? (by > 0 ? firstFrom(shown.get()) - 1 : 0) : current.get();
            current.set(Math.floorMod(from + by, hits.size()));
        }
    }

    private void find(boolean move) {
        String words = query.get();
        finding.cancel();
        sought.set(words);
        if (text.isEmpty() || FoldedText.sought(words).isEmpty()) {
            show(List.of(), new State.Idle());
            return;
        }
        DocumentText document = text.orElseThrow();
        state.set(new State.Searching());
        finding.start(
                cancel -> document.find(words, cancel),
                found -> {
                    show(found.hits(), new State.Found(found.count()));
                    if (move && !found.hits().isEmpty()) {
                        current.set(firstFrom(shown.get()));
                    }
                },
                failure -> show(List.of(), new State.Failed(String.valueOf(failure.getMessage()))));
    }

    /// The first hit on the page or behind it; from the start again when there is none.
    private int firstFrom(PageNumber page) {
        for (int i = 0; i < hits.size(); i++) {
            if (hits.get(i).page().compareTo(page) >= 0) {
                return i;
            }
        }
        return 0;
    }

    private void show(List<FindHit> found, State now) {
        current.set(-1);
        byPage.clear();
        for (FindHit hit : found) {
            byPage.computeIfAbsent(hit.page(), page -> new ArrayList<>()).add(hit);
        }
        hits.setAll(found);
        state.set(now);
    }

    private void goTo(int place) {
        if (place >= 0 && place < hits.size()) {
            go.accept(hits.get(place));
        }
    }
}
