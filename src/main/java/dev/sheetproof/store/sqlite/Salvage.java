package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.StoreException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// Reads from a damaged database what cannot be made anew from the PDFs: which pages the user left
/// out. Whatever was read off pages is made anew; bytes that a damaged file gives are not believed.
final class Salvage {

    private static final Logger LOG = System.getLogger(Salvage.class.getName());

    /// From both ends: a page of the file that cannot be read hides only what lies on it.
    private static final List<String> WAYS =
            List.of(
                    "SELECT sha256,page FROM skipped_page ORDER BY rowid",
                    "SELECT sha256,page FROM skipped_page ORDER BY rowid DESC");

    private Salvage() {}

    /// The pages left out, by the file they are of; empty when the database cannot be opened at
    /// all.
    static SortedMap<Sha256, SortedSet<PageNumber>> skippedPages(Path damaged) {
        SortedMap<Sha256, SortedSet<PageNumber>> skipped =
                new TreeMap<>(Comparator.comparing(Sha256::hex));
        try (Connections connections = Connections.openReadOnly(damaged)) {
            for (String way : WAYS) {
                connections.read(
                        connection -> {
                            collect(connection, way, skipped);
                            return skipped;
                        });
            }
        } catch (StoreException e) {
            LOG.log(Level.INFO, "{0}: {1}", damaged, e.getMessage());
        }
        return skipped;
    }

    private static void collect(
            Connection connection, String sql, SortedMap<Sha256, SortedSet<PageNumber>> skipped)
            throws SQLException {
        if (!Schema.hasSkipped(connection)) {
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                keep(row.getString(1), row.getInt(2), skipped);
            }
        } catch (SQLException e) {
            // What lies before the damage was read.
            LOG.log(Level.INFO, "rows of left out pages end early: {0}", e.getMessage());
        }
    }

    private static void keep(
            String hash, int page, SortedMap<Sha256, SortedSet<PageNumber>> skipped) {
        try {
            skipped.computeIfAbsent(new Sha256(hash), _ -> new TreeSet<>())
                    .add(new PageNumber(page));
        } catch (IllegalArgumentException e) {
            LOG.log(Level.INFO, "a row of left out pages is damaged: {0}", e.getMessage());
        }
    }
}
