package dev.sheetproof.layout.neural;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.LayoutDetectorContract;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.layout.UncoveredText;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The model detector on a model that finds red, green and blue blocks.
final class NeuralLayoutDetectorTest extends LayoutDetectorContract {

    private static final PageBox RED = new PageBox(60, 60, 400, 84);
    private static final PageBox GREEN = new PageBox(72, 200, 540, 420);
    private static final PageBox BLUE = new PageBox(100, 500, 300, 700);

    @TempDir private static Path folder;

    private static NeuralLayoutDetector shared;

    @TempDir private Path own;

    @BeforeAll
    static void openTheModel() throws IOException {
        shared =
                NeuralLayoutDetector.open(
                        ColourBlockModel.write(folder.resolve("m.onnx"), "channels"), 0.25);
    }

    @AfterAll
    static void closeTheModel() {
        shared.close();
    }

    @Override
    protected LayoutDetector detector() {
        return shared;
    }

    @Override
    protected PagePictures pictures() {
        return new DrawnPictures(612, 792).block(1, GREEN, 0x00FF00);
    }

    private static ParsedDocument blankPages(int count) {
        SyntheticPages.Page[] pages = new SyntheticPages.Page[count];
        for (int i = 0; i < count; i++) {
            pages[i] = new SyntheticPages.Page(i + 1);
        }
        return SyntheticPages.document(pages);
    }

    private static List<PageLayout> detect(
            LayoutDetector detector, ParsedDocument document, PagePictures pictures) {
        return detector.detect(document, pictures, new CancelToken(), Progress.SILENT);
    }

    private static DrawnPictures threeBlocks() {
        return new DrawnPictures(612, 792)
                .block(1, RED, 0xFF0000)
                .block(1, GREEN, 0x00FF00)
                .block(1, BLUE, 0x0000FF);
    }

    /// One pixel of a picture of 640 along the page's 792 points.
    private static void assertNear(PageBox expected, PageBox found) {
        double pixel = 792 / 640.0 + 1e-6;
        assertEquals(expected.x0(), found.x0(), pixel, found::toString);
        assertEquals(expected.y0(), found.y0(), pixel, found::toString);
        assertEquals(expected.x1(), found.x1(), pixel, found::toString);
        assertEquals(expected.y1(), found.y1(), pixel, found::toString);
    }

    @ParameterizedTest
    @EnumSource(value = OutputForm.class, names = "YOLOX", mode = EnumSource.Mode.EXCLUDE)
    void findsTheBlocksOfAPageInEveryOutputForm(OutputForm form) throws IOException {
        try (NeuralLayoutDetector detector =
                NeuralLayoutDetector.open(
                        ColourBlockModel.write(own.resolve("m.onnx"), form.wireName()), 0.25)) {
            PageLayout layout = detect(detector, blankPages(1), threeBlocks()).getFirst();
            List<Element> elements = layout.elements();
            assertEquals(
                    List.of(ElementLabel.TITLE, ElementLabel.TABLE, ElementLabel.FIGURE),
                    elements.stream().map(Element::label).toList());
            assertNear(RED, elements.get(0).box());
            assertNear(GREEN, elements.get(1).box());
            assertNear(BLUE, elements.get(2).box());
            assertEquals(ColourBlockModel.RED, elements.get(0).confidence(), 1e-6);
            assertEquals(ColourBlockModel.GREEN, elements.get(1).confidence(), 1e-6);
            assertEquals(ColourBlockModel.BLUE, elements.get(2).confidence(), 1e-6);
            assertEquals("model:table", elements.get(1).source());
            assertEquals("class 'table' of m.onnx, score 0.90", elements.get(1).reason());
            assertEquals(3, layout.raw().size());
        }
    }

    @Test
    void whatTheThresholdLeavesIsFound() throws IOException {
        try (NeuralLayoutDetector strict =
                NeuralLayoutDetector.open(
                        ColourBlockModel.write(own.resolve("m.onnx"), "end_to_end"), 0.5)) {
            assertEquals(
                    List.of(ElementLabel.TITLE, ElementLabel.TABLE),
                    detect(strict, blankPages(1), threeBlocks()).getFirst().elements().stream()
                            .map(Element::label)
                            .toList());
        }
    }

    @Test
    void blocksAreFoundAtRandomPlacesOfRandomPagesOneByOneAndInBatches() throws IOException {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        ColourBlockModel.write(own.resolve("m.onnx"), "channels");
        Files.writeString(
                own.resolve("m.labels.json"),
                "{\"labels\": [\"title\", \"table\", \"figure\"], \"batch\": 3, \"size\": 640}");
        Path fixed =
                Files.write(
                        own.resolve("fixed.onnx"),
                        ColourBlockModel.bytes(OutputForm.ROWS, ColourBlockModel.NAMES, 2, 640));
        try (NeuralLayoutDetector batches = NeuralLayoutDetector.open(own.resolve("m.onnx"), 0.25);
                NeuralLayoutDetector pairs = NeuralLayoutDetector.open(fixed, 0.25)) {
            for (int round = 0; round < 6; round++) {
                int pages = 1 + random.nextInt(7);
                DrawnPictures pictures = new DrawnPictures(612, 792);
                PageBox[] places = new PageBox[pages];
                for (int page = 0; page < pages; page++) {
                    double x = random.nextDouble(400);
                    double y = random.nextDouble(600);
                    places[page] =
                            new PageBox(
                                    x,
                                    y,
                                    x + 80 + random.nextDouble(100),
                                    y + 80 + random.nextDouble(100));
                    pictures.block(page + 1, places[page], 0x00FF00);
                }
                ParsedDocument document = blankPages(pages);
                for (NeuralLayoutDetector detector : List.of(shared, batches, pairs)) {
                    List<PageLayout> layouts = detect(detector, document, pictures);
                    assertEquals(pages, layouts.size(), () -> "seed " + seed);
                    for (int page = 0; page < pages; page++) {
                        assertEquals(1, layouts.get(page).elements().size(), () -> "seed " + seed);
                        assertNear(places[page], layouts.get(page).elements().getFirst().box());
                    }
                }
            }
        }
    }

