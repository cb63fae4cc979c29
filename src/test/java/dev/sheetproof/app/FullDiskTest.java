package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk that fills up while documents are taken in costs what did not fit: the program says so,
/// what was stored stays whole, and once there is room the next run completes the rest.
///
/// Needs an empty folder on a small disk: `-Dtest.smalldisk=FOLDER`, such as a tmpfs of 64 MB.
/// `-Dtest.fills=20 -Dtest.documents=40` makes a long run.
final class FullDiskTest {

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// How often the disk is to be full.
    private static final int FILLS = Integer.getInteger("test.fills", 4);

    private static final int DOCUMENTS = Integer.getInteger("test.documents", 5);

    /// A corpus meets a full disk at most this often before it gets room.
    private static final int FILLS_PER_CORPUS = 4;

    private static final long MAX_DISK_BYTES = 256L << 20;

    @TempDir private Path temp;

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private int rounds;
    private int full;

    @Test
    void whatDoesNotFitIsSaidAndTheRestIsWhole() throws Exception {
        String told = System.getProperty("test.smalldisk", "");
        assumeTrue(!told.isBlank(), "no small disk: -Dtest.smalldisk=FOLDER");
        Path disk = Path.of(told);
        assertTrue(
                Files.getFileStore(disk).getTotalSpace() <= MAX_DISK_BYTES,
                disk + " is no small disk");
        System.err.println("FullDiskTest: -Dtest.seed=" + seed);
        Path sources = SmallestPdfs.copied(SOURCES, DOCUMENTS, temp.resolve("sources"));
        // 1 when a file of the folder cannot be read: the same must come of it in the end.
        int code = ingest(temp.resolve("calm"), sources).await();
        assertTrue(code == 0 || code == 1, "the program ended with " + code);
        CorpusContents calm = CorpusContents.of(temp.resolve("calm"));
        int room = Math.toIntExact(size(temp.resolve("calm")));
        int corpora = 0;
        while (full < FILLS) {
            Path corpus = disk.resolve("corpus-" + corpora++);
            for (int i = 0; i < FILLS_PER_CORPUS && full < FILLS; i++) {
                crowd(disk, corpus, sources, random.nextInt(room));
            }
            assertEquals(code, ingest(corpus, sources).await());
            CorpusContents.of(corpus).assertEqual(calm, "seed " + seed);
            Folders.delete(corpus);
            report(corpora);
        }
    }

    /// Takes the documents in while so many bytes are free.
    private void crowd(Path disk, Path corpus, Path sources, int free)
            throws IOException, InterruptedException {
        Path filler = fill(disk, free);
        LoneProgram program = ingest(corpus, sources);
        int code = program.await();
        Files.delete(filler);
        rounds++;
        assertTrue(code == 0 || code == 1 || code == 2, "it ended with " + code);
        String said = program.stderr();
        full +=
                said.contains("full") || said.contains("make room") || said.contains("space")
                        ? 1
                        : 0;
        if (Files.isDirectory(corpus)) {
            CorpusContents.assertWhole(corpus);
        }
    }

    private void report(int corpora) throws IOException {
        ReliabilityReport.write(
                "Full disk",
                List.of(
                        full
                                + " of "
                                + rounds
                                + " ingestions of "
                                + DOCUMENTS
                                + " documents met a full disk (seed "
                                + seed
                                + ") and said so. After each the corpus was whole; each of the "
                                + corpora
                                + " corpora that got room again equals one made without: rows,"
                                + " ranks and scores, files."));
    }

    private LoneProgram ingest(Path corpus, Path sources) throws IOException {
        return LoneProgram.start(
                Files.createTempDirectory(temp, "run"),
                Main.class,
                "ingest",
                "--corpus",
                corpus.toString(),
                sources.toString(),
                "--ocr",
                "never");
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

    private static long size(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile).mapToLong(FullDiskTest::bytes).sum();
        }
    }

    private static long bytes(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
