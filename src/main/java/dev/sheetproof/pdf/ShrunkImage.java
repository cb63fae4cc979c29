package dev.sheetproof.pdf;

import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/// An image that gives its pixels shrunk by a whole number, each the mean of a square of the
/// original.
///
/// The renderer's own smooth scaling is its biggest cost on scans; after this, bilinear
/// interpolation does the rest, and thin strokes stay, which leaving out pixels would lose.
final class ShrunkImage extends ForwardingImage {

    private final int factor;

    ShrunkImage(PDImage image, int factor) {
        super(image);
        this.factor = factor;
    }

    @Override
    public BufferedImage getImage() throws IOException {
        return shrink(image.getImage(), factor);
    }

    @Override
    public BufferedImage getImage(Rectangle region, int subsampling) throws IOException {
        return shrink(image.getImage(), factor);
    }

    @Override
    public BufferedImage getStencilImage(Paint paint) throws IOException {
        return shrink(image.getStencilImage(paint), factor);
    }

    @Override
    public int getWidth() {
        return shrunk(image.getWidth(), factor);
    }

    @Override
    public int getHeight() {
        return shrunk(image.getHeight(), factor);
    }

    private static int shrunk(int size, int factor) {
        return Math.max(1, (size + factor - 1) / factor);
    }

    /// Averages squares of `factor` pixels; those at the right and lower edge may be cut.
    static BufferedImage shrink(BufferedImage source, int factor) {
        int width = shrunk(source.getWidth(), factor);
        int height = shrunk(source.getHeight(), factor);
        boolean gray = source.getType() == BufferedImage.TYPE_BYTE_GRAY;
        boolean alpha = source.getColorModel().hasAlpha();
        BufferedImage out =
                new BufferedImage(
                        width,
                        height,
                        gray
                                ? BufferedImage.TYPE_BYTE_GRAY
                                : alpha ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        if (gray) {
            shrinkGray(source, out, factor);
        } else {
            shrinkColour(source, out, factor, alpha);
        }
        return out;
    }

    private static void shrinkGray(BufferedImage source, BufferedImage out, int factor) {
        byte[] from = ((DataBufferByte) source.getRaster().getDataBuffer()).getData();
        byte[] to = ((DataBufferByte) out.getRaster().getDataBuffer()).getData();
        int w = source.getWidth();
        int[] sums = new int[out.getWidth()];
        for (int y = 0; y < out.getHeight(); y++) {
            java.util.Arrays.fill(sums, 0);
            int y1 = Math.min(source.getHeight(), (y + 1) * factor);
            for (int sy = y * factor; sy < y1; sy++) {
                int at = sy * w;
                for (int x = 0; x < sums.length; x++) {
                    int end = at + Math.min(factor, w - x * factor);
                    int sum = 0;
                    while (at < end) {
                        sum += from[at++] & 0xFF;
                    }
                    sums[x] += sum;
                }
            }
            for (int x = 0; x < sums.length; x++) {
                int n = (y1 - y * factor) * Math.min(factor, w - x * factor);
                to[y * sums.length + x] = (byte) (sums[x] / n);
            }
        }
    }

    private static void shrinkColour(
            BufferedImage source, BufferedImage out, int factor, boolean alpha) {
        int w = source.getWidth();
        int[] to = ((DataBufferInt) out.getRaster().getDataBuffer()).getData();
        int[] rows = new int[w * factor];
        for (int y = 0; y < out.getHeight(); y++) {
            int count = Math.min(factor, source.getHeight() - y * factor);
            source.getRGB(0, y * factor, w, count, rows, 0, w);
            for (int x = 0; x < out.getWidth(); x++) {
                int across = Math.min(factor, w - x * factor);
                to[y * out.getWidth() + x] = mean(rows, x * factor, w, across, count, alpha);
            }
        }
    }

    /// Colours weigh by their opacity, else what is transparent would darken the edges.
    private static int mean(int[] rows, int from, int w, int across, int down, boolean alpha) {
        long a = 0;
        long r = 0;
        long g = 0;
        long b = 0;
        for (int y = 0; y < down; y++) {
            for (int i = from + y * w; i < from + y * w + across; i++) {
                int p = rows[i];
                int weight = alpha ? p >>> 24 : 1;
                a += weight;
                r += (long) (p >> 16 & 0xFF) * weight;
                g += (long) (p >> 8 & 0xFF) * weight;
                b += (long) (p & 0xFF) * weight;
            }
        }
        if (a == 0) {
            return 0;
        }
        int opacity = alpha ? (int) (a / ((long) across * down)) : 255;
        return opacity << 24 | (int) (r / a) << 16 | (int) (g / a) << 8 | (int) (b / a);
    }
}
