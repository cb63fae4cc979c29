package dev.sheetproof.layout;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;

/// Parts the body of a page at rules over its whole width: what stands above such a rule is read
/// before what stands below, whatever columns there are.
final class BodyParts {

    /// Share of the width of the body that such a rule covers.
    private static final double COVERED = 0.92;

    /// White space between the rule and what it parts, in points; closer is an underline or the
    /// frame of a table.
    private static final double CLEAR_PT = 4;

    /// Rules looked at; a page with more is a drawing.
    private static final int MAX_RULES = 400;

    private BodyParts() {}

    /// The parts, the upper first; one without such rules.
    static List<List<Detection>> of(List<Detection> body, ParsedPage page) {
        if (body.isEmpty() || page.graphics().rules().size() > MAX_RULES) {
            return List.of(body);
        }
        PageBox whole = PageBox.enclosing(body.stream().map(Detection::box).toList());
        List<Double> cuts =
                page.graphics().rules().stream()
                        .filter(Rule::horizontal)
                        .filter(
                                r ->
                                        Math.min(r.to(), whole.x1())
                                                        - Math.max(r.from(), whole.x0())
                                                > COVERED * whole.width())
                        .map(Rule::at)
                        .filter(y -> body.stream().allMatch(d -> clear(d.box(), y)))
                        .sorted()
                        .toList();
        List<List<Detection>> parts = new ArrayList<>();
        double from = Double.NEGATIVE_INFINITY;
        for (double cut : cuts) {
            add(body, from, cut, parts);
            from = cut;
        }
        add(body, from, Double.POSITIVE_INFINITY, parts);
        return parts;
    }

    private static boolean clear(PageBox box, double y) {
        return box.y1() + CLEAR_PT < y || box.y0() - CLEAR_PT > y;
    }

    private static void add(
            List<Detection> body, double from, double to, List<List<Detection>> parts) {
        List<Detection> part =
                body.stream()
                        .filter(d -> d.box().centerY() > from && d.box().centerY() <= to)
                        .toList();
        if (!part.isEmpty()) {
            parts.add(part);
        }
    }
}
