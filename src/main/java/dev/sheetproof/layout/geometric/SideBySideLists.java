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

    /// Tops of two items in one row differ by less than this share of their height.
    private static final double SAME_ROW = 0.35;

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
                && (r.x1() - left.box().x0() < MAX_WIDTH * scene.width()
                        || (oneHeading(left, right, blocks) && sameRows(left, right)))
                && ListMarkers.sameBullet(scene, a, b)
                && blocks.stream().noneMatch(t -> heads(t, r, height));
    }

    /// Whether a heading stands over the left column, and nothing but white space over the right
    /// one down from there.
    private boolean oneHeading(Region left, Region right, List<Region> blocks) {
        PageBox r = right.box();
        return blocks.stream()
                .filter(t -> heads(t, left.box(), left.lines().getFirst().box().height()))
                .anyMatch(
                        t ->
                                scene.lines().stream()
                                        .noneMatch(
                                                l ->
                                                        l.box().centerY() > t.box().y0()
                                                                && l.box().centerY() < r.y0()
                                                                && l.box().overlapX(r) > 0
                                                                && !t.lines().contains(l)));
    }

    /// Whether the items of the shorter column stand in rows of the longer.
    private static boolean sameRows(Region left, Region right) {
        List<Line> few = left.lines().size() < right.lines().size() ? left.lines() : right.lines();
        List<Line> many = few.equals(left.lines()) ? right.lines() : left.lines();
        return few.stream()
                        .filter(l -> ListMarkers.marked(l.text()))
                        .filter(
                                l ->
                                        many.stream()
                                                .noneMatch(
                                                        m ->
                                                                Math.abs(
                                                                                m.box().y0()
                                                                                        - l.box()
                                                                                                .y0())
                                                                        < SAME_ROW
                                                                                * l.box().height()))
                        .count()
                == 0;
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
