package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;

/// Circuit symbols on a canvas, joined by wires.
public final class Schematic {

    private final Canvas canvas;
    private final Type type;
    private final Pen wire = Pen.solid(0.6, Ink.BLACK);

    public Schematic(Canvas canvas, Type type) {
        this.canvas = canvas;
        this.type = type;
    }

    /// A wire through the points `x, y, x, y …`.
    public Schematic wire(double... points) {
        canvas.polyline(wire, points);
        return this;
    }

    public Schematic dot(double x, double y) {
        canvas.disc(x, y, 1.4, Ink.BLACK);
        return this;
    }

    /// A terminal with its name at its left or right.
    public Schematic terminal(double x, double y, Align side, String name) {
        canvas.circle(x, y, 1.8, wire);
        double anchor = side == Align.RIGHT ? x - 5 : x + 5;
        canvas.text(side, anchor, y + type.size() * 0.35, name, type);
        return this;
    }

    public Schematic label(double x, double y, String text) {
        canvas.text(x, y, text, type);
        return this;
    }

    /// A resistor 26 points long, its label beside it.
    public Schematic resistor(double x, double y, boolean upright, String name) {
        PageBox body =
                upright
                        ? new PageBox(x - 4, y + 4, x + 4, y + 22)
                        : new PageBox(x + 4, y - 4, x + 22, y + 4);
        canvas.strokeBox(body, wire);
        if (upright) {
            wire(x, y, x, y + 4).wire(x, y + 22, x, y + 26);
            canvas.text(x + 7, y + 13 + type.size() * 0.35, name, type);
        } else {
            wire(x, y, x + 4, y).wire(x + 22, y, x + 26, y);
            canvas.text(Align.CENTER, x + 13, y - 7, name, type);
        }
        return this;
    }

    /// A capacitor 26 points long, its label beside it.
    public Schematic capacitor(double x, double y, boolean upright, String name) {
        Pen plate = Pen.solid(1.2, Ink.BLACK);
        if (upright) {
            wire(x, y, x, y + 11.5).wire(x, y + 14.5, x, y + 26);
            canvas.line(x - 7, y + 11.5, x + 7, y + 11.5, plate);
            canvas.line(x - 7, y + 14.5, x + 7, y + 14.5, plate);
            canvas.text(x + 10, y + 13 + type.size() * 0.35, name, type);
        } else {
            wire(x, y, x + 11.5, y).wire(x + 14.5, y, x + 26, y);
            canvas.line(x + 11.5, y - 7, x + 11.5, y + 7, plate);
            canvas.line(x + 14.5, y - 7, x + 14.5, y + 7, plate);
            canvas.text(Align.CENTER, x + 13, y - 10, name, type);
        }
        return this;
    }

    /// A crystal 26 points long, lying.
    public Schematic crystal(double x, double y, String name) {
        Pen plate = Pen.solid(1.2, Ink.BLACK);
        wire(x, y, x + 8, y).wire(x + 18, y, x + 26, y);
        canvas.line(x + 8, y - 6, x + 8, y + 6, plate);
        canvas.line(x + 18, y - 6, x + 18, y + 6, plate);
        canvas.strokeBox(new PageBox(x + 10.5, y - 7, x + 15.5, y + 7), wire);
        canvas.text(Align.CENTER, x + 13, y + 9 + type.size(), name, type);
        return this;
    }

    /// An inductor 26 points long, lying.
    public Schematic inductor(double x, double y, String name) {
        double[] points = new double[2 * 37];
        for (int i = 0; i <= 36; i++) {
            points[2 * i] = x + 26 * i / 36.0;
            points[2 * i + 1] = y - 5 * Math.abs(Math.sin(i / 36.0 * 4 * Math.PI));
        }
        canvas.polyline(wire, points);
        canvas.text(Align.CENTER, x + 13, y - 9, name, type);
        return this;
    }

    public Schematic ground(double x, double y) {
        wire(x, y, x, y + 4).wire(x - 6, y + 4, x + 6, y + 4);
        wire(x - 4, y + 6.2, x + 4, y + 6.2).wire(x - 2, y + 8.4, x + 2, y + 8.4);
        return this;
    }

    /// An inverter 34 points long, lying, its input at the left.
    public Schematic inverter(double x, double y, String name) {
        canvas.outline(wire, x + 2, y - 13, x + 2, y + 13, x + 27, y);
        canvas.circle(x + 29.5, y, 2.3, wire);
        wire(x, y, x + 2, y).wire(x + 31.8, y, x + 34, y);
        canvas.centered(x + 10, y, name, type);
        return this;
    }

    /// A buffer 28 points long, lying.
    public Schematic buffer(double x, double y) {
        canvas.outline(wire, x + 2, y - 10, x + 2, y + 10, x + 24, y);
        wire(x, y, x + 2, y).wire(x + 24, y, x + 28, y);
        return this;
    }

    /// A block with its name in the middle, on as many lines as the name has.
    public Schematic block(PageBox box, String... lines) {
        canvas.fillBox(box, Ink.WHITE);
        canvas.strokeBox(box, Pen.solid(0.8, Ink.BLACK));
        double y = box.centerY() - (lines.length - 1) * type.size() * 0.6;
        for (String line : lines) {
            canvas.centered(box.centerX(), y, line, type);
            y += type.size() * 1.2;
        }
        return this;
    }

    /// A signal from one place to another, with an arrow.
    public Schematic signal(double x0, double y0, double x1, double y1) {
        new Drafting(canvas, type).arrowLine(x0, y0, x1, y1);
        return this;
    }

    /// An integrated circuit with its pins on two sides, names inside and numbers outside.
    public Schematic chip(PageBox box, String name, String[] left, String[] right) {
        block(box, name);
        canvas.circle(box.x0() + 6, box.y0() + 6, 2, wire);
        double step = box.height() / left.length;
        for (int i = 0; i < left.length; i++) {
            double y = box.y0() + (i + 0.5) * step;
            wire(box.x0() - 14, y, box.x0(), y);
            canvas.text(Align.RIGHT, box.x0() - 3, y - 2, String.valueOf(i + 1), type);
            canvas.text(box.x0() + 4, y + type.size() * 0.35 + (i == 0 ? 4 : 0), left[i], type);
        }
        double other = box.height() / right.length;
        for (int i = 0; i < right.length; i++) {
            double y = box.y0() + (i + 0.5) * other;
            wire(box.x1(), y, box.x1() + 14, y);
            canvas.text(box.x1() + 3, y - 2, String.valueOf(left.length + right.length - i), type);
            canvas.text(Align.RIGHT, box.x1() - 4, y + type.size() * 0.35, right[i], type);
        }
        return this;
    }
}
