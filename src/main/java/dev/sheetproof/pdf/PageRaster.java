package dev.sheetproof.pdf;

/// A picture of a page or of a part of it.
///
/// @param argbPre pixels in rows from the top left, as 0xAARRGGBB with premultiplied alpha; owned
///   by the receiver
/// @param dpi its resolution: pixels = points × dpi / 72
// The array is handed over, not shared: copying megabytes to guard it would double the cost of a
// tile.
@SuppressWarnings("ArrayRecordComponent")
public record PageRaster(int widthPx, int heightPx, int[] argbPre, double dpi) {

    public PageRaster {
        if (widthPx < 1 || heightPx < 1 || argbPre.length != widthPx * heightPx) {
            throw new IllegalArgumentException(
                    widthPx + " × " + heightPx + " pixels in an array of " + argbPre.length);
        }
    }
}
