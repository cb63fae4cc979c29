package dev.sheetproof.parse;

import dev.sheetproof.model.Rule;
import dev.sheetproof.parse.GlyphRun.Script;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Cuts rows where a gap separates columns or cells: wide against the type and against the row's
/// own word gaps, or with a ruling line in it.
final class Gutters {

    /// A gap of this many em is a gutter unless the line's own word gaps are nearly as wide.
    static final double GUTTER_EM = 1.0;

    /// A gutter is this many times the line's usual word gap.
    private static final double AGAINST_WORD_GAP = 2.2;

    /// A gap of this many em is a gutter whatever the word gaps.
    private static final double SURE_EM = 2.2;

    /// A bullet and its text belong together up to this many em.
    private static final double BULLET_GAP_EM = 3.5;

    /// A gap of up to this many em that is filled with space glyphs was typed: it is inside a text.
    private static final double TYPED_EM = 1.5;

    private static final double TYPED_SLACK_EM = 0.15;

    /// A rule in a gap of at least this many em separates cells.
    private static final double RULED_GAP_EM = 0.08;

    private final Rule[] across;

    private Gutters(Rule[] across) {
        this.across = across;
    }

    /// Gutters of a page for text of one direction; rules that run across the text are used.
    static Gutters of(List<Rule> rules, int direction) {
        boolean horizontalText = direction == 0 || direction == 180;
        Rule[] across =
                rules.stream()
                        .filter(r -> r.horizontal() != horizontalText)
                        .sorted((a, b) -> Double.compare(a.at(), b.at()))
                        .toArray(Rule[]::new);
        return new Gutters(across);
    }

    List<List<GlyphRun>> cut(List<GlyphRun> row, Axis axis) {
        double usual = usualWordGap(row);
        // Where letters are set apart, the spacing of the letters on both sides is part of the gap.
        double spacing = 2 * WordGaps.letterSpacing(row);
        List<List<GlyphRun>> parts = new ArrayList<>();
        List<GlyphRun> part = new ArrayList<>();
        double end = 0;
        for (int i = 0; i < row.size(); i++) {
            GlyphRun run = row.get(i);
            if (!part.isEmpty()
                    && (isGutter(part, run, end + spacing, usual, parts.isEmpty(), axis)
                            || beginsColumn(row, i, end + spacing))) {
                parts.add(part);
                part = new ArrayList<>();
            }
            end = part.isEmpty() ? run.u1() : Math.max(end, run.u1());
            part.add(run);
        }
        parts.add(part);
        return parts;
    }

    /// Whether a run is the bullet of an item in the next column: it stands apart from the words
    /// before it and nearer to those after it.
    private static boolean beginsColumn(List<GlyphRun> row, int i, double end) {
        GlyphRun bullet = row.get(i);
        if (i + 1 == row.size() || !Characters.isBullet(bullet.text())) {
            return false;
        }
        double gap = bullet.u0() - end;
        return gap >= GUTTER_EM * bullet.rowEm() && gap > row.get(i + 1).u0() - bullet.u1();
    }

    /// Whether a run is the bullet of the list item that follows it, rather than a mark in a cell.
    private static boolean startsItem(GlyphRun bullet, GlyphRun next, boolean rowStart) {
        String text = bullet.text();
        boolean words =
                Character.isLetter(next.first().codePoint())
                        ? next.letterCount() > 1
                        : next.letterCount() > 2;
        return words && (Characters.isBullet(text) || (rowStart && Characters.isDash(text)));
    }

    private boolean isGutter(
            List<GlyphRun> part,
            GlyphRun next,
            double end,
            double usual,
            boolean rowStart,
            Axis axis) {
        GlyphRun last = part.getLast();
        double gap = next.u0() - end;
        double em = Math.max(last.rowEm(), next.rowEm());
        if (gap >= RULED_GAP_EM * em && ruled(end, next, axis)) {
            return true;
        }
        if (gap < GUTTER_EM * em) {
            return false;
        }
        if (part.size() == 1 && startsItem(last, next, rowStart)) {
            return gap > BULLET_GAP_EM * em;
        }
        boolean typed = last.spacesEnd() >= next.u0() - TYPED_SLACK_EM * em;
        if (typed && gap <= TYPED_EM * em && part.size() + next.letterCount() > 2) {
            return false;
        }
        return gap > SURE_EM * em || gap > AGAINST_WORD_GAP * usual;
    }

    /// The median gap between words of a row that is surely no gutter; 0 when there are too few to
    /// say.
    private static double usualWordGap(List<GlyphRun> row) {
        double[] gaps = new double[row.size()];
        int n = 0;
        for (int i = 1; i < row.size(); i++) {
            GlyphRun a = row.get(i - 1);
            GlyphRun b = row.get(i);
            double em = Math.max(a.rowEm(), b.rowEm());
            double gap = b.u0() - a.u1();
            if (gap > 0.15 * em
                    && gap <= 1.6 * em
                    && a.script() == Script.BASE
                    && b.script() == Script.BASE) {
                gaps[n++] = gap;
            }
        }
        if (n < 4) {
            return 0;
        }
        Arrays.sort(gaps, 0, n);
        return gaps[n / 2];
    }

    private boolean ruled(double from, GlyphRun next, Axis axis) {
        if (across.length == 0 || axis.degrees() != axis.direction()) {
            return false;
        }
        boolean reversed = axis.direction() == 180 || axis.direction() == 270;
        double lo = reversed ? -next.u0() : from;
        double hi = reversed ? -from : next.u0();
        double em = next.rowEm();
        double slack = 0.05 * em;
        // The part of the line that a separating rule must pass: the height of a lower-case letter.
        double v0 = next.v() - 0.5 * em;
        double v1 = next.v();
        boolean negated = axis.direction() == 90 || axis.direction() == 180;
        double y0 = negated ? -v1 : v0;
        double y1 = negated ? -v0 : v1;
        for (int i = firstAt(lo - slack); i < across.length && across[i].at() <= hi + slack; i++) {
            Rule rule = across[i];
            if (rule.from() <= y0 && rule.to() >= y1) {
                return true;
            }
        }
        return false;
    }

    private int firstAt(double at) {
        int lo = 0;
        int hi = across.length;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (across[mid].at() < at) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        return lo;
    }
}
