package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Running heads and feet along a rule that parts them from the body: a reader sees the rule and
/// the pieces along it as one strip.
///
/// A foot with an address of several lines under its rule is blocks side by side, not a strip.
final class FurnitureStrips {

    /// Shares of the page width and height: length of such a rule at least, and how far from either
    /// edge it may lie.
    private static final double RAIL_SHARE = 0.5;

    private static final double RAIL_BAND = 0.17;

    /// Height of such a rule or bar at most, in points.
    private static final double RAIL_HEIGHT_PT = 9;

    /// White space between the rules of a double rule, in points.
    private static final double DOUBLE_RULE_PT = 6;

    /// White space between a rule and the pieces along it on the outer side in points, in heads and
    /// in feet; more of it and the rule belongs to the body.
    private static final double HEAD_GAP_PT = 4.2;

    private static final double FOOT_GAP_PT = 8;

    /// The same in feet along a hairline, and how thick that is at most, in points.
    private static final double HAIRLINE_GAP_PT = 4.9;

    private static final double HAIRLINE_PT = 0.6;

    /// The same on the side of the body.
    private static final double INNER_GAP_PT = 4.5;

    /// The same between rows of a strip.
    private static final double ROW_GAP_PT = 8;

    /// Share of the rule's length that words on the side of the body must fill in a foot.
    private static final double FILLED_ROW = 0.58;

    /// Rules and bars looked at; a page with more has drawings in its margins.
    private static final int MAX_RAILS = 40;

    /// Pieces reach over each other by this much at most and are still above or below, in points.
    private static final double TOUCH_PT = 3;

    /// Edges or middles of the lines of one address differ by at most this many points.
    private static final double ALIGNED_PT = 5;

    /// A rule down that is longer than this and touches a rule across makes it part of a frame, in
    /// points.
    private static final double FRAME_SIDE_PT = 14;

    private final PageScene scene;
    private final List<Line> lines;
    private final List<PageBox> pieces;
    private final InkSet repeated;

    /// @param lines of the furniture
    /// @param drawings of the furniture, those that touch as one
    /// @param repeated what is drawn at its place on other pages too
    FurnitureStrips(PageScene scene, List<Line> lines, List<PageBox> drawings, InkSet repeated) {
        this.scene = scene;
        this.lines = lines;
        this.repeated = repeated;
        this.pieces = new ArrayList<>(lines.stream().map(Line::box).toList());
        drawings.stream()
                .filter(b -> b.width() < RAIL_SHARE * scene.width() || b.height() > RAIL_HEIGHT_PT)
                .forEach(pieces::add);
    }

    /// The strips, each with its rule.
    ///
    /// @param taken bars and cells that are strips already: no rules
    List<PageBox> find(List<PageBox> taken) {
        List<PageBox> strips = new ArrayList<>();
        for (PageBox rail : rails()) {
            if (taken.stream().anyMatch(t -> t.inflate(TOUCH_PT).touches(rail))) {
                continue;
            }
            boolean head = rail.centerY() < scene.height() / 2;
            List<PageBox> members = members(rail, head);
            if (members.isEmpty() || (!head && blocks(rail, members))) {
                continue;
            }
            PageBox strip = PageBox.enclosing(members).union(rail);
            if (!holdsBody(strip)) {
                strips.add(strip);
            }
        }
        return strips;
    }

    /// Whether text that is no furniture stands in the strip.
    private boolean holdsBody(PageBox strip) {
        return scene.lines().stream()
                .anyMatch(l -> strip.containsCenterOf(l.box()) && !lines.contains(l));
    }

