package dev.sheetproof.pdf;

import java.util.Arrays;

/// The path under construction, on the displayed page. Mutable, one interpreter's own.
final class PathBuffer {

    static final byte MOVE = 0;
    static final byte LINE = 1;

    /// Only the end point of a curve is kept, after the two control points, which bound it.
    static final byte CURVE = 2;

    static final byte CLOSE = 3;

    /// Most pieces of one path. Maps and board layouts stay below; what comes after is left out and
    /// reported.
    static final int MAX_SEGMENTS = 1_000_000;

    private byte[] kinds = new byte[64];
    private double[] coordinates = new double[256];
    private int count;
    private int used;
    private double startX;
    private double startY;
    private double currentX;
    private double currentY;
    private boolean full;

    boolean isEmpty() {
        return count == 0;
    }

    /// True when pieces were left out.
    boolean isFull() {
        return full;
    }

    int count() {
        return count;
    }

    byte kind(int index) {
        return kinds[index];
    }

    /// The points of all pieces one after the other: 1 for a move or line, 3 for a curve, none for
    /// a close.
    double[] coordinates() {
        return coordinates;
    }

    void clear() {
        count = 0;
        used = 0;
        full = false;
    }

    void move(double x, double y) {
        if (add(MOVE, 2)) {
            put(x, y);
            startX = currentX;
            startY = currentY;
        }
    }

    void line(double x, double y) {
        if (count == 0) {
            move(x, y);
        } else if (add(LINE, 2)) {
            put(x, y);
        }
    }

    void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
        if (count == 0) {
            move(x1, y1);
        }
        if (add(CURVE, 6)) {
            put(x1, y1);
            put(x2, y2);
            put(x3, y3);
        }
    }

    void close() {
        if (count > 0 && kinds[count - 1] != CLOSE && add(CLOSE, 0)) {
            currentX = startX;
            currentY = startY;
        }
    }

    double currentX() {
        return currentX;
    }

    double currentY() {
        return currentY;
    }

    private boolean add(byte kind, int numbers) {
        if (count == MAX_SEGMENTS) {
            full = true;
            return false;
        }
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, count * 2);
        }
        if (used + numbers > coordinates.length) {
            coordinates = Arrays.copyOf(coordinates, coordinates.length * 2);
        }
        kinds[count++] = kind;
        return true;
    }

    private void put(double x, double y) {
        currentX = PointGrid.snap(x);
        currentY = PointGrid.snap(y);
        coordinates[used++] = currentX;
        coordinates[used++] = currentY;
    }

    /// Bounds of all points; null-like when empty: x0 greater than x1.
    double[] bounds() {
        double[] b = {
            Double.POSITIVE_INFINITY,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NEGATIVE_INFINITY
        };
        for (int i = 0; i < used; i += 2) {
            b[0] = Math.min(b[0], coordinates[i]);
            b[1] = Math.min(b[1], coordinates[i + 1]);
            b[2] = Math.max(b[2], coordinates[i]);
            b[3] = Math.max(b[3], coordinates[i + 1]);
        }
        return b;
    }
}
