package dev.sheetproof.layout.neural;

/// A box that a model proposes, in pixels of the letterboxed picture.
///
/// @param score 0..1
/// @param classIndex from 0
record Candidate(double x0, double y0, double x1, double y1, double score, int classIndex) {

    double area() {
        return (x1 - x0) * (y1 - y0);
    }

    /// Intersection over union, 0..1.
    double iou(Candidate other) {
        double across = Math.min(x1, other.x1) - Math.max(x0, other.x0);
        double down = Math.min(y1, other.y1) - Math.max(y0, other.y0);
        if (across <= 0 || down <= 0) {
            return 0;
        }
        double shared = across * down;
        return shared / (area() + other.area() - shared);
    }
}
