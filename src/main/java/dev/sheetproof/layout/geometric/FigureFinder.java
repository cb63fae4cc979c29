package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Finds figures: clusters of curves, diagonals, pictures, solid shapes, open rules and grids
/// without text.
///
/// Tables found before are out of bounds. A cluster takes the labels inside it and the short labels
/// that touch it, then joins clusters it has come to overlap.
final class FigureFinder {

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

    /// Lines of this many words are prose, not labels.
    private static final int PROSE_WORDS = 7;

    /// Share of a table that lies on what is behind it at least: the blank rims of pictures reach
    /// under tables, too. One that lies wholly on a picture belongs to it.
    private static final double TABLE_SHARE = 0.35;

    private static final double TABLE_INSIDE = 0.9;

    /// Share of a line that lies on what is behind it.
    private static final double LINE_SHARE = 0.8;

    /// Share of a drawing that lines of prose cover from which it is text.
    private static final double WRITTEN_SHARE = 0.45;

    /// Share of a drawing that lines of prose may cover before it is a box of text.
    private static final double PROSE_SHARE = 0.3;

    /// @param known drawings found by their axes or leads
    List<Region> find(PageScene scene, List<RuleNetworks.Network> networks, List<Drawing> known) {
        List<InkCluster> clusters = InkClusters.of(scene);
        List<PageBox> barred = scene.regions().stream().map(Region::box).toList();
        List<Drawing> drawings = new ArrayList<>(known);
        List<PageBox> scraps = new ArrayList<>();
        for (InkCluster cluster : clusters) {
            if (known.stream().anyMatch(k -> k.framed() && k.box().contains(cluster.box()))) {
                continue;
            }
            if (isDrawing(scene, cluster)) {
                drawings.add(new Drawing(cluster.box(), cluster.plot()));
            } else if (cluster.scrap()) {
                scraps.add(cluster.box());
            }
        }
        Panels panels = new Panels(scene, networks);
        List<Drawing> grown = new FigureLabels(scene, barred, scraps).grow(panels.frame(drawings));
        List<Drawing> whole = new SideLabels(scene, barred).attach(panels.frame(grown));
        List<Region> figures = new ArrayList<>();
        for (Drawing drawing :
                new CaptionSplits(scene).split(new PictureGrids(scene).split(whole))) {
            if (written(scene, drawing)) {
                continue;
            }
            figures.add(
                    new Region(
                            ElementLabel.FIGURE,
                            drawing.box(),
                            0.8,
                            "ink-cluster",
                            labels(scene, drawing.box()),
                            figures(scene, drawing.box())));
        }
        return figures;
    }

    /// Whether a drawing has come to be lines of prose and little else: strokes under words.
    private static boolean written(PageScene scene, Drawing drawing) {
        List<Line> inside = scene.freeIn(drawing.box());
        double prose =
                inside.stream()
                        .filter(l -> Words.count(l) >= PROSE_WORDS)
                        .mapToDouble(l -> l.box().area())
                        .sum();
        return !drawing.plot()
                && inside.stream().filter(l -> Words.count(l) >= PROSE_WORDS).count() >= 2
                && prose > WRITTEN_SHARE * drawing.box().area();
    }

    /// Lines in a drawing; a caption that reaches out of it stands beside it.
    private static List<Line> labels(PageScene scene, PageBox box) {
        return scene.freeIn(box).stream()
                .filter(
                        l ->
                                (l.box().y0() >= box.y0() && l.box().y1() <= box.y1())
                                        || !CaptionPatterns.standard().starts(l.text()))
                .toList();
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

    private static boolean isDrawing(PageScene scene, InkCluster cluster) {
        PageBox box = cluster.box();
        double longer = Math.max(box.width(), box.height());
        double shorter = Math.min(box.width(), box.height());
        if (longer < MIN_LONG_PT
                || shorter < MIN_SHORT_PT
                || cluster.weight() < InkCluster.MIN_WEIGHT) {
            return false;
        }
        boolean gradient =
                cluster.strokes() + cluster.rules() == 0
                        && cluster.pictures() == 0
                        && cluster.layers() > GRADIENT_LAYERS;
        if (gradient) {
            return false;
        }
        List<Line> inside = scene.freeIn(box);
        if (cluster.strokes() + cluster.shapes() == 0
                && inside.isEmpty()
                && shorter < STRIP_PT
                && longer > STRIP_SIDES * shorter) {
            return false;
        }
        long prose = inside.stream().filter(l -> Words.count(l) >= PROSE_WORDS).count();
        double covered = inside.stream().mapToDouble(l -> l.box().area()).sum() / box.area();
        boolean backdrop =
                cluster.strokes() + cluster.rules() == 0
                        && (behindProse(inside, box) || behindTable(scene, box));
        if ((prose >= 2 && covered > PROSE_SHARE) || backdrop || banner(scene, cluster, inside)) {
            return false;
        }
        boolean panel = cluster.curves() < 6 && cluster.pictures() == 0;
        return !(panel && prose >= 2)
                && !(prose > 6 && cluster.curves() + cluster.strokes() < 4 * prose);
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
    private static boolean banner(PageScene scene, InkCluster cluster, List<Line> inside) {
        return cluster.curves() < 3
                && cluster.rules() + cluster.strokes() < BANNER_RULES
                && cluster.box().width() > 1.5 * cluster.box().height()
                && inside.stream()
                        .anyMatch(
                                l ->
                                        l.box().height() > 0.2 * cluster.box().height()
                                                && (scene.fonts().larger(l.style())
                                                        || scene.fonts().emphasised(l.style())));
    }
}
