package dev.sheetproof.ui;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.PagePlace;
import dev.sheetproof.ui.page.PageViewModel;
import dev.sheetproof.ui.page.Viewport;
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
import java.util.OptionalDouble;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A window on one drawn document of twelve pages, and what a reader does with mouse and keys.
@ExtendWith(FxToolkit.class)
abstract class ReaderJourney {

    static final int PAGES = 12;
    static final String[][] TABLE = {
        {"Parameter", "Typ", "Unit"}, {"Load", "18", "pF"}, {"Level", "100", "uW"}
    };

    @TempDir Path folder;

    final FxRobot robot = new FxRobot();
    TestWindow window;
    MemoryLibrary library = new MemoryLibrary(Path.of("none"));
    List<Line> firstPage = List.of();

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

    final void openWindow() {
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

    List<Cell> cells() {
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

    PageViewModel page() {
        return window.window().model().page();
    }

    Viewport viewport() {
        return FxToolkit.on(() -> page().scroll().viewport());
    }

    int pageShown() {
        return FxToolkit.on(() -> page().sheetProperty().get().orElseThrow().page().page().value());
    }

    void awaitPage(int number) {
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
    Point2D inArea(int page, double xPt, double yPt) {
        PagePlace place = viewport().place(new PageNumber(page));
        return new Point2D(place.toViewX(xPt, yPt), place.toViewY(xPt, yPt));
    }

    Point2D onScreen(int page, double xPt, double yPt) {
        Point2D at = inArea(page, xPt, yPt);
        return FxToolkit.on(
                () -> {
                    Node canvas = window.scene().lookup("#page-canvas");
                    Bounds area = canvas.localToScreen(canvas.getBoundsInLocal());
                    return at.add(area.getMinX(), area.getMinY());
                });
    }

    /// The robot's mouse carries no held keys, so that a drag with one is told to the area itself.
    void drag(int page, PageBox box, boolean ctrl, boolean alt) {
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

    static void fire(
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

    void wheel(Point2D at, double deltaY, boolean ctrl) {
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

    void press(KeyCode... keys) {
        robot.press(keys).release(keys);
        FxToolkit.pulse();
    }

    String copied() {
        FxToolkit.run(
                () -> {
                    Clipboard.getSystemClipboard().clear();
                    page().tools().area().copyText(window.window().view().links().clip());
                });
        FxToolkit.until("text is copied", () -> Clipboard.getSystemClipboard().getString() != null);
        return FxToolkit.on(() -> Clipboard.getSystemClipboard().getString());
    }

    String text(String id) {
        return window.node(id, javafx.scene.control.TextField.class).getText();
    }
}
