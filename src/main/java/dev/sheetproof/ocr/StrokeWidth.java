package dev.sheetproof.ocr;

import java.util.Arrays;

/// How thick the strokes of a line are: bold type differs from its neighbours by this.
final class StrokeWidth {

    /// Strokes this many times as thick as those of most of a page's text, for the size of the
    /// type, are bold.
    private static final double BOLD = 1.3;

    /// Runs of this share of the type size are bars of letters, not stems.
    private static final double BAR = 0.25;

    private StrokeWidth() {}

    /// The mean length of runs of ink in the rows of a box, bars left out, as a share of the type
    /// size; 0 without ink.
    ///
    /// @param emPx size of the type
    static double of(Ink ink, PixelBox box, double emPx) {
        PixelBox in = box.clip(ink.width(), ink.height());
        int right = (int) Math.ceil(in.x1());
        long runs = 0;
        long length = 0;
        for (int y = (int) Math.floor(in.y0()); y < (int) Math.ceil(in.y1()); y++) {
            int run = 0;
            for (int x = (int) Math.floor(in.x0()); x <= right; x++) {
                if (x < right && ink.at(x, y)) {
                    run++;
                } else if (run > 0) {
                    if (run < BAR * emPx) {
                        runs++;
                        length += run;
                    }
                    run = 0;
                }
            }
        }
        return runs == 0 ? 0 : length / (runs * emPx);
    }

    /// Which lines are bold.
    ///
    /// @param shares stroke width of each line as a share of its type size; 0 where unknown
    /// @param weights characters of each
    static boolean[] bold(double[] shares, int[] weights) {
        Integer[] order = new Integer[shares.length];
        long total = 0;
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
            total += shares[i] > 0 ? weights[i] : 0;
        }
        Arrays.sort(order, java.util.Comparator.comparingDouble((Integer i) -> shares[i]));
        double usual = 0;
        long sum = 0;
        for (int i : order) {
            if (shares[i] > 0) {
                sum += weights[i];
                if (2 * sum >= total) {
                    usual = shares[i];
                    break;
                }
            }
        }
        boolean[] bold = new boolean[shares.length];
        for (int i = 0; i < bold.length; i++) {
            bold[i] = usual > 0 && shares[i] > BOLD * usual;
        }
        return bold;
    }
}
