package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the titles of plots in a grid: drawings of one width in several columns, each with a line
/// of the same type over it, name one plot each, wherever over it they start.
final class PlotHeadings {

    /// Plots of such a grid at least.
    private static final int MIN_PLOTS = 3;

    /// White space between a title and its plot, in line heights.
    private static final double MAX_GAP = 1.6;

    private static final int MAX_WORDS = 12;

    /// Widths of the plots of a grid differ by less than this share.
    private static final double ALIKE_WIDTH = 0.15;

    /// Sizes of the titles differ by less than this share.
    private static final double ALIKE_SIZE = 0.03;

    /// Shares of its plot's width that a title may begin before it, and may be as wide as.
    private static final double REACH_LEFT = 0.1;

    private static final double MAX_WIDTH = 1.15;

    /// A title over its plot.
    private record Headed(List<TextPiece> paragraph, PageBox plot) {

        TextPiece title() {
            return paragraph.getFirst();
        }
    }

    private final PageScene scene;

    PlotHeadings(PageScene scene) {
        this.scene = scene;
    }

    /// Takes paragraphs out of the list that are titles of plots in a grid.
    List<Region> take(List<List<TextPiece>> paragraphs) {
        List<Headed> all = new ArrayList<>();
        for (Region figure : scene.regions(ElementLabel.FIGURE)) {
            PageBox f = figure.box();
            paragraphs.stream()
                    .filter(p -> heads(p, f))
                    .max(Comparator.comparingDouble(p -> p.getFirst().box().y1()))
                    .ifPresent(p -> all.add(new Headed(p, f)));
        }
        List<Region> captions = new ArrayList<>();
        for (Headed headed : all) {
            List<Headed> grid = all.stream().filter(o -> alike(headed, o)).toList();
            boolean columns =
                    grid.stream()
                            .anyMatch(
                                    a -> grid.stream().anyMatch(b -> abreast(a.plot(), b.plot())));
            if (grid.size() >= MIN_PLOTS && columns && paragraphs.remove(headed.paragraph())) {
                captions.add(
                        Captions.region(
                                ElementLabel.FIGURE_CAPTION, headed.paragraph(), "plot-heading"));
            }
        }
        return captions;
    }

    private static boolean heads(List<TextPiece> paragraph, PageBox plot) {
        TextPiece first = paragraph.getFirst();
        PageBox b = first.box();
        double gap = plot.y0() - b.y1();
        Line line = first.lines().getFirst();
        return paragraph.size() == 1
                && line.horizontal()
                && first.words() <= MAX_WORDS
                && Words.hasLetter(first.text())
                && !ListMarkers.bulleted(first.text())
                && gap > -3
                && gap < MAX_GAP * b.height()
                && b.x0() > plot.x0() - REACH_LEFT * plot.width()
                && b.x0() < plot.x1()
                && b.width() < MAX_WIDTH * plot.width();
    }

    private static boolean alike(Headed a, Headed b) {
        FontStyle x = a.title().style();
        FontStyle y = b.title().style();
        return x.family().equals(y.family())
                && x.bold() == y.bold()
                && x.italic() == y.italic()
                && x.rgb() == y.rgb()
                && Math.abs(x.sizePt() - y.sizePt()) < ALIKE_SIZE * x.sizePt()
                && Math.abs(a.plot().width() - b.plot().width()) < ALIKE_WIDTH * a.plot().width();
    }

    private static boolean abreast(PageBox a, PageBox b) {
        return a.overlapX(b) <= 0 && a.overlapY(b) > 0.7 * a.height();
    }
}
