package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;

/// Finds plots by their axes: numbers in equal steps along a line, with a tick or a grid line at
/// the middle of each.
///
/// Rules of tables part the rows of numbers; ticks and grid lines meet them. So an axis vetoes the
/// table that its numbers would make, and gives a chart without curves its extent.
final class PlotAxes {

    /// Numbers an axis has at least.
    private static final int MIN_TICKS = 3;

    /// Share of the numbers that must have a tick or grid line.
    private static final double TICKED_SHARE = 0.7;

    /// Steps between the numbers differ by at most this share.
    private static final double SAME_STEP = 0.12;

    /// Numbers further apart than this many points are of different plots.
    private static final double MAX_STEP_PT = 90;

    /// Edges or middles of the numbers of an axis differ by at most this many points.
    private static final double ALIGNED_PT = 2.5;

    /// A tick stands this many points from the middle of its number at most, and begins this many
    /// line heights from its edge.
    private static final double TICK_PT = 2;

    private static final double TICK_REACH = 1.6;

    /// Characters of a number on an axis at most, its unit included.
    private static final int MAX_LENGTH = 8;

    /// Numbers looked at on one page; a page with more is one great table.
    private static final int MAX_NUMBERS = 600;

    /// Distance of the numbers beside a plot from the first number below it, in points.
    private static final double CORNER_PT = 30;

    /// Smallest plot in points.
    private static final double MIN_SIDE_PT = 25;

    private static final Pattern NUMBER =
            Pattern.compile(
                    "[-+−–]?\\s?\\d+(?:[.,]\\d+)*\\s?(?:[kKMmGgµμunp%]|°C?|E[-+]?\\d+)?|[-+−–]?[.,]\\d+");

    /// One axis with the plot it belongs to.
    ///
    /// @param box its numbers, ticks and grid lines
    record Axis(boolean across, List<Line> numbers, PageBox box) {}

    private record Mark(double at, double from, double to) {}

    private final PageScene scene;
    private final List<Mark> across = new ArrayList<>();
    private final List<Mark> down = new ArrayList<>();

    PlotAxes(PageScene scene) {
        this.scene = scene;
    }

    /// The plots whose axes were found, as drawings; those of one plot are joined.
    List<Drawing> find() {
        List<Line> numbers = scene.free().stream().filter(PlotAxes::number).toList();
        if (numbers.size() < MIN_TICKS || numbers.size() > MAX_NUMBERS) {
            return List.of();
        }
        marks();
        List<Axis> axes = new ArrayList<>();
        along(numbers, true, l -> l.box().centerY(), axes);
        along(numbers, false, l -> l.box().x1(), axes);
        along(numbers, false, l -> l.box().x0(), axes);
        return plots(axes);
    }

    private static boolean number(Line line) {
        String text = line.text().strip();
        return line.horizontal() && text.length() <= MAX_LENGTH && NUMBER.matcher(text).matches();
    }

    /// Everything thin that can be a tick or a grid line.
    private void marks() {
        for (Rule r : scene.ink().rules()) {
            (r.horizontal() ? across : down).add(new Mark(r.at(), r.from(), r.to()));
        }
        for (Stroke s : scene.ink().strokes()) {
            PageBox b = s.box();
            if (b.height() <= TICK_PT && b.width() >= b.height()) {
                across.add(new Mark(b.centerY(), b.x0(), b.x1()));
            }
            if (b.width() <= TICK_PT && b.height() >= b.width()) {
                down.add(new Mark(b.centerX(), b.y0(), b.y1()));
            }
        }
        across.sort(Comparator.comparingDouble(Mark::at));
        down.sort(Comparator.comparingDouble(Mark::at));
    }

    /// Adds axes whose numbers agree in one measure: rows by height, columns by an edge.
    private void along(
            List<Line> numbers, boolean row, ToDoubleFunction<Line> measure, List<Axis> axes) {
        List<Line> sorted =
                numbers.stream()
                        .sorted(Comparator.comparingDouble(measure).thenComparingInt(Line::number))
                        .toList();
        int i = 0;
        while (i < sorted.size()) {
            int j = i + 1;
            while (j < sorted.size()
                    && measure.applyAsDouble(sorted.get(j)) - measure.applyAsDouble(sorted.get(i))
                            < ALIGNED_PT) {
                j++;
            }
            List<Line> aligned = new ArrayList<>(sorted.subList(i, j));
            aligned.sort(Comparator.comparingDouble(l -> middle(l, row)));
            runs(aligned, row, axes);
            i = j;
        }
    }

