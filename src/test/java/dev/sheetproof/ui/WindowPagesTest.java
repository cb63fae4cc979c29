package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.support.FxToolkit;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Turning and zooming pages.
final class WindowPagesTest extends WindowJourney {

    @Test
    void pagesAreTurnedWithTheKeyboardAndTheBar() {
        ask("ABX-7 drive level");
        Evidence first = chosen();
        awaitPage(first.chunk().page().value());
        FxToolkit.run(() -> model().page().goTo(1));
        awaitPage(1);
        press(KeyCode.PAGE_DOWN);
        awaitPage(2);
        robot.clickOn("#next-page");
        awaitPage(3);
        press(KeyCode.PAGE_UP);
        awaitPage(2);
        robot.doubleClickOn("#page-number").write("4").press(KeyCode.ENTER).release(KeyCode.ENTER);
        awaitPage(4);
        press(KeyCode.PAGE_DOWN);
        assertEquals(4, pageShown());
    }

    @Test
    void zoomingKeepsThePageSharpAndTheMarksInPlace() {
        ask("drive level");
        awaitPage(chosen().chunk().page().value());
        double before = FxToolkit.on(() -> model().page().scroll().pxPerPtProperty().get());
        shortcut(KeyCode.PLUS);
        shortcut(KeyCode.PLUS);
        window.awaitSharp();
        assertEquals(
                before * 1.44,
                FxToolkit.on(() -> model().page().scroll().pxPerPtProperty().get()),
                1e-6);
        shortcut(KeyCode.DIGIT0);
        window.awaitSharp();
        assertEquals(
                before, FxToolkit.on(() -> model().page().scroll().pxPerPtProperty().get()), 1e-6);
        FxToolkit.run(() -> model().page().scroll().zoomTo(8 * 96 / 72.0));
        window.awaitSharp();
        assertNotEquals(0, FxToolkit.on(() -> model().page().scroll().viewport().maxScrollX()));
    }

    @Test
    void aSectionOfTheTreeOpensItsPage() {
        robot.clickOn("abx-7");
        awaitPage(1);
        assertEquals(
                "abx-7",
                FxToolkit.on(
                        () ->
                                model().page()
                                        .sheetProperty()
                                        .get()
                                        .orElseThrow()
                                        .data()
                                        .document()
                                        .docId()));
        robot.clickOn("#document-filter").write("tcx");
        FxToolkit.until(
                "the tree is filtered",
                () -> model().documents().treesProperty().get().size() == 1);
    }

    @Test
    void whatLiesUnderThePointerIsTold() {
        ask("drive level");
        awaitPage(chosen().chunk().page().value());
        PageBox box = chosen().place().boxes().getFirst();
        PagePlace place = FxToolkit.on(() -> window.window().view().page().place());
        Bounds area =
                FxToolkit.on(
                        () -> {
                            Node canvas = window.scene().lookup("#page-canvas");
                            return canvas.localToScreen(canvas.getBoundsInLocal());
                        });
        robot.moveTo(
                area.getMinX() + place.toView(box).centerX(),
                area.getMinY() + place.toView(box).centerY());
        FxToolkit.until(
                "the hover label is shown", () -> window.scene().lookup("#hover").isVisible());
        String told = FxToolkit.on(() -> ((Label) window.scene().lookup("#hover")).getText());
        assertTrue(told.contains("confidence") && told.contains(chosen().chunk().id()), told);
        assertTrue(
                FxToolkit.on(() -> ((Label) window.scene().lookup("#pointer")).getText())
                        .endsWith(" pt"));
    }
}
