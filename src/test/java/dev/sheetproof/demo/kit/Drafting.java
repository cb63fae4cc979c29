package dev.sheetproof.demo.kit;

/// Technical drawing on a canvas: dimensions with arrows, leaders, centre lines, hatching.
public final class Drafting {

    private static final double ARROW = 4.2;

    private final Canvas canvas;
    private final Type type;
    private final Pen thin;

    public Drafting(Canvas canvas, Type type) {
        this.canvas = canvas;
        this.type = type;
        this.thin = Pen.solid(0.35, type.ink());
    }

    /// A horizontal dimension at height `y` between two places, with extension lines down or up
    /// from `from`.
    public void across(double x0, double x1, double y, double from, String label) {
        double over = y < from ? -2 : 2;
        canvas.line(x0, from, x0, y + over, thin);
        canvas.line(x1, from, x1, y + over, thin);
        double w = canvas.fonts().width(label, type);
        if (x1 - x0 > w + 2 * ARROW + 4) {
            canvas.line(x0, y, x1, y, thin);
            arrow(x0, y, -1, 0);
            arrow(x1, y, 1, 0);
            canvas.text(Align.CENTER, (x0 + x1) / 2, y - 2, label, type);
        } else if (x1 - x0 > w + 2) {
            outsideAcross(x0, x1, y);
            canvas.text(Align.CENTER, (x0 + x1) / 2, y - 2, label, type);
        } else {
            outsideAcross(x0, x1, y);
            canvas.line(x1, y, x1 + 12 + w, y, thin);
            canvas.text(x1 + 11, y - 2, label, type);
        }
    }

    private void outsideAcross(double x0, double x1, double y) {
        canvas.line(x0 - 10, y, x1 + 10, y, thin);
        arrow(x0, y, 1, 0);
        arrow(x1, y, -1, 0);
    }

    /// A vertical dimension at `x` between two heights, with extension lines from `from`; its label
    /// is upright.
    public void upright(double y0, double y1, double x, double from, String label) {
        double over = x < from ? -2 : 2;
        canvas.line(from, y0, x + over, y0, thin);
        canvas.line(from, y1, x + over, y1, thin);
        double w = canvas.fonts().width(label, type);
        boolean inside = y1 - y0 > 2 * ARROW + 5;
        if (inside) {
            canvas.line(x, y0, x, y1, thin);
            arrow(x, y0, 0, -1);
            arrow(x, y1, 0, 1);
        } else {
            canvas.line(x, y0 - 9, x, y1 + 9, thin);
            arrow(x, y0, 0, 1);
            arrow(x, y1, 0, -1);
        }
        double side = x < from ? x - 3 - w : x + 3;
        canvas.text(side, (y0 + y1) / 2 + type.size() * 0.35, label, type);
    }

    /// A leader from a label to a place: a shelf under the label, then a slanted line with an
    /// arrow.
    public void leader(double labelX, double labelY, double x, double y, String label) {
        double w = canvas.fonts().width(label, type);
        boolean right = x > labelX + w / 2;
        double shelf = right ? labelX + w + 2 : labelX - 2;
        canvas.text(labelX, labelY, label, type);
        canvas.line(labelX, labelY + 2, labelX + w, labelY + 2, thin);
        canvas.polyline(thin, right ? labelX + w : labelX, labelY + 2, shelf, labelY + 2, x, y);
        double length = Math.hypot(x - shelf, y - labelY - 2);
        arrow(x, y, (x - shelf) / length, (y - labelY - 2) / length);
    }

    /// An arrow head with its tip at a place, pointing along a unit vector.
    public void arrow(double x, double y, double dx, double dy) {
        double bx = x - dx * ARROW;
        double by = y - dy * ARROW;
        canvas.fill(type.ink(), x, y, bx - dy * 1.2, by + dx * 1.2, bx + dy * 1.2, by - dx * 1.2);
    }

    /// A line with an arrow at its end.
    public void arrowLine(double x0, double y0, double x1, double y1) {
        canvas.line(x0, y0, x1, y1, thin);
        double length = Math.hypot(x1 - x0, y1 - y0);
        arrow(x1, y1, (x1 - x0) / length, (y1 - y0) / length);
    }

    /// Centre lines through a place.
    public void cross(double cx, double cy, double rx, double ry) {
        Pen chain = Pen.dashed(0.3, type.ink(), 6, 1.5, 1, 1.5);
        canvas.line(cx - rx, cy, cx + rx, cy, chain);
        canvas.line(cx, cy - ry, cx, cy + ry, chain);
    }

    /// Slanted lines over a box.
    public void hatch(dev.sheetproof.model.PageBox box, double step) {
        canvas.clipped(
                box,
                () -> {
                    for (double x = box.x0() - box.height(); x < box.x1(); x += step) {
                        canvas.line(x, box.y1(), x + box.height(), box.y0(), thin);
                    }
                });
    }
}
