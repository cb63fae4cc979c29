package dev.sheetproof.ocr;

import dev.sheetproof.ocr.Patches.Patch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Reads the lines of text off a map of likelihoods: connected cores, how they slope, and the boxes
/// around them grown back to the size of the type.
final class TextBoxes {

    /// Fewer pixels of the map are specks.
    private static final int MIN_PIXELS = 6;

    /// Shortest side of a core in pixels of the map.
    private static final int MIN_SIDE = 2;

    /// Mean likelihood that a core must have.
    private static final double MIN_LIKELIHOOD = 0.5;

    /// The network marks the core of a line; the line reaches beyond it by this many times area
    /// over perimeter (Vatti clipping as in the DB paper, Liao et al. 2020).
    private static final double UNCLIP = 1.6;

    /// Cores this many times as long as high tell how the page slopes.
    private static final double LONG = 6;

    /// A core is upright, read down or up, when it is this many times as high as wide.
    private static final double TALL = 1.6;

    /// Slopes beyond this (about 10°) are drawings, not a page laid askew on the scanner.
    private static final double MAX_SLOPE = 0.18;

    /// Long cores at least, for a slope to be believed.
    private static final int MIN_LONG = 3;

    /// Share of the lower one's height that two boxes of one row have in common.
    private static final double SAME_ROW = 0.6;

    private TextBoxes() {}

    /// The cores of the lines.
    static List<Patch> cores(TextMap map) {
        return Patches.of(map.width(), map.height(), map::isText).stream()
                .filter(p -> p.pixels().length >= MIN_PIXELS)
                .filter(p -> Math.min(p.width(), p.height()) >= MIN_SIDE)
                .filter(p -> likelihood(map, p) >= MIN_LIKELIHOOD)
                .toList();
    }

    private static double likelihood(TextMap map, Patch patch) {
        double sum = 0;
        for (int pixel : patch.pixels()) {
            sum += map.at(pixel);
        }
        return sum / patch.pixels().length;
    }

    /// Whether most of the text runs up or down the picture.
    static boolean sideways(List<Patch> cores) {
        long along = 0;
        long across = 0;
        for (Patch core : cores) {
            if (core.height() > TALL * core.width()) {
                across += core.pixels().length;
            } else if (core.width() > TALL * core.height()) {
                along += core.pixels().length;
            }
        }
        return across > along;
    }

    /// The slope of the page: that of the middle one of its long lines, by length; 0 when there are
    /// too few to tell.
    static double slope(List<Patch> cores, int mapWidth) {
        List<double[]> slopes = new ArrayList<>();
        double total = 0;
        for (Patch core : cores) {
            double thick = (double) core.pixels().length / core.width();
            if (core.width() > LONG * thick) {
                double slope = slope(core, mapWidth);
                if (Math.abs(slope) < MAX_SLOPE) {
                    slopes.add(new double[] {slope, core.width()});
                    total += core.width();
                }
            }
        }
        if (slopes.size() < MIN_LONG) {
            return 0;
        }
        slopes.sort(Comparator.comparingDouble(s -> s[0]));
        double sum = 0;
        for (double[] slope : slopes) {
            sum += slope[1];
            if (sum >= total / 2) {
                return slope[0];
            }
        }
        return 0;
    }

    /// The line of least squares through the pixels.
    private static double slope(Patch core, int mapWidth) {
        double n = core.pixels().length;
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        for (int pixel : core.pixels()) {
            double x = pixel % mapWidth - core.x0();
            double y = pixel / mapWidth - core.y0();
            sx += x;
            sy += y;
            sxx += x * x;
            sxy += x * y;
        }
        double spread = sxx - sx * sx / n;
        return spread > 0 ? (sxy - sx * sy / n) / spread : 0;
    }

    /// The boxes of the lines in the picture that the map was made of, after it was levelled, in
    /// scan order of their cores.
    static List<PixelBox> boxes(TextMap map, List<Patch> cores, double slope) {
        double cos = 1 / Math.hypot(1, slope);
        double sin = slope * cos;
        double cx = (map.width() - 1) / 2.0;
        double cy = (map.height() - 1) / 2.0;
        List<PixelBox> boxes = new ArrayList<>();
        for (Patch core : cores) {
            double x0 = Double.MAX_VALUE;
            double y0 = Double.MAX_VALUE;
            double x1 = -Double.MAX_VALUE;
            double y1 = -Double.MAX_VALUE;
            for (int pixel : core.pixels()) {
                int row = pixel / map.width();
                double dx = pixel % map.width() - cx;
                double dy = row - cy;
                double x = cx + cos * dx + sin * dy;
                double y = cy - sin * dx + cos * dy;
                x0 = Math.min(x0, x);
                y0 = Math.min(y0, y);
                x1 = Math.max(x1, x + 1);
                y1 = Math.max(y1, y + 1);
            }
            double w = x1 - x0;
            double h = y1 - y0;
            double grow = w * h * UNCLIP / (2 * (w + h));
            boxes.add(
                    new PixelBox(x0 - grow, y0 - grow, x1 + grow, y1 + grow)
                            .scaled(1 / map.pxPerPx()));
        }
        return apart(boxes);
    }

    /// Neighbours in a row that were grown into each other, each up to the middle.
    private static List<PixelBox> apart(List<PixelBox> boxes) {
        List<PixelBox> apart = new ArrayList<>(boxes);
        for (int i = 0; i < apart.size(); i++) {
            for (int j = i + 1; j < apart.size(); j++) {
                PixelBox a = apart.get(i);
                PixelBox b = apart.get(j);
                double common = Math.min(a.y1(), b.y1()) - Math.max(a.y0(), b.y0());
                boolean row = common > SAME_ROW * Math.min(a.height(), b.height());
                PixelBox left = a.x0() <= b.x0() ? a : b;
                PixelBox right = a.x0() <= b.x0() ? b : a;
                if (!row || left.x1() <= right.x0() || left.x1() >= right.x1()) {
                    continue;
                }
                double middle = (left.x1() + right.x0()) / 2;
                PixelBox cutLeft = new PixelBox(left.x0(), left.y0(), middle, left.y1());
                PixelBox cutRight = new PixelBox(middle, right.y0(), right.x1(), right.y1());
                apart.set(i, a.equals(left) ? cutLeft : cutRight);
                apart.set(j, a.equals(left) ? cutRight : cutLeft);
            }
        }
        return apart;
    }
}