    private static double middle(Line line, boolean row) {
        return row ? line.box().centerX() : line.box().centerY();
    }

    /// Stretches of equal steps.
    private void runs(List<Line> aligned, boolean row, List<Axis> axes) {
        int i = 0;
        while (i + MIN_TICKS <= aligned.size()) {
            double step = middle(aligned.get(i + 1), row) - middle(aligned.get(i), row);
            int j = i + 1;
            while (j < aligned.size()
                    && step < MAX_STEP_PT
                    && (row || !axisBetween(aligned.get(j - 1), aligned.get(j), axes))
                    && Math.abs(
                                    middle(aligned.get(j), row)
                                            - middle(aligned.get(j - 1), row)
                                            - step)
                            <= Math.max(1.5, SAME_STEP * step)) {
                j++;
            }
            List<Line> run = aligned.subList(i, j);
            Optional<Axis> axis =
                    run.size() >= MIN_TICKS ? axis(List.copyOf(run), row) : Optional.empty();
            axis.ifPresent(axes::add);
            i = axis.isPresent() ? j : i + 1;
        }
    }

    /// Whether the numbers below one plot stand between two numbers beside plots.
    private static boolean axisBetween(Line above, Line below, List<Axis> axes) {
        double x = above.box().x1();
        return axes.stream()
                .filter(Axis::across)
                .anyMatch(
                        a -> {
                            double y = a.numbers().getFirst().box().centerY();
                            return y > above.box().centerY()
                                    && y < below.box().centerY()
                                    && a.box().x0() < x + CORNER_PT
                                    && a.box().x1() > x;
                        });
    }

    private Optional<Axis> axis(List<Line> numbers, boolean row) {
        PageBox box = Region.boxOf(numbers);
        if ((row ? box.width() : box.height()) < MIN_SIDE_PT || !changing(numbers)) {
            return Optional.empty();
        }
        int ticked = 0;
        List<PageBox> ticks = new ArrayList<>();
        for (Line number : numbers) {
            List<PageBox> at = ticks(number, row);
            ticked += at.isEmpty() ? 0 : 1;
            ticks.addAll(at);
        }
        if (ticked < TICKED_SHARE * numbers.size() || ticked < MIN_TICKS) {
            return Optional.empty();
        }
        return Optional.of(new Axis(row, numbers, box.union(PageBox.enclosing(ticks))));
    }

    /// The numbers of an axis are all different.
    private static boolean changing(List<Line> numbers) {
        return numbers.stream().map(l -> l.text().strip()).distinct().count() == numbers.size();
    }

    /// Thin ink at the middle of a number that begins or ends beside it.
    private List<PageBox> ticks(Line number, boolean row) {
        List<PageBox> found = new ArrayList<>();
        PageBox b = number.box();
        double reach = TICK_REACH * b.height();
        double at = middle(number, row);
        List<Mark> marks = row ? down : across;
        for (int i = first(marks, at - TICK_PT); i < marks.size(); i++) {
            Mark m = marks.get(i);
            if (m.at() > at + TICK_PT) {
                break;
            }
            boolean beside =
                    row
                            ? m.to() <= b.y0() + 1 && b.y0() - m.to() < reach
                            : (m.from() >= b.x1() - 1 && m.from() - b.x1() < reach)
                                    || (m.to() <= b.x0() + 1 && b.x0() - m.to() < reach);
            if (beside) {
                found.add(
                        row
                                ? new PageBox(m.at(), m.from(), m.at(), m.to())
                                : new PageBox(m.from(), m.at(), m.to(), m.at()));
            }
        }
        return found;
    }

    private static int first(List<Mark> marks, double at) {
        int low = 0;
        int high = marks.size();
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (marks.get(mid).at() < at) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return low;
    }

    /// Axes that meet at a corner are one plot.
    private static List<Drawing> plots(List<Axis> axes) {
        List<PageBox> open = new ArrayList<>();
        for (Axis axis : axes) {
            open.add(axis.box());
        }
        boolean joined = true;
        while (joined) {
            joined = false;
            for (int i = 0; i < open.size() && !joined; i++) {
                for (int j = i + 1; j < open.size() && !joined; j++) {
                    if (open.get(i).overlapArea(open.get(j)) > 0) {
                        open.set(i, open.get(i).union(open.remove(j)));
                        joined = true;
                    }
                }
            }
        }
        return open.stream()
                .filter(b -> b.width() >= MIN_SIDE_PT && b.height() >= MIN_SIDE_PT)
                .map(b -> new Drawing(b, true))
                .toList();
    }
}
