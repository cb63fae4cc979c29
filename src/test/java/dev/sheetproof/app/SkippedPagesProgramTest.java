package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A page that the user leaves out is out of every list and named as such, until it is taken back.
final class SkippedPagesProgramTest {

    @TempDir private Path temp;

    @Test
    void aPageIsLeftOutNamedAndTakenBack() throws IOException {
        Path pdfs = Files.createDirectory(temp.resolve("pdfs"));
        SmallDatasheets.crystal(pdfs.resolve("abx.pdf"), "ABX-7-26.000M", "18 pF");
        assertEquals(0, run("ingest", "--corpus", "c", pdfs.toString(), "--json").code());
        assertTrue(hits().contains("abx:1"), hits().toString());

        ProgramRun skipped =
                run("corpus", "skip", "--corpus", "c", "--doc", "abx", "--pages", "1", "--json");
        assertEquals(0, skipped.code(), skipped.err());
        JsonNode entry = skipped.json().get("documents").get(0);
        assertEquals(1, entry.get("pages_by_status").get("skipped").asInt());
        assertEquals("1 page skipped by the user: 1", entry.get("reason").asString());
        assertTrue(!hits().contains("abx:1"), hits().toString());
        assertEquals("unchanged", again(pdfs), "it stays so");

        JsonNode found = run("search", "--corpus", "c", "status:skipped", "--json").json();
        assertTrue(
                found.get("warnings").toString().contains("one page is skipped: abx:1"),
                found.get("warnings").toString());
        assertEquals(
                "skipped",
                run("tables", "--corpus", "c", "--table", "page")
                        .lines()
                        .getFirst()
                        .get("status")
                        .asString());

        ProgramRun back =
                run("corpus", "skip", "--corpus", "c", "--doc", "abx", "--pages", "1", "--undo");
        assertEquals(0, back.code(), back.err());
        assertTrue(hits().contains("abx:1"), hits().toString());
    }

    @Test
    void whatCannotBeLeftOutIsRefused() throws IOException {
        Path pdfs = Files.createDirectory(temp.resolve("pdfs"));
        SmallDatasheets.crystal(pdfs.resolve("abx.pdf"), "ABX-7-26.000M", "18 pF");
        ProgramRun taken =
                run("ingest", "--corpus", "c", pdfs.toString(), "--skip-pages", "2", "--json");
        assertEquals(0, taken.code(), taken.err());
        assertEquals(1, taken.json().get("totals").get("pages_by_status").get("skipped").asInt());
        Stream.of(
                        List.of("--doc", "abx", "--pages", "9"),
                        List.of("--doc", "nowhere", "--pages", "1"),
                        List.of("--doc", "abx", "--pages", "x"))
                .forEach(
                        wrong -> {
                            List<String> all =
                                    Stream.concat(
                                                    Stream.of("corpus", "skip", "--corpus", "c"),
                                                    wrong.stream())
                                            .toList();
                            assertEquals(2, run(all.toArray(String[]::new)).code());
                        });
    }

    /// `document:page` of what a request for the first page's words finds.
    private List<String> hits() {
        ProgramRun run = run("search", "--corpus", "c", "load capacitance", "--json");
        return run.json()
                .get("evidence")
                .valueStream()
                .map(hit -> hit.get("doc_id").asString() + ":" + hit.get("page").asInt())
                .toList();
    }

    private String again(Path pdfs) {
        return run("ingest", "--corpus", "c", pdfs.toString(), "--json")
                .json()
                .get("documents")
                .get(0)
                .get("outcome")
                .asString();
    }

    private ProgramRun run(String... arguments) {
        return ProgramRun.of(temp.resolve("corpora"), arguments);
    }
}
