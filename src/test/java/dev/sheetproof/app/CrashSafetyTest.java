package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that is killed while it takes documents in leaves a corpus that the next run completes
/// to what it would have been.
///
/// `-Dtest.kills=100 -Dtest.sources=FOLDER -Dtest.documents=40` makes a long run over the smallest
/// documents of a folder; `-Dtest.report=FILE` takes the figures.
final class CrashSafetyTest {

    private static final int KILLS = Integer.getInteger("test.kills", 3);

    private static final int DOCUMENTS = Integer.getInteger("test.documents", 5);

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// A run is killed after so many more documents at most, and a moment that ends within this
    /// time: start, hashing, reading, embedding and writing all lie in it, on a slow machine too.
    private static final int MOST_DOCUMENTS = 8;

    private static final int MOST_MILLIS = 1500;

    /// A corpus is killed at most this often before a run is left to complete it.
    private static final int KILLS_PER_CORPUS = 12;

    private static final int PATIENCE_SECONDS = 60;

    @TempDir private Path temp;

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private int programs;
    private int workers;

    @Test
    void killedAgainAndAgainItEndsAsIfNothingHadHappened() throws Exception {
        System.err.println("CrashSafetyTest: -Dtest.seed=" + seed);
        Path sources = SmallestPdfs.copied(SOURCES, DOCUMENTS, temp.resolve("sources"));
        // 1 when a file of the folder cannot be read: the same must come of it in the end.
        int code = complete(temp.resolve("calm"), sources);
        assertTrue(code == 0 || code == 1, "the program ended with " + code);
        CorpusContents calm = CorpusContents.of(temp.resolve("calm"));
        int corpora = 0;
        while (programs + workers < KILLS) {
            Path corpus = temp.resolve("killed-" + corpora++);
            int before = programs + workers;
            int most = Math.min(KILLS - before, 1 + random.nextInt(KILLS_PER_CORPUS));
            for (int i = 0; i < most; i++) {
                harm(ingest(corpus, sources), code);
            }
            assertEquals(code, complete(corpus, sources));
            CorpusContents.of(corpus).assertEqual(calm, "seed " + seed);
            Folders.delete(corpus);
            report(corpora);
        }
    }

    /// Written after each corpus: a run that is ended tells how far it came.
    private void report(int corpora) throws IOException {
        ReliabilityReport.write(
                "Killed",
                List.of(
                        (programs + workers)
                                + " processes were killed (`kill -9`, seed "
                                + seed
                                + ") at random moments of ingestions of "
                                + DOCUMENTS
                                + " documents: the program "
                                + programs
                                + " times, one of its workers "
                                + workers
                                + " times. Each of the "
                                + corpora
                                + " corpora that the next runs completed equals one made without a"
                                + " kill: rows of pages, lines, elements, chunks and cells, ranks"
                                + " and scores, files; `corpus verify` finds it whole."));
    }

    private static int complete(Path corpus, Path sources)
            throws IOException, InterruptedException {
        Process process = ingest(corpus, sources);
        try (BufferedReader said = process.errorReader(StandardCharsets.UTF_8)) {
            awaitDocuments(said, Integer.MAX_VALUE);
        }
        return process.waitFor();
    }

    /// Kills the program at a random moment, or now and then one of its workers: that costs it
    /// nothing.
    private void harm(Process process, int code) throws IOException, InterruptedException {
        try (BufferedReader said = process.errorReader(StandardCharsets.UTF_8)) {
            boolean runs = awaitDocuments(said, random.nextInt(MOST_DOCUMENTS + 1));
            if (!runs || process.waitFor(random.nextInt(MOST_MILLIS), TimeUnit.MILLISECONDS)) {
                assertEquals(code, process.waitFor());
                return;
            }
            // Once it is dead nobody knows any more whose children its workers were.
            List<ProcessHandle> children = process.descendants().toList();
            if (!children.isEmpty() && random.nextInt(5) == 0) {
                children.get(random.nextInt(children.size())).destroyForcibly();
                workers++;
                awaitDocuments(said, Integer.MAX_VALUE);
                assertEquals(code, process.waitFor());
            } else {
                process.destroyForcibly().waitFor();
                awaitEnd(children);
                programs++;
            }
        }
    }

    /// Reads what it says until so many documents are done; whether it came to that.
    private static boolean awaitDocuments(BufferedReader said, int documents) throws IOException {
        int done = 0;
        while (done < documents) {
            String line = said.readLine();
            if (line == null) {
                return false;
            }
            done += line.startsWith("[") && !line.contains("unchanged") ? 1 : 0;
        }
        return true;
    }

    private static Process ingest(Path corpus, Path sources) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx1g",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "--add-modules=jdk.incubator.vector",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName()));
        command.addAll(
                List.of(
                        "ingest",
                        "--corpus",
                        corpus.toString(),
                        sources.toString(),
                        "--ocr",
                        "never",
                        "--json"));
        return new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    }

    /// A worker of a killed program ends by itself; nothing of it may reach into the next run.
    private static void awaitEnd(List<ProcessHandle> workers) {
        workers.forEach(
                worker -> worker.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join());
    }
}
