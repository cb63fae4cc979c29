package dev.sheetproof.ocr;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the ruling lines of a levelled picture: long straight runs of ink, thin across.
final class Ruling {

    /// Shortest rule in points: no letter of text type has a stroke as long.
    private static final double MIN_LENGTH_PT = 24;

    /// Thickest rule in points; what is thicker is a bar.
    private static final double MAX_THICK_PT = 3.5;

    /// Breaks of this many points are the scanner's; the gaps between letters are wider.
    private static final double GAP_PT = 0.4;

    /// Share of its length along which a rule has white on both of its sides: the tops of small
    /// letters make a line, but stand on their stems.
    private static final double FREE = 0.6;

    /// Distance in points from a rule's edge at which its sides are looked at.
    private static final double BESIDE_PT = 0.8;

    /// Rules this many times as long as thick at least.
    private static final double SLENDER = 10;

    /// A rule that runs on in a shade, or along its edge, stands free this far in points.
    private static final double MIN_FREE_PT = 12;

    /// Ink beside a rule for this many points on end is a shade; stems of letters are narrower.
    private static final double SHADE_PT = 5;

    private Ruling() {}

    /// A rule in pixels of the picture.
    record Found(boolean horizontal, PixelBox box) {}

    /// A run of ink in one row (or column).
    private static final class Run {
        private int from;
        private int to;
        private int first;
        private int last;
        private long ink;

        private Run(int from, int to, int row) {
            this.from = from;
            this.to = to;
            first = row;
            last = row;
            ink = (long) to - from;
        }
    }

    static List<Found> of(Ink ink, double pxPerPt) {
        List<Found> found = new ArrayList<>();
        runs(ink, true, pxPerPt).forEach(r -> add(found, ink, r, true, pxPerPt));
        runs(ink, false, pxPerPt).forEach(r -> add(found, ink, r, false, pxPerPt));
        return found;
    }

    private static void add(
            List<Found> found, Ink ink, Run run, boolean horizontal, double pxPerPt) {
        double thick = (double) run.ink / (run.to - run.from);
        int across = run.last + 1 - run.first;
        if (thick > MAX_THICK_PT * pxPerPt
                || across > 2 * MAX_THICK_PT * pxPerPt
                || run.to - run.from < SLENDER * thick
                || !isFree(ink, run, horizontal, pxPerPt)) {
            return;
        }
        found.add(
                new Found(
                        horizontal,
                        horizontal
                                ? new PixelBox(run.from, run.first, run.to, run.last + 1)
                                : new PixelBox(run.first, run.from, run.last + 1, run.to)));
    }

    /// Whether it has white on both sides along most of what does not lie in a shade.
    private static boolean isFree(Ink ink, Run run, boolean horizontal, double pxPerPt) {
        int distance = (int) Math.max(1, Math.round(BESIDE_PT * pxPerPt));
        int before = run.first - distance;
        int after = run.last + distance;
        int shade = (int) Math.round(SHADE_PT * pxPerPt);
        int free = 0;
        int shaded = 0;
        int beside = 0;
        for (int i = run.from; i < run.to; i++) {
            boolean above = horizontal ? ink.atOrPaper(i, before) : ink.atOrPaper(before, i);
            boolean below = horizontal ? ink.atOrPaper(i, after) : ink.atOrPaper(after, i);
            beside = above || below ? beside + 1 : 0;
            free += beside == 0 ? 1 : 0;
            if (beside == shade) {
                shaded += shade;
            } else if (beside > shade) {
                shaded++;
            }
        }
        return free >= MIN_FREE_PT * pxPerPt && free >= FREE * (run.to - run.from - shaded);
    }

    /// Runs that touch each other from row to row, joined; in the order of their first rows.
    private static List<Run> runs(Ink ink, boolean horizontal, double pxPerPt) {
        int length = horizontal ? ink.width() : ink.height();
        int rows = horizontal ? ink.height() : ink.width();
        int shortest = (int) Math.round(MIN_LENGTH_PT * pxPerPt);
        int gap = (int) Math.max(1, Math.round(GAP_PT * pxPerPt));
        List<Run> done = new ArrayList<>();
        List<Run> open = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int[] run : inRow(ink, horizontal, row, length, shortest, gap)) {
                join(open, new Run(run[0], run[1], row));
            }
            int now = row;
            open.removeIf(
                    r -> {
                        boolean over = r.last < now - 1;
                        if (over) {
                            done.add(r);
                        }
                        return over;
                    });
        }
        done.addAll(open);
        done.sort(Comparator.comparingInt((Run r) -> r.first).thenComparingInt(r -> r.from));
        return done;
    }

    private static void join(List<Run> open, Run run) {
        for (Run other : open) {
            if (run.from <= other.to && run.to >= other.from) {
                other.from = Math.min(other.from, run.from);
                other.to = Math.max(other.to, run.to);
                other.last = Math.max(other.last, run.last);
                other.ink += run.ink;
                return;
            }
        }
        open.add(run);
    }

    private static List<int[]> inRow(
            Ink ink, boolean horizontal, int row, int length, int shortest, int gap) {
        List<int[]> runs = new ArrayList<>();
        int start = -1;
        int lastInk = -1;
        for (int i = 0; i <= length; i++) {
            boolean set = i < length && (horizontal ? ink.at(i, row) : ink.at(row, i));
            if (set) {
                if (start < 0) {
                    start = i;
                }
                lastInk = i;
            } else if (start >= 0 && (i - lastInk > gap || i == length)) {
                if (lastInk + 1 - start >= shortest) {
                    runs.add(new int[] {start, lastInk + 1});
                }
                start = -1;
            }
        }
        return runs;
    }
}
