package dev.sheetproof.parse;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// White space between two columns of running text, in the reading frame.
///
/// @param left right edge of the text to its left
/// @param right left edge of the text to its right
/// @param top where text stands side by side first
/// @param bottom where it last does
record ColumnGutter(double left, double right, double top, double bottom) {

    /// Left edges of lines in one column differ by less than this many em (indents, bullets).
    private static final double INDENT_EM = 2.5;

    /// A gutter is at least this many em wide.
    private static final double MIN_WIDTH_EM = 0.8;

    /// This many pairs of prose lines side by side make a gutter.
    private static final int MIN_PAIRS = 3;

    /// Lines stand side by side when they share this part of the lower one's height.
    private static final double SIDE_BY_SIDE = 0.4;

    double middle() {
        return (left + right) / 2;
    }

    boolean spannedBy(PageBox box) {
        return box.x0() < left
                && box.x1() > right
                && box.x1() > middle() + 1
                && box.x0() < middle() - 1;
    }

    ColumnGutter withRange(double newTop, double newBottom) {
        return new ColumnGutter(left, right, newTop, newBottom);
    }

    private record Pair(PageBox left, PageBox right, double em) {}

    /// Gutters from left to right; one that stands at the same place further down the page counts
    /// once.
    ///
    /// @param prose lines of running text
    static List<ColumnGutter> find(List<PlacedLine> prose) {
        List<Pair> pairs = pairs(prose);
        pairs.sort(Comparator.comparingDouble((Pair p) -> p.right().x0()));
        List<ColumnGutter> gutters = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= pairs.size(); i++) {
            boolean ends =
                    i == pairs.size()
                            || pairs.get(i).right().x0() - pairs.get(from).right().x0()
                                    > INDENT_EM * pairs.get(from).em();
            if (ends) {
                add(pairs.subList(from, i), gutters);
                from = i;
            }
        }
        return gutters;
    }

    private static List<Pair> pairs(List<PlacedLine> prose) {
        List<PlacedLine> sorted = new ArrayList<>(prose);
        sorted.sort(Comparator.comparingDouble((PlacedLine p) -> p.box().y0()));
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            PageBox a = sorted.get(i).box();
            for (int j = i + 1; j < sorted.size() && sorted.get(j).box().y0() < a.y1(); j++) {
                PageBox b = sorted.get(j).box();
                double shared = a.overlapY(b);
                if (shared < SIDE_BY_SIDE * Math.min(a.height(), b.height())) {
                    continue;
                }
                double em = Math.min(sorted.get(i).em(), sorted.get(j).em());
                PageBox left = a.x0() <= b.x0() ? a : b;
                PageBox right = a.x0() <= b.x0() ? b : a;
                if (right.x0() - left.x1() >= MIN_WIDTH_EM * em) {
                    pairs.add(new Pair(left, right, em));
                }
            }
        }
        return pairs;
    }

    private static void add(List<Pair> pairs, List<ColumnGutter> gutters) {
        if (pairs.size() < MIN_PAIRS) {
            return;
        }
        double right = pairs.getFirst().right().x0();
        double left = Double.NEGATIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (Pair pair : pairs) {
            if (pair.left().x1() < right) {
                left = Math.max(left, pair.left().x1());
            }
            top = Math.min(top, Math.min(pair.left().y0(), pair.right().y0()));
            bottom = Math.max(bottom, Math.max(pair.left().y1(), pair.right().y1()));
        }
        if (right - left >= MIN_WIDTH_EM * pairs.getFirst().em()) {
            gutters.add(new ColumnGutter(left, right, top, bottom));
        }
    }
}
