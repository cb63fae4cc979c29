package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;

/// Signals over time, one row each, drawn from patterns of slots.
///
/// In a pattern `0` and `1` are levels, `z` is a released line, `x` begins a new bus value, `-`
/// goes on with what was there, and `.` is a pause that is left empty.
public final class TimingDiagram {

    private static final Pen LINE = Pen.solid(0.8, Ink.BLACK);

    private final Canvas canvas;
    private final PageBox box;
    private final Type type;
    private final double left;
    private final double slot;
    private final double rowHeight;
    private int rows;

    public TimingDiagram(
            Canvas canvas, PageBox box, Type type, double labelWidth, int slots, double rowHeight) {
        this.canvas = canvas;
        this.box = box;
        this.type = type;
        this.left = box.x0() + labelWidth;
        this.slot = (box.width() - labelWidth) / slots;
        this.rowHeight = rowHeight;
    }

    private double slant() {
        return Math.min(2.5, slot / 5);
    }

    private double high(int row) {
        return box.y0() + row * rowHeight + rowHeight * 0.25;
    }

    private double low(int row) {
        return box.y0() + row * rowHeight + rowHeight * 0.8;
    }

    /// Where a slot begins.
    public double x(double slots) {
        return left + slots * slot;
    }

    /// The height of a row's upper level.
    public double top(int row) {
        return high(row);
    }

    /// The height of a row's lower level.
    public double foot(int row) {
        return low(row);
    }

    /// Adds a signal; `values` name the bus values in order.
    public TimingDiagram row(String name, String pattern, String... values) {
        canvas.text(box.x0(), (high(rows) + low(rows)) / 2 + type.size() * 0.35, name, type);
        int value = 0;
        double before = Double.NaN;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            switch (c) {
                case '0', '1', 'z' -> {
                    double level =
                            c == '0'
                                    ? low(rows)
                                    : c == '1' ? high(rows) : (low(rows) + high(rows)) / 2;
                    double from = Double.isNaN(before) ? level : before;
                    canvas.polyline(LINE, x(i), from, x(i) + slant(), level, x(i + 1), level);
                    before = level;
                }
                case 'x' -> {
                    int end = i + 1;
                    while (end < pattern.length() && pattern.charAt(end) == '-') {
                        end++;
                    }
                    bus(i, end, value < values.length ? values[value] : "");
                    value++;
                    before = Double.NaN;
                }
                case '-', '.' -> {}
                default -> throw new IllegalArgumentException("no level: " + c);
            }
        }
        rows++;
        return this;
    }

    private void bus(int from, int to, String name) {
        double s = slant();
        double middle = (low(rows) + high(rows)) / 2;
        canvas.outline(
                LINE,
                x(from),
                middle,
                x(from) + s,
                high(rows),
                x(to) - s,
                high(rows),
                x(to),
                middle,
                x(to) - s,
                low(rows),
                x(from) + s,
                low(rows));
        canvas.centered((x(from) + x(to)) / 2, middle, name, type);
    }

    /// A time between two slots, measured under a row.
    public TimingDiagram span(int row, double from, double to, String name) {
        double y = low(row) + rowHeight * 0.22;
        new Drafting(canvas, type).across(x(from), x(to), y, low(row), name);
        return this;
    }
}
