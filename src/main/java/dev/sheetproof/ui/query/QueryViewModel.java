package dev.sheetproof.ui.query;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Search as you type: the newest request wins, older ones are cancelled. The last answer stays
/// until the next is there.
public final class QueryViewModel {

    /// Long enough to swallow the letters of a word being typed, short enough to feel at once.
    static final Duration QUIET = Duration.ofMillis(180);

    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<SearchMode> mode = new SimpleObjectProperty<>(SearchMode.HYBRID);
    private final ObjectProperty<ResultOrder> order =
            new SimpleObjectProperty<>(ResultOrder.RELEVANCE);
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Answer> answer =
            new ReadOnlyObjectWrapper<>(new Answer.Nothing());
    private final Debounce typing;
    private final LatestTask task;
    private Optional<OpenCorpus> corpus = Optional.empty();

    public QueryViewModel(Executor searchWorker, UiThread ui) {
        typing = new Debounce(ui, QUIET);
        task = new LatestTask(searchWorker, ui);
        text.addListener((observed, before, now) -> typing.later(this::search));
        mode.addListener((observed, before, now) -> search());
        order.addListener((observed, before, now) -> search());
    }

    /// What is typed.
    public StringProperty textProperty() {
        return text;
    }

    public ObjectProperty<SearchMode> modeProperty() {
        return mode;
    }

    public ObjectProperty<ResultOrder> orderProperty() {
        return order;
    }

    /// True while a search runs.
    public ReadOnlyBooleanProperty searchingProperty() {
        return searching.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Answer> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /// Asks another corpus from now on; the request stays.
    public void ask(Optional<OpenCorpus> other) {
        task.cancel();
        corpus = other;
        answer.set(new Answer.Nothing());
        search();
    }

    /// Runs a search nobody sees, so that the first real one does not have to wait for models and
    /// files to be opened. Any real request takes its place.
    public void warmUp() {
        if (corpus.isPresent() && !searching.get()) {
            OpenCorpus asked = corpus.orElseThrow();
            task.start(
                    cancel -> asked.searcher().search(SearchRequest.of("warm up"), cancel),
                    outcome -> {},
                    failure -> {});
        }
    }

    /// Searches at once for what is typed; also to search again after the corpus has changed.
    public void search() {
        typing.cancel();
        String words = text.get().strip();
        if (words.isEmpty() || corpus.isEmpty()) {
            task.cancel();
            searching.set(false);
            answer.set(new Answer.Nothing());
            return;
        }
        OpenCorpus asked = corpus.orElseThrow();
        SearchRequest request =
                new SearchRequest(
                        words,
                        SearchRequest.DEFAULT_TOP_K,
                        mode.get(),
                        order.get(),
                        SearchFilters.NONE);
        searching.set(true);
        task.start(
                cancel -> answer(asked, request, cancel),
                this::show,
                failure -> show(new Answer.Failed(reason(failure))));
    }

    private void show(Answer newer) {
        searching.set(false);
        answer.set(newer);
    }

    private static Answer answer(OpenCorpus corpus, SearchRequest request, CancelToken cancel) {
        long start = System.nanoTime();
        SearchOutcome outcome = corpus.searcher().search(request, cancel);
        cancel.throwIfCancelled();
        EvidencePackage evidence = corpus.evidence().assemble(outcome);
        return new Answer.Found(evidence, Duration.ofNanos(System.nanoTime() - start));
    }

    private static String reason(RuntimeException failure) {
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }
}
