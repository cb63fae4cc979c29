package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Joins pieces of one table that stand right over each other between the same ends: a shaded head
/// and its rows, rows that a missing rule parts from the others.
///
/// Tables with a head of their own, or with anything but a row of cells between them, stay apart.
final class StackedTables {

    /// Ends of the pieces differ by at most this many points.
    private static final double SAME_END_PT = 4;

    /// White space between two pieces, in points, and what a row of cells between them may take.
    private static final double MAX_GAP_PT = 5;

    private static final double MAX_ROW_GAP_PT = 30;

    /// Cells of a row between two pieces at least.
    private static final int MIN_CELLS = 3;

    /// White space between a head and its rows, and height of a head, in line heights of the rows;
    /// the share of the head that the rows are wide.
    private static final double HEAD_GAP = 1.2;

    private static final double HEAD_LINES = 5;

    private static final double HEAD_SHARE = 0.75;

    private StackedTables() {}

    static void join(PageScene scene) {
        List<Region> tables = new ArrayList<>(scene.regions(ElementLabel.TABLE));
        tables.sort(Comparator.comparingDouble((Region r) -> r.box().y0()));
        for (int i = 0; i < tables.size(); i++) {
            for (int j = i + 1; j < tables.size(); j++) {
                Region upper = tables.get(i);
                Region lower = tables.get(j);
                if (sameEnds(upper.box(), lower.box()) && continues(scene, upper, lower)) {
                    PageBox box = upper.box().union(lower.box());
                    List<Line> lines = new ArrayList<>(upper.lines());
                    lines.addAll(between(scene, upper.box(), lower.box()));
                    lines.addAll(lower.lines());
                    Region larger = upper.lines().size() > lower.lines().size() ? upper : lower;
                    Region joined = larger.withLines(lines).withBox(box);
                    scene.remove(lower);
                    scene.replace(upper, joined);
                    tables.set(i, joined);
                    tables.remove(j);
                    j = i;
                }
            }
        }
    }

    /// Joins heads of shaded cells with the rows without rules or shades below them.
    static void joinHeads(PageScene scene) {
        for (Region rows : scene.regions(ElementLabel.TABLE)) {
            if (!rows.source().equals("row-run-table") || rows.lines().isEmpty()) {
                continue;
            }
            double height = rows.lines().getFirst().box().height();
            scene.regions(ElementLabel.TABLE).stream()
                    .filter(head -> !head.equals(rows) && heads(head, rows.box(), height))
                    .findFirst()
                    .ifPresent(
                            head -> {
                                List<Line> lines = new ArrayList<>(head.lines());
                                lines.addAll(rows.lines());
                                scene.remove(head);
                                scene.replace(
                                        rows,
                                        rows.withLines(lines)
                                                .withBox(rows.box().union(head.box())));
                            });
        }
    }

    private static boolean heads(Region head, PageBox rows, double lineHeight) {
        PageBox h = head.box();
        double gap = rows.y0() - h.y1();
        return gap > -2
                && gap < HEAD_GAP * lineHeight
                && h.height() < HEAD_LINES * lineHeight
                && h.x0() <= rows.x0() + SAME_END_PT
                && h.x1() >= rows.x1() - SAME_END_PT
                && rows.width() > HEAD_SHARE * h.width()
                && head.lines().size() >= MIN_CELLS
                && head.lines().stream().allMatch(l -> l.style().bold());
    }

    private static boolean sameEnds(PageBox upper, PageBox lower) {
        return Math.abs(upper.x0() - lower.x0()) <= SAME_END_PT
                && Math.abs(upper.x1() - lower.x1()) <= SAME_END_PT
                && lower.y0() >= upper.y1() - SAME_END_PT;
    }

    private static boolean continues(PageScene scene, Region upper, Region lower) {
        double gap = lower.box().y0() - upper.box().y1();
        if (gap > MAX_ROW_GAP_PT || newHead(upper, lower)) {
            return false;
        }
        PageBox strip =
                new PageBox(
                        upper.box().x0(),
                        Math.min(upper.box().y1(), lower.box().y0()),
                        upper.box().x1(),
                        lower.box().y0());
        List<Line> lines = between(scene, upper.box(), lower.box());
        if (scene.linesIn(strip).size() > lines.size()) {
            return false;
        }
        if (lines.isEmpty()) {
            return gap <= MAX_GAP_PT;
        }
        List<TextRow> rows = TextRow.of(lines);
        return rows.stream().allMatch(r -> r.size() >= MIN_CELLS);
    }

    /// The free lines between two pieces.
    private static List<Line> between(PageScene scene, PageBox upper, PageBox lower) {
        if (lower.y0() <= upper.y1()) {
            return List.of();
        }
        return scene.freeIn(new PageBox(upper.x0(), upper.y1(), upper.x1(), lower.y0()));
    }

    /// Whether the lower piece starts with a row of names: the same as above, or set in bold over
    /// rows that are not.
    private static boolean newHead(Region upper, Region lower) {
        if (upper.lines().isEmpty() || lower.lines().isEmpty()) {
            return true;
        }
        List<TextRow> above = TextRow.of(upper.lines());
        List<TextRow> below = TextRow.of(lower.lines());
        Line first = below.getFirst().segments().getFirst();
        boolean same = first.text().strip().equals(above.getFirst().segments().getFirst().text());
        boolean bold = below.getFirst().segments().stream().allMatch(l -> l.style().bold());
        boolean allBold = lower.lines().stream().allMatch(l -> l.style().bold());
        return same || (bold && !allBold);
    }
}
