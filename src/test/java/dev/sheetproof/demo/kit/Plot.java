package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;
import java.util.function.DoubleUnaryOperator;

/// A diagram with two axes, a grid and curves, inside a box that also holds its labels.
public final class Plot {

    private final Canvas canvas;
    private final PageBox area;
    private final Axis x;
    private final Axis y;
    private final Type type;

    /// Draws the axes and the grid.
    public Plot(Canvas canvas, PageBox box, Axis x, Axis y, Type type) {
        this.canvas = canvas;
        this.x = x;
        this.y = y;
        this.type = type;
        double left = type.size() * 4.4;
        double foot = type.size() * 3.1;
        this.area = new PageBox(box.x0() + left, box.y0() + 5, box.x1() - 8, box.y1() - foot);
        grid(box);
    }

    private void grid(PageBox box) {
        Pen fine = Pen.solid(0.2, Ink.gray(0.78));
        Pen major = Pen.solid(0.35, Ink.gray(0.6));
        x.minorTicks().forEach(v -> canvas.line(px(v), area.y0(), px(v), area.y1(), fine));
        y.minorTicks().forEach(v -> canvas.line(area.x0(), py(v), area.x1(), py(v), fine));
        for (double v : x.ticks()) {
            canvas.line(px(v), area.y0(), px(v), area.y1(), major);
            canvas.text(Align.CENTER, px(v), area.y1() + type.size() * 1.25, x.text(v), type);
        }
        for (double v : y.ticks()) {
            canvas.line(area.x0(), py(v), area.x1(), py(v), major);
            canvas.text(Align.RIGHT, area.x0() - 3, py(v) + type.size() * 0.35, y.text(v), type);
        }
        canvas.strokeBox(area, Pen.solid(0.7, Ink.BLACK));
        canvas.text(Align.CENTER, area.centerX(), area.y1() + type.size() * 2.6, x.label(), type);
        canvas.turned(box.x0() + type.size() * 0.7, area.centerY(), y.label(), type, 90);
    }

    private double px(double value) {
        return area.x0() + x.share(value) * area.width();
    }

    private double py(double value) {
        return area.y1() - y.share(value) * area.height();
    }

    /// A curve of a function over the whole x axis, cut to the plot.
    public Plot curve(Pen pen, DoubleUnaryOperator function) {
        int steps = 120;
        double[] points = new double[2 * (steps + 1)];
        for (int i = 0; i <= steps; i++) {
            double value = x.value(i / (double) steps);
            points[2 * i] = px(value);
            points[2 * i + 1] = py(function.applyAsDouble(value));
        }
        canvas.clipped(area, () -> canvas.polyline(pen, points));
        return this;
    }

    /// Straight lines through points `x, y, x, y …` of the plot.
    public Plot through(Pen pen, double... values) {
        double[] points = new double[values.length];
        for (int i = 0; i < values.length; i += 2) {
            points[i] = px(values[i]);
            points[i + 1] = py(values[i + 1]);
        }
        canvas.clipped(area, () -> canvas.polyline(pen, points));
        return this;
    }

    /// A dot at a point of the plot.
    public Plot mark(double atX, double atY, Ink ink) {
        canvas.disc(px(atX), py(atY), 2.4, ink);
        return this;
    }

    /// A text in the plot, its start at a point of the plot.
    public Plot note(double atX, double atY, String text) {
        canvas.text(px(atX), py(atY), text, type);
        return this;
    }

    /// A legend at a corner: pens with their names.
    public Plot legend(Align side, Pen[] pens, String... names) {
        double wide = 0;
        for (String name : names) {
            wide = Math.max(wide, canvas.fonts().width(name, type));
        }
        double w = wide + 24;
        double h = names.length * type.size() * 1.25 + 4;
        double left = side == Align.LEFT ? area.x0() + 5 : area.x1() - 5 - w;
        PageBox box = new PageBox(left, area.y0() + 5, left + w, area.y0() + 5 + h);
        canvas.fillBox(box, Ink.WHITE);
        canvas.strokeBox(box, Pen.solid(0.4, Ink.BLACK));
        for (int i = 0; i < names.length; i++) {
            double middle = box.y0() + 2 + (i + 0.5) * type.size() * 1.25;
            canvas.line(left + 4, middle, left + 17, middle, pens[i]);
            canvas.text(left + 20, middle + type.size() * 0.35, names[i], type);
        }
        return this;
    }
}
