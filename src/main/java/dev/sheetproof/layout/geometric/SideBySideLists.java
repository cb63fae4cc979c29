package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Joins the columns of one list: items with the same bullet in the same rows, under one heading.
final class SideBySideLists {

    /// White space between the longest item of a column and the next column at most, in line
    /// heights.
    private static final double COLUMN_GAP = 12;

    /// How far over a list its heading is looked for, in line heights.
    private static final double HEADING_REACH = 2.5;

    /// Width of the columns together at most, as a share of the page: wider ones are columns of the
    /// text.
    private static final double MAX_WIDTH = 0.6;

    private final PageScene scene;

    SideBySideLists(PageScene scene) {
        this.scene = scene;
    }

    List<Region> join(List<Region> blocks) {
        List<Region> out = new ArrayList<>(blocks);
        for (Region left : blocks) {
            Region list = left;
            for (Region right : blocks) {
                if (out.contains(list) && out.contains(right) && columns(list, right, out)) {
                    List<Line> lines = new ArrayList<>(list.lines());
                    lines.addAll(right.lines());
                    Region both =
                            Region.of(list.label(), list.confidence(), list.source(), lines)
                                    .seeing(list.figures());
                    out.remove(right);
                    out.set(out.indexOf(list), both);
                    list = both;
                }
            }
        }
        return out;
    }

    private boolean columns(Region left, Region right, List<Region> blocks) {
        if (left.label() != ElementLabel.LIST
                || right.label() != ElementLabel.LIST
                || left.equals(right)) {
            return false;
        }
        Line a = left.lines().getFirst();
        Line b = right.lines().getFirst();
        PageBox r = right.box();
        double height = b.box().height();
        double gap = r.x0() - left.box().x1();
        return gap > 0
                && gap < COLUMN_GAP * height
                && a.box().overlapY(b.box()) > 0.6 * height
                && r.x1() - left.box().x0() < MAX_WIDTH * scene.width()
                && ListMarkers.sameBullet(scene, a, b)
                && blocks.stream().noneMatch(t -> heads(t, r, height));
    }

    /// Whether a block is the heading of a list, and not of what stands left of it, too.
    private static boolean heads(Region block, PageBox list, double height) {
        PageBox b = block.box();
        double gap = list.y0() - b.y1();
        return block.label() == ElementLabel.TITLE
                && gap > -height
                && gap < HEADING_REACH * height
                && b.x0() > list.x0() - 3 * height
                && b.x0() < list.x1();
    }
}
