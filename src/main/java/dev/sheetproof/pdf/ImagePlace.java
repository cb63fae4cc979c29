package dev.sheetproof.pdf;

import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.util.Optional;

/// Where an image lies on the pixels of a picture, its edges parallel to theirs.
///
/// @param pixels the pixels it covers, its edges rounded: images that join each other still do
/// @param turned whether rows of the image are columns of the picture
/// @param flippedX whether columns of the picture run against the image; `flippedY`: rows
record ImagePlace(Rectangle pixels, boolean turned, boolean flippedX, boolean flippedY) {

    /// How far an edge may deviate from straight over its whole length, in pixels.
    private static final double STRAIGHT_PX = 0.1;

    /// Larger coordinates are those of a damaged page.
    private static final double FAR_PX = 1e6;

    /// Where the unit square of an image comes to lie; empty when it is turned by anything but
    /// quarters, or thinner than a pixel.
    ///
    /// @param toPixels from the unit square, whose upper edge is the first row of the image
    static Optional<ImagePlace> of(AffineTransform toPixels) {
        double acrossX = toPixels.getScaleX();
        double acrossY = toPixels.getShearY();
        double upX = toPixels.getShearX();
        double upY = toPixels.getScaleY();
        boolean upright = Math.abs(acrossY) < STRAIGHT_PX && Math.abs(upX) < STRAIGHT_PX;
        boolean turned = Math.abs(acrossX) < STRAIGHT_PX && Math.abs(upY) < STRAIGHT_PX;
        double x = toPixels.getTranslateX();
        double y = toPixels.getTranslateY();
        if (upright == turned || Math.abs(x) > FAR_PX || Math.abs(y) > FAR_PX) {
            return Optional.empty();
        }
        double dx = turned ? upX : acrossX;
        double dy = turned ? acrossY : upY;
        if (Math.abs(dx) > FAR_PX || Math.abs(dy) > FAR_PX) {
            return Optional.empty();
        }
        int x0 = (int) Math.rint(Math.min(x, x + dx));
        int x1 = (int) Math.rint(Math.max(x, x + dx));
        int y0 = (int) Math.rint(Math.min(y, y + dy));
        int y1 = (int) Math.rint(Math.max(y, y + dy));
        if (x0 >= x1 || y0 >= y1) {
            return Optional.empty();
        }
        // The first row lies at the upper edge of the unit square, so rows run against `up`.
        boolean flippedX = turned ? upX > 0 : acrossX < 0;
        boolean flippedY = turned ? acrossY < 0 : upY > 0;
        return Optional.of(
                new ImagePlace(
                        new Rectangle(x0, y0, x1 - x0, y1 - y0), turned, flippedX, flippedY));
    }

    /// Width of the image in its own rows and columns, as large as it is drawn.
    int ownWidth() {
        return turned ? pixels.height : pixels.width;
    }

    int ownHeight() {
        return turned ? pixels.width : pixels.height;
    }

    /// The part of the image, as large as it is drawn, that lies on some pixels of the picture;
    /// empty when nothing does.
    Optional<AreaMean.Window> seen(Rectangle clip) {
        Rectangle part = pixels.intersection(clip);
        if (part.isEmpty()) {
            return Optional.empty();
        }
        int x = part.x - pixels.x;
        int y = part.y - pixels.y;
        int left = flippedX ? pixels.width - x - part.width : x;
        int top = flippedY ? pixels.height - y - part.height : y;
        return Optional.of(
                turned
                        ? new AreaMean.Window(top, left, top + part.height, left + part.width)
                        : new AreaMean.Window(left, top, left + part.width, top + part.height));
    }

    /// Lays pixels in the rows and columns of the image out as they are drawn.
    ///
    /// @param own pixels of a part of the image, row by row
    /// @param width its columns
    int[] laidOut(int[] own, int width) {
        if (!turned && !flippedX && !flippedY) {
            return own;
        }
        int height = own.length / width;
        int drawnWidth = turned ? height : width;
        int drawnHeight = turned ? width : height;
        int[] drawn = new int[own.length];
        for (int y = 0; y < drawnHeight; y++) {
            int fromY = flippedY ? drawnHeight - 1 - y : y;
            for (int x = 0; x < drawnWidth; x++) {
                int fromX = flippedX ? drawnWidth - 1 - x : x;
                drawn[y * drawnWidth + x] =
                        turned ? own[fromX * width + fromY] : own[fromY * width + fromX];
            }
        }
        return drawn;
    }
}
