package dev.sheetproof.ocr;

import dev.sheetproof.pdf.PageRaster;

/// A picture in shades of grey, 0 black to 255 white, rows from the top left.
///
/// @param grey one byte a pixel, unsigned; owned by the picture
// Pictures have millions of pixels: they are handed over, not copied.
@SuppressWarnings("ArrayRecordComponent")
record GreyPicture(int width, int height, byte[] grey) {

    /// What lies outside a picture: paper.
    static final int PAPER = 255;

    GreyPicture {
        if (width < 1 || height < 1 || grey.length != width * height) {
            throw new IllegalArgumentException(
                    width + " × " + height + " pixels in an array of " + grey.length);
        }
    }

    /// A page without its colours, weighed as eyes do (ITU-R BT.601).
    static GreyPicture of(PageRaster page) {
        int[] argb = page.argbPre();
        byte[] grey = new byte[argb.length];
        for (int i = 0; i < grey.length; i++) {
            int p = argb[i];
            int r = (p >> 16) & 0xFF;
            int g = (p >> 8) & 0xFF;
            int b = p & 0xFF;
            grey[i] = (byte) ((299 * r + 587 * g + 114 * b + 500) / 1000);
        }
        return new GreyPicture(page.widthPx(), page.heightPx(), grey);
    }

    int at(int x, int y) {
        return grey[y * width + x] & 0xFF;
    }

    private int inside(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? PAPER : at(x, y);
    }

    /// Makes a box as bright as what is just around it.
    void blank(PixelBox box) {
        PixelBox in = box.clip(width, height);
        int x0 = (int) Math.floor(in.x0());
        int x1 = (int) Math.ceil(in.x1());
        int y0 = (int) Math.floor(in.y0());
        int y1 = (int) Math.ceil(in.y1());
        boolean wide = x1 - x0 > y1 - y0;
        for (int y = y0; y < y1; y++) {
            for (int x = x0; x < x1; x++) {
                int before = wide ? inside(x, y0 - 1) : inside(x0 - 1, y);
                int after = wide ? inside(x, y1) : inside(x1, y);
                grey[y * width + x] = (byte) Math.max(before, after);
            }
        }
    }

    /// The picture turned by quarters of a turn, clockwise.
    GreyPicture turned(int quarters) {
        int turns = Math.floorMod(quarters, 4);
        if (turns == 0) {
            return this;
        }
        int w = turns == 2 ? width : height;
        int h = turns == 2 ? height : width;
        byte[] out = new byte[grey.length];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int tx = turns == 1 ? height - 1 - y : turns == 2 ? width - 1 - x : y;
                int ty = turns == 1 ? x : turns == 2 ? height - 1 - y : width - 1 - x;
                out[ty * w + tx] = grey[y * width + x];
            }
        }
        return new GreyPicture(w, h, out);
    }

    /// The picture turned about its middle so that what sloped down to the right by `slope` (rise
    /// over run) lies level.
    GreyPicture levelled(double slope) {
        double cos = 1 / Math.hypot(1, slope);
        double sin = slope * cos;
        double cx = (width - 1) / 2.0;
        double cy = (height - 1) / 2.0;
        byte[] out = new byte[grey.length];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double fx = cx + cos * (x - cx) - sin * (y - cy);
                double fy = cy + sin * (x - cx) + cos * (y - cy);
                out[y * width + x] = (byte) between(fx, fy);
            }
        }
        return new GreyPicture(width, height, out);
    }

    private int between(double fx, double fy) {
        int x = (int) Math.floor(fx);
        int y = (int) Math.floor(fy);
        double u = fx - x;
        double v = fy - y;
        double above = (1 - u) * inside(x, y) + u * inside(x + 1, y);
        double below = (1 - u) * inside(x, y + 1) + u * inside(x + 1, y + 1);
        return (int) Math.round((1 - v) * above + v * below);
    }

    /// A part of the picture at another size: averaged where it shrinks, interpolated where it
    /// grows. What of the part lies outside is paper.
    GreyPicture scaled(PixelBox part, int toWidth, int toHeight) {
        Taps across = Taps.of(part.x0(), part.x1(), toWidth);
        Taps down = Taps.of(part.y0(), part.y1(), toHeight);
        int firstRow = (int) Math.floor(part.y0()) - 1;
        int rows = (int) Math.ceil(part.y1()) + 2 - firstRow;
        float[] strip = new float[rows * toWidth];
        for (int r = 0; r < rows; r++) {
            int y = firstRow + r;
            for (int i = 0; i < toWidth; i++) {
                double sum = 0;
                for (int k = 0; k < across.count(i); k++) {
                    sum += across.weight(i, k) * inside(across.from(i) + k, y);
                }
                strip[r * toWidth + i] = (float) sum;
            }
        }
        byte[] out = new byte[toWidth * toHeight];
        for (int j = 0; j < toHeight; j++) {
            for (int i = 0; i < toWidth; i++) {
                double sum = 0;
                for (int k = 0; k < down.count(j); k++) {
                    sum += down.weight(j, k) * strip[(down.from(j) + k - firstRow) * toWidth + i];
                }
                out[j * toWidth + i] = (byte) Math.round(Math.clamp(sum, 0, 255));
            }
        }
        return new GreyPicture(toWidth, toHeight, out);
    }

    /// The whole picture at another size.
    GreyPicture scaled(int toWidth, int toHeight) {
        return scaled(new PixelBox(0, 0, width, height), toWidth, toHeight);
    }

    /// Which source pixels make each target pixel, with their weights.
    private record Taps(int[] starts, double[][] weights) {

        static Taps of(double from, double to, int count) {
            double step = (to - from) / count;
            int[] starts = new int[count];
            double[][] weights = new double[count][];
            for (int i = 0; i < count; i++) {
                double a = from + i * step;
                double b = a + step;
                if (step <= 1) {
                    double centre = (a + b) / 2 - 0.5;
                    starts[i] = (int) Math.floor(centre);
                    double u = centre - starts[i];
                    weights[i] = new double[] {1 - u, u};
                    continue;
                }
                int first = (int) Math.floor(a);
                int last = (int) Math.ceil(b) - 1;
                starts[i] = first;
                weights[i] = new double[last - first + 1];
                for (int p = first; p <= last; p++) {
                    weights[i][p - first] = (Math.min(b, p + 1) - Math.max(a, p)) / step;
                }
            }
            return new Taps(starts, weights);
        }

        int from(int i) {
            return starts[i];
        }

        int count(int i) {
            return weights[i].length;
        }

        double weight(int i, int k) {
            return weights[i][k];
        }
    }
}
