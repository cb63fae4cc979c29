package dev.sheetproof.ui.query;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceLink;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.Reading;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
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

    /// Hits fetched when those on pages of some status are picked out afterwards.
    private static final int BEFORE_STATUS = 100;

    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<SearchMode> mode = new SimpleObjectProperty<>(SearchMode.HYBRID);
    private final ObjectProperty<ResultOrder> order =
            new SimpleObjectProperty<>(ResultOrder.RELEVANCE);
    private final ObjectProperty<Reading> reading = new SimpleObjectProperty<>(Reading.FULL);
    private final ObjectProperty<Filter> filter = new SimpleObjectProperty<>(Filter.NONE);
    private final ReadOnlyObjectWrapper<Optional<WhyNot>> whyNot =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Answer> answer =
            new ReadOnlyObjectWrapper<>(new Answer.Nothing());
    private final Debounce typing;
    private final LatestTask task;
    private final LatestTask asking;
    private Optional<OpenCorpus> corpus = Optional.empty();
    private Consumer<EvidenceLink> linkOpener = link -> {};

    public QueryViewModel(Executor searchWorker, UiThread ui) {
        typing = new Debounce(ui, QUIET);
        task = new LatestTask(searchWorker, ui);
        asking = new LatestTask(searchWorker, ui);
        text.addListener((observed, before, now) -> typed());
        reading.addListener((observed, before, now) -> search());
        mode.addListener((observed, before, now) -> search());
        order.addListener((observed, before, now) -> search());
        filter.addListener((observed, before, now) -> search());
    }

    /// Opens what a link to evidence names.
    public void onLink(Consumer<EvidenceLink> opener) {
        linkOpener = opener;
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

    /// What hits must be.
    public ObjectProperty<Filter> filterProperty() {
        return filter;
    }

    /// How the text is read.
    public ReadOnlyObjectProperty<Reading> readingProperty() {
        return reading;
    }

    /// Leaves a step of reading out until something else is typed.
    public void leaveOut(String stepId) {
        reading.set(reading.get().withoutStep(stepId));
    }

    /// Takes all steps again.
    public void takeAll() {
        reading.set(Reading.FULL);
    }

    /// Reads the text as plain words, or in full again.
    public void readRaw(boolean raw) {
        reading.set(raw ? Reading.RAW : Reading.FULL);
    }

    /// Why what was last asked about is not in the list; empty after each search.
    public ReadOnlyObjectProperty<Optional<WhyNot>> whyNotProperty() {
        return whyNot.getReadOnlyProperty();
    }

    /// Asks why a chunk or page is not in the list, or not higher.
    public void askWhyNot(String target) {
        if (corpus.isEmpty() || text.get().isBlank()) {
            return;
        }
        OpenCorpus asked = corpus.orElseThrow();
        SearchRequest request = request();
        asking.start(
                cancel -> asked.absence().whyNot(request, target, cancel),
                reason -> whyNot.set(Optional.of(reason)),
                failure ->
                        whyNot.set(
                                Optional.of(
                                        new WhyNot(
                                                target,
                                                WhyNot.Verdict.FAILED,
                                                reason(failure),
                                                OptionalInt.empty(),
                                                Optional.empty(),
                                                List.of()))));
    }

    private SearchRequest request() {
        return new SearchRequest(
                text.get().strip(),
                filter.get().statuses().isEmpty() ? SearchRequest.DEFAULT_TOP_K : BEFORE_STATUS,
                mode.get(),
                order.get(),
                filter.get().forSearch(),
                reading.get());
    }

    /// Steps left out were those of another text.
    private void typed() {
        if (!reading.get().raw()) {
            reading.set(Reading.FULL);
        }
        typing.later(this::search);
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
        boolean elsewhere = !corpus.equals(other);
        corpus = other;
        answer.set(new Answer.Nothing());
        if (elsewhere && !filter.get().isNone()) {
            // Documents of another corpus would filter everything out.
            filter.set(Filter.NONE);
        } else {
            search();
        }
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
        asking.cancel();
        whyNot.set(Optional.empty());
        String words = text.get().strip();
        if (words.isEmpty() || corpus.isEmpty()) {
            task.cancel();
            searching.set(false);
            answer.set(new Answer.Nothing());
            return;
        }
        if (EvidenceLink.isMeant(words)) {
            task.cancel();
            searching.set(false);
            follow(words);
            return;
        }
        OpenCorpus asked = corpus.orElseThrow();
        SearchRequest request = request();
        searching.set(true);
        task.start(
                cancel -> answer(asked, request, cancel),
                this::show,
                failure -> show(new Answer.Failed(reason(failure))));
    }

    private void follow(String text) {
        try {
            EvidenceLink link = EvidenceLink.parse(text);
            answer.set(new Answer.Nothing());
            linkOpener.accept(link);
        } catch (IllegalArgumentException e) {
            answer.set(new Answer.Failed(String.valueOf(e.getMessage())));
        }
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
        return new Answer.Found(
                evidence,
                Duration.ofNanos(System.nanoTime() - start),
                statuses(corpus, evidence.evidence()));
    }

    private static Map<String, PageStatus> statuses(OpenCorpus corpus, List<Evidence> hits) {
        Map<String, List<PageInfo>> pages = new HashMap<>();
        Map<String, PageStatus> statuses = new HashMap<>();
        for (Evidence hit : hits) {
            pages.computeIfAbsent(hit.docId(), corpus.browser()::pages).stream()
                    .filter(info -> info.page().equals(hit.chunk().page()))
                    .forEach(info -> statuses.put(hit.chunk().id(), info.status()));
        }
        return statuses;
    }

    private static String reason(RuntimeException failure) {
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }
}
