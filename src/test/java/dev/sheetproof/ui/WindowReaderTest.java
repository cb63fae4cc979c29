package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.page.PageViewModel;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.page.Turn;
import dev.sheetproof.ui.page.Viewport;
import dev.sheetproof.ui.page.find.FindViewModel;
import dev.sheetproof.ui.page.select.Selection;
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
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TreeView;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// What a reader does on the pages of one document, in the real window.
@ExtendWith(FxToolkit.class)
final class WindowReaderTest {

    private static final int PAGES = 12;
    private static final String[][] TABLE = {
        {"Parameter", "Typ", "Unit"}, {"Load", "18", "pF"}, {"Level", "100", "uW"}
    };

    @TempDir private Path folder;

    private final FxRobot robot = new FxRobot();
    private TestWindow window;
    private MemoryLibrary library = new MemoryLibrary(Path.of("none"));
    private List<Line> firstPage = List.of();

    @BeforeEach
    void open() throws IOException {
        library = new MemoryLibrary(folder);
        MemoryCorpus corpus = library.make("drawn");
        Path pdfs = Files.createDirectories(folder.resolve("drawn").resolve("pdf"));
        Path pdf = pdfs.resolve("abx-7.pdf");
        List<List<DrawnPdf.Put>> pages = new ArrayList<>();
        for (int page = 1; page <= PAGES; page++) {
            List<DrawnPdf.Put> puts = new ArrayList<>();
            puts.add(new DrawnPdf.Put(page + " Electrical characteristics", 60, 70, 16));
            for (int row = 0; row < TABLE.length; row++) {
                for (int column = 0; column < TABLE[row].length; column++) {
                    double x = 60 + 120 * column;
                    puts.add(new DrawnPdf.Put(TABLE[row][column], x, 140 + 20 * row, 11));
                }
            }
            puts.add(
                    new DrawnPdf.Put("Ageing of sample " + page + " is 3 ppm a year", 60, 700, 11));
            pages.add(puts);
        }
        DrawnPdf drawn = DrawnPdf.write(pdf, pages);
        firstPage = drawn.lines(1);
        corpus.add("abx-7", pdf, drawn);
        corpus.putCells("abx-7", cells());
        openWindow();
    }

    private void openWindow() {
        Path pdf = folder.resolve("drawn").resolve("pdf").resolve("abx-7.pdf");
        window =
                TestWindow.open(
                        library, "drawn", TestWindow.WIDTH, TestWindow.HEIGHT, List.of(pdf));
        FxToolkit.until(
                "the corpus is listed",
                () -> window.node("counts", Label.class).getText().startsWith("1 document"));
        FxToolkit.run(() -> page().show("abx-7", new PageNumber(1), OptionalDouble.empty()));
        window.awaitSharp();
    }

    @AfterEach
    void close() {
        window.close();
    }

    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < TABLE.length; row++) {
            for (int column = 0; column < TABLE[row].length; column++) {
                Line line = firstPage.get(1 + TABLE[row].length * row + column);
                cells.add(
                        new Cell(
                                line.page(),
                                1,
                                row,
                                column,
                                1,
                                1,
                                line.box().inflate(2),
                                TABLE[row][column],
                                "",
                                "",
                                row == 0));
            }
        }
        return cells;
    }

    private PageViewModel page() {
        return window.window().model().page();
    }

    private Viewport viewport() {
        return FxToolkit.on(() -> page().scroll().viewport());
    }

    private int pageShown() {
        return FxToolkit.on(() -> page().sheetProperty().get().orElseThrow().page().page().value());
    }

    private void awaitPage(int number) {
        FxToolkit.until(
                "page " + number + " is shown",
                () ->
                        page().sheetProperty()
                                .get()
                                .filter(sheet -> sheet.page().page().value() == number)
                                .isPresent());
        window.awaitSharp();
    }

    /// Where a point of a page is in the page area.
    private Point2D inArea(int page, double xPt, double yPt) {
        PagePlace place = viewport().place(new PageNumber(page));
        return new Point2D(place.toViewX(xPt, yPt), place.toViewY(xPt, yPt));
    }

    private Point2D onScreen(int page, double xPt, double yPt) {
        Point2D at = inArea(page, xPt, yPt);
        return FxToolkit.on(
                () -> {
                    Node canvas = window.scene().lookup("#page-canvas");
                    Bounds area = canvas.localToScreen(canvas.getBoundsInLocal());
                    return at.add(area.getMinX(), area.getMinY());
                });
    }

    /// The robot's mouse carries no held keys, so that a drag with one is told to the area itself.
    private void drag(int page, PageBox box, boolean ctrl, boolean alt) {
        Point2D from = inArea(page, box.x0(), box.y0());
        Point2D to = inArea(page, box.x1(), box.y1());
        FxToolkit.run(
                () -> {
                    Node canvas = window.scene().lookup("#page-canvas");
                    fire(canvas, MouseEvent.MOUSE_PRESSED, from, ctrl, alt);
                    fire(canvas, MouseEvent.MOUSE_DRAGGED, from.midpoint(to), ctrl, alt);
                    fire(canvas, MouseEvent.MOUSE_DRAGGED, to, ctrl, alt);
                    fire(canvas, MouseEvent.MOUSE_RELEASED, to, ctrl, alt);
                });
        FxToolkit.pulse();
    }

    private static void fire(
            Node node,
            javafx.event.EventType<MouseEvent> type,
            Point2D at,
            boolean ctrl,
            boolean alt) {
        Point2D scene = node.localToScene(at);
        Point2D screen = node.localToScreen(at);
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        scene.getX(),
                        scene.getY(),
                        screen.getX(),
                        screen.getY(),
                        MouseButton.PRIMARY,
                        1,
                        false,
                        ctrl,
                        alt,
                        false,
                        true,
                        false,
                        false,
                        false,
                        false,
                        false,
                        new PickResult(node, scene.getX(), scene.getY())));
    }

    private void wheel(Point2D at, double deltaY, boolean ctrl) {
        FxToolkit.run(
                () -> {
                    Node canvas = window.scene().lookup("#page-canvas");
                    Point2D scene = canvas.localToScene(at);
                    Event.fireEvent(
                            canvas,
                            new ScrollEvent(
                                    ScrollEvent.SCROLL,
                                    scene.getX(),
                                    scene.getY(),
                                    0,
                                    0,
                                    false,
                                    ctrl,
                                    false,
                                    false,
                                    false,
                                    false,
                                    0,
                                    deltaY,
                                    0,
                                    deltaY,
                                    ScrollEvent.HorizontalTextScrollUnits.NONE,
                                    0,
                                    ScrollEvent.VerticalTextScrollUnits.NONE,
                                    0,
                                    0,
                                    new PickResult(canvas, scene.getX(), scene.getY())));
                });
    }

    private void press(KeyCode... keys) {
        robot.press(keys).release(keys);
        FxToolkit.pulse();
    }

    private String copied() {
        FxToolkit.run(
                () -> {
                    Clipboard.getSystemClipboard().clear();
                    page().tools().area().copyText(window.window().view().links().clip());
                });
        FxToolkit.until("text is copied", () -> Clipboard.getSystemClipboard().getString() != null);
        return FxToolkit.on(() -> Clipboard.getSystemClipboard().getString());
    }

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

    private String text(String id) {
        return window.node(id, javafx.scene.control.TextField.class).getText();
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
        FxToolkit.run(() -> page().tools().layers().setShown(ElementLabel.TEXT, false));
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
