package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.neural.ColourBlockModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The command line with a layout model that finds coloured blocks.
final class LayoutModelProgramTest {

    @TempDir private Path temp;

    private Path corpora;
    private Path pdf;
    private Path model;

    private ProgramRun run(String... arguments) {
        return ProgramRun.of(corpora, arguments);
    }

    private List<JsonNode> elements() {
        ProgramRun tables = run("tables", "--corpus", "lab", "--table", "element");
        assertEquals(0, tables.code(), tables.err());
        return tables.lines();
    }

    private ProgramRun ingest(String detector, String... more) {
        String[] arguments = {
            "ingest", "--corpus", "lab", pdf.toString(), "--json", "--detector", detector
        };
        String[] all = java.util.Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return run(all);
    }

    private String outcome(ProgramRun ingest) {
        return JsonMapper.shared().readTree(ingest.out()).get("documents").get(0).toString();
    }

    @BeforeEach
    void draw() throws IOException {
        corpora = Files.createDirectory(temp.resolve("corpora"));
        pdf = temp.resolve("blocks.pdf");
        SmallDatasheets.colourBlocks(pdf);
        model = ColourBlockModel.write(temp.resolve("blocks.onnx"), "end_to_end");
    }

    private static JsonNode only(List<JsonNode> rows, String label) {
        List<JsonNode> found =
                rows.stream().filter(r -> r.get("label").asString().equals(label)).toList();
        assertEquals(1, found.size(), rows::toString);
        return found.getFirst();
    }

    @Test
    void aModelsRegionsAreStoredInPagePointsOnATurnedPageToo() {
        ProgramRun ingest = ingest("model:" + model);
        assertEquals(0, ingest.code(), ingest.err());
        List<JsonNode> rows = elements();
        JsonNode table = only(rows, "table");
        // A page of 595 × 842 points, 640 pixels along its longer side: a pixel is 1.3 points.
        double[] expected = {60, 150, 360, 300};
        for (int i = 0; i < 4; i++) {
            assertEquals(expected[i], table.get("bbox").get(i).asDouble(), 1.4, table::toString);
        }
        assertEquals("model:table", table.get("source").asString());
        assertEquals("class 'table' of blocks.onnx, score 0.90", table.get("reason").asString());
        assertEquals(0.9, table.get("confidence").asDouble(), 1e-6);
        JsonNode figure = only(rows, "figure");
        assertEquals(2, figure.get("page").asInt());
        double[] turned = {100, 200, 400, 320};
        for (int i = 0; i < 4; i++) {
            assertEquals(turned[i], figure.get("bbox").get(i).asDouble(), 1.4, figure::toString);
        }
    }

    @Test
    void anotherDetectorWorksOnTheDocumentAgainAndTheSameOneDoesNot() {
        ingest("geometric");
        assertTrue(
                elements().stream().noneMatch(e -> e.get("source").asString().contains("model")));
        ProgramRun fused = ingest("fused:" + model);
        assertEquals(0, fused.code(), fused.err());
        assertTrue(
                elements().stream()
                        .anyMatch(e -> e.get("source").asString().startsWith("model:table+")),
                () -> elements().toString());
        String before = elements().toString();
        assertTrue(outcome(ingest("fused:" + model)).contains("unchanged"));
        assertEquals(before, elements().toString());
        assertFalse(outcome(ingest("fused:" + model, "--threshold", "0.5")).contains("unchanged"));
        assertEquals(0, run("corpus", "verify", "--corpus", "lab").code());
    }

    @Test
    void aWrongModelIsRefusedBeforeAnythingIsTouched() throws IOException {
        ProgramRun missing = ingest("model:" + temp.resolve("none.onnx"));
        assertEquals(2, missing.code());
        assertTrue(missing.err().contains("none.onnx"), missing.err());
        assertFalse(Files.exists(corpora.resolve("lab")));

        ingest("geometric");
        String before = elements().toString();
        Path broken = Files.writeString(temp.resolve("broken.onnx"), "no model at all");
        ProgramRun wrong = ingest("fused:" + broken);
        assertEquals(2, wrong.code());
        assertTrue(wrong.err().contains("broken.onnx"), wrong.err());
        assertEquals(before, elements().toString());

        ProgramRun unknown = ingest("oracle");
        assertEquals(2, unknown.code());
        assertTrue(unknown.err().contains("geometric, model:FILE and fused:FILE"), unknown.err());
        assertEquals(2, ingest("model:" + model, "--threshold", "7").code());
    }

