package dev.sheetproof.tables;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Vertical strips no box enters: what parts the columns of a run of rows.
///
/// @param columns the extents between the gutters, left to right
public record Gutters(List<Extent> columns) {

    public Gutters {
        columns = List.copyOf(columns);
    }

    /// A stretch along x, in points.
    public record Extent(double from, double to) {

        public double width() {
            return to - from;
        }

        public boolean meets(PageBox box) {
            return box.x1() > from && box.x0() < to;
        }
    }

    /// @param minimumPt strips narrower than this many points are word gaps
    public static Gutters between(List<PageBox> boxes, double minimumPt) {
        List<PageBox> sorted =
                boxes.stream()
                        .sorted(
                                Comparator.comparingDouble(PageBox::x0)
                                        .thenComparingDouble(PageBox::x1))
                        .toList();
        List<Extent> columns = new ArrayList<>();
        double from = Double.NaN;
        double to = Double.NaN;
        for (PageBox box : sorted) {
            if (Double.isNaN(from)) {
                from = box.x0();
                to = box.x1();
            } else if (box.x0() - to >= minimumPt) {
                columns.add(new Extent(from, to));
                from = box.x0();
                to = box.x1();
            } else {
                to = Math.max(to, box.x1());
            }
        }
        if (!Double.isNaN(from)) {
            columns.add(new Extent(from, to));
        }
        return new Gutters(columns);
    }

    public int count() {
        return columns.size();
    }

    /// The first and the last column that the box enters; -1 when it enters none.
    public int firstMet(PageBox box) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).meets(box)) {
                return i;
            }
        }
        return -1;
    }

    public int lastMet(PageBox box) {
        for (int i = columns.size() - 1; i >= 0; i--) {
            if (columns.get(i).meets(box)) {
                return i;
            }
        }
        return -1;
    }
}
