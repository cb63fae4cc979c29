package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The border of a drawing sheet: one or two lines around all that is drawn, often broken at the
/// letters of its zones. What lies on it or between its lines is no part of a drawing.
///
/// @param outer the box of the outer line
/// @param inner the box of the inner line, or the outer one again
record SheetFrame(PageBox outer, PageBox inner) {

    /// A line of the border covers this share of the page's width or height at least.
    private static final double MIN_SHARE = 0.6;

    /// A border stands in this share of the page at its edges.
    private static final double EDGE = 0.22;

    /// The two lines of a border are this many points apart at most.
    private static final double BAND_PT = 32;

    /// Sides with a second line from which the border is double; one alone is that of a block.
    private static final int DOUBLE_SIDES = 2;

    /// Shorter side of a mark on a border at most, in points.
    private static final double MARK_PT = 14;

    /// Pieces of a line lie at the same place within this many points.
    private static final double SAME_PT = 1.5;

    /// Rules looked at; a page with more has none that can be told.
    private static final int MAX_RULES = 20_000;

    /// A page without a border.
    static final SheetFrame NONE = new SheetFrame(PageBox.of(0, 0, 0, 0), PageBox.of(0, 0, 0, 0));

    static SheetFrame of(List<Rule> rules, double width, double height) {
        if (rules.size() > MAX_RULES) {
            return NONE;
        }
        List<Double> across = lines(rules, true, width);
        List<Double> down = lines(rules, false, height);
        List<Double> top = across.stream().filter(y -> y < EDGE * height).toList();
        List<Double> foot = across.stream().filter(y -> y > (1 - EDGE) * height).toList();
        List<Double> left = down.stream().filter(x -> x < EDGE * width).toList();
        List<Double> right = down.stream().filter(x -> x > (1 - EDGE) * width).toList();
        if (top.isEmpty() || foot.isEmpty() || left.isEmpty() || right.isEmpty()) {
            return NONE;
        }
        PageBox outer =
                new PageBox(left.getFirst(), top.getFirst(), right.getLast(), foot.getLast());
        PageBox inner =
                new PageBox(
                        inner(left, true),
                        inner(top, true),
                        inner(right, false),
                        inner(foot, false));
        int doubled =
                (inner.x0() > outer.x0() ? 1 : 0)
                        + (inner.y0() > outer.y0() ? 1 : 0)
                        + (inner.x1() < outer.x1() ? 1 : 0)
                        + (inner.y1() < outer.y1() ? 1 : 0);
        return new SheetFrame(outer, doubled < DOUBLE_SIDES ? outer : inner);
    }

    /// The line of a double border that is farther in.
    private static double inner(List<Double> at, boolean low) {
        double outer = low ? at.getFirst() : at.getLast();
        return at.stream()
                .filter(a -> Math.abs(a - outer) < BAND_PT)
                .max(Comparator.comparingDouble(a -> Math.abs(a - outer)))
                .orElse(outer);
    }

    /// Places where rules cover most of the page, in ascending order.
    private static List<Double> lines(List<Rule> rules, boolean horizontal, double whole) {
        List<Rule> sorted =
                rules.stream()
                        .filter(r -> r.horizontal() == horizontal)
                        .sorted(
                                Comparator.comparingDouble(Rule::at)
                                        .thenComparingDouble(Rule::from))
                        .toList();
        List<Double> found = new ArrayList<>();
        int i = 0;
        while (i < sorted.size()) {
            double at = sorted.get(i).at();
            List<Rule> same = new ArrayList<>();
            while (i < sorted.size() && sorted.get(i).at() - at <= SAME_PT) {
                same.add(sorted.get(i++));
            }
            if (covered(same) > MIN_SHARE * whole) {
                found.add(at);
            }
        }
        return found;
    }

    private static double covered(List<Rule> rules) {
        double covered = 0;
        double end = Double.NEGATIVE_INFINITY;
        for (Rule rule : rules.stream().sorted(Comparator.comparingDouble(Rule::from)).toList()) {
            covered += Math.max(0, rule.to() - Math.max(end, rule.from()));
            end = Math.max(end, rule.to());
        }
        return covered;
    }

    /// Whether ink is a line or a mark of the border.
    boolean holds(PageBox ink) {
        PageBox clear = inner.inflate(-SAME_PT);
        boolean outside =
                ink.x1() < clear.x0()
                        || ink.x0() > clear.x1()
                        || ink.y1() < clear.y0()
                        || ink.y0() > clear.y1();
        return outer.area() > 0
                && outside
                && Math.min(ink.width(), ink.height()) < MARK_PT
                && outer.inflate(BAND_PT).contains(ink);
    }
}
