package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.image.Image;
import org.junit.jupiter.api.Test;

/// What is painted over the pages of one document, in the real window.
final class WindowOverlaysTest extends ReaderJourney {

    @Test
    void boxesThatDoNotHoldTheirTextAnyMoreAreBrokenAndTold() throws IOException {
        FxToolkit.run(() -> page().setLayer(Layer.ELEMENTS, true));
        FxToolkit.pulse();
        assertFalse(window.scene().lookup("#page-banner").isVisible());
        // The file is replaced under the corpus, as by a new revision of the datasheet.
        Path pdf = folder.resolve("drawn").resolve("pdf").resolve("abx-7.pdf");
        window.close();
        List<List<DrawnPdf.Put>> pages = new ArrayList<>();
        for (int page = 1; page <= PAGES; page++) {
            pages.add(
                    List.of(
                            new DrawnPdf.Put(page + " Electrical characteristics", 60, 70, 16),
                            new DrawnPdf.Put("Mechanical drawing", 60, 140, 11)));
        }
        DrawnPdf.write(pdf, pages);
        openWindow();
        FxToolkit.run(() -> page().setLayer(Layer.ELEMENTS, true));
        FxToolkit.until(
                "the page tells that its boxes are stale",
                () -> window.scene().lookup("#page-banner").isVisible());
        String told = window.node("page-banner", Label.class).getText();
        assertTrue(told.startsWith("10 regions on this page"), told);
        Line gone = firstPage.get(9);
        robot.moveTo(onScreen(1, gone.box().centerX(), gone.box().centerY()));
        FxToolkit.until(
                "the pointer is told why",
                () ->
                        window.node("hover", Label.class)
                                .getText()
                                .contains("its text does not stand here any more"));
        window.awaitSharp();
        window.save(Path.of("target", "screens", "stale.png"));
    }

    @Test
    void layersAreShownAndWeakened() throws IOException {
        FxToolkit.run(() -> page().tools().toggle(SideTab.LAYERS));
        FxToolkit.pulse();
        robot.clickOn("#layer-cells");
        FxToolkit.until(
                "the cells are shown", () -> page().tools().layers().shown().contains(Layer.CELLS));
        assertEquals("9", window.node("layer-cells-count", Label.class).getText());
        robot.clickOn("#layer-elements");
        FxToolkit.until(
                "the elements are shown",
                () -> page().tools().layers().shown().contains(Layer.ELEMENTS));
        window.awaitSharp();
        window.save(Path.of("target", "screens", "layers.png"));
        Image strong = pages();
        FxToolkit.run(
                () -> window.node("layer-elements-opacity", Slider.class).valueProperty().set(0.2));
        FxToolkit.pulse();
        Image weak = pages();
        assertTrue(inks(strong) > inks(weak), "weaker boxes are lighter");
        robot.clickOn("#label-text");
        FxToolkit.pulse();
        assertTrue(inks(weak) > inks(pages()), "a kind of region is hidden");
    }

    private Image pages() {
        return FxToolkit.on(() -> window.scene().lookup("#page-marks").snapshot(null, null));
    }

    /// How dark a picture is.
    private static double inks(Image image) {
        double ink = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                ink += 1 - image.getPixelReader().getColor(x, y).getBrightness();
            }
        }
        return ink;
    }
}
