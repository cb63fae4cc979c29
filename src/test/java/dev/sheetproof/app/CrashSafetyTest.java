package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that is killed while it takes documents in leaves a corpus that the next run completes
/// to what it would have been.
///
/// `-Dtest.kills=100 -Dtest.sources=FOLDER -Dtest.documents=40 -Dtest.kill.millis=6000` makes a
/// long run over the smallest documents of a folder, killed within that time each;
/// `-Dtest.report=FILE` takes the figures.
final class CrashSafetyTest {

    private static final int KILLS = Integer.getInteger("test.kills", 3);

    private static final int DOCUMENTS = Integer.getInteger("test.documents", 5);

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// A run is killed within this time: start, hashing, reading, embedding and writing all lie in
    /// it.
    private static final int LONGEST_MILLIS = Integer.getInteger("test.kill.millis", 6000);

    /// A corpus is killed at most this often before a run is left to complete it.
    private static final int KILLS_PER_CORPUS = 12;

    private static final int PATIENCE_SECONDS = 60;

    private static final List<String> TABLES = List.of("page", "line", "element", "chunk", "cell");

    private static final List<String> REQUESTS =
            List.of("load capacitance", "ABX-7", "frequency stability 10 ppm");

    @TempDir private Path temp;

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private int programs;
    private int workers;

    @Test
    void killedAgainAndAgainItEndsAsIfNothingHadHappened() throws Exception {
        System.err.println("CrashSafetyTest: -Dtest.seed=" + seed);
        Path sources = sources();
        // 1 when a file of the folder cannot be read: the same must come of it in the end.
        int code = ingest(temp.resolve("calm"), sources).waitFor();
        assertTrue(code == 0 || code == 1, "the program ended with " + code);
        SortedMap<String, String> calm = contents(temp.resolve("calm"));
        int corpora = 0;
        while (programs + workers < KILLS) {
            Path corpus = temp.resolve("killed-" + corpora++);
            int before = programs + workers;
            int most = Math.min(KILLS - before, 1 + random.nextInt(KILLS_PER_CORPUS));
            for (int i = 0; i < most; i++) {
                harm(ingest(corpus, sources), code);
            }
            assertEquals(code, ingest(corpus, sources).waitFor());
            SortedMap<String, String> survived = contents(corpus);
            calm.forEach(
                    (what, expected) ->
                            assertEquals(expected, survived.get(what), what + ", seed " + seed));
            Folders.delete(corpus);
        }
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

    /// Kills the program at a random moment, or now and then one of its workers: that costs it
    /// nothing.
    private void harm(Process process, int code) throws InterruptedException {
        if (process.waitFor(random.nextInt(LONGEST_MILLIS), TimeUnit.MILLISECONDS)) {
            assertEquals(code, process.exitValue());
            return;
        }
        // Once it is dead nobody knows any more whose children its workers were.
        List<ProcessHandle> children = process.descendants().toList();
        if (!children.isEmpty() && random.nextInt(4) == 0) {
            children.get(random.nextInt(children.size())).destroyForcibly();
            workers++;
            assertEquals(code, process.waitFor());
        } else {
            process.destroyForcibly().waitFor();
            awaitEnd(children);
            programs++;
        }
    }

    /// Everything a corpus answers, by what was asked.
    private static SortedMap<String, String> contents(Path corpus) {
        SortedMap<String, String> contents = new TreeMap<>();
        String verified = run("corpus", "verify", "--corpus", corpus.toString());
        assertTrue(verified.contains("\"whole\":true"), verified);
        TABLES.forEach(table -> contents.put("table " + table, table(corpus, table)));
        REQUESTS.forEach(words -> contents.put("ranks of " + words, ranks(corpus, words)));
        contents.put("files", String.join("\n", files(corpus)));
        return contents;
    }

    private static boolean isPdf(Path file) {
        return file.toString().endsWith(".pdf") && file.toFile().length() > 0;
    }

    private Path sources() throws IOException {
        Path sources = Files.createDirectory(temp.resolve("sources"));
        try (Stream<Path> found = Files.walk(SOURCES)) {
            List<Path> pdfs = new ArrayList<>(found.filter(CrashSafetyTest::isPdf).toList());
            pdfs.sort(
                    Comparator.comparingLong((Path file) -> file.toFile().length())
                            .thenComparing(Path::toString));
            for (Path pdf : pdfs.subList(0, Math.min(DOCUMENTS, pdfs.size()))) {
                Files.copy(pdf, sources.resolve(String.valueOf(pdf.getFileName())));
            }
        }
        return sources;
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
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /// A worker of a killed program ends by itself; nothing of it may reach into the next run.
    private static void awaitEnd(List<ProcessHandle> workers) {
        workers.forEach(
                worker -> worker.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join());
    }

    private static String table(Path corpus, String table) {
        return run("tables", "--corpus", corpus.toString(), "--table", table);
    }

    private static String ranks(Path corpus, String words) {
        return run("search", "--corpus", corpus.toString(), words, "--json");
    }

    private static String run(String... arguments) {
        ProgramRun run = ProgramRun.of(Path.of(""), arguments);
        assertEquals(0, run.code(), run.err());
        return run.out();
    }

    /// What lies in a corpus besides the index, whose files have numbers in their names, and the
    /// database's own files that come and go.
    private static List<String> files(Path corpus) {
        try (Stream<Path> found = Files.walk(corpus)) {
            return found.filter(Files::isRegularFile)
                    .map(file -> corpus.relativize(file).toString())
                    .filter(name -> !name.contains("index"))
                    .filter(name -> !name.endsWith("-wal") && !name.endsWith("-shm"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
