package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Corpora as users of the program handle them: packed, revised, damaged, locked.
final class WholeCorporaTest extends ProgramOnTwoSheets {

    @Test
    void aCorpusThatComesWithItsPdfsIsReadAtFirstUse() throws IOException {
        Path pdf = Files.createDirectories(corpora.resolve("demo").resolve("pdf"));
        Files.copy(sources.resolve("abx-7.pdf"), pdf.resolve("abx-7.pdf"));
        ProgramRun list = run("corpus", "list", "--json");
        assertEquals("demo", list.json().get("corpora").get(0).get("name").asString());
        ProgramRun search = run("search", "--corpus", "demo", "load capacitance", "--json");
        assertEquals(0, search.code(), search.err());
        assertTrue(search.err().contains("reading 1 PDF of corpus demo first"), search.err());
        assertTrue(search.json().get("supported").asBoolean());
        assertEquals("", run("search", "--corpus", "demo", "load", "--json").err());
    }

    @Test
    void aCorpusCanBePackedAndUnpacked() {
        run("ingest", "--corpus", "lab", sources.toString());
        Path zip = temp.resolve("lab.zip");
        assertEquals(0, run("corpus", "export", "--corpus", "lab", zip.toString()).code());
        ProgramRun read = run("corpus", "import", "--corpus", "copy", zip.toString());
        assertEquals(0, read.code(), read.err());
        ProgramRun again = run("corpus", "import", "--corpus", "copy", zip.toString());
        assertEquals(2, again.code(), again.err());
        assertTrue(again.err().contains("there is a corpus copy already"), again.err());
        assertEquals(
                0, run("corpus", "import", "--corpus", "copy", "--merge", zip.toString()).code());
        assertEquals(
                run("tables", "--corpus", "lab", "--table", "chunk").out(),
                run("tables", "--corpus", "copy", "--table", "chunk").out());
        assertEquals(0, run("corpus", "rebuild", "--corpus", "copy").code());
        assertEquals(0, run("corpus", "verify", "--corpus", "copy", "--json").code());
    }

    @Test
    void aDatabaseOfAnotherVersionIsRefusedInWords() throws IOException {
        Path data = Files.createDirectories(corpora.resolve("odd").resolve("data"));
        Files.writeString(
                data.resolve("corpus.db"), "no database at all, but long enough ".repeat(99));
        ProgramRun run = run("search", "--corpus", "odd", "words");
        assertNotEquals(0, run.code());
        assertTrue(run.err().contains("is damaged"), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void aRevisionIsLinkedAndBothAreFound() throws IOException {
        assertEquals(0, run("ingest", "--corpus", "lab", sources.toString()).code());
        Path revised = Files.createDirectory(temp.resolve("revised"));
        SmallDatasheets.crystal(revised.resolve("abx-7 rev b.pdf"), "ABX-7", "12 pF");
        assertEquals(0, run("ingest", "--corpus", "lab", revised.toString()).code());
        for (JsonNode document : run("corpus", "info", "--corpus", "lab").json().get("list")) {
            List<String> others =
                    document.get("revisions").valueStream().map(JsonNode::asString).toList();
            assertEquals(
                    switch (document.get("doc_id").asString()) {
                        case "abx-7" -> List.of("abx-7-rev-b");
                        case "abx-7-rev-b" -> List.of("abx-7");
                        default -> List.of();
                    },
                    others,
                    document.toString());
        }
        List<String> found =
                run("search", "--corpus", "lab", "ABX-7 load capacitance", "--json")
                        .json()
                        .get("evidence")
                        .valueStream()
                        .map(hit -> hit.get("doc_id").asString())
                        .toList();
        assertTrue(found.contains("abx-7") && found.contains("abx-7-rev-b"), found.toString());
        assertEquals(1, run("corpus", "remove", "--corpus", "lab", "abx-7", "nobody").code());
        assertEquals(
                2,
                run("corpus", "info", "--corpus", "lab", "--json").json().get("documents").asInt());
    }

    @Test
    void anEncryptedDatasheetIsReadAndDrawnWithThePasswordGivenOnce() throws IOException {
        Path locked = Files.createDirectory(temp.resolve("locked"));
        SmallDatasheets.encrypted(locked.resolve("sec-1.pdf"), "SEC-1", "user pw");
        List<String> ingest =
                List.of("ingest", "--corpus", "safe", locked.toString(), "--json", "--password");
        ProgramRun wrong = run(with(ingest, "no"));
        assertEquals(1, wrong.code());
        assertTrue(wrong.out().contains("the password does not open"), wrong.out());
        ProgramRun right = run(with(ingest, "no", "--password", "user pw"));
        assertEquals(0, right.code(), right.err());
        ProgramRun search = run("search", "--corpus", "safe", "load capacitance", "--json");
        String chunk = search.json().get("evidence").get(0).get("chunk_id").asString();
        Path picture = temp.resolve("locked.png");
        ProgramRun drawn =
                run("evidence", "--corpus", "safe", chunk, "--image", picture.toString());
        assertEquals(0, drawn.code(), drawn.err());
        assertTrue(Files.size(picture) > 0);
    }

    private static String[] with(List<String> command, String... more) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }
}
