package dev.sheetproof.pdf;

import dev.sheetproof.model.PageBox;

/// Remembers where something coloured was painted, so that white paint over it can be told from
/// white on paper. A grid of bits: bounded and quick, exact to half a cell.
final class Backdrop {

    /// Side of a cell in points.
    private static final double CELL = 4;

    /// Cells in a row and a column; pages beyond 2,048 points share cells with what lies 2,048
    /// further.
    private static final int SIDE = 512;

    private final long[] bits = new long[SIDE * SIDE / 64];
    private boolean any;

    void add(PageBox box) {
        any = true;
        // Only cells whose middle is covered: paint next to a cell must not count.
        int x0 = (int) Math.ceil(box.x0() / CELL - 0.5);
        int x1 = (int) Math.floor(box.x1() / CELL - 0.5);
        int y0 = (int) Math.ceil(box.y0() / CELL - 0.5);
        int y1 = (int) Math.floor(box.y1() / CELL - 0.5);
        for (int y = y0; y <= Math.min(y1, y0 + SIDE - 1); y++) {
            for (int x = x0; x <= Math.min(x1, x0 + SIDE - 1); x++) {
                int i = (y & SIDE - 1) * SIDE + (x & SIDE - 1);
                bits[i >> 6] |= 1L << i;
            }
        }
    }

    boolean touches(PageBox box) {
        if (!any) {
            return false;
        }
        int x0 = (int) Math.floor(box.x0() / CELL);
        int x1 = (int) Math.floor(box.x1() / CELL);
        int y0 = (int) Math.floor(box.y0() / CELL);
        int y1 = (int) Math.floor(box.y1() / CELL);
        for (int y = y0; y <= Math.min(y1, y0 + SIDE - 1); y++) {
            for (int x = x0; x <= Math.min(x1, x0 + SIDE - 1); x++) {
                int i = (y & SIDE - 1) * SIDE + (x & SIDE - 1);
                if ((bits[i >> 6] & 1L << i) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
