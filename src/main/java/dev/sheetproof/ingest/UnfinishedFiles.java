package dev.sheetproof.ingest;

import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The files that ingestions of a corpus were given and have not finished, in `data/queue.txt`: a
/// line for each file taken on and one for each that is done, so that a finished file costs a line
/// and not a whole list. It outlives the program; when nothing is left there is no file.
final class UnfinishedFiles {

    private static final char TAKEN_ON = '+';
    private static final char DONE = '-';

    private final Path file;
    private final Set<Path> waiting = new LinkedHashSet<>();

    /// @param corpus the corpus folder
    UnfinishedFiles(Path corpus) {
        file = corpus.resolve("data").resolve("queue.txt");
    }

    /// What former ingestions left, in the order in which it was given.
    ///
    /// @throws StoreException when the list cannot be read
    List<Path> read() {
        Set<Path> unfinished = new LinkedHashSet<>();
        try {
            if (!Files.exists(file)) {
                return List.of();
            }
            for (String line : Files.readAllLines(file)) {
                // A line that a crash cut off names no file.
                if (line.length() > 1 && isWhole(line)) {
                    Path path = Path.of(URI.create(line.substring(1, line.length() - 1)));
                    if (line.charAt(0) == TAKEN_ON) {
                        unfinished.add(path);
                    } else {
                        unfinished.remove(path);
                    }
                }
            }
        } catch (IOException | IllegalArgumentException | FileSystemNotFoundException e) {
            throw new StoreException(
                    file + " cannot be read (" + e.getMessage() + "): delete it", e);
        }
        return new ArrayList<>(unfinished);
    }

    private static boolean isWhole(String line) {
        char kind = line.charAt(0);
        return (kind == TAKEN_ON || kind == DONE) && line.endsWith(";");
    }

    /// Takes files on, besides those that are still unfinished.
    ///
    /// @throws StoreException when the list cannot be written
    synchronized void takeOn(Collection<Path> files) {
        waiting.addAll(read());
        waiting.addAll(files);
        if (waiting.isEmpty()) {
            return;
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.createDirectories(file.getParent());
            Files.write(part, waiting.stream().map(path -> line(TAKEN_ON, path)).toList());
            Files.move(
                    part,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new StoreException(file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /// A file is done, whatever became of it.
    ///
    /// @throws StoreException when the list cannot be written
    synchronized void done(Path path) {
        if (!waiting.remove(path)) {
            return;
        }
        try {
            if (waiting.isEmpty()) {
                Files.deleteIfExists(file);
            } else {
                Files.writeString(
                        file,
                        line(DONE, path) + "\n",
                        StandardCharsets.UTF_8,
                        StandardOpenOption.APPEND);
            }
        } catch (IOException e) {
            throw new StoreException(file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /// Forgets all of them.
    ///
    /// @throws StoreException when the list cannot be deleted
    synchronized void clear() {
        waiting.clear();
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new StoreException(file + " cannot be deleted: " + e.getMessage(), e);
        }
    }

    /// A path as a URI holds no line end and no characters that a locale could spoil.
    private static String line(char kind, Path path) {
        return kind + path.toUri().toASCIIString() + ";";
    }
}
