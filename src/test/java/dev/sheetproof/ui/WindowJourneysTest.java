package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.results.HitRow;
import dev.sheetproof.ui.results.ResultsViewModel;
import dev.sheetproof.ui.support.FxToolkit;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/// Asking, and walking through what was found.
final class WindowJourneysTest extends WindowJourney {

    @Test
    void theSecondHitOpensOnItsPageWithItsBoxesWhereThePackageSays() {
        // By words alone, so that every hit holds some of them.
        FxToolkit.run(() -> model().query().modeProperty().set(SearchMode.BM25));
        ask("load capacitance");
        press(KeyCode.DOWN);
        ListView<?> hits = window.node("hits", ListView.class);
        assertEquals(1, FxToolkit.on(() -> hits.getSelectionModel().getSelectedIndex()));
        Evidence second = chosen();
        awaitPage(second.chunk().page().value());
        WritableImage picture = window.snapshot();
        Bounds area =
                FxToolkit.on(
                        () -> {
                            Node canvas = window.scene().lookup("#page-canvas");
                            return canvas.localToScene(canvas.getBoundsInLocal());
                        });
        PagePlace place = FxToolkit.on(() -> window.window().view().page().place());
        for (PageBox box : second.place().boxes()) {
            assertTrue(place.visible().contains(box), "in view: " + box);
            int left = (int) Math.round(area.getMinX() + place.toView(box).x0());
            int right = (int) Math.round(area.getMinX() + place.toView(box).x1());
            int top = (int) Math.round(area.getMinY() + place.toView(box).y0());
            int bottom = (int) Math.round(area.getMinY() + place.toView(box).y1());
            int middleX = (left + right) / 2;
            int middleY = (top + bottom) / 2;
            assertEdge(picture, left, middleY, "left edge");
            assertEdge(picture, right, middleY, "right edge");
            assertEdge(picture, middleX, top, "top edge");
            assertEdge(picture, middleX, bottom, "bottom edge");
        }
        List<PageBox> words =
                FxToolkit.on(
                        () -> model().page().sheetProperty().get().orElseThrow().marks().words());
        assertFalse(
                words.isEmpty(),
                "some of " + second.matched() + " is marked in " + second.chunk().nativeText());
        for (PageBox word : words) {
            // Just under its top edge, where hardly any letter has ink.
            int y = (int) Math.round(area.getMinY() + place.toView(word).y0() + 1);
            int from = (int) Math.ceil(area.getMinX() + place.toView(word).x0());
            int to = (int) Math.floor(area.getMinX() + place.toView(word).x1());
            long yellow = IntStream.range(from, to).filter(x -> yellow(picture, x, y)).count();
            assertTrue(2 * yellow > to - from, "marked at " + word + ": " + yellow + " pixels");
        }
    }

    private static boolean yellow(WritableImage picture, int x, int y) {
        Color colour = picture.getPixelReader().getColor(x, y);
        return colour.getRed() - colour.getBlue() > 0.3;
    }

    private static void assertEdge(WritableImage picture, int x, int y, String what) {
        for (int dx = -2; dx <= 2; dx++) {
            for (int dy = -2; dy <= 2; dy++) {
                Color colour = picture.getPixelReader().getColor(x + dx, y + dy);
                if (colour.getBlue() > 0.6 && colour.getRed() < 0.35) {
                    return;
                }
            }
        }
        throw new AssertionError(what + " is not painted at " + x + ", " + y);
    }

    @Test
    void theListTellsRanksAndRawScoresAndNothingThatIsNotThere() {
        ask("load capacitance 18 pF");
        for (HitRow row : model().results().rows()) {
            row.evidence()
                    .rank()
                    .ifPresent(
                            rank -> {
                                assertEquals(
                                        rank.denseRank().isPresent(),
                                        rank.denseScore().isPresent());
                                assertEquals(
                                        rank.bm25Rank().isPresent(), rank.bm25Score().isPresent());
                            });
        }
        assertEquals(1, model().results().rows().getFirst().place());
        FxToolkit.until(
                "the why pane tells the fused score",
                () ->
                        window.scene().getRoot().lookupAll(".why-total").stream()
                                .anyMatch(
                                        node ->
                                                node instanceof Label label
                                                        && label.getText().startsWith("0.0")));
    }

    @Test
    void anEmptyRequestIsNoError() {
        ask("drive level");
        shortcut(KeyCode.L);
        press(KeyCode.ESCAPE);
        FxToolkit.until(
                "the list invites a request",
                () ->
                        model().results().stateProperty().get()
                                instanceof ResultsViewModel.ListState.NothingAsked);
        assertEquals("", window.node("request", TextField.class).getText());
        assertTrue(
                FxToolkit.on(() -> window.scene().lookup("#examples") != null),
                "examples are offered");
    }

    @Test
    void whatTheCorpusDoesNotHoldIsSaidToBeUnsupported() {
        FxToolkit.run(() -> window.window().view().focusRequest());
        robot.write("zzqqxx");
        FxToolkit.until(
                "the list says so",
                SECONDS,
                () ->
                        model().results().stateProperty().get()
                                instanceof ResultsViewModel.ListState.Unsupported);
    }

    @Test
    void anExampleRequestCanBeTriedWithOneClick() {
        Node chip = FxToolkit.on(() -> window.scene().lookup(".chip"));
        robot.clickOn(chip);
        FxToolkit.until("there are hits", SECONDS, () -> !model().results().rows().isEmpty());
    }
}
