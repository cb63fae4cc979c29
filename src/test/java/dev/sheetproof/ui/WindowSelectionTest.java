package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.page.select.Selection;
import dev.sheetproof.ui.support.FxToolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// What a reader takes from the pages of one document, in the real window.
final class WindowSelectionTest extends ReaderJourney {

    @Test
    void aTableIsSelectedAndCopiedAsRows() throws IOException {
        Line first = firstPage.get(1);
        Line last = firstPage.get(9);
        robot.moveTo(onScreen(1, first.box().x0() + 1, first.box().centerY()))
                .press(MouseButton.PRIMARY)
                .moveTo(onScreen(1, last.box().x1() - 1, last.box().centerY()))
                .release(MouseButton.PRIMARY);
        FxToolkit.until(
                "text is selected",
                () -> page().tools().selection().selection() instanceof Selection.Flow);
        window.save(Path.of("target", "screens", "selection.png"));
        assertEquals("Parameter\tTyp\tUnit\nLoad\t18\tpF\nLevel\t100\tuW", copied());
        assertTrue(
                FxToolkit.on(() -> Clipboard.getSystemClipboard().getHtml()).contains("<table>"));
        robot.clickOn(onScreen(1, 400, 500));
        FxToolkit.until(
                "nothing is selected",
                () -> page().tools().selection().selection() instanceof Selection.Nothing);
    }

    @Test
    void aColumnIsSelectedWithAlt() {
        Line head = firstPage.get(2);
        drag(
                1,
                new PageBox(head.box().x0() - 5, head.box().y0() - 5, head.box().x1() + 10, 190),
                false,
                true);
        assertEquals("Typ\n18\n100", copied());
    }

    @Test
    void aPartOfThePageIsCopiedSavedSoughtAndExplained() throws IOException {
        drag(1, new PageBox(50, 120, 350, 190), true, false);
        FxToolkit.until(
                "the bar is shown", () -> window.scene().lookup("#selection-bar").isVisible());
        assertEquals("Parameter\tTyp\tUnit\nLoad\t18\tpF\nLevel\t100\tuW", copied());
        robot.clickOn("#copy-picture");
        FxToolkit.until("the picture is copied", () -> Clipboard.getSystemClipboard().hasImage());
        Image picture = FxToolkit.on(() -> Clipboard.getSystemClipboard().getImage());
        assertEquals(300 * 220 / 72.0, picture.getWidth(), 3);
        robot.clickOn("#what-is-this");
        FxToolkit.until("it is explained", () -> window.scene().lookup("#story").isVisible());
        String story = window.node("story-text", Label.class).getText();
        assertTrue(story.contains("9 regions, 9 chunks, 9 lines, 9 cells"), story);
        assertTrue(story.contains("Page 1: 50.0, 120.0 – 350.0, 190.0 pt"), story);
        window.save(Path.of("target", "screens", "area.png"));
        robot.clickOn("#save-picture");
        Path saved = folder.resolve("drawn").resolve("pdf").resolve("abx-7-p1.png");
        FxToolkit.until("the picture is saved", () -> Files.isRegularFile(saved));
        robot.clickOn("#search-this");
        FxToolkit.until(
                "its words are searched for",
                () -> text("request").equals("Parameter Typ Unit Load 18 pF Level 100 uW"));
    }
}
