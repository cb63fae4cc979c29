package dev.sheetproof.ui.page;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.overlay.Overlays;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import dev.sheetproof.ui.page.overlay.Pen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/// Draws thousands of boxes over one page, again and again.
final class BoxesBench {

    static final int BOXES = 5_000;

    private static final double WIDTH = 1000;
    private static final double HEIGHT = 900;
    private static final int COLUMNS = 50;
    private static final int STEPS = 90;
    private static final int WARM_STEPS = 30;
    private static final PageNumber FIRST = new PageNumber(1);

    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
    private final Scene scene = new Scene(new Group(canvas), WIDTH, HEIGHT);
    private final WritableImage frame = new WritableImage((int) WIDTH, (int) HEIGHT);
    private final PageOverlay overlay;

    /// Runs something on the JavaFX thread and waits for it.
    interface OnFx {
        <T> T call(Supplier<T> action);
    }

    BoxesBench() {
        List<Element> elements = new ArrayList<>();
        ElementLabel[] labels = ElementLabel.values();
        for (int i = 0; i < BOXES; i++) {
            double x = 20 + 11.0 * (i % COLUMNS);
            int row = i / COLUMNS;
            double y = 20 + 8.0 * row;
            elements.add(
                    new Element(
                            FIRST,
                            i,
                            labels[i % labels.length],
                            1,
                            new PageBox(x, y, x + 9, y + 6),
                            "bench",
                            ""));
        }
        Function<PageBox, Optional<String>> trusted = box -> Optional.empty();
        overlay = Overlays.elements(elements, element -> element.label().name(), trusted);
    }

    /// What each step took, from the call until the frame is drawn.
    List<Took> run(OnFx fx) {
        List<Took> times = new ArrayList<>();
        for (int i = 0; i < WARM_STEPS + STEPS; i++) {
            int step = i;
            Took took = fx.call(() -> draw(step));
            if (i >= WARM_STEPS) {
                times.add(took);
            }
        }
        return times;
    }

    private Took draw(int step) {
        // All boxes are in view; every step lies and is scaled a little differently.
        double pxPerPt = 1.0 + 0.001 * (step % 30);
        PagePlace place =
                new PagePlace(
                        FIRST, 595, 842, Turn.NONE, 10 + step % 17, 5, pxPerPt, WIDTH, HEIGHT);
        long start = System.nanoTime();
        long cpu = Took.cpuNanos();
        canvas.getGraphicsContext2D().clearRect(0, 0, WIDTH, HEIGHT);
        overlay.paint(new Pen(canvas.getGraphicsContext2D(), place));
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.WHITE);
        scene.getRoot().snapshot(parameters, frame);
        return Took.since(start, cpu);
    }
}
