package dev.sheetproof.ocr;

import dev.sheetproof.ocr.Patches.Patch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What is left of a page's ink without text and rules: drawings, in pieces small enough to show
/// their outline.
final class Drawings {

    /// Smaller ink is dirt or a dot, in points.
    private static final double MIN_PT = 5;

    /// Side of a piece in points.
    private static final double PIECE_PT = 36;

    /// A page with more pieces is a photograph: the rest tells nothing new.
    private static final int MAX_PIECES = 4_000;

    private Drawings() {}

    /// @param ink without text and rules
    static List<PixelBox> of(Ink ink, double pxPerPt) {
        List<PixelBox> pieces = new ArrayList<>();
        double smallest = MIN_PT * pxPerPt;
        int side = (int) Math.max(1, Math.round(PIECE_PT * pxPerPt));
        for (Patch patch : Patches.of(ink.width(), ink.height(), ink::at)) {
            if (Math.max(patch.width(), patch.height()) >= smallest) {
                pieces.addAll(pieces(patch, ink.width(), side));
            }
            if (pieces.size() >= MAX_PIECES) {
                return pieces.subList(0, MAX_PIECES);
            }
        }
        return pieces;
    }

    private static List<PixelBox> pieces(Patch patch, int width, int side) {
        Map<Long, int[]> bySquare = new TreeMap<>();
        for (int pixel : patch.pixels()) {
            int x = pixel % width;
            int y = pixel / width;
            int[] box =
                    bySquare.computeIfAbsent(
                            (long) (y / side) << 32 | x / side, k -> new int[] {x, y, x, y});
            box[0] = Math.min(box[0], x);
            box[1] = Math.min(box[1], y);
            box[2] = Math.max(box[2], x);
            box[3] = Math.max(box[3], y);
        }
        return bySquare.values().stream()
                .map(b -> new PixelBox(b[0], b[1], b[2] + 1.0, b[3] + 1.0))
                .toList();
    }
}
