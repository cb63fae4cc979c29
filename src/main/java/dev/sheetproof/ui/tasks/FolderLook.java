package dev.sheetproof.ui.tasks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Looks into a folder again and again and says which PDFs are new. A file is told once it has not
/// changed between two looks: until then somebody may still be writing it.
final class FolderLook {

    /// Datasheets lie in folders of folders; deeper is another program's.
    private static final int DEPTH = 4;

    /// A folder with more files is no inbox.
    private static final int MOST = 20_000;

    private final Path folder;
    private Map<Path, Stamp> before = Map.of();
    private final Map<Path, Stamp> told = new TreeMap<>();
    private boolean looked;

    /// @param millis time of the last change
    private record Stamp(long bytes, long millis) {}

    FolderLook(Path folder) {
        this.folder = folder;
    }

    /// What lies there when the watch begins is not new.
    synchronized List<Path> look() {
        Map<Path, Stamp> now = stamps();
        List<Path> fresh = new ArrayList<>();
        if (!looked) {
            looked = true;
            told.putAll(now);
        }
        for (Map.Entry<Path, Stamp> file : now.entrySet()) {
            boolean still = file.getValue().equals(before.get(file.getKey()));
            if (still && !file.getValue().equals(told.get(file.getKey()))) {
                told.put(file.getKey(), file.getValue());
                fresh.add(file.getKey());
            }
        }
        told.keySet().retainAll(now.keySet());
        before = now;
        return fresh;
    }

    /// A folder that cannot be looked at holds nothing now; it may come back, as drives do.
    private Map<Path, Stamp> stamps() {
        Map<Path, Stamp> stamps = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder, DEPTH)) {
            for (Path file : files.filter(FolderLook::isPdf).limit(MOST).toList()) {
                BasicFileAttributes read = Files.readAttributes(file, BasicFileAttributes.class);
                if (read.isRegularFile()) {
                    stamps.put(file, new Stamp(read.size(), read.lastModifiedTime().toMillis()));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            System.getLogger(FolderLook.class.getName())
                    .log(System.Logger.Level.DEBUG, "cannot look into " + folder, e);
        }
        return stamps;
    }

    private static boolean isPdf(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".pdf");
    }
}
