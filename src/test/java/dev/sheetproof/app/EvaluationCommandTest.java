package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Evaluation by the command line, on a part of the demo corpus: the questions name documents that
/// are there and documents that are not.
final class EvaluationCommandTest {

    private static final Path DEMO = Path.of("corpora", "demo");

    /// Questions on documents that are not there.
    private static final int ABSENT_QUESTIONS = 6;

    private static final String PAGES = DEMO.resolve("layout.jsonl").toString();

    /// Scorers round to three digits.
    private static final double ROUNDED = 0.000_51;

    @TempDir private static Path temp;

    private static String questions = "";

    private static ProgramRun run(String... arguments) {
        return ProgramRun.of(temp.resolve("corpora"), arguments);
    }

    @BeforeAll
    static void readAPartOfTheDemoCorpus() throws IOException {
        Path sources = Files.createDirectories(temp.resolve("sources"));
        for (String name : List.of("abx-7.pdf", "tfx-32.pdf")) {
            Files.copy(DEMO.resolve("pdf").resolve(name), sources.resolve(name));
        }
        List<String> asked = new ArrayList<>();
        int absent = 0;
        for (String line : Files.readAllLines(DEMO.resolve("questions.jsonl"))) {
            boolean there = line.contains("abx-7.pdf") || line.contains("tfx-32.pdf");
            boolean negative = line.contains("\"answers\":[]");
            if (there || negative || absent++ < ABSENT_QUESTIONS) {
                asked.add(line);
            }
        }
        questions = Files.write(temp.resolve("questions.jsonl"), asked).toString();
        ProgramRun ingest = run("ingest", "--corpus", "part", sources.toString());
        assertEquals(0, ingest.code(), ingest.err());
    }

    @Test
    void figuresTablesAndFailuresComeFromOneRun() throws IOException {
        Path report = temp.resolve("EVALUATION.md");
        Files.writeString(report, "# Kept\n");
        String[] command = {
            "eval",
            "--corpus",
            "part",
            "--queries",
            questions,
            "--layout",
            PAGES,
            "--failures",
            "--json",
            "--write",
            report.toString()
        };
        ProgramRun first = run(command);
        assertEquals(0, first.code(), first.err());
        JsonNode json = first.json();
        assertTrue(json.at("/kinds/ALL/hit@1").asDouble() > 0, first.err());
        assertTrue(json.at("/modes/bm25/kinds/ALL/ndcg@10").asDouble() > 0, first.err());
        assertTrue(json.at("/layout/macro_f1").asDouble() > .1, first.err());
        assertTrue(json.at("/setting/questions_on_absent").asInt() > 0, first.err());
        assertTrue(json.at("/setting/absent").size() > 5, first.err());
        assertTrue(first.err().contains("Not in the corpus: "), first.err());
        assertTrue(first.err().contains("the corpus lacks the document"), first.err());
        String written = Files.readString(report);
        assertTrue(written.startsWith("# Kept\n"), written);
        assertTrue(written.contains("By category, dense:"), written);
        assertTrue(!written.contains(temp.toString()), "a path of this machine");

        ProgramRun second = run(command);
        assertEquals(first.out(), second.out());
        assertEquals(written, Files.readString(report), "a second run writes the same");
    }

    @Test
    void simplerDesignsAreMeasuredBesideAndLeaveNothingBehind() throws IOException {
        List<Path> before = temporaryFolders();
        ProgramRun run =
                run(
                        "eval",
                        "--corpus",
                        "part",
                        "--queries",
                        questions,
                        "--mode",
                        "bm25",
                        "--baselines",
                        "--json");
        assertEquals(0, run.code(), run.err());
        JsonNode baselines = run.json().get("baselines");
        for (String name :
                List.of(
                        "windows",
                        "pages",
                        "standard",
                        "one bag",
                        "no trigrams",
                        "by confidence")) {
            JsonNode all = baselines.path(name).path("kinds").path("ALL");
            assertTrue(all.path("hit@5").asDouble() > 0, name + " finds nothing: " + run.err());
        }
        assertEquals(
                1,
                baselines.at("/pages/evidence/sufficient").asDouble(),
                "a page shows everything");
        assertTrue(baselines.at("/pages/evidence/leakage_median").asDouble() > 1);
        assertEquals(before, temporaryFolders());
    }

