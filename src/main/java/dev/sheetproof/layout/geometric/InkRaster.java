package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.PageBox;

/// A coarse bitmap of a page in which marked boxes that touch form components.
///
/// Marking costs four additions whatever the size of a box and labelling one pass over the bitmap,
/// so that half a million strokes cost no more than their reading.
final class InkRaster {

    /// Side of a bitmap cell in points on ordinary pages: finer than the gap between two separate
    /// drawings.
    private static final double CELL_PT = 2;

    /// Cells of the bitmap at most; larger pages get larger cells.
    private static final int MAX_CELLS = 600_000;

    private final double cell;
    private final int columns;
    private final int rows;
    private final int[] difference;
    private int[] labels = new int[0];

    InkRaster(double widthPt, double heightPt) {
        cell = Math.max(CELL_PT, Math.sqrt(widthPt * heightPt / MAX_CELLS));
        columns = (int) Math.ceil(widthPt / cell) + 1;
        rows = (int) Math.ceil(heightPt / cell) + 1;
        difference = new int[(columns + 1) * (rows + 1)];
    }

    /// Marks all cells the box meets.
    void mark(PageBox box) {
        int c0 = column(box.x0());
        int c1 = column(box.x1()) + 1;
        int r0 = row(box.y0());
        int r1 = row(box.y1()) + 1;
        int stride = columns + 1;
        difference[r0 * stride + c0]++;
        difference[r0 * stride + c1]--;
        difference[r1 * stride + c0]--;
        difference[r1 * stride + c1]++;
    }

    private int column(double x) {
        return Math.clamp((long) Math.floor(x / cell), 0, columns - 1);
    }

    private int row(double y) {
        return Math.clamp((long) Math.floor(y / cell), 0, rows - 1);
    }

    /// Labels the components of marked cells that touch, corners included.
    ///
    /// @return how many there are; labels run from 0
    int label() {
        int stride = columns + 1;
        for (int r = 0; r <= rows; r++) {
            for (int c = 0; c <= columns; c++) {
                int i = r * stride + c;
                int above = r > 0 ? difference[i - stride] : 0;
                int before = c > 0 ? difference[i - 1] : 0;
                int both = r > 0 && c > 0 ? difference[i - stride - 1] : 0;
                difference[i] += above + before - both;
            }
        }
        int[] parent = new int[columns * rows];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int i = r * columns + c;
                parent[i] = i;
                if (!marked(r, c)) {
                    continue;
                }
                // The cells beside one above touch it, so they are of its component already.
                if (r > 0 && marked(r - 1, c)) {
                    join(parent, i, i - columns);
                    continue;
                }
                if (c > 0 && marked(r, c - 1)) {
                    join(parent, i, i - 1);
                } else if (r > 0 && c > 0 && marked(r - 1, c - 1)) {
                    join(parent, i, i - columns - 1);
                }
                if (r > 0 && c + 1 < columns && marked(r - 1, c + 1)) {
                    join(parent, i, i - columns + 1);
                }
            }
        }
        labels = new int[columns * rows];
        int next = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int i = r * columns + c;
                if (!marked(r, c)) {
                    labels[i] = -1;
                } else {
                    int root = root(parent, i);
                    labels[i] = root == i ? next++ : labels[root];
                }
            }
        }
        return next;
    }

    private boolean marked(int r, int c) {
        return difference[r * (columns + 1) + c] > 0;
    }

    /// The component under a point; -1 when nothing is marked there.
    int labelAt(double x, double y) {
        return labels[row(y) * columns + column(x)];
    }

    private static int root(int[] parent, int i) {
        int r = i;
        while (parent[r] != r) {
            parent[r] = parent[parent[r]];
            r = parent[r];
        }
        return r;
    }

    /// The smaller index becomes the root, so that a root is met before the cells it stands for.
    private static void join(int[] parent, int a, int b) {
        int ra = root(parent, a);
        int rb = root(parent, b);
        if (ra < rb) {
            parent[rb] = ra;
        } else {
            parent[ra] = rb;
        }
    }
}
