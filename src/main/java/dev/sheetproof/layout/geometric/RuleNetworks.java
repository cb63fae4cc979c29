package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;

/// Joins rules that touch into networks; the edges of shaded rectangles count as rules.
final class RuleNetworks {

    /// Rules whose ends miss each other by less than twice this many points touch.
    private static final double REACH_PT = 0.8;

    /// Shaded rectangles lower or narrower than this many points are marks, not cells.
    private static final double MIN_FILL_PT = 5;

    /// Share of the page above which a shaded rectangle is a panel.
    private static final double PANEL_SHARE = 0.4;

    /// Shaded areas beyond which nesting is not looked for.
    private static final int MAX_NESTED = 800;

    private static final int WHITE = 0xFFFFFF;

    /// Rules that touch.
    record Network(PageBox box, List<Rule> rules) {

        Network {
            rules = List.copyOf(rules);
        }

        long across() {
            return rules.stream().filter(Rule::horizontal).count();
        }

        long down() {
            return rules.size() - across();
        }
    }

    private RuleNetworks() {}

    static List<Network> of(PageScene scene) {
        List<Rule> all = new ArrayList<>(scene.ink().rules());
        List<Fill> fills = scene.ink().fills();
        for (Fill fill : fills) {
            if (shading(fill, scene) && !holdsShading(fill, fills)) {
                all.addAll(edges(fill));
            }
        }
        return of(all, scene.width(), scene.height());
    }

    /// A shaded area that holds others is a panel behind them, not a cell.
    private static boolean holdsShading(Fill panel, List<Fill> fills) {
        if (fills.size() > MAX_NESTED) {
            return false;
        }
        PageBox inner = panel.box().inflate(-1);
        return fills.stream()
                        .filter(
                                f ->
                                        inner.contains(f.box())
                                                && f.rectangle()
                                                && f.rgb() != panel.rgb()
                                                && f.box().area() < 0.5 * panel.box().area()
                                                && f.box().height() >= MIN_FILL_PT)
                        .count()
                >= 3;
    }

    static boolean shading(Fill fill, PageScene scene) {
        PageBox b = fill.box();
        return fill.rectangle()
                && fill.rgb() != WHITE
                && b.width() >= MIN_FILL_PT
                && b.height() >= MIN_FILL_PT
                && b.area() < PANEL_SHARE * scene.width() * scene.height();
    }

    private static List<Rule> edges(Fill fill) {
        PageBox b = fill.box();
        return List.of(
                new Rule(true, b.y0(), b.x0(), b.x1(), 0, fill.rgb()),
                new Rule(true, b.y1(), b.x0(), b.x1(), 0, fill.rgb()),
                new Rule(false, b.x0(), b.y0(), b.y1(), 0, fill.rgb()),
                new Rule(false, b.x1(), b.y0(), b.y1(), 0, fill.rgb()));
    }

    static List<Network> of(List<Rule> rules, double width, double height) {
        InkRaster raster = new InkRaster(width, height);
        rules.forEach(r -> raster.mark(r.box().inflate(REACH_PT)));
        int count = raster.label();
        List<List<Rule>> members = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            members.add(new ArrayList<>());
        }
        for (Rule rule : rules) {
            PageBox b = rule.box();
            int label = raster.labelAt(b.centerX(), b.centerY());
            if (label >= 0) {
                members.get(label).add(rule);
            }
        }
        List<Network> networks = new ArrayList<>();
        for (List<Rule> member : members) {
            if (!member.isEmpty()) {
                PageBox box = PageBox.enclosing(member.stream().map(Rule::box).toList());
                networks.add(new Network(box, member));
            }
        }
        return networks;
    }
}
