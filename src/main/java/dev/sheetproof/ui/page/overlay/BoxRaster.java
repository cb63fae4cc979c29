package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import java.util.Arrays;

/// Thin edges of many boxes as pixels. Thousands of stroked rectangles take a canvas longer than a
/// frame; written into an array they take a fraction of one.
final class BoxRaster {

    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final int[] argbPre;

    /// @param area what is covered, in pixels of the view
    BoxRaster(PageBox area) {
        left = (int) Math.floor(area.x0());
        top = (int) Math.floor(area.y0());
        width = Math.max(1, (int) Math.ceil(area.x1()) - left);
        height = Math.max(1, (int) Math.ceil(area.y1()) - top);
        argbPre = new int[width * height];
    }

    int left() {
        return left;
    }

    int top() {
        return top;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /// Pixels in rows, as 0xAARRGGBB with premultiplied alpha.
    int[] argbPre() {
        return argbPre;
    }

    /// Draws the edge of a box, a pixel wide, just outside of what is in it.
    ///
    /// @param box in pixels of the view
    void outline(PageBox box, int colour) {
        int x0 = (int) Math.rint(box.x0()) - 1 - left;
        int y0 = (int) Math.rint(box.y0()) - 1 - top;
        int x1 = (int) Math.rint(box.x1()) - left;
        int y1 = (int) Math.rint(box.y1()) - top;
        row(x0, x1, y0, colour);
        row(x0, x1, y1, colour);
        column(x0, y0, y1, colour);
        column(x1, y0, y1, colour);
    }

    private void row(int x0, int x1, int y, int colour) {
        int from = Math.max(0, x0);
        int to = Math.min(width - 1, x1);
        if (y >= 0 && y < height && from <= to) {
            Arrays.fill(argbPre, y * width + from, y * width + to + 1, colour);
        }
    }

    private void column(int x, int y0, int y1, int colour) {
        if (x < 0 || x >= width) {
            return;
        }
        int to = Math.min(height - 1, y1);
        for (int y = Math.max(0, y0); y <= to; y++) {
            argbPre[y * width + x] = colour;
        }
    }
}
