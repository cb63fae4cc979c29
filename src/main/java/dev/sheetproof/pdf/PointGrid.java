package dev.sheetproof.pdf;

/// The grid on which everything read from a page lies.
///
/// Two savings of one page differ by the rounding of their numbers and of the matrices between them
/// (another page origin, a page turned and turned back), some hundred thousandths of a point. Rules
/// compare distances that producers choose in round numbers, so that without a grid such noise
/// decides which side of a limit they fall on.
final class PointGrid {

    /// Steps in a point: finer than anything a reader sees. A power of two, so that sums and
    /// differences of places on the grid are exact.
    private static final double STEPS = 1024;

    private PointGrid() {}

    /// The place on the grid nearest to a place or length in points.
    static double snap(double pt) {
        // 0.0 + turns -0.0 into 0.0, which compare as different.
        return 0.0 + Math.rint(pt * STEPS) / STEPS;
    }
}
