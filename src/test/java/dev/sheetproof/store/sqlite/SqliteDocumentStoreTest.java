package dev.sheetproof.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.store.DocumentStore;
import dev.sheetproof.store.DocumentStoreContract;
import dev.sheetproof.store.RandomDocuments;
import dev.sheetproof.store.RecognitionStore;
import dev.sheetproof.store.SkipStore;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.StoredDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The SQLite version of the store, and what is particular to it.
final class SqliteDocumentStoreTest extends DocumentStoreContract {

    @TempDir private Path folder;

    @Override
    protected DocumentStore open() {
        return SqliteDocumentStore.open(file());
    }

    private Path file() {
        return folder.resolve("my data? 100%").resolve("corpus.db");
    }

    @Test
    void aFolderWithOddCharactersIsTakenLiterally() {
        assertTrue(Files.exists(file()));
    }

    @Test
    void removingADocumentLeavesNoRowOfItInAnyTable() throws SQLException {
        SortedMap<String, Integer> empty = rows();
        StoredDocument document = new RandomDocuments(7).document("doc", 5);
        store.replace(document);
        vectors.putVectors("doc", "model-a", new RandomDocuments(7).vectors(document, 4));
        ((RecognitionStore) store)
                .putRecognised(
                        document.record().sha256(), new RandomDocuments(7).recognised(1, "ocr"));
        assertEquals(
                new PageNumber(1), store.recognised("doc", new PageNumber(1)).orElseThrow().page());
        assertEquals(Optional.empty(), store.recognised("doc", new PageNumber(2)));
        assertEquals(Optional.empty(), store.recognised("none", new PageNumber(1)));
        ((SkipStore) store)
                .putSkipped(document.record().sha256(), new TreeSet<>(Set.of(new PageNumber(2))));
        SortedMap<String, Integer> full = rows();
        full.forEach(
                (table, count) ->
                        assertTrue(
                                count > 0, table + " has no row: the test proves nothing of it"));
        assertTrue(store.remove("doc"));
        SortedMap<String, Integer> left = rows();
        // The name of a model belongs to no document.
        left.remove("embedder");
        empty.remove("embedder");
        assertEquals(empty, left);
    }

