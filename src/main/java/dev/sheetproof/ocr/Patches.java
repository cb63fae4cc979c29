package dev.sheetproof.ocr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/// Connected pixels of a picture.
final class Patches {

    private Patches() {}

    /// Pixels that touch each other, corners included.
    ///
    /// @param pixels indices into the picture, in scan order of their discovery
    // Owned by the patch: a page has tens of thousands.
    @SuppressWarnings("ArrayRecordComponent")
    record Patch(int[] pixels, int x0, int y0, int x1, int y1) {

        int width() {
            return x1 - x0;
        }

        int height() {
            return y1 - y0;
        }
    }

    /// The patches in scan order of their first pixels.
    ///
    /// @param set whether the pixel at an index counts
    static List<Patch> of(int width, int height, IntPredicate set) {
        List<Patch> patches = new ArrayList<>();
        boolean[] seen = new boolean[width * height];
        int[] queue = new int[256];
        for (int start = 0; start < seen.length; start++) {
            if (seen[start] || !set.test(start)) {
                continue;
            }
            int size = 0;
            queue[size++] = start;
            seen[start] = true;
            int x0 = width;
            int y0 = height;
            int x1 = 0;
            int y1 = 0;
            for (int next = 0; next < size; next++) {
                int x = queue[next] % width;
                int y = queue[next] / width;
                x0 = Math.min(x0, x);
                y0 = Math.min(y0, y);
                x1 = Math.max(x1, x + 1);
                y1 = Math.max(y1, y + 1);
                for (int v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
                    for (int u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
                        int at = v * width + u;
                        if (!seen[at] && set.test(at)) {
                            seen[at] = true;
                            if (size == queue.length) {
                                queue = Arrays.copyOf(queue, 2 * size);
                            }
                            queue[size++] = at;
                        }
                    }
                }
            }
            patches.add(new Patch(Arrays.copyOf(queue, size), x0, y0, x1, y1));
        }
        return patches;
    }
}
