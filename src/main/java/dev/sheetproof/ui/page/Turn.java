package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;

/// By how much the reader turned the pages, clockwise. Stored boxes know nothing of it: they are in
/// the frame of the page as its file shows it.
public enum Turn {
    NONE(0),
    RIGHT(90),
    HALF(180),
    LEFT(270);

    private final int degrees;

    Turn(int degrees) {
        this.degrees = degrees;
    }

    /// A quarter turn further, clockwise.
    public Turn next() {
        return switch (this) {
            case NONE -> RIGHT;
            case RIGHT -> HALF;
            case HALF -> LEFT;
            case LEFT -> NONE;
        };
    }

    /// A quarter turn back.
    public Turn previous() {
        return next().next().next();
    }

    /// Clockwise degrees: 0, 90, 180 or 270.
    public int degrees() {
        return degrees;
    }

    /// Whether width and height change places.
    public boolean sideways() {
        return this == RIGHT || this == LEFT;
    }

    /// Where a point of a page comes to lie, from the left of the turned page.
    ///
    /// @param widthPt size of the page before it is turned; `heightPt` likewise
    double x(double x, double y, double widthPt, double heightPt) {
        return switch (this) {
            case NONE -> x;
            case RIGHT -> heightPt - y;
            case HALF -> widthPt - x;
            case LEFT -> y;
        };
    }

    /// Where a point of a page comes to lie, from the top of the turned page.
    double y(double x, double y, double widthPt, double heightPt) {
        return switch (this) {
            case NONE -> y;
            case RIGHT -> x;
            case HALF -> heightPt - y;
            case LEFT -> widthPt - x;
        };
    }

    /// Which point of a page lies at a point of the turned page.
    double backX(double x, double y, double widthPt, double heightPt) {
        return switch (this) {
            case NONE -> x;
            case RIGHT -> y;
            case HALF -> widthPt - x;
            case LEFT -> widthPt - y;
        };
    }

    /// The same, from the top.
    double backY(double x, double y, double widthPt, double heightPt) {
        return switch (this) {
            case NONE -> y;
            case RIGHT -> heightPt - x;
            case HALF -> heightPt - y;
            case LEFT -> x;
        };
    }

    /// A box of a page on the turned page.
    PageBox box(PageBox box, double widthPt, double heightPt) {
        return PageBox.of(
                x(box.x0(), box.y0(), widthPt, heightPt),
                y(box.x0(), box.y0(), widthPt, heightPt),
                x(box.x1(), box.y1(), widthPt, heightPt),
                y(box.x1(), box.y1(), widthPt, heightPt));
    }
}
