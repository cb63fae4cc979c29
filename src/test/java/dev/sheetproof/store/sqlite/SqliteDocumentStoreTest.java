package dev.sheetproof.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.store.DocumentStore;
import dev.sheetproof.store.DocumentStoreContract;
import dev.sheetproof.store.RandomDocuments;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.StoredDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
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
