package dev.sheetproof.parse;

import java.util.ArrayList;
import java.util.List;

/// Cuts lines at narrow gaps that line up with the gutters of the rows above and below: columns of
/// short numbers that stand closer than an em.
final class CellSplitter {

    /// A gap of this many em may be a narrow gutter.
    private static final double NARROW_EM = 0.45;

    /// Rows within this many em above and below are looked at.
    private static final double NEAR_ROWS_EM = 9;

    /// Cells that confirm a gutter end and start within this many em of it.
    private static final double NEAR_CELL_EM = 6;

    /// This many rows must confirm a gutter.
    private static final int CONFIRMED = 2;

    /// A gap that is filled with space glyphs is inside a text.
    private static final double TYPED_SLACK_EM = 0.1;

    /// Values side by side with such gaps between all of them that are a row of cells by
    /// themselves.
    private static final int VALUES = 4;

    /// Columns found in one pass confirm more in the next.
    private static final int PASSES = 2;

    private CellSplitter() {}

    /// @param rows rows by baseline, each of parts along it, each of runs; cut in place
    static void split(List<List<List<GlyphRun>>> rows) {
        for (int pass = 0; pass < PASSES; pass++) {
            boolean changed = false;
            for (int i = 0; i < rows.size(); i++) {
                changed |= splitRow(i, rows);
            }
            if (!changed) {
                return;
            }
        }
    }

    private static boolean splitRow(int index, List<List<List<GlyphRun>>> rows) {
        List<List<GlyphRun>> row = rows.get(index);
        List<List<GlyphRun>> cut = new ArrayList<>(row.size());
        for (List<GlyphRun> part : row) {
            int from = 0;
            boolean values = isRowOfValues(part);
            for (int i = 1; i < part.size(); i++) {
                if (values
                        || (isCandidate(part.get(i - 1), part.get(i))
                                && isConfirmed(part.get(i - 1), part.get(i), index, rows))) {
                    cut.add(part.subList(from, i));
                    from = i;
                }
            }
            cut.add(from == 0 ? part : part.subList(from, part.size()));
        }
        if (cut.size() == row.size()) {
            return false;
        }
        rows.set(index, cut);
        return true;
    }

    private static boolean isCandidate(GlyphRun last, GlyphRun next) {
        double em = Math.max(last.rowEm(), next.rowEm());
        return next.u0() - last.u1() >= NARROW_EM * em
                && (last.spacesEnd() < next.u0() - TYPED_SLACK_EM * em
                        || (isValue(last) && isValue(next)));
    }

    /// Whether a part is nothing but values with a gap between any two that no space fills.
    private static boolean isRowOfValues(List<GlyphRun> part) {
        if (part.size() < VALUES) {
            return false;
        }
        for (int i = 0; i < part.size(); i++) {
            GlyphRun run = part.get(i);
            if (!isValue(run)) {
                return false;
            }
            if (i > 0) {
                GlyphRun last = part.get(i - 1);
                double em = Math.max(last.rowEm(), run.rowEm());
                if (run.u0() - last.u1() < NARROW_EM * em
                        || last.spacesEnd() >= run.u0() - TYPED_SLACK_EM * em) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Numbers, with what is written around them: `$49,497`, `12.5%`, `(3)`, `-`.
    private static boolean isValue(GlyphRun run) {
        return run.text().chars().noneMatch(Character::isLetter);
    }

    private static boolean isConfirmed(
            GlyphRun last, GlyphRun next, int index, List<List<List<GlyphRun>>> rows) {
        double em = Math.max(last.rowEm(), next.rowEm());
        double middle = (last.u1() + next.u0()) / 2;
        int confirmed = 0;
        int crossed = 0;
        for (int step = -1; step <= 1; step += 2) {
            for (int i = index + step; i >= 0 && i < rows.size(); i += step) {
                if (Math.abs(v(rows.get(i)) - next.v()) > NEAR_ROWS_EM * em) {
                    break;
                }
                double before = Double.NEGATIVE_INFINITY;
                double after = Double.POSITIVE_INFINITY;
                boolean across = false;
                for (List<GlyphRun> part : rows.get(i)) {
                    double u0 = part.getFirst().u0();
                    double u1 = part.getLast().u1();
                    across |= u0 < middle && u1 > middle && !hasGapAt(part, middle);
                    before = u1 <= middle ? Math.max(before, u1) : before;
                    after = u0 >= middle ? Math.min(after, u0) : after;
                }
                if (across) {
                    crossed++;
                } else if (middle - before <= NEAR_CELL_EM * em
                        && after - middle <= NEAR_CELL_EM * em) {
                    confirmed++;
                }
            }
        }
        return confirmed >= CONFIRMED && confirmed > 2 * crossed;
    }

    /// Whether a line that is still whole has such a gap at the same place: it neither confirms nor
    /// denies.
    private static boolean hasGapAt(List<GlyphRun> part, double u) {
        for (int i = 1; i < part.size(); i++) {
            if (part.get(i - 1).u1() <= u && part.get(i).u0() >= u) {
                return isCandidate(part.get(i - 1), part.get(i));
            }
        }
        return false;
    }

    private static double v(List<List<GlyphRun>> row) {
        return row.getFirst().getFirst().v();
    }
}
