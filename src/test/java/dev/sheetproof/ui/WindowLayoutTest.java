package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.MemoryCorpus;
import dev.sheetproof.ui.support.MemoryIngester;
import dev.sheetproof.ui.support.MemoryLibrary;
import dev.sheetproof.ui.support.TestWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// What the window tells of how a page was laid out, and how it can be laid out otherwise.
@ExtendWith(FxToolkit.class)
final class WindowLayoutTest {

    private final FxRobot robot = new FxRobot();

    @TempDir private Path folder;

    private MemoryCorpus corpus = new MemoryCorpus("none", Path.of("none"));

    private TestWindow window() throws IOException {
        MemoryLibrary library = new MemoryLibrary(folder);
        corpus = library.make("drawn");
        Path pdfs = Files.createDirectories(folder.resolve("drawn").resolve("pdf"));
        Path pdf = pdfs.resolve("abx-7.pdf");
        corpus.add(
                "abx-7",
                pdf,
                DrawnPdf.write(
                        pdf,
                        List.of(
                                List.of(
                                        new DrawnPdf.Put("Electrical characteristics", 60, 70, 16),
                                        new DrawnPdf.Put("Load capacitance 18 pF", 60, 160, 11),
                                        new DrawnPdf.Put("Drive level 100 uW maximum", 60, 240, 11),
                                        new DrawnPdf.Put("Ageing 3 ppm a year", 60, 320, 11)))));
        TestWindow window =
                TestWindow.open(
                        library, "drawn", TestWindow.WIDTH, TestWindow.HEIGHT, List.of(pdf));
        FxToolkit.until(
                "the corpus is listed",
                () -> window.node("counts", Label.class).getText().startsWith("1 document"));
        FxToolkit.run(
                () ->
                        window.window()
                                .model()
                                .page()
                                .show("abx-7", new PageNumber(1), OptionalDouble.empty()));
        window.awaitSharp();
        return window;
    }

    private static List<Element> elements(TestWindow window) {
        return FxToolkit.on(
                () ->
                        window.window()
                                .model()
                                .page()
                                .sheetProperty()
                                .get()
                                .orElseThrow()
                                .marks()
                                .elements());
    }

    private static Point2D onScreen(TestWindow window, PageBox box) {
        return FxToolkit.on(
                () -> {
                    Region canvas = (Region) window.scene().lookup("#page-canvas");
                    Bounds area = canvas.localToScreen(canvas.getBoundsInLocal());
                    PagePlace place = window.window().view().page().place();
                    return new Point2D(
                            area.getMinX() + place.toView(box).centerX(),
                            area.getMinY() + place.toView(box).centerY());
                });
    }

    private static void choose(TestWindow window, String item) {
        FxToolkit.run(
                () -> {
                    MenuButton menu = (MenuButton) window.scene().lookup("#detector");
                    menu.getItems().stream()
                            .filter(i -> item.equals(i.getId()))
                            .findFirst()
                            .map(MenuItem.class::cast)
                            .orElseThrow()
                            .fire();
                });
    }

    @Test
    void aClickExplainsARegionAndEscapeOrWhitePaperEndsIt() throws IOException {
        try (TestWindow window = window()) {
            Element second = elements(window).get(1);
            robot.moveTo(onScreen(window, second.box()));
            FxToolkit.until(
                    "the pointer is told of the region's source",
                    () -> window.node("hover", Label.class).getText().contains("drawn"));
            robot.clickOn(onScreen(window, second.box()));
            FxToolkit.until(
                    "the region is explained",
                    () -> window.node("explanation", VBox.class).isVisible());
            String story = window.node("explanation-story", Label.class).getText();
            assertTrue(story.startsWith("drawn for the test"), story);
            assertTrue(story.contains("found by drawn, confidence 0.90"), story);
            assertTrue(story.contains("abx-7_p1_"), story);
            assertEquals("text", window.node("explanation-title", Label.class).getText());
            window.save(Path.of("target", "screens", "explanation.png"));
            robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
            FxToolkit.until(
                    "the explanation is closed",
                    () -> !window.node("explanation", VBox.class).isVisible());
            robot.clickOn(onScreen(window, second.box()));
            FxToolkit.until(
                    "the region is explained again",
                    () -> window.node("explanation", VBox.class).isVisible());
            robot.clickOn(onScreen(window, new PageBox(400, 100, 410, 110)));
            FxToolkit.until(
                    "white paper explains nothing",
                    () -> !window.node("explanation", VBox.class).isVisible());
        }
    }

