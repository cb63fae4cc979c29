package dev.sheetproof.ui.tasks;

import dev.sheetproof.ingest.FolderWatch;
import dev.sheetproof.ui.fx.UiThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Folders whose new PDFs are taken into a corpus by themselves. Looks every few seconds, on a
/// worker; file systems that tell of changes do not do so on network drives.
public final class WatchedFoldersViewModel {

    static final Duration LOOK = Duration.ofSeconds(5);

    private final Executor worker;
    private final UiThread ui;
    private final LongSupplier nanoTime;
    private final BiConsumer<Path, List<Path>> fresh;
    private final ObservableList<QueueMemory.Watched> watched = FXCollections.observableArrayList();

    /// Belongs to the worker; one look is under way at a time.
    private final Map<Path, FolderWatch> watches = new TreeMap<>();

    private UiThread.Delayed next = UiThread.Delayed.NONE;
    private boolean looking;

    /// @param nanoTime a clock such as [System#nanoTime]
    /// @param fresh gets a corpus folder and the new files for it
    public WatchedFoldersViewModel(
            Executor worker,
            UiThread ui,
            LongSupplier nanoTime,
            BiConsumer<Path, List<Path>> fresh) {
        this.worker = worker;
        this.ui = ui;
        this.nanoTime = nanoTime;
        this.fresh = fresh;
    }

    public ObservableList<QueueMemory.Watched> watched() {
        return watched;
    }

    /// Watches a folder for a corpus from now on.
    public void watch(Path corpus, Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        QueueMemory.Watched one = new QueueMemory.Watched(corpus, absolute);
        if (!watched.contains(one)) {
            watched.add(one);
        }
        look();
    }

    public void forget(QueueMemory.Watched one) {
        watched.remove(one);
    }

    /// Looks no more.
    public void stop() {
        next.cancel();
        watched.clear();
    }

    private void look() {
        next.cancel();
        if (looking || watched.isEmpty()) {
            return;
        }
        looking = true;
        Set<Path> now =
                watched.stream().map(QueueMemory.Watched::folder).collect(Collectors.toSet());
        worker.execute(
                () -> {
                    Map<Path, List<Path>> found = new TreeMap<>();
                    watches.keySet().retainAll(now);
                    for (Path folder : now) {
                        FolderWatch watch =
                                watches.computeIfAbsent(
                                        folder, f -> new FolderWatch(List.of(f), nanoTime));
                        found.put(folder, watch.settled());
                    }
                    ui.run(() -> looked(found));
                });
    }

    private void looked(Map<Path, List<Path>> found) {
        looking = false;
        for (QueueMemory.Watched one : new ArrayList<>(watched)) {
            List<Path> files = found.getOrDefault(one.folder(), List.of());
            if (!files.isEmpty()) {
                fresh.accept(one.corpus(), files);
            }
        }
        if (!watched.isEmpty()) {
            next = ui.after(LOOK, this::look);
        }
    }
}
