package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.SortedSet;
import java.util.TreeSet;

/// Reads and writes which pages the user does not want.
final class SkippedRows {

    private SkippedRows() {}

    static SortedSet<PageNumber> read(Connection connection, Sha256 file) throws SQLException {
        if (!Schema.hasSkipped(connection)) {
            return new TreeSet<>();
        }
        return new TreeSet<>(
                Rows.list(
                        connection,
                        "SELECT page FROM skipped_page WHERE sha256 = ?",
                        row -> new PageNumber(row.getInt(1)),
                        file.hex()));
    }

    static void put(Connection connection, Sha256 file, SortedSet<PageNumber> pages)
            throws SQLException {
        try (PreparedStatement delete =
                connection.prepareStatement("DELETE FROM skipped_page WHERE sha256 = ?")) {
            delete.setString(1, file.hex());
            delete.executeUpdate();
        }
        try (PreparedStatement insert =
                connection.prepareStatement(
                        "INSERT INTO skipped_page (sha256,page) VALUES (?,?)")) {
            for (PageNumber page : pages) {
                insert.setString(1, file.hex());
                insert.setInt(2, page.value());
                insert.executeUpdate();
            }
        }
    }

    /// Removes the choices for files that no document has any more.
    static void removeUnknown(Connection connection) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(
                        "DELETE FROM skipped_page WHERE sha256 NOT IN (SELECT sha256 FROM"
                                + " document)")) {
            statement.executeUpdate();
        }
    }
}