    @Test
    void onePageAloneIsAsInTheWholeDocument() {
        ParsedDocument document = sample();
        List<PageLayout> all = detect(shared, document, pictures());
        for (int page = 1; page <= all.size(); page++) {
            assertEquals(
                    all.get(page - 1),
                    shared.detectPage(
                            document, new PageNumber(page), pictures(), new CancelToken()));
        }
    }

    @Test
    void classesMeanWhatTheLabelsFileSaysAndCaptionsBelongToTheNearestBody() throws IOException {
        ColourBlockModel.write(own.resolve("m.onnx"), "channels");
        Files.writeString(own.resolve("labels.txt"), "Caption\nTable\nPage-footer\n");
        try (NeuralLayoutDetector detector =
                NeuralLayoutDetector.open(own.resolve("m.onnx"), 0.25)) {
            DrawnPictures pictures =
                    new DrawnPictures(612, 792)
                            .block(1, new PageBox(80, 170, 400, 190), 0xFF0000)
                            .block(1, GREEN, 0x00FF00)
                            .block(1, new PageBox(80, 760, 200, 780), 0x0000FF);
            assertEquals(
                    List.of(
                            ElementLabel.TABLE_CAPTION,
                            ElementLabel.TABLE,
                            ElementLabel.HEADER_FOOTER),
                    detect(detector, blankPages(1), pictures).getFirst().elements().stream()
                            .map(Element::label)
                            .toList());
        }
    }

    @Test
    void ignoredClassesAreNothing() throws IOException {
        ColourBlockModel.write(own.resolve("m.onnx"), "channels");
        Files.writeString(
                own.resolve("labels.json"),
                "{\"labels\": {\"0\": \"logo\", \"1\": \"grid\", \"2\": \"pic\"},"
                        + " \"meanings\": {\"Logo\": \"ignored\", \"grid\": \"table\", \"pic\": \"figure\"}}");
        try (NeuralLayoutDetector detector =
                NeuralLayoutDetector.open(own.resolve("m.onnx"), 0.25)) {
            assertEquals(
                    List.of("model:grid", "model:pic"),
                    detect(detector, blankPages(1), threeBlocks()).getFirst().elements().stream()
                            .map(Element::source)
                            .toList());
        }
    }

    @Test
    void duplicatesByAreaAreDroppedAndStayVisible() throws IOException {
        ColourBlockModel.write(own.resolve("m.onnx"), "channels");
        Files.writeString(
                own.resolve("labels.json"), "{\"labels\": [\"text\", \"text\", \"figure\"]}");
        try (NeuralLayoutDetector detector =
                NeuralLayoutDetector.open(own.resolve("m.onnx"), 0.25)) {
            // A red frame around a green core: both are text, one inside the other.
            DrawnPictures pictures =
                    new DrawnPictures(612, 792)
                            .block(1, new PageBox(100, 100, 300, 300), 0xFF0000)
                            .block(1, new PageBox(120, 120, 280, 200), 0x00FF00);
            PageLayout layout = detect(detector, blankPages(1), pictures).getFirst();
            assertEquals(2, layout.raw().size());
            assertEquals(1, layout.elements().size());
            assertNear(new PageBox(100, 100, 300, 300), layout.elements().getFirst().box());
            assertTrue(
                    layout.dropped().getFirst().reason().contains("inside text of model:text"),
                    layout.dropped().toString());
        }
    }

    @Test
    void textThatTheModelMissesKeepsARegionThatSaysSo() {
        List<Element> elements = detect(shared, sample(), pictures()).getFirst().elements();
        List<Element> missed =
                elements.stream().filter(e -> e.source().equals(UncoveredText.SOURCE)).toList();
        assertFalse(missed.isEmpty());
        assertTrue(missed.stream().allMatch(e -> e.reason().contains("no region")));
        assertEquals(1, elements.stream().filter(e -> e.source().equals("model:table")).count());
    }

    @Test
    void aPageThatCannotBeDrawnKeepsItsTextAndSaysWhy() {
        List<Element> elements = detect(shared, sample(), PagePictures.NONE).getFirst().elements();
        assertFalse(elements.isEmpty());
        assertTrue(
                elements.stream().allMatch(e -> e.reason().contains("could not look at this page")),
                elements.toString());
    }

    @Test
    void theStampTellsModelsThresholdsAndClassesApart() throws IOException {
        Path file = ColourBlockModel.write(own.resolve("m.onnx"), "channels");
        String stamp = stamp(file, 0.25);
        assertEquals(stamp, stamp(file, 0.25));
        assertNotEquals(stamp, stamp(file, 0.3));
        assertTrue(stamp.contains("threshold 0.25 runtime 1."), stamp);
        Files.writeString(own.resolve("labels.txt"), "title\ntable\ntext\n");
        assertNotEquals(stamp, stamp(file, 0.25));
        Files.delete(own.resolve("labels.txt"));
        Files.write(
                file,
                ColourBlockModel.bytes(
                        OutputForm.CHANNELS,
                        Map.of("names", "{0: 'title', 1: 'table', 2: 'figure'}", "more", "x"),
                        -1,
                        -1));
        assertNotEquals(stamp, stamp(file, 0.25));
    }

    private static String stamp(Path file, double threshold) {
        try (NeuralLayoutDetector detector = NeuralLayoutDetector.open(file, threshold)) {
            return detector.stamp();
        }
    }
}
