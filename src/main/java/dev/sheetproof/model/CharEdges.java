package dev.sheetproof.model;

import java.util.Arrays;

/// Where each character of a line begins and ends along the line's reading direction, in points of
/// the displayed page. Character `i` reaches from `start(i)` to `end(i)`; characters that were
/// joined from a ligature share its width; an inserted space has the gap as its extent.
///
/// For a line read left to right the values are x ascending; for 90 (down) y ascending; for 180 x
/// descending; for 270 (up) y descending.
public final class CharEdges {

    private final float[] starts;
    private final float[] ends;

    private CharEdges(float[] starts, float[] ends) {
        this.starts = starts;
        this.ends = ends;
    }

    /// @throws IllegalArgumentException when the two arrays differ in length
    public static CharEdges of(float[] starts, float[] ends) {
        if (starts.length != ends.length) {
            throw new IllegalArgumentException(
                    "starts and ends differ: " + starts.length + ", " + ends.length);
        }
        return new CharEdges(starts.clone(), ends.clone());
    }

    /// The number of UTF-16 characters covered.
    public int size() {
        return starts.length;
    }

    public double start(int index) {
        return starts[index];
    }

    public double end(int index) {
        return ends[index];
    }

    public float[] starts() {
        return starts.clone();
    }

    public float[] ends() {
        return ends.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CharEdges edges
                && Arrays.equals(starts, edges.starts)
                && Arrays.equals(ends, edges.ends);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(starts) + Arrays.hashCode(ends);
    }

    @Override
    public String toString() {
        return "CharEdges[" + starts.length + "]";
    }
}
