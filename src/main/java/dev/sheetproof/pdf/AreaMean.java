package dev.sheetproof.pdf;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// Shrinks a picture whose rows come one after the other: each pixel of the result is the mean of
/// the area of the original that it covers, parts of pixels weighing as much as their part.
///
/// Thin strokes stay that way, which leaving out pixels would lose, and nothing of the original is
/// kept.
final class AreaMean {

    /// Bits that are read at once, and so many must follow a row of bits.
    static final int BITS_AT_ONCE = Long.SIZE;

    private static final VarHandle BIG_ENDIAN =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final int sourceHeight;
    private final int height;
    private final int channels;
    private final Window window;
    private final Sink sink;
    private final int[] first;
    private final int[] last;
    private final float[] firstWeight;
    private final float[] lastWeight;
    private final float gain;
    private final float[] across;
    private float[] sums;
    private float[] nextSums;
    private int y;
    private int sourceY;

    /// The part of the result that is wanted.
    ///
    /// @param x0 first column; `x1`: one past the last; `y0`, `y1` likewise
    record Window(int x0, int y0, int x1, int y1) {

        int width() {
            return x1 - x0;
        }

        int height() {
            return y1 - y0;
        }
    }

    /// Gets rows of the result.
    interface Sink {

        /// @param y row of the result, within the window
        /// @param means a value for each channel of each column of the window; used again
        ///   afterwards
        void row(int y, float[] means);
    }

    /// @param width columns of the whole result, at most those of the source; `height` likewise
    /// @param channels values per pixel
    AreaMean(
            int sourceWidth,
            int sourceHeight,
            int width,
            int height,
            int channels,
            Window window,
            Sink sink) {
        if (width < 1 || height < 1 || width > sourceWidth || height > sourceHeight) {
            throw new IllegalArgumentException(
                    sourceWidth + "x" + sourceHeight + " not shrunk to " + width + "x" + height);
        }
        this.sourceHeight = sourceHeight;
        this.height = height;
        this.channels = channels;
        this.window = window;
        this.sink = sink;
        int columns = window.width();
        first = new int[columns];
        last = new int[columns];
        firstWeight = new float[columns];
        lastWeight = new float[columns];
        double step = (double) sourceWidth / width;
        for (int i = 0; i < columns; i++) {
            double from = (window.x0() + i) * step;
            double to = Math.min(sourceWidth, (window.x0() + i + 1) * step);
            first[i] = Math.min((int) from, sourceWidth - 1);
            last[i] = Math.clamp((long) Math.ceil(to) - 1, first[i], sourceWidth - 1);
            firstWeight[i] = (float) (Math.min(to, first[i] + 1) - from);
            lastWeight[i] = last[i] > first[i] ? (float) (to - last[i]) : 0;
        }
        gain = (float) (1 / step);
        across = new float[columns * channels];
        sums = new float[columns * channels];
        nextSums = new float[columns * channels];
    }

    /// Whether the next row counts; one that does not may be skipped.
    boolean wanted() {
        double top = (double) sourceY * height / sourceHeight;
        double bottom = (double) (sourceY + 1) * height / sourceHeight;
        return bottom > window.y0() && top < window.y1();
    }

    /// The next row is not read.
    void skip() {
        sourceY++;
    }

    /// Takes the next row.
    ///
    /// @param samples a value for each channel of each column of the source
    void add(int[] samples) {
        take(
                () -> {
                    if (channels == 1) {
                        shrinkOne(samples);
                    } else {
                        shrinkSeveral(samples);
                    }
                });
    }

    /// Takes the next row of an image of one bit: each set bit counts one.
    ///
    /// @param packed a bit for each column of the source, the highest first, and [#BITS_AT_ONCE]
    ///   more
    void addBits(byte[] packed) {
        take(() -> shrinkBits(packed));
    }

    private void take(Runnable shrink) {
        double top = (double) sourceY * height / sourceHeight;
        double bottom = (double) (sourceY + 1) * height / sourceHeight;
        sourceY++;
        if (bottom <= window.y0() || top >= window.y1()) {
            return;
        }
        int row = Math.min((int) top, height - 1);
        if (row > y) {
            flush(row);
        }
        shrink.run();
        add(sums, (float) (Math.min(bottom, row + 1) - top));
        if (bottom > row + 1) {
            add(nextSums, (float) (bottom - row - 1));
        }
        if (bottom >= window.y1() || sourceY == sourceHeight) {
            flush(row + 1);
        }
    }

    private void add(float[] to, float weight) {
        for (int i = 0; i < to.length; i++) {
            to[i] += across[i] * weight;
        }
    }

    private void flush(int next) {
        if (y >= window.y0() && y < window.y1()) {
            sink.row(y, sums);
        }
        float[] done = sums;
        sums = nextSums;
        nextSums = done;
        Arrays.fill(nextSums, 0);
        y = next;
    }

    private void shrinkBits(byte[] packed) {
        for (int i = 0; i < first.length; i++) {
            int from = first[i];
            int to = last[i];
            float sum = bits(packed, from, 1) * firstWeight[i];
            if (to > from) {
                int whole = 0;
                int x = from + 1;
                while (x < to) {
                    int count = Math.min(to - x, BITS_AT_ONCE - Byte.SIZE);
                    whole += Long.bitCount(bits(packed, x, count));
                    x += count;
                }
                sum += whole + bits(packed, to, 1) * lastWeight[i];
            }
            across[i] = sum * gain;
        }
    }

    private static long bits(byte[] packed, int from, int count) {
        long word = (long) BIG_ENDIAN.get(packed, from >> 3);
        return word << (from & 7) >>> (BITS_AT_ONCE - count);
    }

    private void shrinkOne(int[] samples) {
        for (int i = 0; i < first.length; i++) {
            int from = first[i];
            int to = last[i];
            float sum = samples[from] * firstWeight[i];
            if (to > from) {
                int whole = 0;
                for (int x = from + 1; x < to; x++) {
                    whole += samples[x];
                }
                sum += whole + samples[to] * lastWeight[i];
            }
            across[i] = sum * gain;
        }
    }

    private void shrinkSeveral(int[] samples) {
        for (int i = 0; i < first.length; i++) {
            for (int c = 0; c < channels; c++) {
                int from = first[i] * channels + c;
                int to = last[i] * channels + c;
                float sum = samples[from] * firstWeight[i];
                if (to > from) {
                    long whole = 0;
                    for (int x = from + channels; x < to; x += channels) {
                        whole += samples[x];
                    }
                    sum += whole + samples[to] * lastWeight[i];
                }
                across[i * channels + c] = sum * gain;
            }
        }
    }
}
