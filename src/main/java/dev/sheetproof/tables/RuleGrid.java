package dev.sheetproof.tables;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The grid that horizontal and vertical rules make inside a box, with its faces: the areas no rule
/// cuts.
///
/// The outer border is taken as drawn, so that tables open at their sides keep their outer cells. A
/// face that is not a rectangle (a rule ends inside it) is cut into rectangles row by row.
public final class RuleGrid {

    /// Rules closer than this many points are one grid line: double rules and the two edges of a
    /// thick border.
    public static final double SAME_LINE_PT = 2.5;

    /// Elementary cells beyond which a network is a drawing and not a grid; bounds memory and time.
    private static final int MAX_CELLS = 60_000;

    /// Rules beyond which a network is a drawing; no table of a page has nearly as many.
    private static final int MAX_RULES = 10_000;

    /// Share of an elementary edge that rules must cover to close it; dashes and rounded corners
    /// leave gaps.
    private static final double CLOSED_SHARE = 0.55;

    private final PageBox bounds;
    private final List<Double> xs;
    private final List<Double> ys;
    private final List<Face> faces;
    private final double fill;

    private RuleGrid(
            PageBox bounds, List<Double> xs, List<Double> ys, List<Face> faces, double fill) {
        this.bounds = bounds;
        this.xs = List.copyOf(xs);
        this.ys = List.copyOf(ys);
        this.faces = List.copyOf(faces);
        this.fill = fill;
    }

    /// An area no rule cuts.
    ///
    /// @param row first grid row, from 0; `column`: first grid column, from 0
    public record Face(int row, int column, int rowSpan, int columnSpan, PageBox box) {}

    /// @param bounds the grid's frame in points; rules are cut to it
    /// @return empty when the rules make so many elementary cells that they must be a drawing
    public static Optional<RuleGrid> of(PageBox bounds, List<Rule> rules) {
        if (rules.size() > MAX_RULES) {
            return Optional.empty();
        }
        List<Double> vertical = new ArrayList<>(List.of(bounds.x0(), bounds.x1()));
        List<Double> horizontal = new ArrayList<>(List.of(bounds.y0(), bounds.y1()));
        for (Rule rule : rules) {
            if (rule.horizontal()) {
                horizontal.add(rule.at());
            } else {
                vertical.add(rule.at());
            }
        }
        List<Double> xs = gridLines(vertical, bounds.x0(), bounds.x1());
        List<Double> ys = gridLines(horizontal, bounds.y0(), bounds.y1());
        int columns = xs.size() - 1;
        int rows = ys.size() - 1;
        if (columns < 1 || rows < 1 || (long) columns * rows > MAX_CELLS) {
            return Optional.empty();
        }
        double[][] left = new double[rows][columns + 1];
        double[][] top = new double[rows + 1][columns];
        for (Rule rule : rules) {
            if (rule.horizontal()) {
                cover(top[nearest(ys, rule.at())], xs, rule);
            } else {
                int line = nearest(xs, rule.at());
                double[] covered = new double[rows];
                cover(covered, ys, rule);
                for (int r = 0; r < rows; r++) {
                    left[r][line] += covered[r];
                }
            }
        }
        boolean[][] closedLeft = new boolean[rows][columns + 1];
        boolean[][] closedTop = new boolean[rows + 1][columns];
        int closed = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c <= columns; c++) {
                boolean drawn = left[r][c] >= CLOSED_SHARE;
                closed += drawn ? 1 : 0;
                closedLeft[r][c] = drawn || c == 0 || c == columns;
            }
        }
        for (int r = 0; r <= rows; r++) {
            for (int c = 0; c < columns; c++) {
                boolean drawn = top[r][c] >= CLOSED_SHARE;
                closed += drawn ? 1 : 0;
                closedTop[r][c] = drawn || r == 0 || r == rows;
            }
        }
        double fill = closed / (double) (rows * (columns + 1) + columns * (rows + 1));
        List<Face> faces = new Faces(xs, ys, closedLeft, closedTop).find();
        return Optional.of(new RuleGrid(bounds, xs, ys, faces, fill));
    }

    private static void cover(double[] covered, List<Double> lines, Rule rule) {
        for (int i = 0; i < covered.length; i++) {
            double from = lines.get(i);
            double to = lines.get(i + 1);
            double shared = Math.min(to, rule.to()) - Math.max(from, rule.from());
            if (shared > 0) {
                covered[i] += shared / (to - from);
            }
        }
    }

    /// Sorted positions with near neighbours joined; the outer ones are exactly `low` and `high`.
    private static List<Double> gridLines(List<Double> positions, double low, double high) {
        List<Double> sorted =
                positions.stream().map(p -> Math.clamp(p, low, high)).sorted().toList();
        List<Double> lines = new ArrayList<>();
        double start = sorted.getFirst();
        double sum = 0;
        int count = 0;
        for (double p : sorted) {
            if (count > 0 && p - start > SAME_LINE_PT) {
                lines.add(sum / count);
                start = p;
                sum = 0;
                count = 0;
            }
            sum += p;
            count++;
        }
        lines.add(sum / count);
        lines.set(0, low);
        if (lines.size() > 1) {
            lines.set(lines.size() - 1, high);
        }
        return lines;
    }

    private static int nearest(List<Double> lines, double at) {
        int low = 0;
        int high = lines.size() - 1;
        while (high - low > 1) {
            int mid = (low + high) >>> 1;
            if (lines.get(mid) <= at) {
                low = mid;
            } else {
                high = mid;
            }
        }
        return at - lines.get(low) <= lines.get(high) - at ? low : high;
    }

    public PageBox bounds() {
        return bounds;
    }

    /// Grid lines across, left to right, borders included.
    public List<Double> xs() {
        return xs;
    }

    /// Grid lines down, top to bottom, borders included.
    public List<Double> ys() {
        return ys;
    }

    public int rows() {
        return ys.size() - 1;
    }

    public int columns() {
        return xs.size() - 1;
    }

    /// Faces by row, then column.
    public List<Face> faces() {
        return faces;
    }

    /// Share of all elementary edges that are drawn, 0..1: about 1 for a full grid, small for a
    /// wiring diagram.
    public double fill() {
        return fill;
    }
}