    @Test
    void theDetectorThatIsChosenIsUsedAndRemembered() throws IOException {
        TestWindow window = window();
        try (window) {
            assertEquals("Geometry", window.node("detector", MenuButton.class).getText());
            choose(window, "detector-fused");
            assertEquals(
                    "layout.onnx + geometry", window.node("detector", MenuButton.class).getText());
            DetectorChoice chosen =
                    new DetectorChoice.Fused(
                            folder.resolve("drawn").resolve("pdf").resolve("layout.onnx"),
                            DetectorChoice.DEFAULT_THRESHOLD);
            choose(window, "lay-out-again");
            MemoryIngester ingester = (MemoryIngester) corpus.ingester();
            FxToolkit.until("the document is read again", () -> !ingester.requests().isEmpty());
            IngestRequest request = ingester.requests().getFirst();
            assertEquals(chosen, request.detector());
            assertEquals(
                    List.of("abx-7.pdf"),
                    request.paths().stream().map(p -> p.getFileName().toString()).toList());
            window.awaitIdle();
            choose(window, "detector-geometric");
            FxToolkit.run(() -> window.window().model().add(request.paths()));
            FxToolkit.until("another one is read", () -> ingester.requests().size() == 2);
            assertEquals(DetectorChoice.GEOMETRIC, ingester.requests().getLast().detector());
            window.awaitIdle();
            choose(window, "detector-model");
        }
        assertEquals(
                "model:" + folder.resolve("drawn").resolve("pdf").resolve("layout.onnx"),
                window.memory().load().detector().toString());
    }

    @Test
    void aPageIsComparedWithWhatTheDetectorWouldFind() throws IOException {
        try (TestWindow window = window()) {
            choose(window, "compare-layout");
            FxToolkit.until(
                    "the difference is told",
                    () -> window.node("difference", Label.class).isVisible());
            assertEquals(
                    "1 added, 1 lost, 1 moved, 1 relabelled, 1 the same (Esc to close)",
                    window.node("difference", Label.class).getText());
            window.save(Path.of("target", "screens", "difference.png"));
            FxToolkit.run(() -> window.window().model().page().compareNothing());
            assertFalse(window.node("difference", Label.class).isVisible());

            choose(window, "detector-model");
            choose(window, "compare-layout");
            FxToolkit.until(
                    "a model that cannot be used is told",
                    () ->
                            window.window().model().notices().notices().stream()
                                    .anyMatch(n -> n.advice().contains("layout.onnx")));
            assertFalse(window.node("difference", Label.class).isVisible());
        }
    }

    @Test
    void theLayersOfALayoutCanBeShown() throws IOException {
        try (TestWindow window = window()) {
            for (Layer layer : List.of(Layer.ORDER, Layer.PROPOSALS, Layer.COLUMNS)) {
                var before = window.snapshot();
                FxToolkit.run(() -> window.window().model().page().setLayer(layer, true));
                FxToolkit.pulse();
                if (layer != Layer.PROPOSALS) {
                    assertTrue(differs(before, window.snapshot()), layer.name());
                }
            }
        }
    }

    private static boolean differs(
            javafx.scene.image.WritableImage a, javafx.scene.image.WritableImage b) {
        for (int y = 0; y < a.getHeight(); y += 1) {
            for (int x = 0; x < a.getWidth(); x += 1) {
                if (a.getPixelReader().getArgb(x, y) != b.getPixelReader().getArgb(x, y)) {
                    return true;
                }
            }
        }
        return false;
    }
}
