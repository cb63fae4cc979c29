package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Finds figures: clusters of curves, diagonals, pictures, solid shapes, open rules and grids
/// without text.
///
/// Tables found before are out of bounds. A cluster takes the labels inside it and the short labels
/// that touch it, then joins clusters it has come to overlap.
final class FigureFinder {

    /// Ink closer than twice this many points belongs to one cluster.
    private static final double REACH_PT = 4;

    /// Smallest figure in points on its longer and on its shorter side.
    private static final double MIN_LONG_PT = 22;

    private static final double MIN_SHORT_PT = 14;

    /// Rules and strokes from which what lies behind a heading is a drawing.
    private static final int BANNER_RULES = 5;

    /// Times that nested shapes cover their place from which they are one shade that runs out.
    private static final double GRADIENT_LAYERS = 6;

    /// Pictures narrower than this many points and this many times as long are the blank ends of
    /// pictures cut into strips.
    private static final double STRIP_PT = 24;

    private static final double STRIP_SIDES = 5;

    /// Shorter side of a plot at least, in points: strips are parts of one.
    private static final double MIN_PLOT_PT = 40;

    /// Weight of ink a cluster needs; see [Cluster#weight].
    private static final double MIN_WEIGHT = 5;

    /// Longer side of ink that may belong to a drawing beside it at most, in points.
    private static final double MAX_SCRAP_PT = 120;

    /// Lines of this many words are prose, not labels.
    private static final int PROSE_WORDS = 7;

    /// Share of a table that lies on what is behind it at least: the blank rims of pictures reach
    /// under tables, too. One that lies wholly on a picture belongs to it.
    private static final double TABLE_SHARE = 0.35;

    private static final double TABLE_INSIDE = 0.9;

    /// Share of a line that lies on what is behind it.
    private static final double LINE_SHARE = 0.8;

    /// Height of a picture at most that only backs a label, in points.
    private static final double LABEL_HEIGHT_PT = 26;

    /// Share of a drawing that lines of prose may cover before it is a box of text.
    private static final double PROSE_SHARE = 0.3;

    /// Least share of any colour, of 255, in shapes that are there to be written over, and their
    /// shorter side at least, in points.
    private static final int WHITE = 0xFFFFFF;

    private static final int PALE = 0xC8;

    private static final double MIN_WATERMARK_PT = 100;

    /// Rules of an axis are shorter than this share of the page, and meet at their ends within this
    /// many points.
    private static final double AXIS_SHARE = 0.7;

    private static final double CORNER_PT = 2.5;

    /// Rules that end at a long one from which it is the side of a block.
    private static final int MIN_WIRES = 4;

    /// Share of the page width beyond which a lone rule separates blocks.
    private static final double SEPARATOR_SHARE = 0.3;

    /// Ink of one neighbourhood, with what speaks for a drawing.
    private static final class Cluster {
        private PageBox box;
        private int curves;
        private int strokes;
        private int across;
        private int down;
        private int shapes;
        private double pictures;
        private double painted;
        private double longestAcross;
        private double longestDown;

        private Cluster(PageBox box) {
            this.box = box;
        }

        /// A grid or frame whose rules run through it both ways.
        boolean plot() {
            if (strokes == 0 && pictures > 0.7 * box.area()) {
                return true;
            }
            return Math.min(box.width(), box.height()) > MIN_PLOT_PT
                    && across >= 2
                    && down >= 2
                    && longestAcross > 0.55 * box.width()
                    && longestDown > 0.55 * box.height();
        }

        /// Small ink that may belong to a drawing beside it: more than a rule across.
        boolean scrap() {
            return strokes + shapes + down > 0
                    && Math.max(box.width(), box.height()) < MAX_SCRAP_PT;
        }

        /// Curves and diagonals speak for a drawing, rules only where they run both ways, a picture
        /// by itself.
        double weight() {
            double rules = across > 0 && down > 0 ? Math.min(across, 2 * down) : 0;
            return 2.0 * curves
                    + strokes
                    + shapes * 0.8
                    + rules
                    + (pictures > 300 ? MIN_WEIGHT : 0);
        }
    }

