package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.SortedSet;
import java.util.TreeSet;

/// The hashes of PDFs whose documents were removed, in `data/removed.txt`: a PDF that still lies in
/// the corpus folder is not taken in again by itself, only when it is named.
final class RemovedFiles {

    private final Path file;

    /// @param corpus the corpus folder
    RemovedFiles(Path corpus) {
        file = corpus.resolve("data").resolve("removed.txt");
    }

    /// @throws StoreException when the file is there and cannot be read
    SortedSet<String> hashes() {
        try {
            return Files.exists(file) ? new TreeSet<>(Files.readAllLines(file)) : new TreeSet<>();
        } catch (IOException e) {
            throw new StoreException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    void add(Sha256 hash) {
        SortedSet<String> hashes = hashes();
        if (hashes.add(hash.hex())) {
            write(hashes);
        }
    }

    void forget(Sha256 hash) {
        SortedSet<String> hashes = hashes();
        if (hashes.remove(hash.hex())) {
            write(hashes);
        }
    }

    private void write(SortedSet<String> hashes) {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            if (hashes.isEmpty()) {
                Files.delete(file);
                return;
            }
            Files.write(part, hashes);
            Files.move(
                    part,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new StoreException(file + " cannot be written: " + e.getMessage(), e);
        }
    }
}
