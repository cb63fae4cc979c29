package dev.sheetproof.evidence;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.pdf.PageRaster;
import java.util.List;

/// The part of a page that an evidence picture shows, and how what does not belong to the evidence
/// is faded.
final class EvidenceRegion {

    /// Points kept around the boxes, so that no glyph touches the edge of the picture.
    private static final double MARGIN_PT = 6;

    /// Points around a box that stay clear.
    private static final double CLEAR_PT = 2;

    /// How much of its ink a faded pixel keeps, in 256ths.
    private static final int KEPT = 64;

    private EvidenceRegion() {}

    /// The enclosing box with a margin.
    static PageBox of(List<PageBox> boxes) {
        return PageBox.enclosing(boxes).inflate(MARGIN_PT);
    }

    /// The enclosing box with a margin, cut to the page where it meets it.
    static PageBox of(List<PageBox> boxes, PageFrame frame) {
        PageBox region = of(boxes);
        return region.clip(frame.widthPt(), frame.heightPt())
                .filter(clipped -> clipped.area() > 0)
                .orElse(region);
    }

    static int pixels(double points, double dpi) {
        return (int) Math.max(1, Math.ceil(points * dpi / 72 - 1e-6));
    }

    /// Makes everything outside the boxes pale, in place.
    static void fadeOutside(PageRaster raster, PageBox region, List<PageBox> boxes) {
        double scale = raster.dpi() / 72;
        int width = raster.widthPx();
        boolean[] clear = new boolean[width];
        for (int y = 0; y < raster.heightPx(); y++) {
            java.util.Arrays.fill(clear, false);
            for (PageBox box : boxes) {
                PageBox kept = box.inflate(CLEAR_PT);
                double top = (kept.y0() - region.y0()) * scale;
                double bottom = (kept.y1() - region.y0()) * scale;
                if (y + 1 > top && y < bottom) {
                    int from =
                            Math.clamp(
                                    (long) Math.floor((kept.x0() - region.x0()) * scale), 0, width);
                    int to =
                            Math.clamp(
                                    (long) Math.ceil((kept.x1() - region.x0()) * scale), 0, width);
                    java.util.Arrays.fill(clear, from, Math.max(from, to), true);
                }
            }
            for (int x = 0; x < width; x++) {
                if (!clear[x]) {
                    int at = y * width + x;
                    raster.argbPre()[at] = faded(raster.argbPre()[at]);
                }
            }
        }
    }

    private static int faded(int argb) {
        int red = 255 - (255 - (argb >> 16 & 255)) * KEPT / 256;
        int green = 255 - (255 - (argb >> 8 & 255)) * KEPT / 256;
        int blue = 255 - (255 - (argb & 255)) * KEPT / 256;
        return 0xFF000000 | red << 16 | green << 8 | blue;
    }
}