    @Test
    void aMarkBeyondTheEndOfADocumentIsABadMarkAndNoMiss() throws IOException {
        Path file = temp.resolve("bad.jsonl");
        String document = run("tables", "--corpus", "part", "--table", "summary").out();
        String name = document.replaceAll("(?s).*?\"source_pdf\":\"pdf/([^\"]+)\".*", "$1");
        Files.writeString(
                file,
                "{\"id\":\"q1\",\"query\":\"load\",\"kind\":\"parameter\",\"answers\":[{\"file\":\""
                        + name
                        + "\",\"page\":9999,\"value_box\":[1,1,9,9],\"unit_box\":[1,1,9,9]}]}\n");
        ProgramRun run =
                run(
                        "eval",
                        "--corpus",
                        "part",
                        "--queries",
                        file.toString(),
                        "--mode",
                        "bm25",
                        "--failures");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.err().contains("bad mark: q1 is marked on page 9999 of " + name), run.err());
        assertTrue(run.err().contains("the mark is bad: the document has"), run.err());
    }

    private static List<Path> temporaryFolders() throws IOException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        try (var files = Files.newDirectoryStream(folder, "sheetproof-eval-*")) {
            List<Path> found = new ArrayList<>();
            files.forEach(found::add);
            return found.stream().sorted().toList();
        }
    }

    @Test
    void theModelOfACorpusIsToldAndAFolderThatIsNoneRefused() throws IOException {
        ProgramRun told = run("corpus", "model", "--corpus", "part");
        assertEquals(0, told.code(), told.err());
        assertEquals("bundled", told.json().get("model").asString());
        assertTrue(told.json().get("fingerprint").asString().startsWith("e5-small"), told.out());
        Path folder = temp.resolve("no model");
        ProgramRun absent = run("corpus", "model", "--corpus", "part", "--use", folder.toString());
        assertEquals(2, absent.code());
        assertTrue(absent.err().contains("there is no such folder"), absent.err());
        Files.createDirectories(folder);
        ProgramRun refused = run("corpus", "model", "--corpus", "part", "--use", folder.toString());
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("sheetproof-model.json"), refused.err());
        assertEquals(told.out(), run("corpus", "model", "--corpus", "part").out());
    }

    @Test
    void aBadQuestionIsNamedWithItsLine() throws IOException {
        Path file = temp.resolve("bad.jsonl");
        Files.writeString(file, "{\"id\": \"a\", \"query\": \"b\", \"answers\": [{}]}\n");
        ProgramRun run = run("eval", "--corpus", "part", "--queries", file.toString());
        assertEquals(2, run.code());
        assertTrue(run.err().contains("line 1 answers[0] has no \"file\""), run.err());
        assertEquals(2, run("eval", "--corpus", "part", "--queries", "/no/such.jsonl").code());
    }

    @Test
    void theSharedScorersFindTheSame() throws IOException, InterruptedException {
        String told = System.getProperty("sheetproof.shared", System.getenv("SHEETPROOF_SHARED"));
        Path scorers = Path.of(told == null ? "../shared" : told).resolve("eval");
        assumeTrue(
                Files.exists(scorers.resolve("score_questions.py")),
                "no shared scorers in " + scorers);
        assumeTrue(pythonThere(), "no python3");
        JsonNode ours =
                run("eval", "--corpus", "part", "--queries", questions, "--layout", PAGES, "--json")
                        .json();

        Path results =
                save(
                        "results.jsonl",
                        run("search", "--corpus", "part", "--requests", questions, "--json"));
        JsonNode theirs =
                python(scorers.resolve("score_questions.py"), questions, results.toString());
        for (String kind : List.copyOf(theirs.path("kinds").propertyNames())) {
            for (String figure : List.of("n", "hit@1", "hit@3", "hit@5", "hit@10", "mrr")) {
                assertEquals(
                        theirs.path("kinds").path(kind).path(figure).asDouble(),
                        ours.path("kinds").path(kind).path(figure).asDouble(),
                        ROUNDED,
                        kind + " " + figure);
            }
        }
        for (String figure :
                List.of(
                        "sufficient",
                        "sufficiency_median",
                        "negatives_refused",
                        "answerable_refused")) {
            assertEquals(
                    theirs.path("evidence").path(figure).asDouble(),
                    ours.path("evidence").path(figure).asDouble(),
                    ROUNDED,
                    figure);
        }
        for (String figure : List.of("leakage_median", "leakage_p90")) {
            assertEquals(
                    theirs.path("evidence").path(figure).asDouble(),
                    ours.path("evidence").path(figure).asDouble(),
                    .0051,
                    figure);
        }

        List<String> arguments = new ArrayList<>(List.of(PAGES));
        for (String table : List.of("element", "chunk", "cell")) {
            arguments.add(
                    save(table + ".jsonl", run("tables", "--corpus", "part", "--table", table))
                            .toString());
        }
        JsonNode layout =
                python(scorers.resolve("score_layout.py"), arguments.toArray(String[]::new));
        for (String figure :
                List.of(
                        "macro_f1",
                        "units",
                        "whole",
                        "tight",
                        "order",
                        "cells",
                        "cells_found",
                        "cells_right")) {
            assertEquals(
                    layout.path(figure).asDouble(),
                    ours.path("layout").path(figure).asDouble(),
                    ROUNDED,
                    figure);
        }
        for (String label : List.copyOf(layout.path("labels").propertyNames())) {
            assertEquals(
                    layout.path("labels").path(label).path("f1").asDouble(),
                    ours.path("layout").path("labels").path(label).path("f1").asDouble(),
                    ROUNDED,
                    label);
        }
    }

    private static Path save(String name, ProgramRun run) throws IOException {
        assertEquals(0, run.code(), run.err());
        return Files.writeString(temp.resolve(name), run.out());
    }

    private static boolean pythonThere() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static JsonNode python(Path script, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", script.toString()));
        command.addAll(List.of(arguments));
        command.add("--json");
        Path out = temp.resolve("python.json");
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        assertEquals(0, process.waitFor(), script.toString());
        return JsonMapper.shared().readTree(Files.readString(out));
    }
}
