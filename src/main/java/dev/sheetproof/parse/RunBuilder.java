package dev.sheetproof.parse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Letters of one axis in drawing order to runs.
final class RunBuilder {

    /// A letter this far (in em) behind the end of a run no longer belongs to it. Below every word
    /// gap in use.
    private static final double JOIN_GAP = 0.10;

    /// Kerning moves a letter back by less than this many em.
    private static final double KERN_BACK = 0.40;

    /// Baselines that differ by less than this many em are drawn as one.
    private static final double SAME_BASELINE = 0.04;

    /// A space glyph this near (in em) to the end of a run follows it.
    private static final double SPACE_NEAR = 0.6;

    /// The same word drawn again within this many em is a shadow or a doubled layer.
    private static final double SHADOW = 0.12;

    private RunBuilder() {}

    static List<GlyphRun> runs(List<Letter> letters) {
        List<GlyphRun> runs = new ArrayList<>(letters.size() / 4 + 1);
        GlyphRun current = null;
        GlyphRun beforeSpace = null;
        Letter space = null;
        for (Letter letter : letters) {
            if (letter.isSpace()) {
                GlyphRun last = current != null ? current : beforeSpace;
                if (last != null && follows(last, letter, SPACE_NEAR + (space == null ? 0 : 20))) {
                    last.markSpaceAfter(letter);
                    beforeSpace = last;
                } else {
                    beforeSpace = null;
                }
                current = null;
                space = letter;
                continue;
            }
            if (current != null && continues(current, letter)) {
                current.add(letter);
            } else {
                current = new GlyphRun(letter);
                if (space != null
                        && Math.abs(space.v() - letter.v()) <= SAME_BASELINE * letter.em()
                        && Math.abs(letter.u0() - space.u1()) <= SPACE_NEAR * letter.em()) {
                    current.markSpaceBefore();
                }
                runs.add(current);
            }
            space = null;
            beforeSpace = null;
        }
        return withoutShadows(runs);
    }

    private static boolean follows(GlyphRun run, Letter space, double nearEm) {
        double gap = space.u0() - run.u1();
        return Math.abs(space.v() - run.v()) <= 0.3 * run.em()
                && gap >= -run.em()
                && gap <= nearEm * run.em();
    }

    private static boolean continues(GlyphRun run, Letter letter) {
        Letter last = run.last();
        double em = Math.min(last.em(), letter.em());
        double gap = letter.u0() - last.u1();
        return Math.abs(letter.v() - last.v()) <= SAME_BASELINE * em
                && Math.max(last.em(), letter.em()) <= 1.12 * em
                && gap <= JOIN_GAP * em
                && gap >= -KERN_BACK * em
                && letter.u0() + letter.u1() > last.u0() + last.u1()
                && last.glyph().visibility() == letter.glyph().visibility();
    }

    /// Drops runs that repeat an earlier run of the same text at nearly the same place.
    private static List<GlyphRun> withoutShadows(List<GlyphRun> runs) {
        Map<String, List<GlyphRun>> seen = new HashMap<>();
        List<GlyphRun> kept = new ArrayList<>(runs.size());
        for (GlyphRun run : runs) {
            List<GlyphRun> same = seen.computeIfAbsent(run.text(), t -> new ArrayList<>(1));
            GlyphRun twin = null;
            for (GlyphRun other : same) {
                if (isShadow(other, run)) {
                    twin = other;
                    break;
                }
            }
            if (twin == null) {
                same.add(run);
                kept.add(run);
            } else {
                passSpaces(run, twin);
            }
        }
        return kept;
    }

    private static void passSpaces(GlyphRun from, GlyphRun to) {
        from.blanksAfter().forEach(to::markSpaceAfter);
        if (from.spaceBefore()) {
            to.markSpaceBefore();
        }
    }

    private static boolean isShadow(GlyphRun a, GlyphRun b) {
        double near = SHADOW * a.em();
        // A narrow letter may stand right beside its like: never take more than a third of a run's
        // width for a shadow.
        double nearU = Math.min(near, (a.u1() - a.u0()) / 3);
        return Math.abs(a.u0() - b.u0()) <= nearU
                && Math.abs(a.u1() - b.u1()) <= nearU
                && Math.abs(a.v() - b.v()) <= near;
    }

    /// Runs by baseline, then along it; drawing order decides ties.
    static final Comparator<GlyphRun> BY_BASELINE =
            Comparator.comparingDouble(GlyphRun::v).thenComparingDouble(GlyphRun::u0);
}
