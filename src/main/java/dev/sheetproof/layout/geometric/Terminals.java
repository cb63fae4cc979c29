package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.List;

/// Tells circuits from tables by the small circles on their lines: terminals, pads, meters. Tables
/// have circles in their cells at most.
final class Terminals {

    /// Circles on lines from which the lines are wires.
    private static final int MIN_TERMINALS = 3;

    /// The same for each line of text.
    private static final double PER_LINE = 0.25;

    /// Size of such a circle in points, and difference of its sides.
    private static final double MIN_SIZE_PT = 2.5;

    private static final double MAX_SIZE_PT = 18;

    private static final double ROUND_PT = 1.2;

    /// Shapes looked at; a box with more is a drawing that others tell.
    private static final int MAX_SHAPES = 400;

    private Terminals() {}

    /// @param lines how many lines of text stand in the box: a table may show a circuit in a cell
    static boolean in(PageScene scene, PageBox box, int lines) {
        PageBox near = box.inflate(MAX_SIZE_PT);
        List<PageBox> circles = new ArrayList<>();
        scene.ink().strokes().stream()
                .filter(Stroke::curved)
                .map(Stroke::box)
                .forEach(b -> add(circles, b, near));
        scene.ink().fills().stream()
                .filter(f -> !f.rectangle())
                .map(Fill::box)
                .forEach(b -> add(circles, b, near));
        return circles.stream()
                        .filter(c -> scene.ink().rules().stream().anyMatch(r -> r.box().touches(c)))
                        .count()
                >= Math.max(MIN_TERMINALS, PER_LINE * lines);
    }

    private static void add(List<PageBox> circles, PageBox b, PageBox near) {
        if (circles.size() < MAX_SHAPES
                && near.contains(b)
                && Math.min(b.width(), b.height()) >= MIN_SIZE_PT
                && Math.max(b.width(), b.height()) <= MAX_SIZE_PT
                && Math.abs(b.width() - b.height()) < ROUND_PT
                && circles.stream().noneMatch(c -> c.overlapArea(b) > 0)) {
            circles.add(b);
        }
    }
}
