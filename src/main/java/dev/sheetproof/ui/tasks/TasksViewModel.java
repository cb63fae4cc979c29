package dev.sheetproof.ui.tasks;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.ingest.UserPace;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Takes files into corpora in the background, one request after the other, and tells how far it
/// is.
public final class TasksViewModel {

    /// Ten looks a second are smooth, and cost nothing.
    static final Duration LOOK = Duration.ofMillis(100);

    /// Looks between two refreshes of the rest of the window while documents come in.
    private static final int LOOKS_PER_REFRESH = 10;

    private final Executor worker;
    private final UiThread ui;
    private final int threads;
    private final TasksListener listener;
    private final ObservableList<FileTask> files = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<IngestProgress>> progress =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<DetectorChoice> detector =
            new SimpleObjectProperty<>(DetectorChoice.GEOMETRIC);
    private final ReadOnlyBooleanWrapper paused = new ReadOnlyBooleanWrapper();
    private final UserPace pace = new UserPace();
    private final PasswordList passwords = new PasswordList();

    /// The first one runs, the others wait.
    private final List<Run> runs = new ArrayList<>();

    private Optional<Run> working = Optional.empty();
    private Consumer<List<QueueMemory.Entry>> keeper = entries -> {};
    private UiThread.Delayed nextLook = UiThread.Delayed.NONE;
    private int runNumber;
    private int looks;
    private boolean documentsCameIn;

    /// @param worker runs one task at a time
    /// @param threads documents worked on at once
    public TasksViewModel(Executor worker, UiThread ui, int threads, TasksListener listener) {
        this.worker = worker;
        this.ui = ui;
        this.threads = threads;
        this.listener = listener;
    }