    private ProgramRun inspect(String... more) {
        String[] arguments = {"inspect", "--corpus", "lab"};
        String[] all = java.util.Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return run(all);
    }

    @Test
    void twoDetectorsAndTwoCorporaAreComparedAndDrawn() throws IOException {
        ingest("geometric");
        Path picture = temp.resolve("difference.png");
        ProgramRun against =
                inspect(
                        "--doc",
                        "blocks",
                        "--page",
                        "1",
                        "--dpi",
                        "50",
                        "--against",
                        "model:" + model,
                        "--out",
                        picture.toString());
        assertEquals(0, against.code(), against.err());
        assertEquals((byte) 'P', Files.readAllBytes(picture)[1]);
        JsonNode difference = against.lines().getFirst();
        assertEquals("model:" + model, difference.get("against").asString());
        assertTrue(difference.get("totals").get("added").asInt() > 0, difference.toString());
        assertEquals(1, difference.get("pages").size());
        assertTrue(
                difference.toString().contains("class 'table' of blocks.onnx"),
                difference.toString());

        ProgramRun all = inspect("--doc", "blocks", "--against", "fused:" + model);
        assertEquals(2, all.lines().getFirst().get("pages").size(), all.out());

        ProgramRun same = inspect("--doc", "blocks", "--against", "geometric");
        JsonNode totals = same.lines().getFirst().get("totals");
        assertEquals(0, totals.get("added").asInt() + totals.get("lost").asInt(), same.out());
        assertEquals(0, totals.get("moved").asInt() + totals.get("relabelled").asInt());
        assertTrue(totals.get("same").asInt() > 0);

        run("ingest", "--corpus", "other", pdf.toString(), "--detector", "model:" + model);
        ProgramRun other = inspect("--doc", "blocks", "--page", "1", "--against", "corpus:other");
        assertEquals(0, other.code(), other.err());
        assertEquals(
                difference.get("totals").toString(),
                other.lines().getFirst().get("totals").toString());
        assertEquals(2, inspect("--doc", "blocks", "--against", "corpus:none").code());
        assertEquals(2, inspect("--doc", "blocks", "--against", "model:none.onnx").code());
    }

    @Test
    void regionsAreCountedAndAPointIsExplained() throws IOException {
        ingest("model:" + model);
        ProgramRun counts = inspect("--counts");
        assertEquals(0, counts.code(), counts.err());
        JsonNode totals = counts.lines().getFirst().get("totals");
        assertEquals(1, totals.get("documents").asInt());
        assertEquals(1, totals.get("labels").get("table").asInt(), totals.toString());
        assertEquals(1, totals.get("sources").get("model:figure").asInt(), totals.toString());
        assertEquals(elements().size(), totals.get("elements").asInt(), totals.toString());
        assertTrue(
                counts.lines()
                        .getFirst()
                        .get("documents")
                        .get(0)
                        .get("stamp")
                        .asString()
                        .contains("threshold 0.25"));

        ProgramRun point = inspect("--doc", "blocks", "--page", "1", "--at", "100,200");
        JsonNode found = point.lines().getFirst().get("elements").get(0);
        assertEquals("table", found.get("label").asString(), point.out());
        assertTrue(found.get("reason").asString().contains("score 0.90"), point.out());
        assertEquals(2, inspect("--doc", "blocks", "--page", "1", "--at", "here").code());
        assertEquals(2, inspect("--doc", "blocks", "--page", "1").code());
        assertEquals(2, inspect("--counts", "--layer", "raw").code());
        for (String layer : List.of("columns", "rules")) {
            Path picture = temp.resolve(layer + ".png");
            ProgramRun drawn =
                    inspect(
                            "--doc",
                            "blocks",
                            "--page",
                            "1",
                            "--dpi",
                            "50",
                            "--layer",
                            layer,
                            "--out",
                            picture.toString());
            assertEquals(0, drawn.code(), drawn.err());
            assertTrue(Files.size(picture) > 0);
        }
    }
}
