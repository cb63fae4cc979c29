package dev.sheetproof.model;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// An axis-parallel box on a page as displayed: PDF points (1/72 inch), origin at the top left, y
/// down.
///
/// Boxes are closed and may be flat (a ruling line has no height). Coordinates are finite; they may
/// lie outside the page, because PDF files draw there too.
///
/// @param x0 left edge in points
/// @param y0 top edge in points
/// @param x1 right edge in points, not less than `x0`
/// @param y1 bottom edge in points, not less than `y0`
public record PageBox(double x0, double y0, double x1, double y1) {

    public PageBox {
        if (!(Double.isFinite(x0)
                && Double.isFinite(y0)
                && Double.isFinite(x1)
                && Double.isFinite(y1))) {
            throw new IllegalArgumentException(
                    "box not finite: " + x0 + ", " + y0 + ", " + x1 + ", " + y1);
        }
        if (x1 < x0) {
            throw new IllegalArgumentException("inverted box: x " + x0 + ".." + x1);
        }
        if (y1 < y0) {
            throw new IllegalArgumentException("inverted box: y " + y0 + ".." + y1);
        }
    }

    /// The box that has the two points as opposite corners, in any order.
    public static PageBox of(double xa, double ya, double xb, double yb) {
        return new PageBox(Math.min(xa, xb), Math.min(ya, yb), Math.max(xa, xb), Math.max(ya, yb));
    }

    /// The smallest box around all boxes.
    ///
    /// @throws IllegalArgumentException when there is no box
    public static PageBox enclosing(Collection<PageBox> boxes) {
        if (boxes.isEmpty()) {
            throw new IllegalArgumentException("no boxes to enclose");
        }
        double x0 = Double.POSITIVE_INFINITY;
        double y0 = Double.POSITIVE_INFINITY;
        double x1 = Double.NEGATIVE_INFINITY;
        double y1 = Double.NEGATIVE_INFINITY;
        for (PageBox b : boxes) {
            x0 = Math.min(x0, b.x0);
            y0 = Math.min(y0, b.y0);
            x1 = Math.max(x1, b.x1);
            y1 = Math.max(y1, b.y1);
        }
        return new PageBox(x0, y0, x1, y1);
    }

    public double width() {
        return x1 - x0;
    }

    public double height() {
        return y1 - y0;
    }

    public double area() {
        return width() * height();
    }

    public double centerX() {
        return (x0 + x1) / 2;
    }

    public double centerY() {
        return (y0 + y1) / 2;
    }

    public boolean contains(double x, double y) {
        return x >= x0 && x <= x1 && y >= y0 && y <= y1;
    }

    public boolean contains(PageBox other) {
        return other.x0 >= x0 && other.x1 <= x1 && other.y0 >= y0 && other.y1 <= y1;
    }

    public boolean containsCenterOf(PageBox other) {
        return contains(other.centerX(), other.centerY());
    }

    /// Whether the closed boxes share at least a point.
    public boolean touches(PageBox other) {
        return other.x0 <= x1 && other.x1 >= x0 && other.y0 <= y1 && other.y1 >= y0;
    }

    public Optional<PageBox> intersection(PageBox other) {
        if (!touches(other)) {
            return Optional.empty();
        }
        return Optional.of(
                new PageBox(
                        Math.max(x0, other.x0),
                        Math.max(y0, other.y0),
                        Math.min(x1, other.x1),
                        Math.min(y1, other.y1)));
    }

    /// The shared area in square points, 0 when the boxes do not meet.
    public double overlapArea(PageBox other) {
        return Math.max(0, overlapX(other)) * Math.max(0, overlapY(other));
    }

    /// The length shared by the two horizontal extents; negative: the gap between them.
    public double overlapX(PageBox other) {
        return Math.min(x1, other.x1) - Math.max(x0, other.x0);
    }

    /// The length shared by the two vertical extents; negative: the gap between them.
    public double overlapY(PageBox other) {
        return Math.min(y1, other.y1) - Math.max(y0, other.y0);
    }

    /// Intersection over union, 0..1; 0 for two flat boxes.
    public double iou(PageBox other) {
        double shared = overlapArea(other);
        double all = area() + other.area() - shared;
        return all > 0 ? shared / all : 0;
    }

    /// The share of this box's area that lies inside the other, 0..1. A flat box counts by its
    /// length.
    public double shareInside(PageBox other) {
        if (!touches(other)) {
            return 0;
        }
        double sx = width() > 0 ? Math.max(0, overlapX(other)) / width() : 1;
        double sy = height() > 0 ? Math.max(0, overlapY(other)) / height() : 1;
        return sx * sy;
    }

    public PageBox union(PageBox other) {
        return enclosing(List.of(this, other));
    }

    /// This box with every edge moved outwards by `points`; a negative value shrinks it, to its
    /// centre at most.
    public PageBox inflate(double points) {
        return inflate(points, points);
    }

    /// This box with its vertical edges moved outwards by `dx` and its horizontal edges by `dy`
    /// points.
    public PageBox inflate(double dx, double dy) {
        double ex = Math.max(dx, -width() / 2);
        double ey = Math.max(dy, -height() / 2);
        return of(x0 - ex, y0 - ey, x1 + ex, y1 + ey);
    }

    /// This box cut to the frame `0, 0, widthPt, heightPt`; empty when it lies outside.
    public Optional<PageBox> clip(double widthPt, double heightPt) {
        return intersection(new PageBox(0, 0, widthPt, heightPt));
    }
}
