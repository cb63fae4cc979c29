package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds small tables that arrows point at: the choices of a part-number breakdown in boxes. With
/// their arrows they are one drawing.
final class PointedTables {

    /// Tables of such a drawing at least, and lines of each at most.
    private static final int MIN_TABLES = 2;

    private static final int MAX_LINES = 14;

    /// Longer side of the head of an arrow at most, and its distance from what it points at, in
    /// points.
    private static final double MAX_HEAD_PT = 12;

    private static final double POINTS_PT = 6;

    /// The line of an arrow ends within this many points of its head, and is at least so long.
    private static final double MEET_PT = 3;

    private static final double MIN_LENGTH_PT = 12;

    /// Heads looked at; a page with more is a drawing all over.
    private static final int MAX_HEADS = 200;

    private PointedTables() {}

    /// Takes such tables out of the scene.
    static Optional<Drawing> release(PageScene scene) {
        List<PageBox> heads =
                scene.ink().fills().stream()
                        .filter(f -> !f.rectangle())
                        .map(Fill::box)
                        .filter(b -> Math.max(b.width(), b.height()) < MAX_HEAD_PT)
                        .limit(MAX_HEADS)
                        .toList();
        if (heads.size() < MIN_TABLES) {
            return Optional.empty();
        }
        List<PageBox> lines = new ArrayList<>();
        scene.ink().strokes().stream().map(Stroke::box).forEach(lines::add);
        scene.ink().rules().stream().map(Rule::box).forEach(lines::add);
        List<Region> pointed = new ArrayList<>();
        List<PageBox> parts = new ArrayList<>();
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            List<PageBox> arrows =
                    table.lines().size() > MAX_LINES
                            ? List.of()
                            : heads.stream()
                                    .filter(h -> over(h, table.box()))
                                    .flatMap(h -> lines.stream().filter(l -> endsAt(l, h)))
                                    .toList();
            if (!arrows.isEmpty()) {
                pointed.add(table);
                parts.add(table.box());
                parts.addAll(arrows);
            }
        }
        if (pointed.size() < MIN_TABLES) {
            return Optional.empty();
        }
        pointed.forEach(scene::remove);
        return Optional.of(new Drawing(PageBox.enclosing(parts), false));
    }

    private static boolean over(PageBox head, PageBox table) {
        return table.y0() - head.y1() < POINTS_PT
                && table.y0() - head.y1() > -MEET_PT
                && head.centerX() > table.x0()
                && head.centerX() < table.x1();
    }

    /// Whether a line comes down from above to the head of an arrow.
    private static boolean endsAt(PageBox line, PageBox head) {
        return line.height() >= MIN_LENGTH_PT
                && Math.abs(line.y1() - head.y0()) < MEET_PT
                && (Math.abs(line.x0() - head.centerX()) < MEET_PT
                        || Math.abs(line.x1() - head.centerX()) < MEET_PT);
    }
}
