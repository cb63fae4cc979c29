package dev.sheetproof.layout.neural;

import dev.sheetproof.layout.PagePicture;
import dev.sheetproof.model.PageBox;
import java.util.Optional;

/// How a page lies in the picture a model sees: scaled alike in both directions, centred, the rest
/// grey.
///
/// @param pxPerPt scale from page to picture
/// @param padX grey columns left of the page
/// @param padY grey rows above it
/// @param widthPx of the whole picture
/// @param heightPx of the whole picture
record Letterbox(double pxPerPt, int padX, int padY, int widthPx, int heightPx) {

    /// The grey around the page, 0..1: what the models were trained with.
    static final float GREY = 114 / 255f;

    /// How a model wants colours.
    enum Pixels {
        /// Red, green, blue in 0..1.
        RGB_UNIT,
        /// Blue, green, red in 0..255.
        BGR_BYTES
    }

    /// Fits a page into a picture of a given size.
    static Letterbox fixed(double pageWidthPt, double pageHeightPt, int widthPx, int heightPx) {
        double scale = Math.min(widthPx / pageWidthPt, heightPx / pageHeightPt);
        return of(scale, pageWidthPt, pageHeightPt, widthPx, heightPx);
    }

    /// Fits a page into the smallest picture whose sides are multiples of a stride, its longer side
    /// being a given number of pixels.
    static Letterbox free(double pageWidthPt, double pageHeightPt, int longestPx, int stride) {
        double scale = longestPx / Math.max(pageWidthPt, pageHeightPt);
        int width = up(pageWidthPt * scale, stride);
        int height = up(pageHeightPt * scale, stride);
        return of(scale, pageWidthPt, pageHeightPt, width, height);
    }

    private static int up(double pixels, int stride) {
        // A hair less, so that rounding noise does not add a stride.
        return stride * (int) Math.max(1, Math.ceil((pixels - 1e-6) / stride));
    }

    private static Letterbox of(
            double scale, double pageWidthPt, double pageHeightPt, int widthPx, int heightPx) {
        int padX = (int) Math.max(0, Math.floor((widthPx - pageWidthPt * scale) / 2));
        int padY = (int) Math.max(0, Math.floor((heightPx - pageHeightPt * scale) / 2));
        return new Letterbox(scale, padX, padY, widthPx, heightPx);
    }

    /// Writes the picture of the page as three planes of colour.
    ///
    /// Each pixel is the mean of what lies under it: a picture that is larger than wanted shrinks
    /// without losing thin rules.
    ///
    /// @param offset where the picture starts in the tensor
    void fill(PagePicture page, float[] tensor, int offset, Pixels pixels) {
        boolean bytes = pixels == Pixels.BGR_BYTES;
        float full = bytes ? 255 : 1;
        int plane = widthPx * heightPx;
        java.util.Arrays.fill(tensor, offset, offset + 3 * plane, GREY * full);
        double step = page.pxPerPt() / pxPerPt;
        int columns = Math.min(widthPx - padX, (int) Math.ceil(page.widthPx() / step));
        int rows = Math.min(heightPx - padY, (int) Math.ceil(page.heightPx() / step));
        for (int y = 0; y < rows; y++) {
            int from = (int) Math.min(page.heightPx() - 1, Math.floor(y * step));
            int to = Math.max(from + 1, (int) Math.min(page.heightPx(), (y + 1) * step));
            for (int x = 0; x < columns; x++) {
                int left = (int) Math.min(page.widthPx() - 1, Math.floor(x * step));
                int right = Math.max(left + 1, (int) Math.min(page.widthPx(), (x + 1) * step));
                long red = 0;
                long green = 0;
                long blue = 0;
                for (int sy = from; sy < to; sy++) {
                    for (int sx = left; sx < right; sx++) {
                        int rgb = page.rgb()[sy * page.widthPx() + sx];
                        red += rgb >> 16 & 0xFF;
                        green += rgb >> 8 & 0xFF;
                        blue += rgb & 0xFF;
                    }
                }
                float count = 255f / full * (to - from) * (right - left);
                int at = offset + (y + padY) * widthPx + x + padX;
                tensor[at] = (bytes ? blue : red) / count;
                tensor[at + plane] = green / count;
                tensor[at + 2 * plane] = (bytes ? red : blue) / count;
            }
        }
    }

    /// A box of the picture as a box of the page, cut to the page; empty when nothing is left.
    Optional<PageBox> toPage(
            double x0, double y0, double x1, double y1, double pageWidthPt, double pageHeightPt) {
        if (!(x1 > x0 && y1 > y0)) {
            return Optional.empty();
        }
        return new PageBox(
                        (x0 - padX) / pxPerPt,
                        (y0 - padY) / pxPerPt,
                        (x1 - padX) / pxPerPt,
                        (y1 - padY) / pxPerPt)
                .clip(pageWidthPt, pageHeightPt)
                .filter(box -> box.width() > 0 && box.height() > 0);
    }
}
