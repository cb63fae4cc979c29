package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.SetAside;
import dev.sheetproof.ingest.CorpusLock;
import dev.sheetproof.store.DamagedStoreException;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.lucene.IndexFolder;
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
        Path database = data.resolve(NAME);
        boolean there = Files.exists(database);
        if (!there && !isLost(data)) {
            throw new CorpusException(
                    database + " is not there: opening the corpus reads its PDFs");
        }
        try (CorpusLock.Held _ = new CorpusLock(data).acquire(new CancelToken())) {
            if (there && !isLost(data) && isWhole(database)) {
                return Optional.empty();
            }
            Path shelf = freeFolder(data);
            if (there) {
                move(data, shelf);
            }
            try (SqliteDocumentStore fresh = SqliteDocumentStore.open(database)) {
                return Optional.of(
                        there
                                ? new SetAside(
                                        Optional.of(shelf), fresh.salvage(shelf.resolve(NAME)))
                                : new SetAside(Optional.empty(), 0));
            }
        } catch (StoreException e) {
            throw new CorpusException(String.valueOf(e.getMessage()), e);
        }
    }

    /// A database that is gone or empty is no new corpus when the index beside it holds chunks:
    /// those are written last. Made anew without a word it would forget which pages were left out.
    ///
    /// @throws DamagedStoreException when that is so
    static void refuseLost(Path data) {
        if (isLost(data)) {
            throw new DamagedStoreException(
                    data.resolve(NAME)
                            + (Files.exists(data.resolve(NAME)) ? " is empty" : " is gone")
                            + ", while the search index beside it holds what was in it: put it back"
                            + " from a copy, or `sheetproof corpus restore` makes it anew from the"
                            + " PDFs, which are not touched");
        }
    }

    private static boolean isLost(Path data) {
        try {
            return (!Files.exists(data.resolve(NAME)) || Files.size(data.resolve(NAME)) == 0)
                    && IndexFolder.holdsChunks(data.resolve("index"));
        } catch (IOException e) {
            throw new StoreException(data + " cannot be read: " + e.getMessage(), e);
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
