package dev.sheetproof.parse;

import dev.sheetproof.parse.GlyphRun.Script;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Runs of one axis to rows: all runs on one baseline across the page, with the superscripts and
/// subscripts that belong to them, each row ordered along the baseline.
final class RowBuilder {

    /// Neighbouring baselines that differ by less than this many em are one row.
    private static final double SAME_ROW = 0.14;

    /// Recognised text (an invisible layer) jitters more.
    private static final double SAME_ROW_RECOGNISED = 0.30;

    /// A row is never spread over more than this many em.
    private static final double ROW_SPREAD = 0.40;

    /// A superscript or subscript is at most this share of its host's size.
    private static final double SCRIPT_SIZE = 0.86;

    /// Marks such as ®, ° or * are raised without being smaller; they are at most this long.
    private static final int MARK_LETTERS = 3;

    /// Longer pieces are lines of their own, set beside bigger type.
    private static final int SCRIPT_LETTERS = 16;

    /// How far (in em of the host) the baseline of a superscript is raised or a subscript lowered.
    private static final double RAISED = 0.80;

    private static final double LOWERED = 0.45;

    /// Gap in em of the host between it and its script.
    private static final double SCRIPT_GAP = 0.25;

    /// Runs of a script nearer than this many of its own em are one piece.
    private static final double PIECE_GAP = 0.45;

    private static final Comparator<GlyphRun> ALONG = Comparator.comparingDouble(GlyphRun::u0);

    private RowBuilder() {}

    static List<List<GlyphRun>> rows(List<GlyphRun> runs) {
        List<List<GlyphRun>> rows = byBaseline(runs);
        attachScripts(rows);
        rows.removeIf(List::isEmpty);
        return rows;
    }

    private static List<List<GlyphRun>> byBaseline(List<GlyphRun> runs) {
        List<GlyphRun> sorted = new ArrayList<>(runs);
        sorted.sort(RunBuilder.BY_BASELINE);
        List<List<GlyphRun>> rows = new ArrayList<>();
        List<GlyphRun> row = List.of();
        double firstV = 0;
        double lastV = 0;
        double em = 0;
        for (GlyphRun run : sorted) {
            double small = row.isEmpty() ? run.em() : Math.min(em, run.em());
            double same = isRecognised(run) ? SAME_ROW_RECOGNISED : SAME_ROW;
            if (row.isEmpty()
                    || run.v() - lastV > same * small
                    || run.v() - firstV > ROW_SPREAD * small) {
                row = new ArrayList<>();
                rows.add(row);
                firstV = run.v();
                small = run.em();
            }
            row.add(run);
            lastV = run.v();
            em = small;
        }
        for (List<GlyphRun> r : rows) {
            r.sort(ALONG);
        }
        return rows;
    }

    private static boolean isRecognised(GlyphRun run) {
        return run.first().glyph().visibility() == dev.sheetproof.pdf.Glyph.Visibility.INVISIBLE;
    }

    private static void attachScripts(List<List<GlyphRun>> rows) {
        double maxEm = 0;
        for (List<GlyphRun> row : rows) {
            for (GlyphRun run : row) {
                maxEm = Math.max(maxEm, run.em());
            }
        }
        List<List<GlyphRun>> joined = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            joined.add(new ArrayList<>());
        }
        for (int i = 0; i < rows.size(); i++) {
            List<GlyphRun> row = rows.get(i);
            List<GlyphRun> stay = new ArrayList<>(row.size());
            for (List<GlyphRun> piece : pieces(row)) {
                int host = hostRow(piece, i, rows, maxEm);
                if (host < 0) {
                    stay.addAll(piece);
                } else {
                    joined.get(host).addAll(piece);
                }
            }
            if (stay.size() < row.size()) {
                rows.set(i, stay);
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            if (!joined.get(i).isEmpty()) {
                rows.get(i).addAll(joined.get(i));
                rows.get(i).sort(ALONG);
            }
        }
    }

    private static List<List<GlyphRun>> pieces(List<GlyphRun> row) {
        List<List<GlyphRun>> pieces = new ArrayList<>();
        double end = 0;
        for (GlyphRun run : row) {
            GlyphRun last = pieces.isEmpty() ? run : pieces.getLast().getLast();
            double em = Math.min(last.em(), run.em());
            boolean sameSize = Math.max(last.em(), run.em()) <= em / SCRIPT_SIZE;
            if (pieces.isEmpty() || run.u0() - end > PIECE_GAP * em || !sameSize) {
                pieces.add(new ArrayList<>(2));
                end = run.u1();
            }
            pieces.getLast().add(run);
            end = Math.max(end, run.u1());
        }
        return pieces;
    }

    /// The row whose run a piece is a superscript or subscript of; -1 for none. Marks the piece as
    /// such.
    private static int hostRow(
            List<GlyphRun> piece, int own, List<List<GlyphRun>> rows, double maxEm) {
        int letters = 0;
        for (GlyphRun run : piece) {
            letters += run.letterCount();
        }
        if (letters > SCRIPT_LETTERS) {
            return -1;
        }
        GlyphRun first = piece.getFirst();
        double v = first.v();
        int best = -1;
        double bestGap = Double.POSITIVE_INFINITY;
        GlyphRun bestHost = first;
        for (int step = -1; step <= 1; step += 2) {
            for (int i = own + step; i >= 0 && i < rows.size(); i += step) {
                List<GlyphRun> row = rows.get(i);
                if (row.isEmpty()) {
                    continue;
                }
                double dv = v - row.getFirst().v();
                if (Math.abs(dv) > RAISED * maxEm) {
                    break;
                }
                for (GlyphRun host : row) {
                    double gap = scriptGap(piece, letters, host);
                    if (gap < bestGap) {
                        best = i;
                        bestGap = gap;
                        bestHost = host;
                    }
                }
            }
        }
        if (best >= 0) {
            Script script = v < bestHost.v() ? Script.SUPERSCRIPT : Script.SUBSCRIPT;
            for (GlyphRun run : piece) {
                run.attach(script, Math.max(bestHost.em(), run.em()));
            }
        }
        return best;
    }

    /// The gap between a piece and its host in em; infinite when it cannot be its host.
    private static double scriptGap(List<GlyphRun> piece, int letters, GlyphRun host) {
        GlyphRun first = piece.getFirst();
        double em = host.em();
        double dv = first.v() - host.v();
        boolean smaller = first.em() <= SCRIPT_SIZE * em;
        boolean mark =
                letters <= MARK_LETTERS && first.em() <= 1.05 * em && Math.abs(dv) <= 0.5 * em;
        if (host.script() != Script.BASE
                || (!smaller && !mark)
                || dv < -RAISED * em
                || dv > LOWERED * em) {
            return Double.POSITIVE_INFINITY;
        }
        double after = first.u0() - host.u1();
        double before = host.u0() - piece.getLast().u1();
        double gap = Math.max(after, before);
        double reach = smaller ? SCRIPT_GAP : SCRIPT_GAP / 2;
        return gap <= reach * em && gap >= -0.6 * em ? Math.abs(gap) : Double.POSITIVE_INFINITY;
    }
}
