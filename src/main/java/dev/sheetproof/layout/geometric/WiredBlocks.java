package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.List;

/// Takes tables back that are adjoining blocks of a drawing: few words in a frame, with wires and
/// arrows that end at its outside.
final class WiredBlocks {

    /// Lines of text in such blocks at most.
    private static final int MAX_LINES = 14;

    /// Wires and arrows that end at them at least.
    private static final int MIN_WIRES = 3;

    /// A wire ends within this many points of the frame, and is longer than that.
    private static final double REACH_PT = 3;

    /// Longer side of the head of an arrow, or of a piece of a wire, at most, in points.
    private static final double MAX_HEAD_PT = 60;

    private WiredBlocks() {}

    static void release(PageScene scene) {
        List<Region> tables = scene.regions(ElementLabel.TABLE);
        for (Region table : tables) {
            if (table.lines().size() <= MAX_LINES && wires(scene, table.box()) >= MIN_WIRES) {
                scene.remove(table);
            }
        }
    }

    private static long wires(PageScene scene, PageBox box) {
        PageBox near = box.inflate(REACH_PT);
        long rules = scene.ink().rules().stream().filter(r -> ends(r, box)).count();
        long heads =
                scene.ink().strokes().stream().filter(s -> head(s.box(), box, near)).count()
                        + scene.ink().fills().stream()
                                .filter(f -> !f.rectangle() && head(f.box(), box, near))
                                .count();
        return rules + heads;
    }

    /// Whether a rule runs from outside straight to a side of the box.
    private static boolean ends(Rule rule, PageBox box) {
        if (rule.length() <= REACH_PT) {
            return false;
        }
        boolean across = rule.horizontal();
        double low = across ? box.y0() : box.x0();
        double high = across ? box.y1() : box.x1();
        double before = across ? box.x0() : box.y0();
        double after = across ? box.x1() : box.y1();
        boolean beside = rule.at() > low + REACH_PT && rule.at() < high - REACH_PT;
        boolean from = Math.abs(rule.to() - before) < REACH_PT && rule.from() < before - REACH_PT;
        boolean to = Math.abs(rule.from() - after) < REACH_PT && rule.to() > after + REACH_PT;
        return beside && (from || to);
    }

    /// Whether small ink outside the box touches it.
    private static boolean head(PageBox ink, PageBox box, PageBox near) {
        return Math.max(ink.width(), ink.height()) < MAX_HEAD_PT
                && near.touches(ink)
                && !box.containsCenterOf(ink);
    }
}