    /// @param known drawings found by their axes or leads
    List<Region> find(PageScene scene, List<RuleNetworks.Network> networks, List<Drawing> known) {
        List<Cluster> clusters = clusters(scene);
        List<PageBox> barred = scene.regions().stream().map(Region::box).toList();
        List<Drawing> drawings = new ArrayList<>(known);
        List<PageBox> scraps = new ArrayList<>();
        for (Cluster cluster : clusters) {
            if (isDrawing(scene, cluster)) {
                drawings.add(new Drawing(cluster.box, cluster.plot()));
            } else if (cluster.scrap()) {
                scraps.add(cluster.box);
            }
        }
        Panels panels = new Panels(scene, networks);
        List<Drawing> grown = new FigureLabels(scene, barred, scraps).grow(panels.frame(drawings));
        List<Drawing> whole = new SideLabels(scene, barred).attach(panels.frame(grown));
        List<Region> figures = new ArrayList<>();
        for (Drawing drawing : new CaptionSplits(scene).split(whole)) {
            figures.add(
                    new Region(
                            ElementLabel.FIGURE,
                            drawing.box(),
                            0.8,
                            "ink-cluster",
                            scene.freeIn(drawing.box()),
                            figures(scene, drawing.box())));
        }
        return figures;
    }

    private static String figures(PageScene scene, PageBox box) {
        long strokes =
                scene.ink().strokes().stream().filter(s -> box.containsCenterOf(s.box())).count();
        long fills =
                scene.ink().fills().stream().filter(f -> box.containsCenterOf(f.box())).count();
        long pictures =
                scene.ink().images().stream().filter(i -> box.containsCenterOf(i.box())).count();
        return String.join(
                ", ",
                RuleReasons.count(strokes, "stroke"),
                RuleReasons.count(fills, "fill"),
                RuleReasons.count(pictures, "picture"));
    }

    private static boolean isDrawing(PageScene scene, Cluster cluster) {
        PageBox box = cluster.box;
        double longer = Math.max(box.width(), box.height());
        double shorter = Math.min(box.width(), box.height());
        if (longer < MIN_LONG_PT || shorter < MIN_SHORT_PT || cluster.weight() < MIN_WEIGHT) {
            return false;
        }
        boolean gradient =
                cluster.strokes + cluster.across + cluster.down == 0
                        && cluster.pictures == 0
                        && cluster.painted > GRADIENT_LAYERS * box.area();
        if (gradient) {
            return false;
        }
        List<Line> inside = scene.freeIn(box);
        if (cluster.strokes + cluster.shapes == 0
                && inside.isEmpty()
                && shorter < STRIP_PT
                && longer > STRIP_SIDES * shorter) {
            return false;
        }
        long prose = inside.stream().filter(l -> Words.count(l) >= PROSE_WORDS).count();
        double covered = inside.stream().mapToDouble(l -> l.box().area()).sum() / box.area();
        boolean backdrop =
                cluster.strokes + cluster.across + cluster.down == 0
                        && (behindProse(inside, box) || behindTable(scene, box));
        if ((prose >= 2 && covered > PROSE_SHARE) || backdrop || banner(scene, cluster, inside)) {
            return false;
        }
        boolean panel = cluster.curves < 6 && cluster.pictures == 0;
        return !(panel && prose >= 2)
                && !(prose > 6 && cluster.curves + cluster.strokes < 4 * prose);
    }

    /// Whether a table lies on the box with a good part of it, but reaches out of it.
    private static boolean behindTable(PageScene scene, PageBox box) {
        return scene.regions(ElementLabel.TABLE).stream()
                .mapToDouble(t -> t.box().shareInside(box))
                .anyMatch(share -> share > TABLE_SHARE && share < TABLE_INSIDE);
    }

    private static boolean behindProse(List<Line> inside, PageBox box) {
        return inside.stream()
                        .filter(
                                l ->
                                        Words.count(l) >= PROSE_WORDS
                                                && l.box().shareInside(box) > LINE_SHARE)
                        .count()
                >= 2;
    }

    /// A flat picture or shade behind a heading.
    private static boolean banner(PageScene scene, Cluster cluster, List<Line> inside) {
        return cluster.curves < 3
                && cluster.across + cluster.down + cluster.strokes < BANNER_RULES
                && cluster.box.width() > 1.5 * cluster.box.height()
                && inside.stream()
                        .anyMatch(
                                l ->
                                        l.box().height() > 0.2 * cluster.box.height()
                                                && (scene.fonts().larger(l.style())
                                                        || scene.fonts().emphasised(l.style())));
    }

