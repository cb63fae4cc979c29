package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk that fills up while documents are taken in costs what did not fit: the program says so,
/// what was stored stays whole, and once there is room the next run completes the rest.
///
/// Needs an empty folder on a small disk: `-Dtest.smalldisk=FOLDER`, such as a tmpfs of 24 MB.
final class FullDiskTest {

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    private static final int ROUNDS = Integer.getInteger("test.fills", 8);
    private static final int DOCUMENTS = 5;
    private static final int MAX_FREE_BYTES = 6 << 20;
    private static final long MAX_DISK_BYTES = 256L << 20;

    @TempDir private Path temp;

    @Test
    void whatDoesNotFitIsSaidAndTheRestIsWhole() throws Exception {
        String told = System.getProperty("test.smalldisk", "");
        assumeTrue(!told.isBlank(), "no small disk: -Dtest.smalldisk=FOLDER");
        Path disk = Path.of(told);
        assertTrue(
                Files.getFileStore(disk).getTotalSpace() <= MAX_DISK_BYTES,
                disk + " is no small disk");
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.err.println("FullDiskTest: -Dtest.seed=" + seed);
        Random random = new Random(seed);
        Path sources = sources();
        assertEquals(0, ingest(temp.resolve("calm"), sources).await());
        Path corpus = disk.resolve("corpus");
        int full = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Path filler = fill(disk, random.nextInt(MAX_FREE_BYTES));
            LoneProgram program = ingest(corpus, sources);
            int code = program.await();
            assertTrue(code == 0 || code == 1 || code == 2, "it ended with " + code);
            if (code != 0) {
                full++;
                assertTrue(
                        program.stderr().contains("full")
                                || program.stderr().contains("make room")
                                || program.stderr().contains("space"),
                        program.stderr());
            }
            Files.delete(filler);
            if (Files.isDirectory(corpus)) {
                assertWhole(corpus);
            }
        }
        assertEquals(0, ingest(corpus, sources).await());
        assertWhole(corpus);
        for (String table : List.of("page", "line", "element", "chunk", "cell")) {
            assertEquals(table(temp.resolve("calm"), table), table(corpus, table), table);
        }
        assertTrue(full > 0, "the disk was never full, seed " + seed);
        ReliabilityReport.write(
                "Full disk",
                List.of(
                        full
                                + " of "
                                + ROUNDS
                                + " ingestions met a full disk (seed "
                                + seed
                                + ") and said so. After each the corpus was whole; with room again it"
                                + " became what it would have been."));
    }

    private Path sources() throws IOException {
        Path sources = Files.createDirectory(temp.resolve("sources"));
        List<Path> pdfs = new ArrayList<>();
        try (Stream<Path> found = Files.walk(SOURCES)) {
            found.filter(file -> file.toString().endsWith(".pdf"))
                    .filter(file -> file.toFile().length() > 0)
                    .sorted()
                    .limit(DOCUMENTS)
                    .forEach(pdfs::add);
        }
        for (Path pdf : pdfs) {
            Files.copy(pdf, sources.resolve(String.valueOf(pdf.getFileName())));
        }
        return sources;
    }

    private LoneProgram ingest(Path corpus, Path sources) throws IOException {
        return LoneProgram.start(
                Files.createTempDirectory(temp, "run"),
                Main.class,
                "ingest",
                "--corpus",
                corpus.toString(),
                sources.toString());
    }

    /// Leaves so many bytes free.
    private static Path fill(Path disk, long free) throws IOException {
        Path filler = disk.resolve("filler");
        byte[] block = new byte[64 << 10];
        try (OutputStream out = Files.newOutputStream(filler)) {
            while (Files.getFileStore(disk).getUsableSpace() > free + block.length) {
                out.write(block);
            }
        }
        return filler;
    }

    private static void assertWhole(Path corpus) {
        ProgramRun verified =
                ProgramRun.of(Path.of(""), "corpus", "verify", "--corpus", corpus.toString());
        assertEquals(0, verified.code(), verified.out() + verified.err());
    }

    private static String table(Path corpus, String table) {
        ProgramRun run =
                ProgramRun.of(
                        Path.of(""), "tables", "--corpus", corpus.toString(), "--table", table);
        assertEquals(0, run.code(), run.err());
        return run.out();
    }
}
