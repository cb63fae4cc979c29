package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Everything a corpus answers, by what was asked, and the files it consists of.
record CorpusContents(SortedMap<String, String> answers) {

    private static final List<String> TABLES = List.of("page", "line", "element", "chunk", "cell");

    private static final List<String> REQUESTS =
            List.of("load capacitance", "ABX-7", "frequency stability 10 ppm");

    /// Asks a corpus that is whole.
    static CorpusContents of(Path corpus) {
        SortedMap<String, String> answers = new TreeMap<>();
        assertWhole(corpus);
        TABLES.forEach(
                table ->
                        answers.put(
                                "table " + table,
                                run("tables", "--corpus", corpus.toString(), "--table", table)));
        REQUESTS.forEach(
                words ->
                        answers.put(
                                "ranks of " + words,
                                run("search", "--corpus", corpus.toString(), words, "--json")));
        answers.put("files", String.join("\n", files(corpus)));
        return new CorpusContents(answers);
    }

    static void assertWhole(Path corpus) {
        String verified = run("corpus", "verify", "--corpus", corpus.toString());
        assertTrue(verified.contains("\"whole\":true"), verified);
    }

    /// @param run which run this is of, for the message
    void assertEqual(CorpusContents expected, String run) {
        expected.answers()
                .forEach(
                        (what, answer) ->
                                assertEquals(answer, answers.get(what), what + ", " + run));
    }

    private static String run(String... arguments) {
        ProgramRun run = ProgramRun.of(Path.of(""), arguments);
        assertEquals(0, run.code(), run.out() + run.err());
        return run.out();
    }

    /// Without the index, whose files have numbers in their names, and the database's own files
    /// that come and go.
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