    /// What stands along the rule, row by row away from it.
    private List<PageBox> members(PageBox rail, boolean head) {
        List<PageBox> along =
                pieces.stream()
                        .filter(
                                b ->
                                        b.overlapX(rail) > 0.5 * b.width()
                                                && b.height() < RAIL_BAND * scene.height())
                        .toList();
        List<PageBox> members = new ArrayList<>();
        PageBox outer = rail;
        boolean grown = true;
        while (grown) {
            double gap = members.isEmpty() ? firstGap(rail, head) : ROW_GAP_PT;
            grown = false;
            for (PageBox b : along) {
                double away = head ? outer.y0() - b.y1() : b.y0() - outer.y1();
                boolean beyond = head ? b.centerY() < rail.centerY() : b.centerY() > rail.centerY();
                if (beyond && !members.contains(b) && away < gap) {
                    members.add(b);
                    grown = true;
                }
            }
            outer = members.stream().reduce(rail, PageBox::union);
        }
        if (!members.isEmpty()) {
            List<PageBox> inner =
                    along.stream()
                            .filter(b -> !members.contains(b))
                            .filter(
                                    b -> {
                                        double away =
                                                head ? b.y0() - rail.y1() : rail.y0() - b.y1();
                                        return away > -TOUCH_PT && away < INNER_GAP_PT;
                                    })
                            .toList();
            double filled = inner.stream().mapToDouble(PageBox::width).sum();
            if (!head && !inner.isEmpty() && filled < FILLED_ROW * rail.width()) {
                return List.of();
            }
            members.addAll(inner);
            pieces.stream()
                    .filter(b -> !members.contains(b) && besides(b, rail, members))
                    .forEach(members::add);
        }
        return members;
    }

    private static double firstGap(PageBox rail, boolean head) {
        if (head) {
            return HEAD_GAP_PT;
        }
        return rail.height() > HAIRLINE_PT ? FOOT_GAP_PT : HAIRLINE_GAP_PT;
    }

    /// What touches an end of the rule beside its words: a logo.
    private static boolean besides(PageBox b, PageBox rail, List<PageBox> members) {
        return b.inflate(TOUCH_PT).touches(rail)
                && b.overlapX(rail) < TOUCH_PT
                && members.stream().anyMatch(m -> m.overlapY(b) > 0.5 * m.height());
    }

    /// Whether lines of a foot stand one under the other on one side of the rule.
    private boolean blocks(PageBox rail, List<PageBox> members) {
        double foot = members.stream().mapToDouble(PageBox::y1).max().orElse(0);
        List<PageBox> words =
                lines.stream()
                        .map(Line::box)
                        .filter(
                                b ->
                                        b.y1() > rail.y0() - INNER_GAP_PT
                                                && b.y0() < foot + ROW_GAP_PT)
                        .toList();
        return words.stream().anyMatch(a -> words.stream().anyMatch(b -> under(a, b, rail)));
    }

    private static boolean under(PageBox a, PageBox b, PageBox rail) {
        boolean parted = (a.centerY() - rail.centerY()) * (b.centerY() - rail.centerY()) < 0;
        boolean aligned =
                Math.abs(a.x0() - b.x0()) < ALIGNED_PT
                        || Math.abs(a.x1() - b.x1()) < ALIGNED_PT
                        || Math.abs(a.centerX() - b.centerX()) < ALIGNED_PT;
        double gap = b.y0() - a.y1();
        return b.centerY() > a.y1() && aligned && !parted && gap < 0.9 * a.height();
    }

    /// Rules and flat bars over most of the page in its head and foot, double rules as one, those
    /// nearest the body first.
    private List<PageBox> rails() {
        List<PageBox> down = new ArrayList<>();
        List<PageBox> flat = new ArrayList<>();
        for (InkSet set : List.of(scene.ink(), repeated)) {
            for (Rule rule : set.rules()) {
                if (rule.horizontal()) {
                    flat.add(rule.box());
                } else if (rule.length() > FRAME_SIDE_PT) {
                    down.add(rule.box());
                }
            }
            flat.addAll(set.shapes());
        }
        List<PageBox> rails =
                flat.stream()
                        .filter(
                                b ->
                                        b.width() > RAIL_SHARE * scene.width()
                                                && b.height() < RAIL_HEIGHT_PT
                                                && inBand(b)
                                                && down.stream()
                                                        .noneMatch(d -> d.inflate(2).touches(b)))
                        .sorted(
                                Comparator.comparingDouble(PageBox::y0)
                                        .thenComparingDouble(PageBox::x0))
                        .limit(MAX_RAILS)
                        .toList();
        List<PageBox> joined = new ArrayList<>();
        for (PageBox rail : rails) {
            PageBox last = joined.isEmpty() ? null : joined.getLast();
            if (last != null
                    && rail.y0() - last.y1() < DOUBLE_RULE_PT
                    && rail.overlapX(last) > 0.8 * Math.max(rail.width(), last.width())) {
                joined.set(joined.size() - 1, last.union(rail));
            } else {
                joined.add(rail);
            }
        }
        return joined;
    }

    private boolean inBand(PageBox b) {
        return scene.belowTop(b.centerY()) < RAIL_BAND || scene.aboveFoot(b.centerY()) < RAIL_BAND;
    }
}
