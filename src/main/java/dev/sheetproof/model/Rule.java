package dev.sheetproof.model;

/// A straight horizontal or vertical ruling line on the displayed page, however it was drawn: as a
/// stroke, as a thin filled rectangle or as a thin image. Dashed strokes and pieces that continue
/// each other are one rule.
///
/// @param horizontal true when it runs along x
/// @param at the middle of the rule across its run: y of a horizontal rule, x of a vertical one
/// @param from start along its run in points; `to`: end, not less than `from`
/// @param thickness in points
/// @param rgb colour as 0xRRGGBB
public record Rule(
        boolean horizontal, double at, double from, double to, double thickness, int rgb) {

    public Rule {
        if (to < from) {
            throw new IllegalArgumentException("rule runs backwards: " + from + ".." + to);
        }
    }

    public double length() {
        return to - from;
    }

    public PageBox box() {
        double half = thickness / 2;
        return horizontal
                ? PageBox.of(from, at - half, to, at + half)
                : PageBox.of(at - half, from, at + half, to);
    }
}
