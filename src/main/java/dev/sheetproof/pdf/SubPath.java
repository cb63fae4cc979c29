package dev.sheetproof.pdf;

import java.util.Arrays;

/// One connected piece of a path with what tells rules from shapes. Mutable, reused for each piece.
final class SubPath {

    /// Pieces steeper than this against an axis are diagonal: rise in points over the whole piece.
    private static final double FLAT = 0.35;

    /// And no more than this share of the run.
    private static final double FLAT_SHARE = 0.02;

    private double[] xs = new double[64];
    private double[] ys = new double[64];
    private int points;
    double x0;
    double y0;
    double x1;
    double y1;
    int segments;
    boolean curved;
    boolean diagonal;

    void start(double x, double y) {
        points = 0;
        segments = 0;
        curved = false;
        diagonal = false;
        x0 = x;
        x1 = x;
        y0 = y;
        y1 = y;
        put(x, y);
    }

    void line(double x, double y) {
        double dx = Math.abs(x - xs[points - 1]);
        double dy = Math.abs(y - ys[points - 1]);
        if (dx == 0 && dy == 0) {
            return;
        }
        diagonal |= !isFlat(dy, dx) && !isFlat(dx, dy);
        segments++;
        put(x, y);
    }

    void curve(double[] c, int at) {
        curved = true;
        segments++;
        include(c[at], c[at + 1]);
        include(c[at + 2], c[at + 3]);
        put(c[at + 4], c[at + 5]);
    }

    void close() {
        if (points > 1) {
            line(xs[0], ys[0]);
        }
    }

    /// True when `across` is next to nothing against `along`.
    static boolean isFlat(double across, double along) {
        return (across <= FLAT && across <= FLAT_SHARE * along) || across < 1e-3;
    }

    int points() {
        return points;
    }

    double x(int index) {
        return xs[index];
    }

    double y(int index) {
        return ys[index];
    }

    /// True for a rectangle with sides along the axes, closed or left open at its last side.
    boolean isRectangle() {
        if (curved || diagonal || points < 4 || points > 5) {
            return false;
        }
        if (points == 5 && (Math.abs(xs[4] - xs[0]) > FLAT || Math.abs(ys[4] - ys[0]) > FLAT)) {
            return false;
        }
        for (int i = 0; i < 4; i++) {
            boolean atX = Math.abs(xs[i] - x0) <= FLAT || Math.abs(xs[i] - x1) <= FLAT;
            boolean atY = Math.abs(ys[i] - y0) <= FLAT || Math.abs(ys[i] - y1) <= FLAT;
            if (!atX || !atY) {
                return false;
            }
        }
        return Math.abs(xs[0] - xs[2]) >= x1 - x0 - FLAT
                && Math.abs(ys[0] - ys[2]) >= y1 - y0 - FLAT;
    }

    private void put(double x, double y) {
        if (points == xs.length) {
            xs = Arrays.copyOf(xs, points * 2);
            ys = Arrays.copyOf(ys, points * 2);
        }
        xs[points] = x;
        ys[points++] = y;
        include(x, y);
    }

    private void include(double x, double y) {
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y);
    }
}
