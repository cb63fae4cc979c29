package dev.sheetproof.store.sqlite;

import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The connections to one database: one that writes, and one per thread that reads at the same
/// time. Thanks to the write-ahead log readers see the last committed state and never wait for the
/// writer.
final class Connections implements AutoCloseable {

    /// How long another process may hold the write lock before we give up.
    private static final int BUSY_MILLIS = 5_000;

    private final Path file;
    private final Deque<Connection> idle = new ArrayDeque<>();
    private final ReentrantLock writing = new ReentrantLock();
    private @Nullable Connection writer;
    private boolean closed;

    private final ReadOnly readOnly;

    private Connections(Path file, ReadOnly readOnly) {
        this.file = file;
        this.readOnly = readOnly;
    }

    /// How the file is opened.
    private enum ReadOnly {
        /// It may be written.
        NO(""),
        /// It is read while others may write it.
        SHARED("?mode=ro"),
        /// Nobody writes it: no lock files are needed, which could not be made in its folder
        /// (sqlite.org/uri.html).
        IMMUTABLE("?immutable=1");

        private final String query;

        ReadOnly(String query) {
            this.query = query;
        }
    }

    /// What is done with a connection.
    @FunctionalInterface
    interface Work<T> {
        T run(Connection connection) throws SQLException;
    }

    /// Opens the database, making it and its folder where there is none.
    ///
    /// @throws StoreException when it cannot be used; the message says what to do
    static Connections open(Path file) {
        Connections connections = new Connections(file.toAbsolutePath(), ReadOnly.NO);
        try {
            Files.createDirectories(connections.file.getParent());
        } catch (IOException e) {
            throw new StoreException(
                    connections.file.getParent()
                            + " cannot be made: choose a folder that you may write to",
                    e);
        }
        try {
            boolean ready = Files.exists(connections.file) && connections.read(Schema::isReadable);
            if (!ready) {
                connections.write(connection -> true);
            }
        } catch (StoreException e) {
            connections.close();
            throw e;
        }
        return connections;
    }

    /// Opens a database that is only read.
    ///
    /// @throws StoreException when there is none or it cannot be read
    static Connections openReadOnly(Path file) {
        Path absolute = file.toAbsolutePath();
        if (!Files.isRegularFile(absolute)) {
            throw new StoreException(
                    absolute + " is not there, and a corpus that is only read cannot be begun");
        }
        Connections connections = new Connections(absolute, wayToRead(absolute));
        boolean read = false;
        try {
            connections.read(
                    connection -> {
                        Schema.refuseUnknown(connection);
                        return true;
                    });
            read = true;
        } finally {
            if (!read) {
                connections.close();
            }
        }
        return connections;
    }

    /// In a folder that can be written, or whose log another process has open, SQLite reads with
    /// its locks. Elsewhere it could not make them, and needs none.
    private static ReadOnly wayToRead(Path file) {
        boolean open =
                Files.exists(file.resolveSibling(file.getFileName() + "-wal"))
                        && Files.exists(file.resolveSibling(file.getFileName() + "-shm"));
        return open || Files.isWritable(file.getParent()) ? ReadOnly.SHARED : ReadOnly.IMMUTABLE;
    }

    /// Reads one consistent state.
    <T> T read(Work<T> work) {
        try {
            Connection connection = takeReader();
            try {
                return inTransaction(connection, "BEGIN", work);
            } finally {
                giveBack(connection);
            }
        } catch (SQLException e) {
            throw Failures.of(file, "read", e);
        } catch (IllegalArgumentException e) {
            throw Failures.damaged(
                    file, "holds rows that contradict each other (" + e.getMessage() + ")", e);
        }
    }

    /// Writes in one transaction: all of the work or nothing of it.
    <T> T write(Work<T> work) {
        if (readOnly != ReadOnly.NO) {
            throw new StoreException(file + " was opened to be read only");
        }
        writing.lock();
        try {
            return inTransaction(writer(), "BEGIN IMMEDIATE", work);
        } catch (SQLException e) {
            throw Failures.of(file, "written", e);
        } finally {
            writing.unlock();
        }
    }

    Path file() {
        return file;
    }

    /// The driver's own transactions begin the next one right after a commit and so keep the lock:
    /// ours do not.
    private static <T> T inTransaction(Connection connection, String begin, Work<T> work)
            throws SQLException {
        execute(connection, begin);
        try {
            T result = work.run(connection);
            execute(connection, "COMMIT");
            return result;
        } catch (SQLException | RuntimeException e) {
            try {
                execute(connection, "ROLLBACK");
            } catch (SQLException alreadyRolledBack) {
                // After a full disk and the like SQLite has done it itself.
                e.addSuppressed(alreadyRolledBack);
            }
            throw e;
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private Connection takeReader() throws SQLException {
        synchronized (idle) {
            refuseWhenClosed();
            Connection ready = idle.pollFirst();
            if (ready != null) {
                return ready;
            }
        }
        return connect("PRAGMA query_only = ON");
    }

    private void giveBack(Connection connection) throws SQLException {
        synchronized (idle) {
            if (!closed) {
                idle.addFirst(connection);
                return;
            }
        }
        connection.close();
    }

    private Connection writer() throws SQLException {
        synchronized (idle) {
            refuseWhenClosed();
        }
        Connection ready = writer;
        if (ready == null) {
            ready =
                    connect(
                            "PRAGMA journal_mode = WAL",
                            "PRAGMA synchronous = NORMAL",
                            "PRAGMA cache_size = -16000");
            try {
                inTransaction(
                        ready,
                        "BEGIN IMMEDIATE",
                        connection -> {
                            Schema.prepare(connection);
                            return true;
                        });
            } catch (SQLException | RuntimeException e) {
                ready.close();
                throw e;
            }
            writer = ready;
        }
        return ready;
    }

    private Connection connect(String... pragmas) throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("busy_timeout", Integer.toString(BUSY_MILLIS));
        settings.setProperty("foreign_keys", "true");
        Connection connection =
                DriverManager.getConnection(
                        "jdbc:sqlite:" + file.toUri() + readOnly.query, settings);
        try {
            for (String pragma : pragmas) {
                execute(connection, pragma);
            }
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
        return connection;
    }

    private void refuseWhenClosed() {
        if (closed) {
            throw new StoreException(file + " was closed: open the corpus again");
        }
    }

    /// Waits for a running write; readers still at work close their own connection.
    @Override
    public void close() {
        writing.lock();
        try {
            synchronized (idle) {
                closed = true;
                for (Connection connection : idle) {
                    connection.close();
                }
                idle.clear();
            }
            Connection open = writer;
            writer = null;
            if (open != null) {
                open.close();
            }
        } catch (SQLException e) {
            throw Failures.of(file, "closed", e);
        } finally {
            writing.unlock();
        }
    }
}
