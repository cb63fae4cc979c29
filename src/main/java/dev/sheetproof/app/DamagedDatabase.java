package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.SetAside;
import dev.sheetproof.ingest.CorpusLock;
import dev.sheetproof.store.DamagedStoreException;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A corpus database that can no longer be read, or not be trusted.
final class DamagedDatabase {

    private static final Logger LOG = System.getLogger(DamagedDatabase.class.getName());

    private static final String NAME = "corpus.db";

    /// With SQLite's log, in which the last rows may stand.
    private static final List<String> FILES = List.of(NAME, NAME + "-wal", NAME + "-shm");

    private DamagedDatabase() {}

    /// @see dev.sheetproof.corpus.CorpusLibrary#setAside
    static Optional<SetAside> setAside(CorpusRef ref) throws CorpusException {
        Path data = ref.folder().resolve("data");
        if (!Files.exists(data.resolve(NAME))) {
            throw new CorpusException(
                    data.resolve(NAME) + " is not there: opening the corpus reads its PDFs");
        }
        try (CorpusLock.Held _ = new CorpusLock(data).acquire(new CancelToken())) {
            if (isWhole(data.resolve(NAME))) {
                return Optional.empty();
            }
            Path shelf = freeFolder(data);
            move(data, shelf);
            try (SqliteDocumentStore fresh = SqliteDocumentStore.open(data.resolve(NAME))) {
                return Optional.of(new SetAside(shelf, fresh.salvage(shelf.resolve(NAME))));
            }
        } catch (StoreException e) {
            throw new CorpusException(String.valueOf(e.getMessage()), e);
        }
    }

    private static boolean isWhole(Path file) {
        try (SqliteDocumentStore store = SqliteDocumentStore.open(file)) {
            return store.verify().isEmpty();
        } catch (DamagedStoreException e) {
            LOG.log(Level.INFO, "set aside: {0}", e.getMessage());
            return false;
        }
    }

    /// Nothing that was set aside before is lost.
    private static Path freeFolder(Path data) {
        int number = 1;
        while (Files.exists(data.resolve("damaged-" + number))) {
            number++;
        }
        return data.resolve("damaged-" + number);
    }

    private static void move(Path data, Path shelf) throws CorpusException {
        List<String> moved = new ArrayList<>();
        try {
            Files.createDirectory(shelf);
            for (String name : FILES) {
                if (Files.exists(data.resolve(name))) {
                    Files.move(
                            data.resolve(name),
                            shelf.resolve(name),
                            StandardCopyOption.ATOMIC_MOVE);
                    moved.add(name);
                }
            }
        } catch (IOException e) {
            CorpusException failure =
                    new CorpusException(
                            data.resolve(NAME)
                                    + " cannot be moved to "
                                    + shelf
                                    + ": "
                                    + e.getMessage(),
                            e);
            moveBack(moved, shelf, data, failure);
            throw failure;
        }
    }

    private static void moveBack(
            List<String> moved, Path shelf, Path data, CorpusException failure) {
        try {
            for (String name : moved) {
                Files.move(shelf.resolve(name), data.resolve(name));
            }
            Files.deleteIfExists(shelf);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }
}
