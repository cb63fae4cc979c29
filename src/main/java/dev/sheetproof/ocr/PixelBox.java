package dev.sheetproof.ocr;

/// A box in a picture, in pixels from its top left; edges lie between pixels.
record PixelBox(double x0, double y0, double x1, double y1) {

    PixelBox {
        if (!(x1 >= x0) || !(y1 >= y0)) {
            throw new IllegalArgumentException(
                    "inverted box: " + x0 + ".." + x1 + ", " + y0 + ".." + y1);
        }
    }

    double width() {
        return x1 - x0;
    }

    double height() {
        return y1 - y0;
    }

    double area() {
        return width() * height();
    }

    double centerX() {
        return (x0 + x1) / 2;
    }

    double centerY() {
        return (y0 + y1) / 2;
    }

    boolean contains(double x, double y) {
        return x >= x0 && x < x1 && y >= y0 && y < y1;
    }

    boolean touches(PixelBox other) {
        return other.x0 < x1 && other.x1 > x0 && other.y0 < y1 && other.y1 > y0;
    }

    PixelBox inflate(double by) {
        return new PixelBox(x0 - by, y0 - by, x1 + by, y1 + by);
    }

    PixelBox scaled(double by) {
        return new PixelBox(x0 * by, y0 * by, x1 * by, y1 * by);
    }

    /// The box in its picture, of this size, turned by quarters of a turn, clockwise.
    PixelBox turned(int quarters, int width, int height) {
        return switch (Math.floorMod(quarters, 4)) {
            case 1 -> new PixelBox(height - y1, x0, height - y0, x1);
            case 2 -> new PixelBox(width - x1, height - y1, width - x0, height - y0);
            case 3 -> new PixelBox(y0, width - x1, y1, width - x0);
            default -> this;
        };
    }

    /// The part of the box within a picture; without extent when it lies outside.
    PixelBox clip(int width, int height) {
        double a = Math.clamp(x0, 0, width);
        double b = Math.clamp(y0, 0, height);
        return new PixelBox(a, b, Math.clamp(x1, a, width), Math.clamp(y1, b, height));
    }
}
