package dev.sheetproof.evidence;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.pdf.PageAnnotator;
import dev.sheetproof.pdf.PageRaster;
import java.util.List;
import java.util.Locale;

/// The part of a page that an evidence picture shows, and what of it is faded.
final class EvidenceRegion {

    /// Points kept around the boxes, so that no glyph touches the edge of the picture.
    private static final double MARGIN_PT = 6;

    /// Points around a box that stay clear.
    private static final double CLEAR_PT = 2;

    /// How much of the ink outside the boxes is hidden: enough that nobody takes it for evidence.
    private static final double VEIL = .75;

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

    /// Eight hex digits that change with the boxes shown, in tenths of a point.
    static String name(List<PageBox> boxes) {
        int hash = 1;
        for (PageBox box : boxes) {
            for (double edge : new double[] {box.x0(), box.y0(), box.x1(), box.y1()}) {
                hash = 31 * hash + (int) Math.round(10 * edge);
            }
        }
        return String.format(Locale.ROOT, "%08x", hash);
    }

    static int pixels(double points, double dpi) {
        return (int) Math.max(1, Math.ceil(points * dpi / 72 - 1e-6));
    }

    /// The picture of a region with everything outside the boxes faded.
    static PageRaster faded(PageRaster raster, PageBox region, List<PageBox> boxes) {
        List<PageBox> clear = boxes.stream().map(box -> box.inflate(CLEAR_PT)).toList();
        return PageAnnotator.over(raster, region).fadeOutside(clear, VEIL).raster();
    }
}
