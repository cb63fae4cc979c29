package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.page.Turn;
import dev.sheetproof.ui.page.find.FindViewModel;
import dev.sheetproof.ui.support.FxToolkit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TreeView;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// How a reader moves through the pages of one document, in the real window.
final class WindowReaderTest extends ReaderJourney {

    @Test
    void oneScrollsThroughAllPages() {
        Point2D middle = inArea(1, 300, 300);
        for (int i = 0; i < 400 && pageShown() < PAGES; i++) {
            wheel(middle, -120, false);
        }
        wheel(middle, -1e6, false);
        awaitPage(PAGES);
        assertEquals(viewport().maxScrollY(), viewport().scrollY());
        assertEquals(Integer.toString(PAGES), text("page-number"));
        wheel(middle, 1e6, false);
        awaitPage(1);
    }

    @Test
    void theWheelZoomsAboutThePointer() {
        Point2D before = inArea(1, 200, 250);
        for (int i = 0; i < 6; i++) {
            wheel(before, 40, true);
        }
        window.awaitSharp();
        Point2D after = inArea(1, 200, 250);
        assertTrue(before.distance(after) < 5, before + " then " + after);
        assertTrue(FxToolkit.on(() -> page().scroll().pxPerPtProperty().get()) > 2);
    }

    @Test
    void wordsAreFoundListedAndMarked() throws IOException {
        FxToolkit.run(() -> window.window().view().page().focusFind());
        robot.write("of sample");
        FxToolkit.until(
                "all are found",
                () ->
                        page().tools().find().stateProperty().get()
                                        instanceof FindViewModel.State.Found(int count)
                                && count == PAGES);
        assertEquals("1 of 12", window.node("find-count", Label.class).getText());
        window.awaitSharp();
        int plain = blues();
        press(KeyCode.ENTER);
        awaitPage(2);
        press(KeyCode.ENTER);
        awaitPage(3);
        assertEquals("3 of 12", window.node("find-count", Label.class).getText());
        ListView<?> list = window.node("find-hits", ListView.class);
        assertEquals(PAGES, FxToolkit.on(() -> list.getItems().size()));
        assertEquals(2, FxToolkit.on(() -> list.getSelectionModel().getSelectedIndex()));
        window.save(Path.of("target", "screens", "find.png"));
        assertTrue(plain > 0, "what was found is marked");
        press(KeyCode.ESCAPE);
        FxToolkit.until(
                "the pane is closed", () -> !window.scene().lookup("#side-pane").isVisible());
    }

    /// Pixels of the page in the orange of the place looked at.
    private int blues() {
        Image image = window.snapshot();
        int found = 0;
        for (int y = 100; y < image.getHeight(); y += 2) {
            for (int x = 500; x < image.getWidth(); x += 2) {
                javafx.scene.paint.Color colour = image.getPixelReader().getColor(x, y);
                if (colour.getRed() > 0.9 && colour.getBlue() < 0.5 && colour.getGreen() > 0.6) {
                    found++;
                }
            }
        }
        return found;
    }

    @Test
    void oneGoesToAPageAndBackAndForward() {
        FxToolkit.run(() -> window.window().view().page().focusPageNumber());
        robot.write("9");
        press(KeyCode.ENTER);
        awaitPage(9);
        robot.clickOn("#page-canvas");
        press(KeyCode.END);
        awaitPage(PAGES);
        FxToolkit.run(() -> page().back());
        awaitPage(9);
        FxToolkit.run(() -> page().back());
        awaitPage(1);
        assertFalse(FxToolkit.on(() -> page().canGoBackProperty().get()));
        FxToolkit.run(() -> page().forward());
        awaitPage(9);
    }

    @Test
    void thumbnailsAndOutlineLeadToPages() throws IOException {
        robot.clickOn("#show-thumbnails");
        FxToolkit.until("the strip is shown", () -> window.scene().lookup("#thumbnails") != null);
        window.awaitSharp();
        ListView<?> strip = window.node("thumbnails", ListView.class);
        assertEquals(PAGES, FxToolkit.on(() -> strip.getItems().size()));
        FxToolkit.run(() -> page().goTo(6));
        awaitPage(6);
        assertEquals(5, FxToolkit.on(() -> strip.getSelectionModel().getSelectedIndex()));
        FxToolkit.run(() -> strip.getSelectionModel().select(8));
        awaitPage(9);
        window.save(Path.of("target", "screens", "thumbnails.png"));
        FxToolkit.run(() -> page().tools().sideProperty().set(Optional.of(SideTab.OUTLINE)));
        FxToolkit.pulse();
        TreeView<?> outline = window.node("outline", TreeView.class);
        assertEquals(PAGES, FxToolkit.on(() -> outline.getRoot().getChildren().size()));
        assertEquals(8, FxToolkit.on(() -> outline.getSelectionModel().getSelectedIndex()));
        FxToolkit.run(() -> outline.getSelectionModel().select(2));
        awaitPage(3);
    }

    @Test
    void pagesAreTurnedAndStandAlone() throws IOException {
        FxToolkit.run(() -> page().goTo(4));
        awaitPage(4);
        FxToolkit.run(() -> page().scroll().turnRight());
        window.awaitSharp();
        assertEquals(4, pageShown());
        PageBox turned = viewport().place(new PageNumber(4)).inView();
        assertTrue(turned.width() > turned.height());
        window.save(Path.of("target", "screens", "turned.png"));
        FxToolkit.run(() -> page().scroll().turnLeft());
        assertEquals(Turn.NONE, FxToolkit.on(() -> page().scroll().turnProperty().get()));
        FxToolkit.run(() -> page().scroll().toggleFlow());
        window.awaitSharp();
        assertEquals(1, viewport().visiblePages().size());
        press(KeyCode.PAGE_DOWN);
        awaitPage(5);
        assertNotEquals(0, viewport().stack().count());
    }
}
