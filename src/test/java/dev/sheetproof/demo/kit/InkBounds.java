package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;

/// The box around what has been drawn since it was made.
final class InkBounds {

    private double x0 = Double.POSITIVE_INFINITY;
    private double y0 = Double.POSITIVE_INFINITY;
    private double x1 = Double.NEGATIVE_INFINITY;
    private double y1 = Double.NEGATIVE_INFINITY;

    void add(double x, double y) {
        x0 = Math.min(x0, x);
        y0 = Math.min(y0, y);
        x1 = Math.max(x1, x);
        y1 = Math.max(y1, y);
    }

    void add(PageBox box) {
        add(box.x0(), box.y0());
        add(box.x1(), box.y1());
    }

    PageBox box() {
        return new PageBox(x0, y0, x1, y1);
    }
}
