package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Tells logos from figures: small drawings at the head or foot of the page with no more than a
/// name in them. A logo right beside page furniture is one with it.
final class MarginLogos {

    /// Share of the page height at either end in which a small drawing without caption is a logo,
    /// and its height at most.
    private static final double BAND = 0.15;

    private static final double HEIGHT = 0.12;

    /// The same for drawings that start this close to the head: badges and logos over an address.
    private static final double TALL_START = 0.07;

    private static final double TALL_BAND = 0.2;

    private static final double TALL_HEIGHT = 0.14;

    /// Lines of text in a logo at most.
    private static final int MAX_LINES = 3;

    /// A wide rule is none of a logo that it touches: its share of the page width and its height.
    private static final double RULE_SHARE = 0.5;

    private static final double RULE_HEIGHT_PT = 4;

    /// White space between a logo and the name beside it, in points and in heights of the name.
    private static final double BESIDE_PT = 6;

    private static final double BESIDE_EM = 0.6;

    private final PageScene scene;

    MarginLogos(PageScene scene) {
        this.scene = scene;
    }

    /// Adds a drawing to the page as what it is.
    void add(Region figure) {
        Region trimmed = trimmed(figure);
        if (!logo(trimmed)) {
            scene.add(figure);
            return;
        }
        Region logo = trimmed.withLabel(ElementLabel.HEADER_FOOTER, "margin-logo");
        for (Region name : scene.regions(ElementLabel.HEADER_FOOTER)) {
            if (beside(logo.box(), name)) {
                List<Line> lines = new ArrayList<>(name.lines());
                lines.addAll(logo.lines());
                scene.replace(name, name.withLines(lines).withBox(name.box().union(logo.box())));
                return;
            }
        }
        scene.add(logo);
    }

    private boolean logo(Region figure) {
        PageBox b = figure.box();
        boolean band =
                b.height() < HEIGHT * scene.height()
                        && (scene.belowTop(b.y1()) < BAND || scene.aboveFoot(b.y0()) < BAND);
        boolean tall =
                b.height() < TALL_HEIGHT * scene.height()
                        && scene.belowTop(b.y0()) < TALL_START
                        && scene.belowTop(b.y1()) < TALL_BAND;
        return (band || tall) && figure.lines().size() <= MAX_LINES;
    }

    /// The drawing without wide rules at its rim.
    private Region trimmed(Region figure) {
        List<PageBox> shapes =
                scene.ink().shapes().stream()
                        .filter(
                                s ->
                                        figure.box().inflate(1).contains(s)
                                                && (s.width() < RULE_SHARE * scene.width()
                                                        || s.height() > RULE_HEIGHT_PT))
                        .toList();
        boolean ruled =
                scene.ink().rules().stream()
                        .anyMatch(
                                r ->
                                        r.horizontal()
                                                && r.length() > RULE_SHARE * scene.width()
                                                && figure.box().inflate(1).contains(r.box()));
        if (shapes.isEmpty() || !ruled) {
            return figure;
        }
        PageBox box = PageBox.enclosing(shapes);
        return figure.withBox(box)
                .withLines(
                        figure.lines().stream()
                                .filter(l -> box.containsCenterOf(l.box()))
                                .toList());
    }

    private static boolean beside(PageBox logo, Region name) {
        PageBox b = name.box();
        double height = name.lines().stream().mapToDouble(l -> l.box().height()).max().orElse(0);
        double gap = Math.max(BESIDE_PT, BESIDE_EM * height);
        return -logo.overlapX(b) < gap
                && name.lines().stream().allMatch(Line::horizontal)
                && !logo.contains(b)
                && logo.overlapY(b) > 0.5 * Math.min(logo.height(), b.height());
    }
}
