package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the titles of plots in a grid: drawings of one width in several columns, each with a line
/// or two of the same type over it, name one plot each, wherever over it they start.
final class PlotHeadings {

    /// Plots of such a grid at least.
    private static final int MIN_PLOTS = 3;

    /// White space between a title and its plot, in line heights.
    private static final double MAX_GAP = 1.6;

    private static final int MAX_WORDS = 12;

    /// White space down to what a heading is over at most, in line heights.
    private static final double FAR = 5;

    /// Lines of a title at most.
    private static final int MAX_LINES = 2;

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
                    .max(Comparator.comparingDouble(p -> p.getLast().box().y1()))
                    .ifPresent(p -> all.add(new Headed(p, f)));
        }
        List<Region> captions = new ArrayList<>();
        for (Headed headed : all) {
            List<Headed> grid = all.stream().filter(o -> alike(headed, o)).toList();
            boolean columns =
                    grid.stream()
                            .anyMatch(
                                    a -> grid.stream().anyMatch(b -> abreast(a.plot(), b.plot())));
            if (grid.size() >= MIN_PLOTS
                    && columns
                    && !headsText(headed.title(), paragraphs)
                    && paragraphs.remove(headed.paragraph())) {
                captions.add(
                        Captions.region(
                                ElementLabel.FIGURE_CAPTION, headed.paragraph(), "plot-heading"));
            }
        }
        return captions;
    }

    /// Whether the page sets a heading over something other than a drawing in the type of a title.
    private boolean headsText(TextPiece title, List<List<TextPiece>> paragraphs) {
        return paragraphs.stream()
                .map(List::getFirst)
                .filter(p -> p.words() <= MAX_WORDS && sameType(p.style(), title.style()))
                .map(TextPiece::box)
                .anyMatch(
                        b ->
                                scene.regions(ElementLabel.FIGURE).stream()
                                        .map(Region::box)
                                        .noneMatch(
                                                f ->
                                                        f.overlapX(b) > 0
                                                                && f.y1() > b.y0()
                                                                && f.y0() - b.y1()
                                                                        < FAR * b.height()));
    }

    private static boolean heads(List<TextPiece> paragraph, PageBox plot) {
        TextPiece first = paragraph.getFirst();
        PageBox b = PageBox.enclosing(paragraph.stream().map(TextPiece::box).toList());
        double gap = plot.y0() - b.y1();
        Line line = first.lines().getFirst();
        return paragraph.size() <= MAX_LINES
                && line.horizontal()
                && paragraph.stream().mapToInt(TextPiece::words).sum() <= MAX_WORDS
                && Words.hasLetter(first.text())
                && !ListMarkers.bulleted(first.text())
                && gap > -3
                && gap < MAX_GAP * first.box().height()
                && b.x0() > plot.x0() - REACH_LEFT * plot.width()
                && b.x0() < plot.x1()
                && b.width() < MAX_WIDTH * plot.width();
    }

    private static boolean alike(Headed a, Headed b) {
        FontStyle x = a.title().style();
        FontStyle y = b.title().style();
        return sameType(x, y)
                && Math.abs(a.plot().width() - b.plot().width()) < ALIKE_WIDTH * a.plot().width();
    }

    private static boolean sameType(FontStyle x, FontStyle y) {
        return x.family().equals(y.family())
                && x.bold() == y.bold()
                && x.italic() == y.italic()
                && x.rgb() == y.rgb()
                && Math.abs(x.sizePt() - y.sizePt()) < ALIKE_SIZE * x.sizePt();
    }

    private static boolean abreast(PageBox a, PageBox b) {
        return a.overlapX(b) <= 0 && a.overlapY(b) > 0.7 * a.height();
    }
}
