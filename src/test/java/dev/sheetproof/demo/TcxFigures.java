package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;

/// Circuit and curves of the TCX-25.
final class TcxFigures {

    private TcxFigures() {}

    static void testCircuit(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.x0() + 190;
        double y = area.y0() + 25;
        s.chip(
                new PageBox(x, y, x + 90, y + 70),
                "TCX-25",
                new String[] {"VC", "GND"},
                new String[] {"VCC", "OUT"});
        s.wire(x - 14, y + 17.5, x - 120, y + 17.5)
                .terminal(x - 122, y + 17.5, Align.RIGHT, "Control 0.9 V");
        s.dot(x - 60, y + 17.5).capacitor(x - 60, y + 17.5, true, "10 nF").ground(x - 60, y + 43.5);
        s.wire(x - 14, y + 52.5, x - 20, y + 52.5, x - 20, y + 80).ground(x - 20, y + 80);
        s.wire(x + 104, y + 17.5, x + 200, y + 17.5).terminal(x + 202, y + 17.5, Align.LEFT, "VCC");
        s.dot(x + 120, y + 17.5).wire(x + 120, y + 17.5, x + 120, y - 12);
        s.capacitor(x + 120, y - 12, false, "100 nF")
                .wire(x + 146, y - 12, x + 158, y - 12, x + 158, y - 8);
        s.ground(x + 158, y - 8);
        s.wire(x + 104, y + 52.5, x + 225, y + 52.5).terminal(x + 227, y + 52.5, Align.LEFT, "OUT");
        s.dot(x + 140, y + 52.5)
                .resistor(x + 140, y + 52.5, true, "10 kΩ")
                .ground(x + 140, y + 78.5);
        s.dot(x + 190, y + 52.5)
                .capacitor(x + 190, y + 52.5, true, "10 pF")
                .ground(x + 190, y + 78.5);
    }

    static void waveform(Canvas canvas, PageBox area) {
        new Plot(
                        canvas,
                        area,
                        Axis.linear("Time (ns)", 0, 100, 20),
                        Axis.linear("Output (V)", -0.8, 0.8, 0.4),
                        Type.sans(6.5))
                .curve(
                        Pen.solid(1.2, House.NAVY),
                        t -> {
                            double sine = 0.75 * Math.sin(2 * Math.PI * t * 0.026);
                            return 0.5 * Math.tanh(sine * 2.4) / Math.tanh(1.8);
                        });
    }

    static void stability(Canvas canvas, PageBox area) {
        Plot plot =
                new Plot(
                        canvas,
                        area,
                        Axis.linear("Temperature (°C)", -40, 90, 10),
                        Axis.linear("Δf/f (ppm)", -1, 1, 0.25),
                        Type.sans(6.2));
        for (int i = 0; i < 10; i++) {
            double phase = i * 0.7;
            double size = 0.14 + 0.02 * i;
            plot.curve(
                    Pen.solid(0.6, i % 2 == 0 ? House.NAVY : Ink.rgb(0x4a7bc2)),
                    t ->
                            size * Math.sin((t + 40) / 19 + phase)
                                    + 0.06 * Math.cos((t - 20) / 7 + 2 * phase));
        }
        plot.through(Pen.dashed(0.7, House.BRICK, 4, 2), -40, 0.5, 90, 0.5);
        plot.through(Pen.dashed(0.7, House.BRICK, 4, 2), -40, -0.5, 90, -0.5);
    }

    static void phaseNoise(Canvas canvas, PageBox area) {
        new Plot(
                        canvas,
                        area,
                        Axis.decades("Offset (Hz)", 1, 1e6),
                        Axis.linear("L(f) (dBc/Hz)", -180, -40, 20),
                        Type.sans(6.2))
                .curve(
                        Pen.solid(1.1, House.NAVY),
                        f ->
                                10
                                        * Math.log10(
                                                6.3e-7 / Math.pow(f, 3)
                                                        + 1.9e-8 / f / f
                                                        + 1.6e-12 / f
                                                        + 5e-17));
    }
}
