package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A database that rots is named as damaged, and made anew from the PDFs by one command; nothing is
/// thrown away.
final class DamagedDatabaseTest {

    @TempDir private Path temp;

    private Path data;

    @BeforeEach
    void takeIn() throws IOException {
        Path pdfs = Files.createDirectory(temp.resolve("pdfs"));
        SmallDatasheets.crystal(pdfs.resolve("abx.pdf"), "ABX-7", "18 pF");
        SmallDatasheets.crystal(pdfs.resolve("tcx.txt"), "TCX-25", "9 pF");
        assertEquals(
                0,
                run("ingest", "--corpus", "c", pdfs.toString(), pdfs.resolve("tcx.txt").toString())
                        .code());
        assertEquals(
                0, run("corpus", "skip", "--corpus", "c", "--doc", "abx", "--pages", "2").code());
        data = temp.resolve("corpora").resolve("c").resolve("data");
    }

    @Test
    void aWholeDatabaseIsLeftAlone() throws IOException {
        byte[] before = Files.readAllBytes(database());
        ProgramRun run = run("corpus", "restore", "--corpus", "c");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.err().contains("is whole: nothing was done"), run.err());
        assertTrue(Arrays.equals(before, Files.readAllBytes(database())), "it was written");
    }

    @Test
    void rowsThatRotAreMadeAnewAndTheUsersChoicesKept() throws IOException, SQLException {
        String before = tables();
        destroy("line");
        byte[] damaged = Files.readAllBytes(database());
        ProgramRun verified = run("corpus", "verify", "--corpus", "c");
        assertEquals(1, verified.code());
        assertTrue(verified.err().contains("`sheetproof corpus restore`"), verified.err());

        ProgramRun restored = run("corpus", "restore", "--corpus", "c", "--json");
        assertEquals(0, restored.code(), restored.err());
        assertTrue(restored.err().contains("taken over from it: 1"), restored.err());
        assertEquals(2, restored.json().get("totals").get("files").asInt());
        assertTrue(
                Arrays.equals(
                        damaged,
                        Files.readAllBytes(data.resolve("damaged-1").resolve("corpus.db"))),
                "the damaged database is kept as it was");
        assertEquals(before, tables());
        assertTrue(isWhole());
        JsonNode found = run("search", "--corpus", "c", "load capacitance", "--json").json();
        assertEquals("abx", found.get("evidence").get(0).get("doc_id").asString());
    }

    @Test
    void aFileThatIsNoDatabaseAnyMoreIsMadeAnew() throws IOException {
        for (int time = 1; time <= 2; time++) {
            try (RandomAccessFile file = new RandomAccessFile(database().toFile(), "rw")) {
                file.write(new byte[200]);
            }
            assertEquals(1, run("search", "--corpus", "c", "capacitance").code());
            ProgramRun restored = run("corpus", "restore", "--corpus", "c");
            assertEquals(0, restored.code(), restored.err());
            assertTrue(restored.err().contains("taken over from it: 0"), restored.err());
            assertTrue(Files.exists(data.resolve("damaged-" + time).resolve("corpus.db")));
            assertTrue(isWhole());
        }
    }

    @Test
    void aDatabaseThatIsGoneOrEmptyIsNotMadeAnewWithoutAWord() throws IOException {
        String before = tables();
        Files.delete(database());
        String pdfs = temp.resolve("pdfs").toString();
        for (String[] words : new String[][] {{"search", "capacitance"}, {"ingest", pdfs}}) {
            ProgramRun refused = run(words[0], "--corpus", "c", words[1]);
            assertEquals(1, refused.code(), refused.err());
            assertTrue(refused.err().contains("corpus.db is gone"), refused.err());
            assertTrue(refused.err().contains("`sheetproof corpus restore`"), refused.err());
        }
        assertFalse(Files.exists(database()), "it was begun anew");
        ProgramRun restored = run("corpus", "restore", "--corpus", "c");
        assertEquals(0, restored.code(), restored.err());
        assertTrue(restored.err().contains("is not known any more"), restored.err());
        assertTrue(isWhole());
        assertFalse(Files.exists(data.resolve("damaged-1")), "there was nothing to keep");

        assertEquals(
                0, run("corpus", "skip", "--corpus", "c", "--doc", "abx", "--pages", "2").code());
        assertEquals(before, tables());
        Files.write(database(), new byte[0]);
        ProgramRun listed = run("corpus", "info", "--corpus", "c");
        assertTrue(listed.err().contains("corpus.db is empty"), listed.err());
        assertEquals(0, run("corpus", "restore", "--corpus", "c").code());
        assertEquals(0, Files.size(data.resolve("damaged-1").resolve("corpus.db")));
        assertTrue(isWhole());
    }

    @Test
    void aDatabaseWithoutAnIndexBesideItIsANewCorpus() throws IOException {
        Path folder = temp.resolve("corpora").resolve("new");
        Files.createDirectories(folder.resolve("pdf"));
        Files.createDirectories(folder.resolve("data"));
        Files.write(folder.resolve("data").resolve("corpus.db"), new byte[0]);
        ProgramRun run =
                run(
                        "ingest",
                        "--corpus",
                        "new",
                        temp.resolve("pdfs").resolve("abx.pdf").toString());
        assertEquals(0, run.code(), run.err());
    }

    private Path database() {
        return data.resolve("corpus.db");
    }

    /// Overwrites the first page of a table.
    private void destroy(String table) throws IOException, SQLException {
        int page;
        int bytes;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
                Statement statement = connection.createStatement()) {
            page =
                    number(
                            statement,
                            "SELECT rootpage FROM sqlite_master WHERE name='" + table + "'");
            bytes = number(statement, "PRAGMA page_size");
        }
        try (RandomAccessFile file = new RandomAccessFile(database().toFile(), "rw")) {
            file.seek((long) (page - 1) * bytes);
            byte[] rot = new byte[bytes];
            Arrays.fill(rot, (byte) 0xA5);
            file.write(rot);
        }
    }

    private static int number(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            return row.getInt(1);
        }
    }

    private boolean isWhole() {
        return run("corpus", "verify", "--corpus", "c").json().get("whole").asBoolean();
    }

    private String tables() {
        StringBuilder all = new StringBuilder();
        for (String table : new String[] {"page", "line", "element", "chunk", "cell"}) {
            all.append(run("tables", "--corpus", "c", "--table", table).out());
        }
        return all.toString();
    }

    private ProgramRun run(String... arguments) {
        return ProgramRun.of(temp.resolve("corpora"), arguments);
    }
}
