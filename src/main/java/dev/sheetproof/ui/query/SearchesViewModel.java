package dev.sheetproof.ui.query;

import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.UiThread;
import java.time.Duration;
import java.util.concurrent.Executor;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What was asked before, and the requests that were saved.
public final class SearchesViewModel {

    /// A request that stays this long was meant, and not only typed through.
    static final Duration MEANT = Duration.ofSeconds(2);

    static final int HISTORY = 50;
    private static final int SAVED = 200;

    private final StringProperty text;
    private final SearchMemory memory;
    private final Executor worker;
    private final Debounce settling;
    private final ObservableList<String> saved = FXCollections.observableArrayList();
    private final ObservableList<String> history = FXCollections.observableArrayList();

    /// @param text the request field
    /// @param answer what the search found for it
    /// @param worker writes what is kept
    public SearchesViewModel(
            StringProperty text,
            ObservableValue<Answer> answer,
            SearchMemory memory,
            Executor worker,
            UiThread ui) {
        this.text = text;
        this.memory = memory;
        this.worker = worker;
        settling = new Debounce(ui, MEANT);
        SearchMemory.Searches kept = memory.load();
        saved.setAll(kept.saved());
        history.setAll(kept.history());
        answer.addListener((observed, before, now) -> answered(now));
    }

    public ObservableList<String> saved() {
        return saved;
    }

    /// Newest first, nothing twice.
    public ObservableList<String> history() {
        return history;
    }

    /// Asks one of them again.
    public void ask(String request) {
        text.set(request);
    }

    public boolean isSaved() {
        return saved.contains(text.get().strip());
    }

    /// Saves what is typed; forgets it when it is saved already.
    public void toggleSaved() {
        String request = text.get().strip();
        if (request.isEmpty()) {
            return;
        }
        if (!saved.remove(request)) {
            if (saved.size() == SAVED) {
                saved.removeFirst();
            }
            saved.add(request);
        }
        keep();
    }

    public void clearHistory() {
        history.clear();
        keep();
    }

    /// The request was meant: the user went on to its hits.
    public void meant() {
        settling.cancel();
        String request = text.get().strip();
        if (request.isEmpty() || (!history.isEmpty() && history.getFirst().equals(request))) {
            return;
        }
        history.remove(request);
        history.addFirst(request);
        if (history.size() > HISTORY) {
            history.removeLast();
        }
        keep();
    }

    private void answered(Answer answer) {
        settling.cancel();
        if (answer instanceof Answer.Found) {
            settling.later(this::meant);
        }
    }

    private void keep() {
        SearchMemory.Searches now = new SearchMemory.Searches(saved, history);
        worker.execute(() -> memory.save(now));
    }
}
