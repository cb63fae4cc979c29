package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;

/// Finds rows that go on right under a table after its last rule or shade: of rows shaded in turn
/// the last may have none.
final class TrailingRows {

    /// White space between rows at most, in line heights.
    private static final double GAP = 0.6;

    /// Rows looked at below a table, in line heights.
    private static final double REACH = 2.5;

    /// Cells of a column begin within this many points of each other.
    private static final double SAME_START_PT = 2;

    /// Cells that must begin there in the table.
    private static final int MIN_CELLS = 2;

    private final PageScene scene;

    TrailingRows(PageScene scene) {
        this.scene = scene;
    }

    /// The table with the rows below it whose cells begin where its columns do, from the first on.
    Region below(Region table) {
        Region grown = table;
        boolean rowFound = false;
        while (true) {
            List<Line> cells = table.lines();
            double height = cells.getLast().box().height();
            PageBox box = grown.box();
            double reach = box.y1() + REACH * height;
            if (reach >= scene.height()) {
                return grown;
            }
            PageBox strip = new PageBox(box.x0() - 1, box.y1() - 0.3 * height, box.x1() + 1, reach);
            List<Line> free = new ArrayList<>(scene.freeIn(strip));
            free.removeAll(grown.lines());
            if (free.isEmpty()) {
                return grown;
            }
            TextRow next = TextRow.of(free).getFirst();
            boolean row = next.size() > 1 && inFirst(next, cells);
            if (next.box().y0() - lastLine(grown) > GAP * height
                    || !(row || rowFound)
                    || !next.segments().stream().allMatch(l -> fits(l, cells))) {
                return grown;
            }
            rowFound = true;
            List<Line> lines = new ArrayList<>(grown.lines());
            lines.addAll(next.segments());
            grown = grown.withLines(lines).withBox(box.union(next.box()));
        }
    }

    private static double lastLine(Region table) {
        return Math.max(table.box().y1(), Region.boxOf(table.lines()).y1());
    }

    private static boolean inFirst(TextRow row, List<Line> cells) {
        double left = cells.stream().mapToDouble(l -> l.box().x0()).min().orElse(0);
        return Math.abs(row.segments().getFirst().box().x0() - left) <= SAME_START_PT;
    }

    /// Whether a line begins where cells of the table do and is no caption or note.
    private static boolean fits(Line line, List<Line> cells) {
        CaptionPatterns patterns = CaptionPatterns.standard();
        return patterns.captionOf(line.text()).isEmpty()
                && !patterns.startsNote(line.text())
                && cells.stream()
                                .filter(c -> c.style().bold() == line.style().bold())
                                .filter(
                                        c ->
                                                Math.abs(c.box().x0() - line.box().x0())
                                                        <= SAME_START_PT)
                                .count()
                        >= MIN_CELLS;
    }
}
