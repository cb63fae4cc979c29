package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds coloured bars and framed cells of running heads and feet: a bar goes with the logo, words
/// and number in its row, or stands for itself; the upper cell of a framed page is one.
final class FurnitureBars {

    /// Height of a bar in points; thinner ones are rules, higher ones banners.
    private static final double MIN_HEIGHT_PT = 4;

    private static final double MAX_HEIGHT_PT = 14;

    /// Length of a bar at least as a share of the page width, and of one that stands for itself.
    private static final double MIN_SHARE = 0.25;

    private static final double ALONE_SHARE = 0.7;

    /// Share of the page height from either end in which bars are furniture.
    private static final double BAND = 0.17;

    /// White space between a bar and what stands in its row, in points.
    private static final double ROW_GAP_PT = 40;

    /// How much of a piece lies in the row of a bar, as a share of the lower of both.
    private static final double IN_ROW = 0.5;

    /// Height of such a piece at most, in heights of the bar.
    private static final double MAX_SIDES = 5;

    /// A rule under the head ends at the sides of the frame within this many points.
    private static final double CORNER_PT = 3;

    /// The sides of a frame go on below the head this far at least, as a share of the page height.
    private static final double SIDE_SHARE = 0.4;

    /// Height of a title block at most, as a share of the page.
    private static final double BLOCK_SHARE = 0.2;

    private final PageScene scene;
    private final List<Line> lines;
    private final InkSet repeated;

    /// @param lines of the furniture
    /// @param repeated what is drawn at its place on other pages too
    FurnitureBars(PageScene scene, List<Line> lines, InkSet repeated) {
        this.scene = scene;
        this.lines = lines;
        this.repeated = repeated;
    }

    /// Bars with the pieces in their row.
    ///
    /// @param pieces words and drawings of the furniture
    List<PageBox> rows(List<PageBox> pieces) {
        List<PageBox> rows = new ArrayList<>();
        for (PageBox bar : bars()) {
            PageBox row = bar;
            boolean grown = true;
            while (grown) {
                grown = false;
                for (PageBox piece : pieces) {
                    PageBox reach = row.inflate(ROW_GAP_PT, 0);
                    boolean inRow =
                            piece.overlapY(bar) > IN_ROW * Math.min(piece.height(), bar.height())
                                    && piece.height() < MAX_SIDES * bar.height();
                    if (inRow && !row.contains(piece) && reach.touches(piece)) {
                        row = row.union(piece);
                        grown = true;
                    }
                }
            }
            if (!row.equals(bar) && free(row)) {
                rows.add(row);
            }
        }
        return rows;
    }

    /// Bars over the page that nothing stands by.
    List<PageBox> alone(List<PageBox> taken) {
        return bars().stream()
                .filter(b -> b.width() > ALONE_SHARE * scene.width())
                .filter(b -> taken.stream().noneMatch(b::touches) && free(b))
                .toList();
    }

    private List<PageBox> bars() {
        List<PageBox> bars = new ArrayList<>();
        for (Fill fill : repeated.fills()) {
            PageBox b = fill.box();
            boolean band =
                    scene.belowTop(b.centerY()) < BAND || scene.aboveFoot(b.centerY()) < BAND;
            if (band
                    && fill.rectangle()
                    && !BlockLabels.light(fill.rgb())
                    && b.height() >= MIN_HEIGHT_PT
                    && b.height() <= MAX_HEIGHT_PT
                    && b.width() > MIN_SHARE * scene.width()
                    && bars.stream().noneMatch(b::touches)) {
                bars.add(b);
            }
        }
        return bars;
    }

    private boolean free(PageBox strip) {
        return scene.lines().stream()
                .noneMatch(l -> strip.containsCenterOf(l.box()) && !lines.contains(l));
    }

    /// The cell at the head of a page in a frame, over a rule from side to side.
    Optional<PageBox> cell() {
        List<Rule> rules = new ArrayList<>(repeated.rules());
        rules.addAll(scene.ink().rules());
        List<Rule> sides =
                rules.stream()
                        .filter(r -> !r.horizontal() && r.length() > SIDE_SHARE * scene.height())
                        .toList();
        return rules.stream()
                .filter(r -> r.horizontal() && scene.belowTop(r.at()) < BAND)
                .map(r -> over(r, sides))
                .flatMap(Optional::stream)
                .filter(this::free)
                .max(Comparator.comparingDouble(PageBox::area));
    }

    private static Optional<PageBox> over(Rule rule, List<Rule> sides) {
        Optional<Rule> left = sides.stream().filter(s -> at(s, rule.from(), rule)).findFirst();
        Optional<Rule> right = sides.stream().filter(s -> at(s, rule.to(), rule)).findFirst();
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        double top = Math.max(left.get().from(), right.get().from());
        return Optional.of(new PageBox(rule.from(), top, rule.to(), rule.at()));
    }

    private static boolean at(Rule side, double x, Rule rule) {
        return Math.abs(side.at() - x) < CORNER_PT
                && side.from() < rule.at() - MAX_HEIGHT_PT
                && side.to() > rule.at() + MAX_HEIGHT_PT;
    }

    /// Frames of title blocks.
    static List<PageBox> frames(InkSet ink, PageScene scene) {
        List<Rule> frames =
                ink.rules().stream()
                        .filter(r -> r.horizontal() || r.length() < BLOCK_SHARE * scene.height())
                        .toList();
        List<PageBox> blocks = new ArrayList<>();
        for (RuleNetworks.Network network :
                RuleNetworks.of(frames, scene.width(), scene.height())) {
            if (network.across() >= 2 && network.down() >= 2) {
                blocks.add(network.box());
            }
        }
        return blocks;
    }
}