    /// Every file of every request, in order; what is done stays until it is cleared.
    public ObservableList<FileTask> files() {
        return files;
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// How far the present request is; empty when nothing runs.
    public ReadOnlyObjectProperty<Optional<IngestProgress>> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// How layout regions are found in files added from now on.
    public ObjectProperty<DetectorChoice> detectorProperty() {
        return detector;
    }

    /// Passwords tried on every file added from now on.
    public PasswordList passwords() {
        return passwords;
    }

    /// A file comes before all others that wait: it is what the user looks at.
    public void prefer(Path file) {
        pace.prefer(file);
    }

    /// Whether anything is being taken into a corpus, or waits to be.
    public boolean works(OpenCorpus corpus) {
        return runs.stream().anyMatch(run -> run.corpus().equals(corpus));
    }

    /// Takes files and folders into a corpus.
    ///
    /// @param password tried on files that need one
    public void add(OpenCorpus corpus, List<Path> paths, Optional<String> password) {
        if (paths.isEmpty()) {
            return;
        }
        // What is read by OCR is kept page by page, and goes on when the files are in.
        runs.stream().filter(Run::reads).forEach(run -> run.cancel().cancel());
        start(
                corpus,
                new Run.Order.Take(
                        new IngestRequest(
                                paths,
                                threads,
                                passwords.with(password),
                                detector.get(),
                                Collections.emptySortedSet())));
    }

    /// Reads pages by OCR, one at a time, after everything else.
    public void read(OpenCorpus corpus, RecognitionRequest request) {
        start(corpus, new Run.Order.Read(request));
    }

    /// Leaves a page out, or takes it back, after everything else.
    public void skip(OpenCorpus corpus, String docId, PageNumber page, boolean skip) {
        start(corpus, new Run.Order.Skip(docId, page, skip, detector.get()));
    }

    private void start(OpenCorpus corpus, Run.Order order) {
        runNumber++;
        CancelToken cancel = new CancelToken();
        runs.add(new Run(runNumber, corpus, order, cancel, new IngestSampler()));
        if (order instanceof Run.Order.Take(IngestRequest request)) {
            for (Path path : request.paths()) {
                files.add(new FileTask(runNumber, path, new FileState.Waiting()));
            }
        }
        running.set(true);
        keep();
        startNext();
    }

    /// Hears what is still to be done whenever that changes.
    public void keepWith(Consumer<List<QueueMemory.Entry>> newKeeper) {
        keeper = newKeeper;
    }

    /// Whether the queue is paused: what is under way is finished, nothing else is begun.
    public ReadOnlyBooleanProperty pausedProperty() {
        return paused.getReadOnlyProperty();
    }

    public void pause(boolean on) {
        paused.set(on);
        if (on) {
            pace.pause();
        } else {
            pace.resume();
            startNext();
        }
    }

    private void startNext() {
        if (working.isPresent() || runs.isEmpty()) {
            return;
        }
        Run run = runs.getFirst();
        if (paused.get() && !run.cancel().isCancelled()) {
            return;
        }
        working = Optional.of(run);
        progress.set(Optional.of(IngestProgress.STARTING));
        nextLook.cancel();
        nextLook = ui.after(LOOK, this::look);
        worker.execute(() -> work(run));
    }

    /// Whether a file belongs to a request that still waits, so that it can be moved.
    public boolean waits(FileTask task) {
        return indexOf(task) > (working.isPresent() ? 0 : -1);
    }

    /// Lets the request of a file begin earlier; later when `by` is positive.
    public void move(FileTask task, int by) {
        int from = indexOf(task);
        int first = working.isPresent() ? 1 : 0;
        if (from < first) {
            return;
        }
        int to = Math.clamp((long) from + by, first, runs.size() - 1);
        runs.add(to, runs.remove(from));
        List<FileTask> ordered = new ArrayList<>(files);
        List<Integer> order = runs.stream().map(Run::number).toList();
        // What is done stands first; sorting is stable.
        ordered.sort(Comparator.comparingInt(one -> order.indexOf(one.run())));
        files.setAll(ordered);
        keep();
    }

    private int indexOf(FileTask task) {
        for (int i = 0; i < runs.size(); i++) {
            if (runs.get(i).number() == task.run()) {
                return i;
            }
        }
        return -1;
    }

    /// Stops the request that a file came with; what is finished of it stays finished.
    public void cancel(FileTask task) {
        int at = indexOf(task);
        if (at >= 0) {
            runs.get(at).cancel().cancel();
            if (waits(task)) {
                int number = task.run();
                runs.remove(at);
                files.removeIf(one -> one.run() == number);
                running.set(!runs.isEmpty());
                keep();
            }
        }
    }

    /// What is still to be done, as it is kept over a restart.
    private void keep() {
        keeper.accept(runs.stream().flatMap(run -> run.entry().stream()).toList());
    }

    /// Tries a file again, as it is.
    public void retry(OpenCorpus corpus, FileTask task) {
        files.remove(task);
        add(corpus, List.of(task.file()), Optional.empty());
    }

    /// Tries a file again with a password.
    public void retry(OpenCorpus corpus, FileTask task, String password) {
        files.remove(task);
        add(corpus, List.of(task.file()), Optional.of(password));
    }

    /// Stops everything that runs or waits. What is finished stays finished.
    public void cancel() {
        runs.forEach(run -> run.cancel().cancel());
        startNext();
    }

    /// Stops everything without forgetting what was still to be done.
    public void close() {
        keeper = entries -> {};
        cancel();
    }

    /// Forgets the files that are done.
    public void clearFinished() {
        files.removeIf(task -> task.state() instanceof FileState.Finished);
    }

    private void work(Run run) {
        try {
            switch (run.order()) {
                case Run.Order.Take(IngestRequest request) -> takeIn(run, request);
                case Run.Order.Read(RecognitionRequest request) -> {
                    run.corpus().recognition().run(request, run.cancel(), run.sampler(), pace);
                    ui.run(() -> done(run, () -> listener.changed(run.corpus())));
                }
                case Run.Order.Skip order -> {
                    run.skip(order);
                    ui.run(() -> done(run, () -> listener.changed(run.corpus())));
                }
            }
        } catch (CancelledException e) {
            ui.run(() -> done(run, () -> listener.changed(run.corpus())));
        } catch (RuntimeException e) {
            ui.run(() -> done(run, () -> listener.failed(run.corpus(), e)));
        }
    }

    private void takeIn(Run run, IngestRequest request) {
        IngestReport report =
                run.corpus().ingester().run(request, run.cancel(), run.sampler(), pace);
        boolean unread =
                !run.cancel().isCancelled() && !run.corpus().recognition().waiting().isEmpty();
        ui.run(
                () -> {
                    done(run, () -> listener.finished(run.corpus(), request, report));
                    if (unread && runs.stream().noneMatch(r -> r.corpus().equals(run.corpus()))) {
                        read(run.corpus(), RecognitionRequest.needed(request.detector()));
                    }
                });
    }

    private void done(Run run, Runnable tell) {
        take(run);
        runs.remove(run);
        working = Optional.empty();
        forgetUnfinished(run);
        progress.set(Optional.empty());
        running.set(!runs.isEmpty());
        documentsCameIn = false;
        keep();
        tell.run();
        startNext();
    }

    /// Files that never finished because everything was stopped are not listed as if they still
    /// waited.
    private void forgetUnfinished(Run run) {
        files.removeIf(
                task ->
                        task.run() == run.number()
                                && !(task.state() instanceof FileState.Finished));
    }

    private void look() {
        if (working.isEmpty()) {
            return;
        }
        Run run = working.orElseThrow();
        take(run);
        looks++;
        if (documentsCameIn && looks % LOOKS_PER_REFRESH == 0) {
            documentsCameIn = false;
            listener.changed(run.corpus());
        }
        nextLook = ui.after(LOOK, this::look);
    }

    private void take(Run run) {
        IngestSampler.Sample sample = run.sampler().take();
        if (!sample.found().isEmpty()) {
            expand(run, sample.found());
        }
        for (Map.Entry<Path, FileState> change : sample.changed().entrySet()) {
            apply(run, change.getKey(), change.getValue());
        }
        if (working.filter(run::equals).isPresent()) {
            progress.set(
                    Optional.of(
                            IngestProgress.of(
                                    files.stream()
                                            .filter(task -> task.run() == run.number())
                                            .toList(),
                                    run.reads(),
                                    run.cancel().isCancelled())));
        }
    }

    /// The files that were found stand where the paths that were given stood.
    private void expand(Run run, List<Path> found) {
        int at = 0;
        while (at < files.size() && files.get(at).run() != run.number()) {
            at++;
        }
        files.removeIf(task -> task.run() == run.number());
        files.addAll(
                at,
                found.stream()
                        .map(file -> new FileTask(run.number(), file, new FileState.Waiting()))
                        .toList());
    }

    private void apply(Run run, Path file, FileState state) {
        for (int i = files.size() - 1; i >= 0; i--) {
            FileTask task = files.get(i);
            if (task.run() == run.number() && task.file().equals(file)) {
                files.set(i, task.with(state));
                noteArrival(state);
                return;
            }
        }
        files.add(new FileTask(run.number(), file, state));
        noteArrival(state);
    }

    private void noteArrival(FileState state) {
        if (state instanceof FileState.Finished(IngestedDocument document)
                && document.outcome() == IngestedDocument.Outcome.STORED) {
            documentsCameIn = true;
        }
    }
}
