package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds lists whose items have their values in columns beside them: the columns make no table of
/// what bullets mark as items.
final class BulletedRows {

    /// Items of such a list at least, and those with a value in their row.
    private static final int MIN_ITEMS = 3;

    private static final int MIN_VALUES = 2;

    /// Left edges of the items, and of the cells of a column, differ by less than this many points.
    private static final double SAME_EDGE_PT = 3;

    /// White space from one item to the next in line heights: values may go on for some lines.
    private static final double ITEM_GAP = 4;

    /// White space between cells of a row, and between lines of a column in line heights.
    private static final double CELL_GAP_PT = 34;

    private static final double LINE_GAP = 0.8;

    /// Words of a cell at most.
    private static final int MAX_WORDS = 7;

    private BulletedRows() {}

    static List<Region> find(PageScene scene) {
        List<Line> free = scene.free().stream().filter(Line::horizontal).toList();
        List<Line> items =
                new ArrayList<>(
                        free.stream()
                                .filter(l -> ListMarkers.bulleted(l.text()))
                                .sorted(Comparator.comparingDouble(l -> l.box().y0()))
                                .toList());
        List<Region> found = new ArrayList<>();
        while (!items.isEmpty()) {
            List<Line> run = new ArrayList<>(List.of(items.removeFirst()));
            for (Line next : List.copyOf(items)) {
                if (follows(run.getLast(), next)) {
                    run.add(next);
                    items.remove(next);
                }
            }
            List<Line> all = run.size() >= MIN_ITEMS ? withCells(run, free) : List.of();
            if (valued(run, all) && all.stream().allMatch(l -> Words.count(l) <= MAX_WORDS)) {
                found.add(Region.of(ElementLabel.LIST, 0.7, "list-items", all));
            }
        }
        return found;
    }

    private static boolean follows(Line above, Line below) {
        double gap = below.box().y0() - above.box().y1();
        return Math.abs(above.box().x0() - below.box().x0()) < SAME_EDGE_PT
                && gap < ITEM_GAP * above.box().height()
                && above.text().strip().codePointAt(0) == below.text().strip().codePointAt(0);
    }

    /// The items with what stands in their rows, and under that in its columns.
    private static List<Line> withCells(List<Line> items, List<Line> free) {
        double top = items.getFirst().box().y0() - 1;
        double foot = items.getLast().box().y1() + 1;
        List<Line> all = new ArrayList<>(items);
        List<Line> open =
                new ArrayList<>(
                        free.stream()
                                .filter(l -> !items.contains(l))
                                .filter(
                                        l ->
                                                l.box().centerY() > top
                                                        && l.box().centerY() < foot
                                                        && l.box().x0()
                                                                > items.getFirst().box().x0())
                                .toList());
        boolean grown = true;
        while (grown) {
            List<Line> more =
                    open.stream().filter(l -> all.stream().anyMatch(a -> joins(a, l))).toList();
            grown = !more.isEmpty();
            all.addAll(more);
            open.removeAll(more);
        }
        return all;
    }

    private static boolean joins(Line cell, Line next) {
        PageBox a = cell.box();
        PageBox b = next.box();
        double height = Math.min(a.height(), b.height());
        boolean row = a.overlapY(b) > 0.5 * height && -a.overlapX(b) < CELL_GAP_PT;
        boolean column =
                Math.abs(a.x0() - b.x0()) < SAME_EDGE_PT && -a.overlapY(b) < LINE_GAP * height;
        return row || column;
    }

    /// Whether several items have a value in their row.
    private static boolean valued(List<Line> items, List<Line> all) {
        return items.stream()
                        .filter(
                                i ->
                                        all.stream()
                                                .anyMatch(
                                                        l ->
                                                                !items.contains(l)
                                                                        && l.box().overlapY(i.box())
                                                                                > 0.5
                                                                                        * i.box()
                                                                                                .height()))
                        .count()
                >= MIN_VALUES;
    }
}
