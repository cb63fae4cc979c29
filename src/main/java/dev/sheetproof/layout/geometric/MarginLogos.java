package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Tells logos in the margins from the figures of a page that happens to end or begin with some.
final class MarginLogos {

    /// Share of the page height at either end in which a small drawing may be a logo.
    private static final double BAND = 0.15;

    /// Height of a logo at most, as a share of the page.
    private static final double MAX_HEIGHT = 0.12;

    /// Drawings in a row of logos at most; more of them are the figures of the page.
    private static final int MAX_IN_ROW = 3;

    /// Lines of words in a logo at most; a drawing with more is labelled.
    private static final int MAX_LINES = 4;

    private final PageScene scene;
    private final List<Drawing> known;

    /// @param known drawings that are plots or ordering codes for sure
    MarginLogos(PageScene scene, List<Drawing> known) {
        this.scene = scene;
        this.known = known;
    }

    /// The figures, those labelled as furniture that are logos.
    List<Region> label(List<Region> figures) {
        List<Region> labelled = new ArrayList<>();
        for (Region figure : figures) {
            labelled.add(
                    logo(figure, figures)
                            ? figure.withLabel(ElementLabel.HEADER_FOOTER, "margin-logo")
                            : figure);
        }
        return labelled;
    }

    private boolean logo(Region figure, List<Region> figures) {
        PageBox b = figure.box();
        boolean head = b.y1() < BAND * scene.height();
        boolean foot = b.y0() > (1 - BAND) * scene.height();
        return (head || foot)
                && b.height() < MAX_HEIGHT * scene.height()
                && figure.lines().size() <= MAX_LINES
                && known.stream().noneMatch(d -> d.box().overlapArea(b) > 0.5 * b.area())
                && figures.stream().filter(f -> inRow(f.box(), b)).count() <= MAX_IN_ROW
                && scene.free().stream().noneMatch(l -> beyond(l, b, head));
    }

    private static boolean inRow(PageBox a, PageBox b) {
        return a.overlapY(b) > 0.7 * Math.min(a.height(), b.height());
    }

    /// Whether words of the body stand between the drawing and the edge of the page.
    private static boolean beyond(Line line, PageBox drawing, boolean head) {
        PageBox b = line.box();
        return b.overlapX(drawing) > 0
                && (head ? b.y1() < drawing.y0() : b.y0() > drawing.y1())
                && Words.hasLetter(line.text());
    }
}
