package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.sheetproof.ingest.CorpusLock;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A corpus that is only read is searched and looked at like any other, and nothing in its folder
/// changes.
final class ReadOnlyCorpusTest {

    @TempDir private Path temp;

    private Path corpora;
    private Path lab;

    @BeforeEach
    void takeIn() throws IOException {
        corpora = Files.createDirectory(temp.resolve("corpora"));
        lab = corpora.resolve("lab");
        Path sources = Files.createDirectory(temp.resolve("sources"));
        SmallDatasheets.crystal(sources.resolve("abx-7.pdf"), "ABX-7", "18 pF");
        SmallDatasheets.crystal(sources.resolve("tcx-25.pdf"), "TCX-25", "9 pF");
        ProgramRun ingest = run("ingest", "--corpus", "lab", sources.toString());
        assertEquals(0, ingest.code(), ingest.err());
    }

    private ProgramRun run(String... arguments) {
        return ProgramRun.of(corpora, arguments);
    }

    private String done(String... arguments) {
        ProgramRun run = run(arguments);
        assertEquals(0, run.code(), run.err());
        return run.out();
    }

    /// Chunks and their scores in the order found.
    private List<String> search(String... more) {
        List<String> command =
                Stream.concat(
                                Stream.of(
                                        "search", "--corpus", "lab", "load capacitance", "--json"),
                                Stream.of(more))
                        .toList();
        ProgramRun run = run(command.toArray(String[]::new));
        assertEquals(0, run.code(), run.err());
        return run.json()
                .get("evidence")
                .valueStream()
                .map(hit -> hit.get("chunk_id") + " " + hit.get("rank"))
                .toList();
    }

    @Test
    void everythingIsReadAndNothingIsChanged() throws IOException {
        List<String> ranks = search();
        SortedMap<String, String> before = files(lab);
        assertEquals(ranks, search("--read-only"));
        String chunk =
                run("search", "--corpus", "lab", "load capacitance", "--json", "--read-only")
                        .json()
                        .get("evidence")
                        .get(0)
                        .get("chunk_id")
                        .asString();
        Path picture = temp.resolve("out.png");
        done("evidence", "--corpus", "lab", "--read-only", chunk, "--image", picture.toString());
        assertTrue(Files.size(picture) > 0);
        done("tables", "--corpus", "lab", "--read-only", "--table", "chunk");
        done(
                "inspect",
                "--corpus",
                "lab",
                "--read-only",
                "--doc",
                "abx-7",
                "--page",
                "1",
                "--layer",
                "chunks",
                "--out",
                temp.resolve("overlay.png").toString());
        done("corpus", "verify", "--corpus", "lab", "--read-only");
        JsonNode info = run("corpus", "info", "--corpus", "lab", "--read-only").json();
        assertFalse(info.get("writable").asBoolean());
        assertFalse(info.get("read_only_because").asString().isBlank());
        assertEquals(before, files(lab));
    }

    @Test
    void changesAreRefusedWithTheReason() throws IOException {
        SortedMap<String, String> before = files(lab);
        Path more = Files.createDirectory(temp.resolve("more"));
        SmallDatasheets.crystal(more.resolve("new.pdf"), "NEW-1", "7 pF");
        for (List<String> change :
                List.of(
                        List.of("ingest", "--corpus", "lab", "--read-only", more.toString()),
                        List.of("corpus", "rebuild", "--corpus", "lab", "--read-only"))) {
            ProgramRun refused = run(change.toArray(String[]::new));
            assertEquals(1, refused.code(), change + ": " + refused.err());
            assertTrue(refused.err().contains("read only"), refused.err());
        }
        assertEquals(before, files(lab));
    }

    @Test
    void pdfsThatWouldHaveToBeTakenInAreNamed() throws IOException {
        SmallDatasheets.crystal(lab.resolve("pdf").resolve("new.pdf"), "NEW-1", "7 pF");
        ProgramRun search = run("search", "--corpus", "lab", "ABX-7", "--read-only");
        assertEquals(0, search.code());
        assertTrue(search.err().contains("1 PDF of corpus lab"), search.err());
        assertTrue(search.err().contains("read only"), search.err());
    }

