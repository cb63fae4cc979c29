package dev.sheetproof.ocr;

import java.util.Arrays;

/// Which pixels of a picture are ink. The paper may be stained or darker to one side: ink is what
/// is darker than the paper around it, by a threshold that separates the two (Otsu 1979).
final class Ink {

    /// Side of the squares whose paper is found each by itself, in pixels.
    private static final int SQUARE_PX = 64;

    /// The share of a square's pixels that may be brighter than its paper.
    private static final double BRIGHTER = 0.1;

    /// Ink is at least this much darker than paper: noise of the scanner is not.
    private static final int MIN_CONTRAST = 40;

    private final int width;
    private final int height;
    private final boolean[] ink;

    private Ink(int width, int height, boolean[] ink) {
        this.width = width;
        this.height = height;
        this.ink = ink;
    }

    static Ink of(GreyPicture picture) {
        int across = (picture.width() + SQUARE_PX - 1) / SQUARE_PX;
        int down = (picture.height() + SQUARE_PX - 1) / SQUARE_PX;
        int[] paper = new int[across * down];
        for (int j = 0; j < down; j++) {
            for (int i = 0; i < across; i++) {
                paper[j * across + i] = paper(picture, i * SQUARE_PX, j * SQUARE_PX);
            }
        }
        byte[] darker = new byte[picture.grey().length];
        int[] counts = new int[256];
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                int at = paper[y / SQUARE_PX * across + x / SQUARE_PX];
                int difference = Math.max(0, at - picture.at(x, y));
                darker[y * picture.width() + x] = (byte) difference;
                counts[difference]++;
            }
        }
        int threshold = Math.max(MIN_CONTRAST, otsu(counts));
        boolean[] ink = new boolean[darker.length];
        for (int i = 0; i < ink.length; i++) {
            ink[i] = (darker[i] & 0xFF) > threshold;
        }
        return new Ink(picture.width(), picture.height(), ink);
    }

    private static int paper(GreyPicture picture, int fromX, int fromY) {
        int[] counts = new int[256];
        int pixels = 0;
        for (int y = fromY; y < Math.min(picture.height(), fromY + SQUARE_PX); y++) {
            for (int x = fromX; x < Math.min(picture.width(), fromX + SQUARE_PX); x++) {
                counts[picture.at(x, y)]++;
                pixels++;
            }
        }
        int brighter = 0;
        for (int g = 255; g > 0; g--) {
            brighter += counts[g];
            if (brighter > BRIGHTER * pixels) {
                // A square that is all ink has no paper of its own.
                return Math.max(g, 128);
            }
        }
        return 255;
    }

    /// The threshold between two kinds of values with the greatest variance between them.
    static int otsu(int[] counts) {
        double total = 0;
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            total += counts[i];
            sum += (double) i * counts[i];
        }
        double below = 0;
        double sumBelow = 0;
        double best = -1;
        int threshold = 0;
        for (int i = 0; i < counts.length; i++) {
            below += counts[i];
            sumBelow += (double) i * counts[i];
            double above = total - below;
            if (below == 0 || above == 0) {
                continue;
            }
            double apart = sumBelow / below - (sum - sumBelow) / above;
            double variance = below * above * apart * apart;
            if (variance > best) {
                best = variance;
                threshold = i;
            }
        }
        return threshold;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    boolean at(int x, int y) {
        return ink[y * width + x];
    }

    /// Outside the picture there is no ink.
    boolean atOrPaper(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && at(x, y);
    }

    boolean at(int index) {
        return ink[index];
    }

    /// The ink of the picture turned by quarters of a turn, clockwise.
    Ink turned(int quarters) {
        byte[] bytes = new byte[ink.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (ink[i] ? 1 : 0);
        }
        GreyPicture turned = new GreyPicture(width, height, bytes).turned(quarters);
        boolean[] set = new boolean[ink.length];
        for (int i = 0; i < set.length; i++) {
            set[i] = turned.grey()[i] != 0;
        }
        return new Ink(turned.width(), turned.height(), set);
    }

    /// The share of a box that is ink.
    double share(PixelBox box) {
        PixelBox in = box.clip(width, height);
        int x0 = (int) Math.floor(in.x0());
        int x1 = (int) Math.ceil(in.x1());
        int y0 = (int) Math.floor(in.y0());
        int y1 = (int) Math.ceil(in.y1());
        long set = 0;
        for (int y = y0; y < y1; y++) {
            for (int x = x0; x < x1; x++) {
                set += at(x, y) ? 1 : 0;
            }
        }
        return set == 0 ? 0 : (double) set / ((long) (x1 - x0) * (y1 - y0));
    }

    /// Takes the ink out of a box.
    void erase(PixelBox box) {
        PixelBox in = box.clip(width, height);
        int x0 = (int) Math.floor(in.x0());
        int x1 = (int) Math.ceil(in.x1());
        for (int y = (int) Math.floor(in.y0()); y < (int) Math.ceil(in.y1()); y++) {
            if (x0 < x1) {
                Arrays.fill(ink, y * width + x0, y * width + x1, false);
            }
        }
    }
}