    private static List<Cluster> clusters(PageScene scene) {
        InkSet ink = scene.ink();
        List<PageBox> tables =
                scene.regions(ElementLabel.TABLE).stream().map(r -> r.box().inflate(1)).toList();
        Predicate<PageBox> outside =
                b -> tables.stream().noneMatch(t -> t.contains(b.centerX(), b.centerY()));
        List<Stroke> strokes = ink.strokes().stream().filter(s -> outside.test(s.box())).toList();
        List<PlacedImage> images =
                ink.images().stream()
                        .filter(i -> outside.test(i.box()) && !behindText(scene, i))
                        .toList();
        List<Rule> rules =
                ink.rules().stream()
                        .filter(r -> outside.test(r.box()) && !separator(scene, r))
                        .toList();
        List<Fill> fills =
                ink.fills().stream()
                        .filter(
                                f ->
                                        outside.test(f.box())
                                                && !(f.rectangle() && panel(scene, f))
                                                && !watermark(f))
                        .toList();
        InkRaster raster = new InkRaster(scene.width(), scene.height());
        strokes.forEach(s -> raster.mark(s.box().inflate(REACH_PT)));
        images.forEach(i -> raster.mark(i.box().inflate(REACH_PT)));
        rules.forEach(r -> raster.mark(r.box().inflate(REACH_PT)));
        fills.forEach(f -> raster.mark(f.box().inflate(REACH_PT)));
        Cluster[] byLabel = new Cluster[raster.label()];
        for (Stroke stroke : strokes) {
            Cluster cluster = at(byLabel, raster, stroke.box());
            cluster.strokes++;
            cluster.curves += stroke.curved() || stroke.diagonal() ? 1 : 0;
        }
        for (PlacedImage image : images) {
            at(byLabel, raster, image.box()).pictures += image.box().area();
        }
        for (Rule rule : rules) {
            Cluster cluster = at(byLabel, raster, rule.box());
            cluster.across += rule.horizontal() ? 1 : 0;
            cluster.down += rule.horizontal() ? 0 : 1;
            if (rule.horizontal()) {
                cluster.longestAcross = Math.max(cluster.longestAcross, rule.length());
            } else {
                cluster.longestDown = Math.max(cluster.longestDown, rule.length());
            }
        }
        for (Fill fill : fills) {
            Cluster cluster = at(byLabel, raster, fill.box());
            cluster.shapes++;
            cluster.painted += fill.box().area();
        }
        List<Cluster> clusters = new ArrayList<>();
        for (Cluster cluster : byLabel) {
            if (cluster != null) {
                clusters.add(cluster);
            }
        }
        return clusters;
    }

    /// Flat stencils under a line of text blank out what is behind it.
    private static boolean behindText(PageScene scene, PlacedImage image) {
        PageBox b = image.box();
        if (Math.min(b.width(), b.height()) > LABEL_HEIGHT_PT) {
            return false;
        }
        return scene.lines().stream().anyMatch(l -> b.containsCenterOf(l.box()));
    }

    private static Cluster at(Cluster[] byLabel, InkRaster raster, PageBox box) {
        int label = raster.labelAt(box.centerX(), box.centerY());
        if (byLabel[label] == null) {
            byLabel[label] = new Cluster(box);
        } else {
            byLabel[label].box = byLabel[label].box.union(box);
        }
        return byLabel[label];
    }

    /// A long rule by itself. One that another meets at one of its ends is an axis, and one that
    /// many end at has pins or wires.
    private static boolean separator(PageScene scene, Rule rule) {
        double whole = rule.horizontal() ? scene.width() : scene.height();
        if (rule.length() <= SEPARATOR_SHARE * whole) {
            return false;
        }
        if (rule.length() > AXIS_SHARE * whole) {
            return true;
        }
        boolean from = false;
        boolean to = false;
        int wires = 0;
        for (Rule other : scene.ink().rules()) {
            if (other.horizontal() == rule.horizontal()) {
                continue;
            }
            boolean ends = ends(other, rule.at());
            double most = AXIS_SHARE * (other.horizontal() ? scene.width() : scene.height());
            boolean axis = ends && other.length() > MIN_PLOT_PT && other.length() < most;
            from |= axis && Math.abs(other.at() - rule.from()) < CORNER_PT;
            to |= axis && Math.abs(other.at() - rule.to()) < CORNER_PT;
            boolean between =
                    other.at() > rule.from() + CORNER_PT && other.at() < rule.to() - CORNER_PT;
            wires += ends && between ? 1 : 0;
        }
        return from == to && wires < MIN_WIRES;
    }

    private static boolean ends(Rule rule, double at) {
        return Math.abs(rule.from() - at) < CORNER_PT || Math.abs(rule.to() - at) < CORNER_PT;
    }

    /// A large pale shape lies behind what is drawn.
    private static boolean watermark(Fill fill) {
        PageBox b = fill.box();
        int rgb = fill.rgb();
        int darkest = Math.min(rgb >> 16 & 0xff, Math.min(rgb >> 8 & 0xff, rgb & 0xff));
        return !fill.rectangle()
                && rgb != WHITE
                && darkest >= PALE
                && Math.min(b.width(), b.height()) > MIN_WATERMARK_PT;
    }

    /// Shading behind text: wide or tall rectangles.
    private static boolean panel(PageScene scene, Fill fill) {
        return fill.rgb() == WHITE
                || fill.box().width() > 0.2 * scene.width()
                || fill.box().height() > 0.2 * scene.height();
    }
}
