package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.Sheet;
import dev.sheetproof.ui.tasks.QueueMemory;
import dev.sheetproof.ui.tasks.TasksViewModel;
import dev.sheetproof.ui.tasks.WatchedFoldersViewModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.value.ObservableValue;

/// Keeps the queue and the watched folders over a restart. What was left to do in a corpus goes on
/// when that corpus is shown. Used on the window's thread.
final class QueueDesk {

    private final TasksViewModel tasks;
    private final WatchedFoldersViewModel watched;
    private final QueueMemory memory;
    private final Executor worker;
    private final Supplier<Optional<OpenCorpus>> shown;
    private final List<QueueMemory.Entry> leftOver = new ArrayList<>();
    private final List<QueueMemory.Watched> unwatched = new ArrayList<>();
    private List<QueueMemory.Entry> queued = List.of();
    private boolean closed;

    QueueDesk(
            TasksViewModel tasks,
            QueueMemory memory,
            Executor worker,
            UiThread ui,
            Supplier<Optional<OpenCorpus>> shown) {
        this.tasks = tasks;
        this.memory = memory;
        this.worker = worker;
        this.shown = shown;
        watched = new WatchedFoldersViewModel(worker, ui, System::nanoTime, this::arrived);
        QueueMemory.Kept kept = memory.load();
        leftOver.addAll(kept.entries());
        unwatched.addAll(kept.watched());
        tasks.keepWith(
                entries -> {
                    queued = entries;
                    keep();
                });
        watched.watched().addListener((Observable changed) -> keep());
    }

    WatchedFoldersViewModel watched() {
        return watched;
    }

    /// The document that is looked at comes first where it waits.
    void prefer(ObservableValue<Optional<Sheet>> looked) {
        looked.addListener(
                (observed, before, now) ->
                        now.ifPresent(sheet -> tasks.prefer(sheet.data().pdf())));
    }

    /// A corpus is shown: what was left to do in it goes on.
    void shown(OpenCorpus corpus) {
        Path folder = corpus.ref().folder();
        List<QueueMemory.Entry> mine =
                leftOver.stream().filter(entry -> entry.corpus().equals(folder)).toList();
        leftOver.removeAll(mine);
        mine.forEach(entry -> tasks.add(corpus, entry.paths(), Optional.empty()));
        List<QueueMemory.Watched> folders =
                unwatched.stream().filter(one -> one.corpus().equals(folder)).toList();
        unwatched.removeAll(folders);
        folders.forEach(one -> watched.watch(one.corpus(), one.folder()));
    }

    /// Stops, and keeps what is not done.
    void close() {
        closed = true;
        watched.stop();
        tasks.close();
    }

    /// New files for a corpus that is not shown wait until it is.
    private void arrived(Path corpus, List<Path> files) {
        shown.get()
                .filter(open -> open.ref().folder().equals(corpus))
                .ifPresentOrElse(
                        open -> tasks.add(open, files, Optional.empty()),
                        () -> {
                            leftOver.add(new QueueMemory.Entry(corpus, files));
                            keep();
                        });
    }

    private void keep() {
        if (closed) {
            return;
        }
        List<QueueMemory.Entry> entries = new ArrayList<>(queued);
        entries.addAll(leftOver);
        List<QueueMemory.Watched> folders = new ArrayList<>(watched.watched());
        folders.addAll(unwatched);
        QueueMemory.Kept kept = new QueueMemory.Kept(entries, folders);
        worker.execute(() -> memory.save(kept));
    }
}
