package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.pdf.StrangePdfs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Every strange file gets its status and a reason from the real program with its workers, and
/// nothing is left behind.
final class StrangeFilesTest {

    /// What a file may cost: a first try, a second one with the page given up.
    private static final long MAX_MILLIS = 120_000;

    @TempDir private Path temp;

    @Test
    void everyStrangeFileHasAStatusAndAReason() throws Exception {
        Path strange = Files.createDirectory(temp.resolve("strange"));
        SortedMap<String, byte[]> files = StrangePdfs.all();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(strange.resolve(file.getKey()), file.getValue());
        }
        Path corpus = temp.resolve("corpus");
        LoneProgram ingest =
                LoneProgram.start(
                        temp,
                        Main.class,
                        "ingest",
                        "--corpus",
                        corpus.toString(),
                        strange.toString(),
                        "--ocr",
                        "never",
                        "--json");
        assertEquals(1, ingest.await(), ingest.stderr());
        List<String> wrong = new ArrayList<>();
        SortedMap<String, Integer> counts = new TreeMap<>();
        JsonNode documents = JsonMapper.shared().readTree(ingest.stdout()).get("documents");
        for (JsonNode document : documents) {
            check(document, wrong);
            counts.merge(document.get("status").asString(), 1, Integer::sum);
        }
        assertEquals(List.of(), wrong);
        assertEquals(files.size(), documents.size());
        assertEquals(List.of(), ingest.leftovers());
        ProgramRun verified =
                ProgramRun.of(Path.of(""), "corpus", "verify", "--corpus", corpus.toString());
        assertEquals(0, verified.code(), verified.out() + verified.err());
        assertDrawn(strange, files.size());
        ReliabilityReport.write(
                "Strange files",
                List.of(
                        files.size()
                                + " files of the kinds that the test collections of PDF programs are"
                                + " made of (what is no PDF, locked in every way, xrefs and trees"
                                + " that lead nowhere or to themselves, impossible boxes, fonts,"
                                + " pictures, streams, revisions): each has the status that is due"
                                + " to it and a reason. "
                                + counts
                                + "."));
    }

    private static void check(JsonNode document, List<String> wrong) {
        String name = String.valueOf(Path.of(document.get("file").asString()).getFileName());
        String status = document.get("status").asString();
        String reason = document.get("reason").asString();
        String told = name + " is " + status + ": " + reason;
        String due = name.substring(0, name.indexOf('-'));
        boolean clear =
                !reason.contains("Exception")
                        && !reason.contains("Error")
                        && !reason.contains("null");
        boolean explained = status.equals("ok") || reason.length() > 10;
        if (!status.equals(due) || !clear || !explained) {
            wrong.add(told);
        }
        if (document.get("millis").asLong() > MAX_MILLIS) {
            wrong.add(name + " took " + document.get("millis").asLong() + " ms");
        }
    }

    private void assertDrawn(Path strange, int files) throws IOException, InterruptedException {
        LoneProgram drawing = LoneProgram.start(temp, RenderVisit.class, strange.toString());
        assertEquals(0, drawing.await(), drawing.stderr());
        List<String> lines = drawing.stdout().lines().toList();
        assertEquals(files, lines.size());
        assertTrue(
                lines.stream().noneMatch(line -> line.contains("\tbroken")),
                String.join("\n", lines));
    }
}
