package dev.sheetproof.layout.neural;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.LayoutModelException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Model files that are wrong, and what is said about them.
class LayoutModelTest {

    @TempDir private Path folder;

    private void assertRefused(byte[] model, String... words) throws IOException {
        Path file = Files.write(folder.resolve("m.onnx"), model);
        LayoutModelException refused =
                assertThrows(
                        LayoutModelException.class, () -> LayoutModel.open(file, 0.25).close());
        for (String word : words) {
            assertTrue(refused.toString().contains(word), refused.toString());
        }
    }

    private void assertNotesRefused(String name, String notes, String... words) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, notes);
        assertRefused(
                ColourBlockModel.bytes(OutputForm.ROWS, ColourBlockModel.NAMES, -1, -1), words);
        Files.delete(file);
    }

    @Test
    void aMissingFileIsNamed() {
        LayoutModelException refused =
                assertThrows(
                        LayoutModelException.class,
                        () -> LayoutModel.open(folder.resolve("none.onnx"), 0.25).close());
        assertTrue(refused.toString().contains("none.onnx"), refused.toString());
    }

    @Test
    void filesThatAreNoModelsAreRefused() throws IOException {
        assertRefused(new byte[0], "m.onnx", "YOLO");
        assertRefused("%PDF-1.7 not a model".getBytes(StandardCharsets.UTF_8), "m.onnx", "YOLO");
        byte[] noise = new byte[5000];
        new Random(7).nextBytes(noise);
        assertRefused(noise, "m.onnx");
        byte[] whole = ColourBlockModel.bytes(OutputForm.ROWS, ColourBlockModel.NAMES, -1, -1);
        assertRefused(java.util.Arrays.copyOf(whole, whole.length / 2), "m.onnx");
    }

    @Test
    void aModelWithoutClassNamesSaysWhereToPutThem() throws IOException {
        assertRefused(
                ColourBlockModel.bytes(OutputForm.ROWS, Map.of(), -1, -1),
                "labels.txt",
                "docs/layout-models.md");
        assertRefused(
                ColourBlockModel.bytes(
                        OutputForm.ROWS, Map.of("names", "{1: 'a', 3: 'b'}"), -1, -1),
                "labels.txt");
    }

    @Test
    void classesOfNoLayoutModelAreNamed() throws IOException {
        assertRefused(
                ColourBlockModel.bytes(
                        OutputForm.ROWS,
                        Map.of("names", "{0: 'person', 1: 'table', 2: 'traffic light'}"),
                        -1,
                        -1),
                "person, traffic light",
                "labels.json");
    }

    @Test
    void tooFewClassNamesAreSeenByTheShape() throws IOException {
        Files.writeString(folder.resolve("labels.txt"), "title\ntable\n");
        assertRefused(
                ColourBlockModel.bytes(OutputForm.ROWS, Map.of(), -1, -1),
                "2 classes",
                "labels file");
        Files.writeString(folder.resolve("labels.txt"), "title\n");
        assertRefused(
                ColourBlockModel.bytes(OutputForm.ROWS, Map.of(), -1, -1),
                "1 classes",
                "labels file");
    }

    @Test
    void aModelThatWantsNoPictureIsRefused() throws IOException {
        OnnxWriter words = new OnnxWriter().input("ids", -1, 128).node("Identity", "out", "ids");
        assertRefused(
                words.output("out", -1, 128).model(ColourBlockModel.NAMES),
                "[-1, 128]",
                "pictures");
        OnnxWriter grey = new OnnxWriter().input("x", 1, 1, 64, 64).node("Identity", "out", "x");
        assertRefused(grey.output("out", 1, 1, 64, 64).model(ColourBlockModel.NAMES), "pictures");
        OnnxWriter huge =
                new OnnxWriter().input("x", 1, 3, 60_000, 60_000).node("Identity", "out", "x");
        assertRefused(
                huge.output("out", 1, 3, 60_000, 60_000).model(ColourBlockModel.NAMES), "60000");
        OnnxWriter many = new OnnxWriter().input("x", 64, 3, 2048, 2048).node("Identity", "o", "x");
        assertRefused(many.output("o", 64, 3, 2048, 2048).model(ColourBlockModel.NAMES), "at once");
        OnnxWriter two =
                new OnnxWriter()
                        .input("a", 1, 3, 64, 64)
                        .input("b", 1, 2)
                        .node("Identity", "out", "a");
        assertRefused(two.output("out", 1, 3, 64, 64).model(ColourBlockModel.NAMES), "one picture");
    }

    @Test
    void aModelThatGivesSomethingElseIsRefused() throws IOException {
        OnnxWriter same = new OnnxWriter().input("x", 1, 3, 64, 64).node("Identity", "out", "x");
        assertRefused(
                same.output("out", 1, 3, 64, 64).model(ColourBlockModel.NAMES),
                "[1, 3, 64, 64]",
                "detection model");
    }

    @Test
    void anOperatorThatTheRuntimeLacksIsRefused() throws IOException {
        OnnxWriter odd = new OnnxWriter().input("x", 1, 3, 64, 64).node("Teleport", "out", "x");
        assertRefused(
                odd.output("out", 1, 300, 6).model(ColourBlockModel.NAMES), "m.onnx", "Teleport");
    }

    @Test
    void labelFilesThatAreWrongSayWhy() throws IOException {
        assertNotesRefused("labels.json", "{\"labels\": [", "labels.json", "not JSON");
        assertNotesRefused("labels.json", "{\"one\": \"title\"}", "labels.json", "'one'");
        assertNotesRefused("labels.json", "{\"0\": \"title\", \"2\": \"table\"}", "gaps");
        assertNotesRefused("labels.json", "[]", "0 classes");
        assertNotesRefused("labels.json", "[\"title\", \"\", \"table\"]", "no name");
        assertNotesRefused("labels.txt", "# nothing\n\n", "labels.txt", "0 classes");
        assertNotesRefused(
                "labels.json", "{\"labels\": [\"a\"], \"meanings\": {\"a\": \"wing\"}}", "'wing'");
        assertNotesRefused("labels.json", "{\"labels\": [\"title\"], \"size\": 99999}", "size");
        assertNotesRefused(
                "labels.json", "{\"labels\": [\"title\"], \"output\": \"v8\"}", "channels");
        assertNotesRefused("m.labels.txt", "x\n".repeat(2000), "m.labels.txt", "2000 classes");
    }

    @Test
    void theFileOfTheModelsOwnNameCountsFirst() throws IOException {
        Path file = ColourBlockModel.write(folder.resolve("m.onnx"), "rows");
        Files.writeString(folder.resolve("labels.txt"), "text\ntext\ntext\n");
        Files.writeString(folder.resolve("m.labels.txt"), "list\ntable\nfigure\n");
        try (LayoutModel model = LayoutModel.open(file, 0.25)) {
            assertEquals(List.of("list", "table", "figure"), model.classes());
        }
    }

    @Test
    void namesAreReadAsPythonAndAsJson() {
        assertEquals(
                List.of("title", "plain text", "it's"),
                Metadata.names("{0: 'title', 1: 'plain text', 2: \"it's\"}"));
        assertEquals(List.of("a", "b"), Metadata.names("{\"0\": \"a\", \"1\": \"b\"}"));
        assertEquals(List.of("a\\b"), Metadata.names("{0: 'a\\\\b'}"));
        assertEquals(List.of(), Metadata.names("none"));
        assertEquals(List.of(), Metadata.names("{0: ''}"));
    }

    @Test
    void classNamesOfPublishedModelsAreKnown() {
        for (String name :
                List.of(
                        "title",
                        "plain text",
                        "abandon",
                        "figure",
                        "figure_caption",
                        "table",
                        "table_caption",
                        "table_footnote",
                        "isolate_formula",
                        "formula_caption",
                        "List-item",
                        "Page-header",
                        "Section-header",
                        "paragraph_title",
                        "TableName")) {
            assertTrue(KnownClasses.meaning(name).isPresent(), name);
        }
        assertTrue(KnownClasses.meaning("zebra").isEmpty());
    }
}
