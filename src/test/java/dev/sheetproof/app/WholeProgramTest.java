package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The program as its users run it, from drawn PDFs to exit codes.
final class WholeProgramTest extends ProgramOnTwoSheets {

    @Test
    void fromPdfsToEvidenceAndBack() throws IOException {
        ProgramRun ingest = run("ingest", "--corpus", "lab", sources.toString(), "--json");
        assertEquals(0, ingest.code(), ingest.err());
        JsonNode totals = ingest.json().get("totals");
        assertEquals(2, totals.get("files").asInt());
        assertEquals(4, totals.get("pages").asInt());
        assertEquals(4, totals.get("pages_by_status").get("ok").asInt());

        ProgramRun search =
                run("search", "--corpus", "lab", "load capacitance", "--doc", "abx-7", "--json");
        assertEquals(0, search.code(), search.err());
        assertTrue(search.json().get("supported").asBoolean(), search.out());
        JsonNode best = search.json().get("evidence").get(0);
        assertEquals("abx-7", best.get("doc_id").asString());
        assertEquals("pdf/abx-7.pdf", best.get("source_pdf").asString());
        assertEquals(1, best.get("page").asInt());
        assertTrue(best.get("native_text").asString().contains("18 pF"), best.toString());
        assertTrue(coversTheValue(best.get("bboxes_pdf")), best.toString());

        String chunkId = best.get("chunk_id").asString();
        Path picture = temp.resolve("a folder that is not there yet").resolve("out.png");
        ProgramRun evidence =
                run(
                        "evidence",
                        "--corpus",
                        "lab",
                        chunkId,
                        "--image",
                        picture.toString(),
                        "--dpi",
                        "100",
                        "--json");
        assertEquals(0, evidence.code(), evidence.err());
        assertEquals(chunkId, evidence.json().get("chunk_id").asString());
        assertTrue(evidence.json().get("rank").isNull());
        assertEquals((byte) 'P', Files.readAllBytes(picture)[1]);

        for (String layer : List.of("elements", "raw", "chunks", "lines", "cells", "order")) {
            Path overlay = temp.resolve(layer + ".png");
            ProgramRun inspect =
                    run(
                            "inspect",
                            "--corpus",
                            "lab",
                            "--doc",
                            "abx-7",
                            "--page",
                            "1",
                            "--layer",
                            layer,
                            "--dpi",
                            "50",
                            "--out",
                            overlay.toString());
            assertEquals(0, inspect.code(), inspect.err());
            assertTrue(Files.size(overlay) > 0);
        }

        ProgramRun verify = run("corpus", "verify", "--corpus", "lab");
        assertEquals(0, verify.code(), verify.out());
        assertTrue(verify.json().get("whole").asBoolean());
    }

    private static boolean coversTheValue(JsonNode boxes) {
        for (JsonNode box : boxes) {
            if (box.get(0).asDouble() <= SmallDatasheets.VALUE_X
                    && box.get(1).asDouble() <= SmallDatasheets.VALUE_BASELINE_Y - 7
                    && box.get(2).asDouble() >= SmallDatasheets.VALUE_X + 20
                    && box.get(3).asDouble() >= SmallDatasheets.VALUE_BASELINE_Y) {
                return true;
            }
        }
        return false;
    }

    @Test
    void everyTableCanBePrintedAndNamesItsDocument() {
        run("ingest", "--corpus", "lab", sources.toString());
        for (String table :
                List.of(
                        "page",
                        "line",
                        "span",
                        "toc",
                        "image",
                        "link",
                        "named_object",
                        "cross_reference",
                        "summary",
                        "element",
                        "chunk",
                        "cell")) {
            ProgramRun rows = run("tables", "--corpus", "lab", "--table", table);
            assertEquals(0, rows.code(), rows.err());
            for (JsonNode row : rows.lines()) {
                assertTrue(row.hasNonNull("doc_id"), rows.out());
                assertTrue(row.hasNonNull("source_pdf"), rows.out());
            }
            ProgramRun csv = run("tables", "--corpus", "lab", "--table", table, "--format", "csv");
            assertTrue(csv.out().startsWith("doc_id,source_pdf"), csv.out());
        }
        ProgramRun one = run("tables", "--corpus", "lab", "--table", "page", "--doc", "tcx-25");
        assertEquals(2, one.lines().size());
        assertEquals("ok", one.lines().getFirst().get("status").asString());
    }

