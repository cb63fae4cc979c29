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

/// Gathers the ink of a page that may be drawings into clusters; rules between blocks, shades,
/// watermarks, backgrounds and the border of a sheet are none.
final class InkClusters {

    /// Ink closer than twice this many points belongs to one cluster.
    private static final double REACH_PT = 4;

    /// Lines of this many words are prose, not labels.
    private static final int PROSE_WORDS = 7;

    /// Share of a line that lies on what is behind it.
    private static final double LINE_SHARE = 0.8;

    /// Share of the page's width from which a picture behind a heading is its background.
    private static final double BANNER_SHARE = 0.6;

    /// Pieces of a picture that was cut end at the same heights within this many points.
    private static final double SAME_CUT_PT = 1;

    /// Height of a picture at most that only backs a label, in points.
    private static final double LABEL_HEIGHT_PT = 26;

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

    private InkClusters() {}

    static List<InkCluster> of(PageScene scene) {
        InkSet ink = scene.ink();
        List<PageBox> tables =
                scene.regions(ElementLabel.TABLE).stream().map(r -> r.box().inflate(1)).toList();
        SheetFrame frame = SheetFrame.of(ink.rules(), scene.width(), scene.height());
        PageAreas areas = PageAreas.of(scene);
        Predicate<PageBox> outside =
                b ->
                        !frame.holds(b)
                                && !areas.drawn(b)
                                && tables.stream()
                                        .noneMatch(t -> t.contains(b.centerX(), b.centerY()));
        List<Stroke> strokes = ink.strokes().stream().filter(s -> outside.test(s.box())).toList();
        List<PageBox> backdrops =
                ink.images().stream()
                        .map(PlacedImage::box)
                        .filter(i -> backdrop(scene, i))
                        .toList();
        List<PlacedImage> images =
                ink.images().stream()
                        .filter(
                                i ->
                                        outside.test(i.box())
                                                && !behindText(scene, i)
                                                && backdrops.stream()
                                                        .noneMatch(b -> goesOn(b, i.box())))
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
        InkCluster[] byLabel = new InkCluster[raster.label()];
        strokes.forEach(s -> at(byLabel, raster, s.box()).add(s));
        images.forEach(i -> at(byLabel, raster, i.box()).add(i));
        rules.forEach(r -> at(byLabel, raster, r.box()).add(r));
        fills.forEach(f -> at(byLabel, raster, f.box()).add(f));
        List<InkCluster> clusters = new ArrayList<>();
        for (InkCluster cluster : byLabel) {
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

    /// Whether a picture lies behind text or a table: it is not what the page shows there.
    private static boolean backdrop(PageScene scene, PageBox picture) {
        List<Line> over =
                scene.lines().stream()
                        .filter(l -> l.box().shareInside(picture) > LINE_SHARE)
                        .toList();
        if (over.isEmpty()) {
            return false;
        }
        boolean heads =
                picture.width() > BANNER_SHARE * scene.width()
                        && over.stream()
                                .anyMatch(
                                        l ->
                                                scene.fonts().larger(l.style())
                                                        && Words.hasLetter(l.text()));
        return heads || over.stream().filter(l -> Words.count(l) >= PROSE_WORDS).count() >= 2;
    }

    /// Whether a picture is a backdrop or the next piece of one that was cut down its height.
    private static boolean goesOn(PageBox backdrop, PageBox picture) {
        return backdrop.equals(picture)
                || (Math.abs(backdrop.y0() - picture.y0()) < SAME_CUT_PT
                        && Math.abs(backdrop.y1() - picture.y1()) < SAME_CUT_PT
                        && backdrop.inflate(SAME_CUT_PT).touches(picture));
    }

    private static InkCluster at(InkCluster[] byLabel, InkRaster raster, PageBox box) {
        int label = raster.labelAt(box.centerX(), box.centerY());
        if (byLabel[label] == null) {
            byLabel[label] = new InkCluster(box);
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
            boolean axis = ends && other.length() > InkCluster.MIN_PLOT_PT && other.length() < most;
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
