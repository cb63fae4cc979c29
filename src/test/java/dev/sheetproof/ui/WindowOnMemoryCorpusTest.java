package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.results.HitRow;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.MemoryCorpus;
import dev.sheetproof.ui.support.MemoryLibrary;
import dev.sheetproof.ui.support.TestWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

@ExtendWith(FxToolkit.class)
final class WindowOnMemoryCorpusTest {

    private final FxRobot robot = new FxRobot();

    @TempDir Path folder;

    private MemoryLibrary library() throws IOException {
        MemoryLibrary library = new MemoryLibrary(folder);
        MemoryCorpus corpus = library.make("drawn");
        Path pdfs = Files.createDirectories(folder.resolve("drawn").resolve("pdf"));
        for (String docId : List.of("abx-7", "tcx-25")) {
            Path pdf = pdfs.resolve(docId + ".pdf");
            List<List<DrawnPdf.Put>> pages = new ArrayList<>();
            for (int page = 1; page <= 3; page++) {
                pages.add(
                        List.of(
                                new DrawnPdf.Put(
                                        page + " Electrical characteristics of " + docId,
                                        60,
                                        70,
                                        16),
                                new DrawnPdf.Put(
                                        "Load capacitance CL 18 pF typical on page " + page,
                                        60,
                                        160,
                                        11),
                                new DrawnPdf.Put(
                                        "Frequency stability 25 ppm over temperature", 60, 240, 11),
                                new DrawnPdf.Put(
                                        "Drive level 100 uW maximum, load 12 pF", 60, 600, 11)));
            }
            corpus.add(docId, pdf, DrawnPdf.write(pdf, pages));
        }
        return library;
    }

    @Test
    void theSecondHitIsShownWithItsBoxWhereThePackageSays() throws IOException {
        try (TestWindow window = TestWindow.open(library(), "drawn")) {
            FxToolkit.until(
                    "the corpus is listed",
                    () -> window.node("counts", Label.class).getText().startsWith("2 documents"));
            robot.clickOn("#request").write("load capacitance");
            FxToolkit.until(
                    "there are hits",
                    () ->
                            window.window().model().query().answerProperty().get()
                                            instanceof Answer.Found found
                                    && found.evidence()
                                            .request()
                                            .text()
                                            .equals("load capacitance"));
            ListView<?> hits = window.node("hits", ListView.class);
            robot.press(KeyCode.DOWN).release(KeyCode.DOWN);
            FxToolkit.until(
                    "the second hit is chosen",
                    () -> hits.getSelectionModel().getSelectedIndex() == 1);
            HitRow second = (HitRow) FxToolkit.on(() -> hits.getItems().get(1));
            FxToolkit.until(
                    "its page is sharp",
                    () ->
                            window.window()
                                            .model()
                                            .page()
                                            .sheetProperty()
                                            .get()
                                            .filter(
                                                    sheet ->
                                                            sheet.page()
                                                                    .page()
                                                                    .equals(
                                                                            second.evidence()
                                                                                    .chunk()
                                                                                    .page()))
                                            .isPresent()
                                    && window.window().view().page().sharp());
            window.save(Path.of("target", "screens", "second-hit.png"));
            PageBox box = second.evidence().chunk().place().boxes().getFirst();
            WritableImage image = window.snapshot();
            Bounds area =
                    FxToolkit.on(
                            () -> {
                                Region canvas = (Region) window.scene().lookup("#page-canvas");
                                return canvas.localToScene(canvas.getBoundsInLocal());
                            });
            PagePlace place = FxToolkit.on(() -> window.window().view().page().place());
            int middle = (int) Math.round(area.getMinY() + place.toView(box).centerY());
            int left = (int) Math.round(area.getMinX() + place.toView(box).x0());
            assertTrue(
                    blueNear(image, left, middle),
                    "the left edge of the box at " + left + ", " + middle);
            int top = (int) Math.round(area.getMinY() + place.toView(box).y0());
            int centre = (int) Math.round(area.getMinX() + place.toView(box).centerX());
            assertTrue(
                    blueNear(image, centre, top),
                    "the top edge of the box at " + centre + ", " + top);
            assertEquals(2, second.place());
        }
    }

    private static boolean blueNear(WritableImage image, int x, int y) {
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                Color colour = image.getPixelReader().getColor(x + dx, y + dy);
                if (colour.getBlue() > 0.6 && colour.getRed() < 0.35) {
                    return true;
                }
            }
        }
        return false;
    }
}
