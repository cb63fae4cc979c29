package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Drafting;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;

/// Figures that several sheets have in common.
final class Figures {

    private static final Pen LINE = Pen.solid(0.6, Ink.BLACK);

    private Figures() {}

    /// Frequency against temperature of an AT cut for several cut angles; `span` is the plot's half
    /// height in ppm.
    static void atCut(Canvas canvas, PageBox box, double low, double high, double span, Ink ink) {
        Plot plot =
                new Plot(
                        canvas,
                        box,
                        Axis.linear("Temperature (°C)", low, high, 25),
                        Axis.linear("Δf/f (ppm)", -span, span, span / 4),
                        Type.sans(6.5));
        double[] slopes = {-0.10, -0.22, -0.34};
        Pen[] pens = {
            Pen.solid(1.1, ink),
            Pen.solid(1.1, Ink.rgb(0xc2571a)),
            Pen.dashed(1.1, Ink.gray(0.35), 4, 2)
        };
        for (int i = 0; i < slopes.length; i++) {
            double slope = slopes[i];
            plot.curve(pens[i], t -> 1.05e-4 * Math.pow(t - 26, 3) + slope * (t - 26));
        }
        plot.legend(Align.LEFT, pens, "cut A", "cut B", "cut C");
    }

    /// A solder reflow profile with its zones.
    static void reflow(Canvas canvas, PageBox box, Ink ink) {
        Type type = Type.sans(6.5);
        Plot plot =
                new Plot(
                        canvas,
                        box,
                        Axis.linear("Time (s)", 0, 360, 60),
                        Axis.linear("Temperature (°C)", 0, 300, 50),
                        type);
        plot.through(
                Pen.solid(1.3, ink),
                0,
                25,
                80,
                150,
                190,
                190,
                230,
                217,
                262,
                260,
                280,
                260,
                330,
                120,
                350,
                60);
        Pen dash = Pen.dashed(0.4, Ink.BLACK, 3, 2);
        plot.through(dash, 0, 217, 360, 217).through(dash, 0, 150, 360, 150);
        plot.note(18, 223, "217 °C").note(18, 156, "150 °C").note(240, 270, "260 °C, 20 s max");
        plot.note(84, 130, "preheat 60 s to 120 s").note(296, 223, "60 s to 90 s");
    }

    /// Carrier tape with pockets and sprocket holes, and its dimensions in millimetres.
    static void tape(Canvas canvas, PageBox box, double width, double pitch, SmdPackage part) {
        Type type = Type.sans(6.5);
        double scale = Math.min((box.height() - 44) / width, (box.width() - 130) / (4.2 * pitch));
        double x0 = box.x0() + 62;
        double x1 = x0 + 4.2 * pitch * scale;
        double y0 = box.y0() + 24;
        double y1 = y0 + width * scale;
        canvas.line(x0, y0, x1, y0, LINE);
        canvas.line(x0, y1, x1, y1, LINE);
        double holes = y0 + 1.75 * scale;
        double middle = y0 + (1.75 + (width - 1.75) / 2) * scale;
        for (double x = x0 + 2 * scale; x < x1; x += 4 * scale) {
            canvas.circle(x, holes, 0.75 * scale, LINE);
        }
        for (int i = 0; i < 4; i++) {
            double cx = x0 + (pitch / 2 + i * pitch) * scale + 2;
            double w = part.width() * scale / 2 + 1.5;
            double h = part.length() * scale / 2 + 1.5;
            canvas.roundBox(
                    new PageBox(cx - w, middle - h, cx + w, middle + h), 2, Ink.WHITE, LINE);
            canvas.disc(cx - w + 5, middle + h - 5, 1.4, Ink.BLACK);
        }
        Drafting draft = new Drafting(canvas, type);
        double hole = x0 + 2 * scale;
        draft.across(hole, hole + 4 * scale, y0 - 10, holes - 0.8 * scale, "4.0 ±0.1");
        double first = x0 + pitch / 2 * scale + 2;
        draft.across(
                first,
                first + pitch * scale,
                y1 + 14,
                middle + part.length() * scale / 2 + 2,
                text(pitch));
        draft.upright(y0, y1, x0 - 14, x0, text(width) + " ±0.2");
        draft.upright(y0, holes, x1 + 10, x1 - 4, "1.75");
        draft.arrowLine(x1 - 70, y1 + 14, x1, y1 + 14);
        canvas.text(Align.RIGHT, x1, y1 + 11, "direction of feed", type);
    }

    private static String text(double value) {
        return String.format(java.util.Locale.ROOT, "%.1f", value);
    }

    /// A package seen at an angle, with two lines of marking on its lid.
    static void photo(Canvas canvas, PageBox box, Ink body, String first, String second) {
        double w = box.width();
        double h = box.height();
        double x = box.x0();
        double y = box.y0();
        double[] lid = {
            x + w * 0.25,
            y + h * 0.08,
            x + w * 0.97,
            y + h * 0.16,
            x + w * 0.75,
            y + h * 0.72,
            x + w * 0.03,
            y + h * 0.6
        };
        canvas.fill(Ink.gray(0.75), lid);
        canvas.outline(LINE, lid);
        double[] front = {
            lid[6], lid[7], lid[4], lid[5], lid[4], lid[5] + h * 0.22, lid[6], lid[7] + h * 0.22
        };
        canvas.fill(body, front);
        canvas.outline(LINE, front);
        double[] right = {
            lid[4], lid[5], lid[2], lid[3], lid[2], lid[3] + h * 0.22, lid[4], lid[5] + h * 0.22
        };
        canvas.fill(Ink.gray(0.5), right);
        canvas.outline(LINE, right);
        Type type = Type.sans(h * 0.14).inBold();
        canvas.turned(x + w * 0.52, y + h * 0.3, first, type, -5);
        canvas.turned(x + w * 0.48, y + h * 0.47, second, type, -5);
    }

    /// Series resistance of the ABX-7 against frequency.
    static void esr(Canvas canvas, PageBox area) {
        Pen[] pens = {Pen.solid(1.1, House.TEAL), Pen.dashed(1.1, Ink.rgb(0xc2571a), 4, 2)};
        new Plot(
                        canvas,
                        area,
                        Axis.linear("Frequency (MHz)", 10, 60, 10),
                        Axis.linear("ESR (Ω)", 0, 100, 20),
                        Type.sans(6.5))
                .curve(pens[0], f -> 8 + 322 / (f - 3))
                .through(
                        pens[1], 10, 80, 15.9, 80, 15.9, 60, 19.9, 60, 19.9, 50, 23.9, 50, 23.9, 40,
                        35, 40, 35, 30, 60, 30)
                .legend(Align.RIGHT, pens, "typical", "maximum");
    }
}
