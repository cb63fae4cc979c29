package dev.sheetproof.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Watches folders for PDFs that are new or have other contents. A file that is still being written
/// is awaited: it comes when its size and time of change are the same at two looks in a row.
///
/// The folders are looked at instead of listening to the file system: that works on network drives
/// and when the system drops events. Belongs to one thread.
public final class FolderWatch {

    private final List<Path> folders;
    private SortedMap<Path, Look> before;
    private final SortedMap<Path, Look> told = new TreeMap<>();

    private record Look(long bytes, long changedMillis) {}

    /// Files that are there already are not told unless they change.
    ///
    /// @param folders with everything below them
    public FolderWatch(List<Path> folders) {
        this.folders = List.copyOf(folders);
        before = look();
        told.putAll(before);
    }

    /// Looks, a second or more after the last look.
    ///
    /// @return files that came to rest since, by path; each once, and again when it has changed
    public List<Path> settled() {
        SortedMap<Path, Look> now = look();
        List<Path> settled = new ArrayList<>();
        now.forEach(
                (file, look) -> {
                    boolean atRest = look.bytes() > 0 && look.equals(before.get(file));
                    if (atRest && !look.equals(told.put(file, look))) {
                        settled.add(file);
                    }
                });
        before = now;
        told.keySet().retainAll(now.keySet());
        return settled;
    }

    private SortedMap<Path, Look> look() {
        SortedMap<Path, Look> looks = new TreeMap<>();
        for (Path file : files()) {
            try {
                BasicFileAttributes attributes =
                        Files.readAttributes(file, BasicFileAttributes.class);
                looks.put(
                        file,
                        new Look(attributes.size(), attributes.lastModifiedTime().toMillis()));
            } catch (IOException e) {
                // It is gone again, or cannot be looked at now: the next look may find it.
                looks.remove(file);
            }
        }
        return looks;
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        SourceFiles.expand(folders)
                .forEach(
                        (file, problem) -> {
                            if (problem.isEmpty()) {
                                files.add(file);
                            }
                        });
        return files;
    }
}
