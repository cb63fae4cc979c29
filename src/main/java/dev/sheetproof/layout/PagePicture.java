package dev.sheetproof.layout;

/// A picture of a whole page as displayed, on white.
///
/// @param rgb pixels in rows from the top left, as 0xRRGGBB in the low 24 bits; owned by the
///   receiver
/// @param pxPerPt its scale: pixels = points × `pxPerPt`
// The array is handed over, not shared: pages are looked at once.
@SuppressWarnings("ArrayRecordComponent")
public record PagePicture(int widthPx, int heightPx, int[] rgb, double pxPerPt) {

    public PagePicture {
        if (widthPx < 1 || heightPx < 1 || rgb.length != widthPx * heightPx) {
            throw new IllegalArgumentException(
                    widthPx + " × " + heightPx + " pixels in an array of " + rgb.length);
        }
        if (!(pxPerPt > 0) || !Double.isFinite(pxPerPt)) {
            throw new IllegalArgumentException("scale not positive: " + pxPerPt);
        }
    }
}
