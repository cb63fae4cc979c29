package dev.sheetproof.pdf;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Gathers strokes and keeps a drawing of half a million pieces from filling the memory: past a
/// limit, small strokes in one cell of a grid become one.
final class StrokeClusters {

    /// Strokes kept one by one. Pages of schematics have some thousand; maps and outlined text
    /// more.
    static final int MAX_STROKES = 20_000;

    /// Cells of a cluster, in points: finer than any gap that separates two figures.
    private static final double CELL = 6;

    /// Larger strokes stay themselves.
    private static final double SMALL = 18;

    /// When large strokes alone pass the limit, the cells grow.
    private static final double GROWTH = 2;

    /// Cells of fills beyond this size mix colours: a picture painted pixel by pixel must end
    /// somewhere.
    private static final double KEEP_COLOURS = 50;

    private List<Stroke> strokes = new ArrayList<>();
    private double cell = CELL;

    void add(Stroke stroke) {
        strokes.add(stroke);
        if (strokes.size() > 2 * MAX_STROKES) {
            cluster();
        }
    }

    List<Stroke> build() {
        if (strokes.size() > MAX_STROKES) {
            cluster();
        }
        return strokes;
    }

    private void cluster() {
        do {
            double limit = SMALL * cell / CELL;
            Map<Long, Stroke> cells = new LinkedHashMap<>();
            List<Stroke> large = new ArrayList<>();
            for (Stroke s : strokes) {
                if (Math.max(s.box().width(), s.box().height()) > limit) {
                    large.add(s);
                } else {
                    cells.merge(key(s.box(), cell), s, StrokeClusters::merge);
                }
            }
            large.addAll(cells.values());
            strokes = large;
            if (strokes.size() > MAX_STROKES) {
                cell *= GROWTH;
            }
        } while (strokes.size() > MAX_STROKES);
    }

    private static Stroke merge(Stroke a, Stroke b) {
        return new Stroke(
                a.box().union(b.box()),
                a.segments() + b.segments(),
                a.curved() || b.curved(),
                a.diagonal() || b.diagonal());
    }

    /// Does the same to fills: those of one cell and colour become one.
    static void thin(List<Fill> fills) {
        for (double cell = CELL; fills.size() > MAX_STROKES / 2; cell *= GROWTH) {
            double limit = SMALL * cell / CELL;
            record Key(long cell, boolean rectangle, int rgb) {}
            Map<Key, Fill> cells = new LinkedHashMap<>();
            List<Fill> large = new ArrayList<>();
            for (Fill f : fills) {
                if (Math.max(f.box().width(), f.box().height()) > limit) {
                    large.add(f);
                } else {
                    cells.merge(
                            new Key(
                                    key(f.box(), cell),
                                    f.rectangle(),
                                    cell > KEEP_COLOURS ? 0 : f.rgb()),
                            f,
                            (a, b) -> new Fill(a.box().union(b.box()), a.rectangle(), a.rgb()));
                }
            }
            fills.clear();
            fills.addAll(large);
            fills.addAll(cells.values());
        }
    }

    private static long key(PageBox box, double cell) {
        long x = (long) Math.floor(box.centerX() / cell);
        long y = (long) Math.floor(box.centerY() / cell);
        return (y << 32) ^ (x & 0xFFFFFFFFL);
    }
}
