package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.List;

/// Tells drawings between equally long rules from rows of a table: package outlines, pinouts,
/// circuits and timing diagrams are full of ink that parts no columns, and short of text.
final class Wiring {

    /// Share of the height of a table that the rules between its columns have.
    private static final double COLUMN_SHARE = 0.8;

    /// Rules down in one place from which they part columns row by row.
    private static final int MIN_SEGMENTS = 3;

    /// Rules down differ in place by less than this many points.
    private static final double SAME_PLACE_PT = 1.5;

    /// Rules across shorter than this share of the width are pins and wires, or pieces of rules;
    /// two count like one rule down.
    private static final double SHORT_SHARE = 0.3;

    private static final double SHORT_WEIGHT = 0.5;

    /// Drawn ink in all, and for each line of text, from which few rules frame a drawing.
    private static final double MIN_INK = 5;

    private static final double INK_PER_LINE = 0.5;

    /// The same between many rules, and wherever text is dense.
    private static final double MANY_PER_LINE = 1.5;

    /// Rules that many drawings have in common; tables have more.
    private static final int FEW_RULES = 4;

    /// Share of the area that text covers in tables at least, wherever something is drawn.
    private static final double DENSE_TEXT = 0.15;

    /// Rules looked at; more are a drawing or a great table, which others tell apart.
    private static final int MAX_RULES = 3_000;

    private Wiring() {}

    /// @param lines the text in the box
    /// @param rules how many rules of one length make the box
    static boolean in(PageScene scene, PageBox box, List<Line> lines, int rules) {
        List<Rule> inside =
                scene.ink().rules().stream().filter(r -> box.containsCenterOf(r.box())).toList();
        if (inside.size() > MAX_RULES) {
            return false;
        }
        long curves =
                scene.ink().strokes().stream()
                        .filter(s -> turns(s) && box.containsCenterOf(s.box()))
                        .count();
        double ink = curves + lone(inside, box) + SHORT_WEIGHT * shortAcross(inside, box);
        double text = lines.stream().mapToDouble(l -> l.box().area()).sum() / box.area();
        if (text < DENSE_TEXT && rules <= FEW_RULES) {
            return ink >= MIN_INK && ink >= INK_PER_LINE * lines.size();
        }
        return curves + lone(inside, box) > MANY_PER_LINE * lines.size();
    }

    private static boolean turns(Stroke stroke) {
        return stroke.curved() || stroke.diagonal();
    }

    /// Rules down that stand alone in their place.
    private static long lone(List<Rule> rules, PageBox box) {
        return rules.stream()
                .filter(r -> !r.horizontal() && r.length() < COLUMN_SHARE * box.height())
                .filter(
                        r ->
                                rules.stream()
                                                .filter(
                                                        o ->
                                                                !o.horizontal()
                                                                        && Math.abs(o.at() - r.at())
                                                                                < SAME_PLACE_PT)
                                                .count()
                                        < MIN_SEGMENTS)
                .count();
    }

    private static long shortAcross(List<Rule> rules, PageBox box) {
        return rules.stream()
                .filter(r -> r.horizontal() && r.length() < SHORT_SHARE * box.width())
                .count();
    }
}
