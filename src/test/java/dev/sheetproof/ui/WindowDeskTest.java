package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.fx.Language;
import dev.sheetproof.ui.fx.TextSize;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/// The window as a place to work in: looks, shortcuts, commands, language.
final class WindowDeskTest extends WindowJourney {

    @Test
    void theBarBelowTellsThatNothingLeavesTheComputer() {
        Label offline = window.node("offline", Label.class);
        assertTrue(offline.isVisible());
        assertEquals("Offline", offline.getText());
        assertTrue(offline.getTooltip().getText().contains("opens no connection"));
    }

    @Test
    void pagesAreShownLightOnDarkAndThatIsRemembered() {
        ask("load capacitance");
        press(KeyCode.ENTER);
        awaitPage(chosen().chunk().page().value());
        double before = lightness();
        run("invert");
        FxToolkit.until(
                "the page is dark",
                SECONDS,
                () -> window.window().view().page().sharp() && lightness() < before / 2);
        window.close();
        assertTrue(window.memory().load().looks().invertedPages());
        window = TestWindow.open(real.library(), "drawn");
    }

    /// Of the middle of what is shown of the pages, 0 black to 1 white.
    private double lightness() {
        Image shown =
                FxToolkit.on(() -> window.scene().lookup("#page-picture").snapshot(null, null));
        double sum = 0;
        int count = 0;
        for (int y = (int) shown.getHeight() / 4; y < shown.getHeight() * 3 / 4; y += 3) {
            for (int x = (int) shown.getWidth() / 4; x < shown.getWidth() * 3 / 4; x += 3) {
                sum += shown.getPixelReader().getColor(x, y).getBrightness();
                count++;
            }
        }
        return sum / count;
    }

    @Test
    void theThemeIsSwitchedAndRemembered() {
        Color light = window.snapshot().getPixelReader().getColor(400, 200);
        robot.clickOn("#theme");
        FxToolkit.pulse();
        Color dark = window.snapshot().getPixelReader().getColor(400, 200);
        assertTrue(
                light.getBrightness() > 0.9 && dark.getBrightness() < 0.3, light + " then " + dark);
        window.close();
        assertEquals(ThemeChoice.DARK, window.memory().load().looks().theme());
        assertEquals("drawn", window.memory().load().corpus().orElseThrow());
        window = TestWindow.open(real.library(), "drawn");
    }

    @Test
    void theShortcutSheetOpensAndCloses() {
        press(KeyCode.F1);
        FxToolkit.until(
                "the sheet is shown", () -> window.scene().lookup("#shortcut-sheet").isVisible());
        press(KeyCode.ESCAPE);
        FxToolkit.until("it is gone", () -> !window.scene().lookup("#shortcut-sheet").isVisible());
    }