    @Test
    void aDamagedIndexIsMadeInMemory() throws IOException {
        List<String> ranks = search();
        Path segments = onlyFile(lab.resolve("data").resolve("index"), "segments_");
        Files.write(segments, new byte[] {1, 2, 3});
        SortedMap<String, String> before = files(lab);
        assertEquals(ranks, search("--read-only"));
        assertEquals(before, files(lab));
    }

    @Test
    void anIndexThatIsGoneIsMadeInMemory() throws IOException {
        List<String> ranks = search();
        List<Path> files;
        try (Stream<Path> found = Files.list(lab.resolve("data").resolve("index"))) {
            files = found.toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
        SortedMap<String, String> before = files(lab);
        assertEquals(ranks, search("--read-only"));
        assertEquals(before, files(lab));
    }

    @Test
    void anIndexThatIsDamagedWhileAnotherProcessWritesIsMadeInMemory() throws IOException {
        List<String> ranks = search();
        Path segments = onlyFile(lab.resolve("data").resolve("index"), "segments_");
        Files.write(segments, new byte[] {1, 2, 3});
        try (CorpusLock.Held _ = new CorpusLock(lab.resolve("data")).acquire(new CancelToken())) {
            assertEquals(ranks, search());
            ProgramRun refused = run("corpus", "rebuild", "--corpus", "lab");
            assertNotEquals(0, refused.code());
            assertTrue(refused.err().contains("another Sheetproof"), refused.err());
        }
        assertEquals(3, Files.size(segments), "made anew while another process held the lock");
        done("corpus", "rebuild", "--corpus", "lab");
        assertEquals(ranks, search());
    }

    @Test
    void aFolderThatCannotBeWrittenIsReadOnlyByItself() throws IOException {
        List<String> ranks = search();
        protect(lab, "r-xr-xr-x", "r--r--r--");
        try {
            assumeFalse(
                    Files.isWritable(lab.resolve("data")),
                    "this user may write everywhere, as an administrator may");
            SortedMap<String, String> before = files(lab);
            assertEquals(ranks, search());
            done("corpus", "verify", "--corpus", "lab");
            ProgramRun refused = run("corpus", "rebuild", "--corpus", "lab");
            assertEquals(1, refused.code());
            assertTrue(refused.err().contains("copy it to a folder"), refused.err());
            assertEquals(before, files(lab));
        } finally {
            protect(lab, "rwxr-xr-x", "rw-r--r--");
        }
    }

    private static void protect(Path root, String folders, String files) throws IOException {
        List<Path> all;
        try (Stream<Path> found = Files.walk(root)) {
            all = found.toList();
        }
        assumeFalse(
                Files.getFileAttributeView(
                                root, java.nio.file.attribute.PosixFileAttributeView.class)
                        == null,
                "no POSIX permissions here");
        // A folder is made writable before what lies in it.
        for (Path file : all) {
            Files.setPosixFilePermissions(
                    file,
                    PosixFilePermissions.fromString(Files.isDirectory(file) ? folders : files));
        }
    }

    private static Path onlyFile(Path folder, String prefix) throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            List<Path> files =
                    found.filter(file -> file.getFileName().toString().startsWith(prefix)).toList();
            assertEquals(1, files.size(), files.toString());
            return files.getFirst();
        }
    }

    /// Every file with its size and time of change. SQLite's lock files come and go.
    private static SortedMap<String, String> files(Path root) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        Files.walkFileTree(
                root,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        String name = root.relativize(file).toString();
                        if (!name.endsWith("-shm") && !name.endsWith("-wal")) {
                            files.put(
                                    name, attributes.size() + " " + attributes.lastModifiedTime());
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files;
    }
}