    /// Rows of every table.
    private SortedMap<String, Integer> rows() throws SQLException {
        SortedMap<String, Integer> rows = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file().toUri());
                Statement statement = connection.createStatement()) {
            List<String> tables = new ArrayList<>();
            try (ResultSet found =
                    statement.executeQuery(
                            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")) {
                while (found.next()) {
                    tables.add(found.getString(1));
                }
            }
            for (String table : tables) {
                try (ResultSet count = statement.executeQuery("SELECT count(*) FROM " + table)) {
                    rows.put(table, count.getInt(1));
                }
            }
        }
        return rows;
    }

    @Test
    void aDatabaseThatIsOnlyReadRefusesToBeWritten() {
        StoredDocument document = new RandomDocuments(8).document("doc", 2);
        store.replace(document);
        try (DocumentStore reading = SqliteDocumentStore.openReadOnly(file())) {
            assertEquals(document.record(), reading.document("doc").orElseThrow());
            StoreException refused =
                    assertThrows(StoreException.class, () -> reading.remove("doc"));
            assertTrue(refused.toString().contains("read only"), refused.toString());
            StoredDocument more = new RandomDocuments(9).document("more", 1);
            store.replace(more);
            assertEquals(more.record(), reading.document("more").orElseThrow());
        }
        assertThrows(
                StoreException.class,
                () -> SqliteDocumentStore.openReadOnly(folder.resolve("none.db")));
        assertFalse(Files.exists(folder.resolve("none.db")));
    }

    @Test
    void aNewerDatabaseIsRefusedWithItsVersion() throws SQLException {
        store.close();
        execute("PRAGMA user_version = 99");
        StoreException refused = assertThrows(StoreException.class, this::open);
        assertTrue(refused.toString().contains("a newer version of Sheetproof"));
        assertTrue(refused.toString().contains("99"));
        execute("PRAGMA user_version = " + Schema.VERSION);
    }

    @Test
    void aDatabaseOfBeforeReasonsIsReadAsItIsAndBroughtUpToDateByTheFirstWrite()
            throws SQLException {
        StoredDocument old = new RandomDocuments(4).document("old", 3);
        store.replace(old);
        store.close();
        execute("ALTER TABLE detection DROP COLUMN reason");
        execute("ALTER TABLE element DROP COLUMN reason");
        execute("ALTER TABLE dropped DROP COLUMN reason");
        execute("ALTER TABLE dropped RENAME COLUMN dropped_for TO reason");
        execute("DROP TABLE recognised_page");
        execute("DROP TABLE skipped_page");
        execute("PRAGMA user_version = 1");

        store = open();
        List<PageLayout> unchanged = store.layouts("old");
        assertEquals(old.layouts().size(), unchanged.size());
        for (int i = 0; i < unchanged.size(); i++) {
            assertEquals(
                    old.layouts().get(i).elements().stream()
                            .map(SqliteDocumentStoreTest::withoutReason)
                            .toList(),
                    unchanged.get(i).elements());
            assertEquals(
                    old.layouts().get(i).dropped().stream()
                            .map(PageLayout.Dropped::reason)
                            .toList(),
                    unchanged.get(i).dropped().stream().map(PageLayout.Dropped::reason).toList());
        }
        assertEquals(1, version());

        StoredDocument added = new RandomDocuments(5).document("added", 2);
        store.replace(added);
        assertEquals(Schema.VERSION, version());
        assertEquals(added.layouts(), store.layouts("added"));
        assertEquals(unchanged, store.layouts("old"));
        assertEquals(List.of(), store.verify());
    }

    private static Element withoutReason(Element e) {
        return new Element(
                e.page(), e.number(), e.label(), e.confidence(), e.box(), e.source(), "");
    }

    private int version() throws SQLException {
        try (Connection connection = connect()) {
            return Rows.number(connection, "PRAGMA user_version");
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsCalledDamaged() throws IOException {
        Path other = folder.resolve("text.db");
        Files.writeString(
                other, "this is no database, but long enough to be taken for one\n".repeat(40));
        StoreException refused =
                assertThrows(StoreException.class, () -> SqliteDocumentStore.open(other));
        assertTrue(refused.toString().contains("is damaged"), refused.toString());
        assertTrue(refused.toString().contains(other.toString()), refused.toString());
    }

    @Test
    void anotherWriterIsNamedAsTheReason() throws SQLException {
        try (Connection other = connect();
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            StoreException refused =
                    assertThrows(
                            StoreException.class,
                            () -> store.replace(new RandomDocuments(1).document("doc", 1)));
            assertTrue(refused.toString().contains("another program"), refused.toString());
            assertEquals(0, store.documents().size());
            statement.execute("ROLLBACK");
        }
        store.replace(new RandomDocuments(1).document("doc", 1));
        assertEquals(1, store.documents().size());
    }

    @Test
    void aReadOnlyFolderIsNamedAsTheReason() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        assumeFalse(
                !closed.toFile().setWritable(false) || Files.isWritable(closed),
                "this user may write everywhere");
        StoreException refused =
                assertThrows(
                        StoreException.class,
                        () -> SqliteDocumentStore.open(closed.resolve("corpus.db")));
        assertTrue(refused.toString().contains("read-only"), refused.toString());
        assertTrue(closed.toFile().setWritable(true));
    }

    @Test
    void aFullDiskChangesNothing() throws SQLException {
        store.replace(new RandomDocuments(2).document("kept", 2));
        store.close();
        // The page limit of a connection makes SQLite report a full disk.
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = 1");
            SQLException full =
                    assertThrows(
                            SQLException.class,
                            () ->
                                    statement.execute(
                                            "CREATE TABLE filler AS WITH RECURSIVE n(i) AS (SELECT 1"
                                                    + " UNION ALL SELECT i + 1 FROM n LIMIT 99999)"
                                                    + " SELECT i, hex(randomblob(99)) FROM n"));
            RuntimeException words = Failures.of(file(), "written", full);
            assertTrue(words.toString().contains("the disk is full"), words.toString());
        }
        store = open();
        assertEquals(1, store.documents().size());
    }

    @Test
    void verifyFindsRowsThatContradictEachOther() throws SQLException {
        store.replace(new RandomDocuments(3).document("doc", 2));
        assertEquals(0, store.verify().size());
        execute("UPDATE document SET pages = 7");
        assertTrue(
                store.verify().contains("doc says pages 7 but has 2"), store.verify().toString());
        execute("UPDATE document SET pages = 2");
        execute("PRAGMA foreign_keys = OFF");
        execute("DELETE FROM page WHERE page = 2");
        assertFalse(store.verify().isEmpty());
    }

    @Test
    void aClosedStoreSaysSo() {
        store.close();
        StoreException refused = assertThrows(StoreException.class, () -> store.documents());
        assertTrue(refused.toString().contains("closed"));
    }

    @Test
    void blobsThatAreTooShortAreRefused() {
        byte[] nonsense = "abc".getBytes(StandardCharsets.UTF_8);
        assertThrows(IllegalArgumentException.class, () -> Blobs.edges(nonsense, 3));
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file().toUri());
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
