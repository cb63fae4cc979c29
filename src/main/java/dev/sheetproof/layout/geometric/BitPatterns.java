package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// Finds drawings of codes bit by bit: framed rows of single signs, mostly zeros and ones, one over
/// the other in the same columns, with the name and the value of each beside it. They have no
/// header and no columns of values: they are no table.
final class BitPatterns {

    /// Rows of one frame at most; truth tables have more.
    private static final int MAX_ROWS = 3;

    /// Bits of a frame at least, and its height in points at most.
    private static final int MIN_BITS = 6;

    private static final double MAX_HEIGHT_PT = 75;

    /// White space between two frames of one drawing, in points, and by how much their ends differ.
    private static final double BETWEEN_PT = 48;

    private static final double SAME_ENDS_PT = 5;

    /// White space between a frame and the words beside it, in points, and words of these at most.
    private static final double BESIDE_PT = 36;

    private static final int MAX_WORDS = 3;

    /// A bit, the name of a field of bits, or an arrow that a font has as a letter.
    private static final Pattern SIGN = Pattern.compile("[01]|\\p{Ll}['*]?|\\W+");

    private final PageScene scene;

    BitPatterns(PageScene scene) {
        this.scene = scene;
    }

    List<Drawing> find(List<RuleNetworks.Network> networks) {
        List<PageBox> frames =
                networks.stream()
                        .filter(
                                n ->
                                        n.across() >= 2
                                                && n.down() > MIN_BITS
                                                && n.box().height() < MAX_HEIGHT_PT)
                        .map(RuleNetworks.Network::box)
                        .filter(this::bits)
                        .sorted(Comparator.comparingDouble(PageBox::y0))
                        .toList();
        List<PageBox> stacks = new ArrayList<>();
        for (PageBox frame : frames) {
            PageBox above = stacks.isEmpty() ? null : stacks.getLast();
            if (above != null && stacked(above, frame)) {
                stacks.set(stacks.size() - 1, above.union(frame));
            } else {
                stacks.add(frame);
            }
        }
        return stacks.stream()
                .map(s -> new Drawing(withNames(scene, s, BESIDE_PT), false, true))
                .toList();
    }

    private boolean bits(PageBox frame) {
        List<Line> signs = scene.freeIn(frame);
        long bits = 0;
        List<Double> rows = new ArrayList<>();
        for (Line line : signs) {
            for (String sign : line.text().strip().split("\\s+", -1)) {
                if (!SIGN.matcher(sign).matches()) {
                    return false;
                }
                bits += sign.equals("0") || sign.equals("1") ? 1 : 0;
            }
            double y = line.box().centerY();
            if (rows.stream().noneMatch(r -> Math.abs(r - y) < 0.5 * line.box().height())) {
                rows.add(y);
            }
        }
        return bits >= MIN_BITS && rows.size() <= MAX_ROWS;
    }

    private static boolean stacked(PageBox above, PageBox below) {
        return below.y0() - above.y1() < BETWEEN_PT
                && Math.abs(above.x0() - below.x0()) < SAME_ENDS_PT
                && Math.abs(above.x1() - below.x1()) < SAME_ENDS_PT;
    }

    /// A frame with the short names beside its rows.
    ///
    /// @param reachPt white space between the frame and a name at most, in points
    static PageBox withNames(PageScene scene, PageBox stack, double reachPt) {
        PageBox beside = stack.inflate(reachPt, 0);
        PageBox all = stack;
        for (Line line : scene.free()) {
            boolean row = line.box().centerY() > stack.y0() && line.box().centerY() < stack.y1();
            if (row && beside.touches(line.box()) && Words.count(line) <= MAX_WORDS) {
                all = all.union(line.box());
            }
        }
        return all;
    }
}
