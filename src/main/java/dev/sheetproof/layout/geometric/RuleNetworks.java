package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Joins rules that touch into networks; the edges of shaded rectangles count as rules.
final class RuleNetworks {

    /// Rules whose ends miss each other by less than twice this many points touch.
    private static final double REACH_PT = 0.8;

    /// The same along their run: pieces of one rule, drawn cell by cell.
    private static final double ALONG_PT = 1.6;

    /// Shaded rectangles lower or narrower than this many points are marks, not cells.
    private static final double MIN_FILL_PT = 5;

    /// Share of the page above which a shaded rectangle is a panel.
    private static final double PANEL_SHARE = 0.4;

    /// Shaded areas beyond which nesting is not looked for.
    private static final int MAX_NESTED = 800;

    /// Rules of a page up to which neighbours are compared one by one.
    private static final int MAX_EXACT = 4_000;

    /// Widest strip between columns of one table, in points.
    private static final double MAX_STRIP_PT = 5;

    /// Rows that stand side by side begin and end within this many points of each other.
    private static final double SAME_ROW_PT = 1.5;

    /// Rules across that two networks must have at the same places to be one table.
    private static final int MIN_LEVELS = 3;

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
        return abreast(of(all, scene.width(), scene.height()));
    }

    /// Joins networks of the same rows that a narrow strip parts: columns set a little apart.
    private static List<Network> abreast(List<Network> networks) {
        List<Network> out = new ArrayList<>();
        List<Network> sorted = new ArrayList<>(networks);
        sorted.sort(
                Comparator.comparingDouble((Network n) -> n.box().y0())
                        .thenComparingDouble(n -> n.box().x0()));
        for (Network network : sorted) {
            int left = -1;
            for (int i = 0; i < out.size() && left < 0; i++) {
                left = sameRows(out.get(i), network) ? i : -1;
            }
            if (left < 0) {
                out.add(network);
            } else {
                List<Rule> rules = new ArrayList<>(out.get(left).rules());
                rules.addAll(network.rules());
                out.set(left, new Network(out.get(left).box().union(network.box()), rules));
            }
        }
        return out;
    }

    private static boolean sameRows(Network left, Network right) {
        double strip = right.box().x0() - left.box().x1();
        if (strip < 0
                || strip > MAX_STRIP_PT
                || Math.abs(left.box().y0() - right.box().y0()) > SAME_ROW_PT
                || Math.abs(left.box().y1() - right.box().y1()) > SAME_ROW_PT) {
            return false;
        }
        List<Double> a = levels(left);
        List<Double> b = levels(right);
        return a.size() >= MIN_LEVELS
                && a.size() == b.size()
                && IntStream.range(0, a.size())
                        .allMatch(i -> Math.abs(a.get(i) - b.get(i)) <= SAME_ROW_PT);
    }

    /// Where rules run across a network, top to bottom.
    private static List<Double> levels(Network network) {
        List<Double> levels = new ArrayList<>();
        network.rules().stream()
                .filter(Rule::horizontal)
                .map(Rule::at)
                .sorted()
                .filter(at -> levels.isEmpty() || at - levels.getLast() > 2 * SAME_ROW_PT)
                .forEach(levels::add);
        return levels;
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
        int[] group = rules.size() <= MAX_EXACT ? exact(rules) : coarse(rules, width, height);
        List<List<Rule>> members = new ArrayList<>();
        int[] place = new int[rules.size()];
        Arrays.fill(place, -1);
        for (int i = 0; i < rules.size(); i++) {
            if (group[i] < 0) {
                continue;
            }
            if (place[group[i]] < 0) {
                place[group[i]] = members.size();
                members.add(new ArrayList<>());
            }
            members.get(place[group[i]]).add(rules.get(i));
        }
        List<Network> networks = new ArrayList<>();
        for (List<Rule> member : members) {
            PageBox box = PageBox.enclosing(member.stream().map(Rule::box).toList());
            networks.add(new Network(box, member));
        }
        return networks;
    }

    /// The group of each rule: the number of one of its rules. A sweep down the page.
    private static int[] exact(List<Rule> rules) {
        PageBox[] boxes = new PageBox[rules.size()];
        Integer[] order = new Integer[rules.size()];
        int[] parent = new int[rules.size()];
        for (int i = 0; i < boxes.length; i++) {
            Rule rule = rules.get(i);
            boxes[i] =
                    rule.horizontal()
                            ? rule.box().inflate(ALONG_PT, REACH_PT)
                            : rule.box().inflate(REACH_PT, ALONG_PT);
            order[i] = i;
            parent[i] = i;
        }
        Arrays.sort(order, Comparator.comparingDouble(i -> boxes[i].y0()));
        List<Integer> open = new ArrayList<>();
        for (int i : order) {
            open.removeIf(o -> boxes[o].y1() < boxes[i].y0());
            for (int o : open) {
                if (boxes[o].touches(boxes[i])) {
                    parent[root(parent, o)] = root(parent, i);
                }
            }
            open.add(i);
        }
        int[] group = new int[parent.length];
        for (int i = 0; i < group.length; i++) {
            group[i] = root(parent, i);
        }
        return group;
    }

    private static int root(int[] parent, int i) {
        int r = i;
        while (parent[r] != r) {
            parent[r] = parent[parent[r]];
            r = parent[r];
        }
        return r;
    }

    /// The same by the bitmap, for drawings of very many rules.
    private static int[] coarse(List<Rule> rules, double width, double height) {
        InkRaster raster = new InkRaster(width, height);
        rules.forEach(r -> raster.mark(r.box().inflate(REACH_PT)));
        raster.label();
        int[] first = new int[rules.size()];
        Map<Integer, Integer> byLabel = new HashMap<>();
        for (int i = 0; i < first.length; i++) {
            PageBox b = rules.get(i).box();
            int label = raster.labelAt(b.centerX(), b.centerY());
            first[i] = label < 0 ? -1 : byLabel.computeIfAbsent(label, k -> byLabel.size());
        }
        return first;
    }
}