    @Test
    void thePaletteRunsACommandAndOpensADocumentByAFewLetters() {
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P)
                .release(KeyCode.P, KeyCode.SHIFT, KeyCode.CONTROL);
        FxToolkit.until("the palette is open", () -> window.scene().lookup("#palette").isVisible());
        robot.write("tcx");
        press(KeyCode.ENTER);
        FxToolkit.until(
                "the document is open",
                SECONDS,
                () ->
                        model().page()
                                .sheetProperty()
                                .get()
                                .filter(sheet -> sheet.data().document().docId().equals("tcx-25"))
                                .isPresent());
        assertFalse(FxToolkit.on(() -> window.scene().lookup("#palette").isVisible()));
        FxToolkit.run(
                () -> window.window().view().commands().command("palette").orElseThrow().run());
        robot.write("what became of");
        press(KeyCode.ENTER);
        assertTrue(FxToolkit.on(() -> model().tasksShownProperty().get()));
    }

    @Test
    void theSheetTellsEveryKeyOfEveryCommand() {
        press(KeyCode.F1);
        List<String> told =
                FxToolkit.on(
                        () ->
                                window.scene().getRoot().lookupAll(".keys").stream()
                                        .map(node -> ((Label) node).getText())
                                        .toList());
        for (Command command : window.window().view().commands().all()) {
            if (!command.keys().isEmpty()) {
                assertTrue(told.contains(command.keys().getFirst().text()), command.id());
            }
        }
        press(KeyCode.ESCAPE);
    }

    @Test
    void theLanguageIsChangedInPlaceAndThePageStays() {
        ask("TCX-25 drive level");
        awaitPage(chosen().chunk().page().value());
        int page = pageShown();
        FxToolkit.run(() -> model().looks().use(Language.CHINESE));
        FxToolkit.until(
                "the window speaks Chinese",
                SECONDS,
                () ->
                        window.scene().lookup("#show-tasks") instanceof ToggleButton button
                                && button.getText().equals("文件"));
        awaitPage(page);
        assertEquals(
                "tcx-25",
                FxToolkit.on(
                        () ->
                                model().page()
                                        .sheetProperty()
                                        .get()
                                        .orElseThrow()
                                        .data()
                                        .document()
                                        .docId()));
        FxToolkit.run(() -> model().looks().use(Language.ENGLISH));
        FxToolkit.until(
                "and English again",
                SECONDS,
                () ->
                        window.scene().lookup("#show-tasks") instanceof ToggleButton button
                                && button.getText().equals("Files"));
        window.awaitIdle();
    }

    @Test
    void largerTextsAreRememberedAndEverythingStaysReachable() {
        double before = FxToolkit.on(() -> window.scene().lookup("#counts").prefWidth(-1));
        FxToolkit.run(() -> model().looks().use(TextSize.LARGEST));
        // One pane after another.
        FxToolkit.until(
                "the status bar is written larger",
                () -> window.scene().lookup("#counts").prefWidth(-1) > before * 1.2);
        window.close();
        assertEquals(TextSize.LARGEST, window.memory().load().looks().textSize());
        window = TestWindow.open(real.library(), "drawn");
    }

    @Test
    void everyControlHasAnIdAndANameForAScreenReader() {
        List<String> nameless =
                FxToolkit.on(
                        () ->
                                window.scene().getRoot().lookupAll("*").stream()
                                        .filter(Node::isFocusTraversable)
                                        .filter(WindowDeskTest::ownControl)
                                        .filter(node -> !named(node))
                                        .map(Node::toString)
                                        .toList());
        assertEquals(List.of(), nameless);
    }

    @Test
    void tabGoesThroughTheColumnsFromLeftToRightAndBackToWhereItBegan() {
        ask("TCX-25 drive level");
        window.awaitSharp();
        FxToolkit.run(() -> window.window().view().focusRequest());
        List<Integer> columns = new ArrayList<>();
        Set<Node> met = new LinkedHashSet<>();
        Node start = FxToolkit.on(() -> window.scene().getFocusOwner());
        Node at = start;
        for (int i = 0; i < 200 && met.add(at); i++) {
            Node now = at;
            FxToolkit.on(() -> column(now)).ifPresent(columns::add);
            press(KeyCode.TAB);
            at = FxToolkit.on(() -> window.scene().getFocusOwner());
        }
        assertSame(start, at, "the focus comes back to where it began");
        List<Integer> order = columns.stream().distinct().toList();
        assertEquals(List.of(0, 1, 2), order, "documents, hits, page");
        // Once it has left a column it does not come back to it.
        List<Integer> sorted = columns.stream().sorted().toList();
        assertEquals(sorted, columns);
    }

    /// The column of the window that a node stands in.
    private Optional<Integer> column(Node node) {
        List<Node> items = new ArrayList<>(window.window().view().columns().getItems());
        for (Node up = node; up != null; up = up.getParent()) {
            int place = items.indexOf(up);
            if (place >= 0) {
                return Optional.of(place);
            }
        }
        return Optional.empty();
    }

    /// What the toolkit puts inside its controls is not ours to name.
    private static boolean ownControl(Node node) {
        return node instanceof ButtonBase
                || node instanceof TextInputControl
                || node instanceof ComboBoxBase<?>
                || node instanceof ListView<?>
                || node instanceof TreeView<?>;
    }

    private static boolean named(Node node) {
        boolean words = node instanceof Labeled label && !label.getText().isBlank();
        boolean text = node.getAccessibleText() != null && !node.getAccessibleText().isBlank();
        return words || text;
    }
}
