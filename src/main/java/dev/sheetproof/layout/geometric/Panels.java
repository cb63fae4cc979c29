package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Finds frames and shaded areas around drawings: the frame is the extent of the figure.
final class Panels {

    /// Size of a panel as a share of the page.
    private static final double MIN_SHARE = 0.008;

    private static final double MAX_SHARE = 0.45;

    /// Share of a panel that the drawings in it must cover together.
    private static final double MIN_DRAWN = 0.1;

    /// Distance of the numbers along an axis from the frame of a plot, in points.
    private static final double AXIS_PT = 8;

    /// Share of a frame that the drawing over rows of text covers: the rows belong to it.
    private static final double ROWS_DRAWN = 0.4;

    /// Share of a frame that a table drawn in it covers at most.
    private static final double SMALL_TABLE = 0.15;

    /// Share of a shade that a drawing covers from which words in larger type are its name.
    private static final double FILLED = 0.6;

    /// Lines of this many words inside a panel make it a box of text.
    private static final int PROSE_WORDS = 8;

    /// Lines in larger type that a framed drawing may have: what it is called.
    private static final int MAX_HEADINGS = 2;

    /// Shapes looked at; a page with more is one drawing.
    private static final int MAX_PANELS = 300;

    private final PageScene scene;
    private final List<PageBox> panels;
    private final Set<PageBox> frames = new HashSet<>();

    Panels(PageScene scene, List<RuleNetworks.Network> networks) {
        this.scene = scene;
        List<PageBox> found = new ArrayList<>();
        double page = scene.width() * scene.height();
        for (RuleNetworks.Network network : networks) {
            if (network.across() >= 2
                    && network.down() >= 2
                    && network.rules().size() <= 12
                    && framed(network)) {
                found.add(network.box());
                frames.add(network.box());
            }
        }
        for (Fill fill : scene.ink().fills()) {
            if (fill.rectangle()) {
                found.add(fill.box());
            }
        }
        this.panels =
                found.stream()
                        .filter(b -> b.area() > MIN_SHARE * page && b.area() < MAX_SHARE * page)
                        .sorted(
                                Comparator.comparingDouble((PageBox b) -> -b.area())
                                        .thenComparingDouble(PageBox::y0)
                                        .thenComparingDouble(PageBox::x0))
                        .limit(MAX_PANELS)
                        .toList();
    }

    /// Whether rules run along all four sides.
    static boolean framed(RuleNetworks.Network network) {
        PageBox b = network.box();
        boolean top = false;
        boolean bottom = false;
        boolean left = false;
        boolean right = false;
        for (dev.sheetproof.model.Rule r : network.rules()) {
            if (r.horizontal() && r.length() > 0.9 * b.width()) {
                top |= r.at() - b.y0() < 3;
                bottom |= b.y1() - r.at() < 3;
            } else if (!r.horizontal() && r.length() > 0.9 * b.height()) {
                left |= r.at() - b.x0() < 3;
                right |= b.x1() - r.at() < 3;
            }
        }
        return top && bottom && left && right;
    }

    /// The drawings with those that share a panel joined and grown to it.
    List<Drawing> frame(List<Drawing> drawings) {
        List<Drawing> open = new ArrayList<>(drawings);
        for (PageBox panel : panels) {
            List<Drawing> inside =
                    open.stream()
                            .filter(d -> d.box().shareInside(panel.inflate(2)) > 0.95)
                            .toList();
            double drawn = inside.stream().mapToDouble(d -> d.box().area()).sum();
            if (inside.isEmpty()
                    || drawn < MIN_DRAWN * panel.area()
                    || text(panel, drawn)
                    || tables(panel, drawn)) {
                continue;
            }
            open.removeAll(inside);
            scene.regions().stream()
                    .filter(r -> r.box().overlapArea(panel) > 1)
                    .forEach(scene::remove);
            boolean plot = inside.stream().allMatch(Drawing::plot);
            open.add(
                    new Drawing(
                            panel.union(
                                    PageBox.enclosing(inside.stream().map(Drawing::box).toList())),
                            plot,
                            frames.contains(panel) && !labelled(panel)));
        }
        return open;
    }

    /// Whether text of its own stands in a panel; below what fills it, one line may explain that.
    private boolean text(PageBox panel, double drawn) {
        int prose = 0;
        int headings = 0;
        for (Line line : scene.linesIn(panel)) {
            boolean heading =
                    scene.fonts().larger(line.style())
                            && line.horizontal()
                            && line.text().codePoints().filter(Character::isLetter).count() > 3;
            headings += heading ? 1 : 0;
            if (headings
                            > (frames.contains(panel) || drawn > FILLED * panel.area()
                                    ? MAX_HEADINGS
                                    : 0)
                    || CaptionPatterns.standard().starts(line.text())) {
                return true;
            }
            boolean note = CaptionPatterns.standard().startsNote(line.text());
            prose += Words.count(line) >= PROSE_WORDS && !note ? 1 : 0;
        }
        return prose > (drawn > ROWS_DRAWN * panel.area() ? 1 : 0);
    }

    /// Whether numbers stand along the outside: those of the axes of a plot.
    private boolean labelled(PageBox panel) {
        PageBox near = panel.inflate(AXIS_PT);
        return scene.free().stream()
                        .filter(
                                l ->
                                        near.touches(l.box())
                                                && !panel.containsCenterOf(l.box())
                                                && Words.numeric(l.text()))
                        .mapToInt(Words::count)
                        .sum()
                >= 2;
    }

    /// Whether something else than rows under a drawing, as wide as the frame around both, stands
    /// in the panel.
    private boolean tables(PageBox panel, double drawn) {
        return scene.regions().stream()
                .filter(r -> r.box().overlapArea(panel) > 1)
                .anyMatch(
                        r ->
                                !(r.label() == ElementLabel.TABLE && small(r.box(), panel))
                                        && (r.label() != ElementLabel.TABLE
                                                || drawn < ROWS_DRAWN * panel.area()
                                                || r.box().width() < 0.95 * panel.width()
                                                || r.box().shareInside(panel.inflate(2)) < 0.95));
    }

    /// Whether a table is a small part of a frame: it is drawn with what it explains.
    private boolean small(PageBox table, PageBox panel) {
        return frames.contains(panel)
                && panel.contains(table)
                && table.area() < SMALL_TABLE * panel.area();
    }
}
