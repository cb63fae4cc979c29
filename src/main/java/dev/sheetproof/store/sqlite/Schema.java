package dev.sheetproof.store.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The tables of a corpus database and their version, kept in `PRAGMA user_version`.
///
/// A database of an older version is read as it is and brought to this version by the first write:
/// looking at a corpus never changes it.
final class Schema {

    /// The version this program writes.
    static final int VERSION = 4;

    /// The oldest version this program reads.
    static final int OLDEST = 1;

    /// The first version in which regions and proposals have reasons.
    private static final int WITH_REASONS = 2;

    /// The first version that keeps what recognition read.
    private static final int WITH_RECOGNISED = 3;

    /// The first version that keeps which pages the user does not want.
    private static final int WITH_SKIPPED = 4;

    private static final String RESOURCE = "schema.sql";

    private static final String FROM_1_TO_2 = "schema-1-to-2.sql";
    private static final String FROM_2_TO_3 = "schema-2-to-3.sql";
    private static final String FROM_3_TO_4 = "schema-3-to-4.sql";

    private Schema() {}

    /// Whether the database can be read without being changed.
    static boolean isReadable(Connection connection) throws SQLException {
        int version = Rows.number(connection, "PRAGMA user_version");
        return version >= OLDEST && version <= VERSION;
    }

    /// @throws UnknownVersionException when the database was made by another version of the program
    static void refuseUnknown(Connection connection) throws SQLException {
        if (!isReadable(connection)) {
            throw new UnknownVersionException(Rows.number(connection, "PRAGMA user_version"));
        }
    }

    /// Whether regions and proposals have reasons in this database.
    static boolean hasReasons(Connection connection) throws SQLException {
        return Rows.number(connection, "PRAGMA user_version") >= WITH_REASONS;
    }

    /// Whether this database can keep what recognition read.
    static boolean hasRecognised(Connection connection) throws SQLException {
        return Rows.number(connection, "PRAGMA user_version") >= WITH_RECOGNISED;
    }

    /// Whether this database can keep which pages the user does not want.
    static boolean hasSkipped(Connection connection) throws SQLException {
        return Rows.number(connection, "PRAGMA user_version") >= WITH_SKIPPED;
    }

    /// Makes the tables in an empty database, brings an older one up to this version, leaves one of
    /// this version alone. Runs in the caller's transaction.
    ///
    /// @throws UnknownVersionException when the database was made by another version of the program
    static void prepare(Connection connection) throws SQLException {
        int version = Rows.number(connection, "PRAGMA user_version");
        if (version == VERSION) {
            return;
        }
        List<String> resources =
                switch (version) {
                    case 0 -> List.of(RESOURCE);
                    case 1 -> List.of(FROM_1_TO_2, FROM_2_TO_3, FROM_3_TO_4);
                    case 2 -> List.of(FROM_2_TO_3, FROM_3_TO_4);
                    case 3 -> List.of(FROM_3_TO_4);
                    default -> throw new UnknownVersionException(version);
                };
        try (Statement statement = connection.createStatement()) {
            for (String resource : resources) {
                for (String part : text(resource).split(";\\R", -1)) {
                    if (!part.isBlank()) {
                        statement.execute(part);
                    }
                }
            }
            statement.execute("PRAGMA user_version = " + VERSION);
        }
    }

    private static String text(String resource) {
        try (InputStream in = Schema.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the program's " + resource + " cannot be read", e);
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