    @Test
    void aSecondIngestChangesNothing() {
        run("ingest", "--corpus", "lab", sources.toString());
        ProgramRun before = run("tables", "--corpus", "lab", "--table", "chunk");
        ProgramRun again = run("ingest", "--corpus", "lab", sources.toString(), "--json");
        assertEquals(0, again.code(), again.err());
        assertEquals(2, again.json().get("totals").get("unchanged").asInt());
        assertEquals(0, again.json().get("totals").get("stored").asInt());
        assertEquals(before.out(), run("tables", "--corpus", "lab", "--table", "chunk").out());
    }

    @Test
    void idsAndRanksAreTheSameFromAnotherFolderThreadCountAndLocale() throws IOException {
        run("ingest", "--corpus", "lab", "--threads", "1", sources.toString());
        Path moved = Files.createDirectories(temp.resolve("some where").resolve("else"));
        List<String> paths =
                new ArrayList<>(List.of("ingest", "--corpus", "lab2", "--threads", "3"));
        for (String name : List.of("TCX 25.pdf", "abx-7.pdf")) {
            paths.add(Files.copy(sources.resolve(name), moved.resolve(name)).toString());
        }
        Locale before = Locale.getDefault();
        try {
            // Turkish lower-cases I to a dotless i, and writes decimal commas.
            Locale.setDefault(Locale.of("tr", "TR"));
            assertEquals(0, run(paths.toArray(String[]::new)).code());
            assertEquals(
                    run("tables", "--corpus", "lab", "--table", "chunk").out(),
                    run("tables", "--corpus", "lab2", "--table", "chunk").out());
            String[] words = {"search", "--json", "26 MHz frequency tolerance", "--corpus", "lab"};
            String expected = run(words).out();
            words[4] = "lab2";
            assertEquals(expected, run(words).out());
            assertFalse(expected.isBlank());
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void cellsAreMarkedAndAbsenceIsExplained() {
        run("ingest", "--corpus", "lab", sources.toString());
        String request = "ABX-7 load capacitance";
        JsonNode found = run("search", "--corpus", "lab", request, "--json").json();
        JsonNode best = found.get("evidence").get(0);
        JsonNode cell = best.get("cells").get(0);
        assertEquals("18 pF", cell.get("text").asString(), best.toString());
        assertEquals("Load capacitance", cell.get("row_label").asString());
        String id = best.get("chunk_id").asString();
        assertEquals(
                "listed",
                run("search", "--corpus", "lab", request, "--why-not", id, "--json")
                        .json()
                        .get("verdict")
                        .asString());
        assertEquals(
                "filtered",
                run("search", "--corpus", "lab", request + " doc:tcx", "--why-not", id, "--json")
                        .json()
                        .get("verdict")
                        .asString());
        ProgramRun unknown = run("search", "--corpus", "lab", request, "--why-not", "abx-7:99");
        assertEquals(2, unknown.code());
        assertTrue(unknown.err().contains("has no page 99"), unknown.err());
        ProgramRun raw = run("search", "--corpus", "lab", request + " doc:tcx", "--raw", "--json");
        assertEquals(0, raw.json().get("parsed").get("steps").size());
    }

    @Test
    void requestsOfAFileAreAnsweredLineByLine() throws IOException {
        run("ingest", "--corpus", "lab", sources.toString());
        Path requests =
                Files.writeString(
                        temp.resolve("requests.jsonl"),
                        """
                        {"id": "q1", "query": "TCX-25 load capacitance"}

                        {"id": 2, "query": ""}
                        """);
        ProgramRun run =
                run("search", "--corpus", "lab", "--requests", requests.toString(), "--json");
        assertEquals(0, run.code(), run.err());
        assertEquals(2, run.lines().size());
        assertEquals("q1", run.lines().getFirst().get("id").asString());
        assertEquals("2", run.lines().getLast().get("id").asString());
        assertFalse(run.lines().getLast().get("supported").asBoolean());
        assertEquals(0, run.lines().getLast().get("evidence").size());
    }

    @Test
    void aLineThatIsNoRequestIsNamedAndTheOthersAreAnswered() throws IOException {
        run("ingest", "--corpus", "lab", sources.toString());
        Path requests =
                Files.writeString(
                        temp.resolve("requests.jsonl"),
                        """
                        {"id": "q1", "query": "TCX-25 load capacitance"}
                        no JSON
                        {"id": "q3"}
                        {"id": "q4", "query": "ABX-7"}
                        """);
        ProgramRun run =
                run("search", "--corpus", "lab", "--requests", requests.toString(), "--json");
        assertEquals(1, run.code(), run.err());
        assertEquals(2, run.lines().size());
        assertEquals("q4", run.lines().getLast().get("id").asString());
        assertTrue(run.err().contains("requests.jsonl line 2 is no JSON object"), run.err());
        assertTrue(run.err().contains("requests.jsonl line 3 needs"), run.err());
        Files.writeString(requests, "no JSON\n{}\n");
        ProgramRun none = run("search", "--corpus", "lab", "--requests", requests.toString());
        assertEquals(2, none.code(), none.err());
        assertTrue(none.err().contains("line 1 is no JSON object"), none.err());
        assertTrue(none.err().contains("line 2 needs"), none.err());
    }

    @Test
    void questionsAreScored() throws IOException {
        run("ingest", "--corpus", "lab", sources.toString());
        Path questions =
                Files.writeString(
                        temp.resolve("questions.jsonl"),
                        """
                        {"id": "a", "query": "load capacitance doc:abx-7", "kind": "parameter", "answers": [{"file": "x/abx-7.pdf", "page": 1, "value_box": [300, 193, 320, 200], "unit_box": [55, 166, 495, 246]}]}
                        """);
        ProgramRun run =
                run("eval", "--corpus", "lab", "--queries", questions.toString(), "--json");
        assertEquals(0, run.code(), run.err());
        assertEquals(1.0, run.json().get("kinds").get("ALL").get("hit@1").asDouble(), run.out());
    }

    @Test
    void filesThatCannotBeReadAreNamedAndTheRestIsDone() throws IOException {
        Files.writeString(sources.resolve("text.pdf"), "not a PDF");
        byte[] whole = Files.readAllBytes(sources.resolve("abx-7.pdf"));
        Files.write(sources.resolve("cut.pdf"), java.util.Arrays.copyOf(whole, 300));
        SmallDatasheets.encrypted(sources.resolve("locked.pdf"), "VCX-1", "secret");

        ProgramRun run =
                run("ingest", "--corpus", "lab", sources.toString(), "/no/such/folder", "--json");
        assertEquals(1, run.code());
        assertEquals(6, run.json().get("documents").size());
        assertEquals("rejected", status(run, "text.pdf"));
        assertEquals("failed", status(run, "cut.pdf"));
        assertEquals("encrypted", status(run, "locked.pdf"));
        assertEquals("rejected", status(run, "folder"));
        assertEquals("ok", status(run, "abx-7.pdf"));
        assertFalse(run.err().contains("\tat "), run.err());
        assertEquals(0, run("corpus", "verify", "--corpus", "lab").code());

        ProgramRun unlocked =
                run(
                        "ingest",
                        "--corpus",
                        "lab",
                        sources.toString(),
                        "--password",
                        "secret",
                        "--json");
        assertEquals("ok", status(unlocked, "locked.pdf"));
        assertEquals(0, run("corpus", "verify", "--corpus", "lab").code());
    }

    private static String status(ProgramRun run, String name) {
        for (JsonNode document : run.json().get("documents")) {
            if (document.get("file").asString().endsWith(name)) {
                return document.get("status").asString();
            }
        }
        return "no entry";
    }

    @Test
    void wrongUsageIsOneLineAndExitCodeTwo() {
        run("ingest", "--corpus", "lab", sources.toString());
        for (String[] words :
                new String[][] {
                    {"search", "--corpus", "lab", ""},
                    {"search", "--corpus", "nobody", "words"},
                    {"search", "words"},
                    {"ingest", "--corpus", "never", "/no/such/folder"},
                    {
                        "corpus",
                        "import",
                        "--corpus",
                        "never",
                        sources.resolve("abx-7.pdf").toString()
                    },
                    {"search", "--corpus", "lab", "--mode", "magic", "words"},
                    {"search", "--corpus", "lab", "--top-k", "0", "words"},
                    {"search", "--corpus", "lab", "--doc", "nobody", "words"},
                    {"search", "--corpus", "lab", "--requests", "/no/such/file.jsonl"},
                    {"evidence", "--corpus", "lab", "nothing_p1_0123456789"},
                    {"evidence", "--corpus", "lab", "x", "--dpi", "7"},
                    {"tables", "--corpus", "lab", "--table", "pages"},
                    {"tables", "--corpus", "lab", "--table", "page", "--doc", "nobody"},
                    {
                        "inspect",
                        "--corpus",
                        "lab",
                        "--doc",
                        "abx-7",
                        "--page",
                        "9",
                        "--layer",
                        "lines",
                        "--out",
                        "x.png"
                    },
                    {"ingest", "--corpus", "lab", "--threads", "0", "x.pdf"},
                    {"ingest", "--corpus", "lab"},
                    {"corpus"},
                    {"corpus", "verify", "--corpus", "nobody"},
                    {"search", "--corpus", "lab", "--without", "nonsense", "load"},
                    {"corpus", "model", "--corpus", "lab", "--use", "/nope"},
                    {"frobnicate"}
                }) {
            ProgramRun run = run(words);
            String what = String.join(" ", words) + ": " + run.err();
            assertEquals(2, run.code(), what);
            assertEquals("", run.out(), what);
            assertEquals(1, run.err().lines().count(), what);
            assertTrue(run.err().startsWith("sheetproof: "), what);
        }
        assertFalse(Files.exists(corpora.resolve("never")), "a corpus nothing came into");
        String modes = run("search", "--corpus", "lab", "--mode", "magic", "words").err();
        assertTrue(modes.contains("'magic' is none of hybrid, bm25, dense"), modes);
        String steps = run("search", "--corpus", "lab", "--without", "nonsense", "load 3 V").err();
        assertTrue(steps.contains("quantity:3 v"), steps);
    }

    @Test
    void helpAndVersionAreForPeople() {
        ProgramRun help = run("--help");
        assertEquals(0, help.code());
        assertTrue(help.err().contains("ingest"), help.err());
        assertEquals("", help.out());
        ProgramRun version = run("--version");
        assertEquals(0, version.code());
        assertTrue(version.err().startsWith("sheetproof "), version.err());
        for (String command :
                List.of("ingest", "search", "evidence", "tables", "inspect", "eval")) {
            assertEquals(0, run(command, "--help").code(), command);
        }
    }

    @Test
    void aComparisonThatNoRowMeetsIsTold() {
        run("ingest", "--corpus", "lab", sources.toString());
        String told = "no cell of the tables listed fits < 2 pF";
        ProgramRun none = run("search", "--corpus", "lab", "load capacitance < 2 pF", "--json");
        assertTrue(none.json().get("warnings").toString().contains(told), none.out());
        ProgramRun met = run("search", "--corpus", "lab", "load capacitance < 10 pF", "--json");
        assertFalse(met.json().get("warnings").toString().contains("no cell"), met.out());
        assertEquals("tcx-25", met.json().get("evidence").get(0).get("doc_id").asString());
    }
}
