package dev.sheetproof.store.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/// The tables of a corpus database and their version, kept in `PRAGMA user_version`.
final class Schema {

    /// The version this program writes and reads.
    static final int VERSION = 1;

    private static final String RESOURCE = "schema.sql";

    private Schema() {}

    /// Makes the tables in an empty database; leaves one of this version alone. Runs in the
    /// caller's transaction.
    ///
    /// @throws UnknownVersionException when the database was made by another version of the program
    static void prepare(Connection connection) throws SQLException {
        int version = Rows.number(connection, "PRAGMA user_version");
        if (version == VERSION) {
            return;
        }
        if (version != 0) {
            throw new UnknownVersionException(version);
        }
        try (Statement statement = connection.createStatement()) {
            for (String part : text().split(";\\R", -1)) {
                if (!part.isBlank()) {
                    statement.execute(part);
                }
            }
            statement.execute("PRAGMA user_version = " + VERSION);
        }
    }

    private static String text() {
        try (InputStream in = Schema.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + RESOURCE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the program's " + RESOURCE + " cannot be read", e);
        }
    }

    /// The database was made by another version of the program.
    static final class UnknownVersionException extends SQLException {

        private static final long serialVersionUID = 1L;

        private final int version;

        UnknownVersionException(int version) {
            super("schema version " + version);
            this.version = version;
        }

        int version() {
            return version;
        }
    }
}
