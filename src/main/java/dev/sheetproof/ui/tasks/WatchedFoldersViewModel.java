package dev.sheetproof.ui.tasks;

import dev.sheetproof.ui.fx.UiThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Folders whose new PDFs are taken into a corpus by themselves. Looks every few seconds, on a
/// worker; file systems that tell of changes do not do so on network drives.
public final class WatchedFoldersViewModel {

    static final Duration LOOK = Duration.ofSeconds(5);

    private final Executor worker;
    private final UiThread ui;
    private final BiConsumer<Path, List<Path>> fresh;
    private final ObservableList<QueueMemory.Watched> watched = FXCollections.observableArrayList();
    private final Map<Path, FolderLook> looks = new TreeMap<>();
    private UiThread.Delayed next = UiThread.Delayed.NONE;
    private boolean looking;

    /// @param fresh gets a corpus folder and the new files for it
    public WatchedFoldersViewModel(
            Executor worker, UiThread ui, BiConsumer<Path, List<Path>> fresh) {
        this.worker = worker;
        this.ui = ui;
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
        looks.computeIfAbsent(absolute, FolderLook::new);
        look();
    }

    public void forget(QueueMemory.Watched one) {
        watched.remove(one);
        if (watched.stream().noneMatch(other -> other.folder().equals(one.folder()))) {
            looks.remove(one.folder());
        }
    }

    /// Looks no more.
    public void stop() {
        next.cancel();
        watched.clear();
        looks.clear();
    }

    private void look() {
        next.cancel();
        if (looking || watched.isEmpty()) {
            return;
        }
        looking = true;
        Map<Path, FolderLook> now = new TreeMap<>(looks);
        worker.execute(
                () -> {
                    Map<Path, List<Path>> found = new TreeMap<>();
                    now.forEach((folder, look) -> found.put(folder, look.look()));
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
