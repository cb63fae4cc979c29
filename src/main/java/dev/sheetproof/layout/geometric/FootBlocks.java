package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the lines around an address or a legal line at the foot of the page that are of one block
/// with it: one of them says what all of them are.
final class FootBlocks {

    /// Share of the page height, from the foot of what is printed, that blocks may reach.
    private static final double BAND = 0.125;

    /// Lines of a block at most.
    private static final int MAX_LINES = 7;

    /// White space between lines of a block, in line heights, and how much their sizes differ.
    private static final double GAP = 0.45;

    private static final double SAME_SIZE = 1.12;

    /// Edges or middles of lines of a block differ by at most this many points, unless lines of
    /// about one width overlap by these shares: the first is indented or the others are.
    private static final double ALIGNED_PT = 6;

    private static final double HANGING_SHARE = 0.7;

    private static final double HANGING_WIDTH_SHARE = 0.6;

    /// Width of the shorter of two aligned lines as a share of the longer.
    private static final double MIN_WIDTH_SHARE = 0.12;

    /// Length of a rule that closes the body, as a share of the page width, and its distance from
    /// the text above it at least, in points.
    private static final double RULE_SHARE = 0.5;

    private static final double RULE_REACH_PT = 4;

    private final PageScene scene;
    private final InkSet repeated;
    private final BodySigns body;

    /// @param repeated what is drawn at its place on other pages too
    FootBlocks(PageScene scene, InkSet repeated, BodySigns body) {
        this.scene = scene;
        this.repeated = repeated;
        this.body = body;
    }

    /// Adds blocks of small type with an address or a legal line to what was found.
    ///
    /// @return the blocks of several lines
    List<List<Line>> addTo(Set<Line> found) {
        List<List<Line>> blocks = new ArrayList<>();
        Set<Line> used = new HashSet<>();
        List<Line> band =
                scene.free().stream()
                        .filter(l -> l.horizontal() && scene.aboveFoot(l.box().y1()) < BAND)
                        .toList();
        for (Line seed : band) {
            if (FurnitureCues.legal(seed)
                    && small(seed)
                    && !marked(seed)
                    && !body.inTable(seed)
                    && !used.contains(seed)) {
                List<Line> block = block(seed, band);
                if (block.size() <= MAX_LINES
                        && block.stream().allMatch(l -> scene.aboveFoot(l.box().y0()) < BAND)
                        && block.stream().noneMatch(FootBlocks::marked)
                        && !bodyBelow(block, found)
                        && !partedFromFoot(block, found)) {
                    found.addAll(block);
                    used.addAll(block);
                    if (block.size() > 1) {
                        blocks.add(block);
                    }
                }
            }
        }
        return blocks;
    }

    private boolean small(Line line) {
        return line.style().sizePt() <= 1.3 * scene.fonts().bodySizePt();
    }

    private static boolean marked(Line line) {
        String text = line.text().strip();
        return ListMarkers.marked(text) || CaptionPatterns.standard().starts(text);
    }

    private static List<Line> block(Line seed, List<Line> band) {
        List<Line> block = new ArrayList<>(List.of(seed));
        for (int i = 0; i < block.size() && block.size() <= MAX_LINES; i++) {
            Line at = block.get(i);
            band.stream().filter(l -> !block.contains(l) && continues(at, l)).forEach(block::add);
        }
        return block;
    }

    private static boolean continues(Line a, Line b) {
        double gap = -a.box().overlapY(b.box());
        double sizes = a.style().sizePt() / b.style().sizePt();
        return a.box().overlapX(b.box()) > 0
                && gap < GAP * Math.min(a.box().height(), b.box().height())
                && gap > -0.7 * Math.min(a.box().height(), b.box().height())
                && Math.max(sizes, 1 / sizes) < SAME_SIZE
                && aligned(a.box(), b.box());
    }

    private static boolean aligned(PageBox a, PageBox b) {
        double narrow = Math.min(a.width(), b.width()) / Math.max(a.width(), b.width());
        boolean edge =
                Math.abs(a.x0() - b.x0()) < ALIGNED_PT
                        || Math.abs(a.x1() - b.x1()) < ALIGNED_PT
                        || Math.abs(a.centerX() - b.centerX()) < ALIGNED_PT;
        boolean hanging = a.overlapX(b) > HANGING_SHARE * Math.min(a.width(), b.width());
        return edge ? narrow > MIN_WIDTH_SHARE : hanging && narrow > HANGING_WIDTH_SHARE;
    }

    /// Whether a rule parts the block from furniture under it, and white space from the rule: it
    /// closes the body.
    private boolean partedFromFoot(List<Line> block, Set<Line> found) {
        PageBox box = Region.boxOf(block);
        return Stream.concat(scene.ink().rules().stream(), repeated.rules().stream())
                .filter(
                        r ->
                                r.horizontal()
                                        && r.length() > RULE_SHARE * scene.width()
                                        && r.at() > box.y1() + RULE_REACH_PT)
                .anyMatch(r -> found.stream().anyMatch(l -> l.box().y0() > r.at() - 1));
    }

    /// Whether text that is no furniture stands under the block.
    private boolean bodyBelow(List<Line> block, Set<Line> found) {
        PageBox box = Region.boxOf(block);
        return scene.lines().stream()
                .anyMatch(
                        l ->
                                l.horizontal()
                                        && !found.contains(l)
                                        && !block.contains(l)
                                        && l.box().y0() > box.y1() - 1
                                        && l.box().overlapX(box) > 0
                                        && Words.count(l) > 3);
    }
}
