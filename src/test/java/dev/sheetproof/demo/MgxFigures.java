package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Drafting;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;

/// Drawings of the MGX-5: pins, blocks, terminations, package.
final class MgxFigures {

    private MgxFigures() {}

    static void pinout(Canvas canvas, PageBox area) {
        Type type = Type.sans(5.8);
        PageBox body =
                new PageBox(
                        area.centerX() - 56,
                        area.centerY() - 56,
                        area.centerX() + 56,
                        area.centerY() + 56);
        Schematic s = new Schematic(canvas, Type.sans(7));
        s.block(body).block(body.inflate(-30), "EPAD", "GND");
        canvas.disc(body.x0() + 7, body.y0() + 7, 1.8, House.NAVY);
        String[] names = {
            "VDD", "SDA", "SCL", "OE", "VDDA", "XIN", "XOUT", "SD/OE2", "GND", "VDDO4", "OUT4",
            "OUT4N", "VDDO3", "OUT3", "OUT3N", "VDDO2", "OUT2", "OUT2N", "VDDO1", "OUT1", "OUT1N",
            "VDDO0", "OUT0", "SEL"
        };
        for (int i = 0; i < 24; i++) {
            double along = 14 + (i % 6) * 16.8;
            String number = String.valueOf(i + 1);
            switch (i / 6) {
                case 0 -> {
                    s.block(
                            new PageBox(
                                    body.x0() - 6,
                                    body.y0() + along - 3,
                                    body.x0(),
                                    body.y0() + along + 3));
                    canvas.text(body.x0() + 3, body.y0() + along + 2, number, type);
                    canvas.text(Align.RIGHT, body.x0() - 9, body.y0() + along + 2, names[i], type);
                }
                case 1 -> {
                    s.block(
                            new PageBox(
                                    body.x0() + along - 3,
                                    body.y1(),
                                    body.x0() + along + 3,
                                    body.y1() + 6));
                    canvas.text(Align.CENTER, body.x0() + along, body.y1() - 3, number, type);
                    canvas.turned(body.x0() + along, body.y1() + 20, names[i], type, 90);
                }
                case 2 -> {
                    s.block(
                            new PageBox(
                                    body.x1(),
                                    body.y1() - along - 3,
                                    body.x1() + 6,
                                    body.y1() - along + 3));
                    canvas.text(Align.RIGHT, body.x1() - 3, body.y1() - along + 2, number, type);
                    canvas.text(body.x1() + 9, body.y1() - along + 2, names[i], type);
                }
                default -> {
                    s.block(
                            new PageBox(
                                    body.x1() - along - 3,
                                    body.y0() - 6,
                                    body.x1() - along + 3,
                                    body.y0()));
                    canvas.text(Align.CENTER, body.x1() - along, body.y0() + 7, number, type);
                    canvas.turned(body.x1() - along, body.y0() - 18, names[i], type, 90);
                }
            }
        }
    }

    static void blocks(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.x0() + 14;
        double y = area.y0() + 8;
        s.block(new PageBox(x + 30, y, x + 100, y + 34), "MEMS", "resonator");
        s.block(new PageBox(x + 30, y + 56, x + 100, y + 90), "crystal", "oscillator");
        s.block(new PageBox(x + 130, y + 26, x + 170, y + 64), "select");
        s.block(new PageBox(x + 196, y + 26, x + 270, y + 64), "fractional PLL", "2.5 to 3.5 GHz");
        s.block(new PageBox(x + 30, y + 106, x + 270, y + 132), "control, one-time memory, I²C");
        s.signal(x, y + 66, x + 30, y + 66)
                .signal(x, y + 82, x + 30, y + 82)
                .label(x - 10, y + 62, "XIN")
                .label(x - 10, y + 92, "XOUT");
        s.wire(x + 100, y + 17, x + 115, y + 17, x + 115, y + 37)
                .signal(x + 115, y + 37, x + 130, y + 37);
        s.wire(x + 100, y + 73, x + 115, y + 73, x + 115, y + 53)
                .signal(x + 115, y + 53, x + 130, y + 53);
        s.signal(x + 170, y + 45, x + 196, y + 45)
                .signal(x, y + 113, x + 30, y + 113)
                .signal(x, y + 125, x + 30, y + 125);
        s.label(x - 10, y + 109, "SDA")
                .label(x - 10, y + 138, "SCL")
                .signal(x + 233, y + 106, x + 233, y + 64);
        s.wire(x + 270, y + 45, x + 296, y + 45).wire(x + 296, y + 8, x + 296, y + 124);
        for (int i = 0; i < 5; i++) {
            double row = y + 8 + i * 29;
            s.signal(x + 296, row, x + 318, row);
            s.block(new PageBox(x + 318, row - 10, x + 362, row + 10), "÷ N" + i);
            s.wire(x + 362, row, x + 384, row)
                    .buffer(x + 384, row)
                    .wire(x + 412, row, x + 430, row);
            s.label(x + 434, row + 2.5, i == 0 ? "OUT0" : "OUT" + i + " / OUT" + i + "N");
        }
    }

    static void terminations(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double y = area.y0() + 24;
        double x = area.x0() + 10;
        pair(s, x, y, "LVDS");
        s.wire(x + 140, y + 11, x + 140, y + 15)
                .resistor(x + 140, y + 13, true, "100 Ω")
                .wire(x + 140, y + 39, x + 140, y + 41);
        s.dot(x + 140, y + 11).dot(x + 140, y + 41);
        double p = x + 172;
        pair(s, p, y, "LVPECL");
        s.dot(p + 110, y + 41).resistor(p + 110, y + 41, true, "50 Ω");
        s.dot(p + 146, y + 11)
                .wire(p + 146, y + 11, p + 146, y + 41)
                .resistor(p + 146, y + 41, true, "50 Ω");
        s.wire(p + 110, y + 67, p + 146, y + 67).label(p + 104, y + 78, "VDDO − 2 V");
        double h = p + 172;
        pair(s, h, y, "HCSL");
        s.dot(h + 100, y + 41).resistor(h + 100, y + 41, true, "50 Ω").ground(h + 100, y + 67);
        s.dot(h + 134, y + 11)
                .wire(h + 134, y + 11, h + 134, y + 41)
                .resistor(h + 134, y + 41, true, "50 Ω")
                .ground(h + 134, y + 67);
    }

    private static void pair(Schematic s, double x, double y, String name) {
        s.block(new PageBox(x, y, x + 44, y + 52), name);
        s.wire(x + 44, y + 11, x + 152, y + 11).wire(x + 44, y + 41, x + 152, y + 41);
        s.label(x + 50, y + 8, "Z0 = 50 Ω").label(x + 50, y + 38, "Z0 = 50 Ω");
    }

    static void qfn(Canvas canvas, PageBox area) {
        Drafting draft = new Drafting(canvas, Type.sans(7));
        Pen pen = Pen.solid(0.7, Ink.BLACK);
        double s = 23;
        double cx = area.x0() + 120;
        double cy = area.y0() + 78;
        PageBox top = new PageBox(cx - 2 * s, cy - 2 * s, cx + 2 * s, cy + 2 * s);
        canvas.strokeBox(top, pen);
        canvas.disc(top.x0() + 9, top.y0() + 9, 2.4, Ink.BLACK);
        canvas.centered(cx, cy - 6, "MGX5", Type.sans(8).inBold());
        canvas.centered(cx, cy + 6, "0042 2244", Type.sans(8).inBold());
        draft.across(top.x0(), top.x1(), top.y0() - 12, top.y0() - 1, "4.0 ±0.1");
        draft.upright(top.y0(), top.y1(), top.x0() - 14, top.x0() - 1, "4.0 ±0.1");
        double bx = area.x0() + 330;
        PageBox below = new PageBox(bx - 2 * s, cy - 2 * s, bx + 2 * s, cy + 2 * s);
        canvas.strokeBox(below, pen);
        PageBox pad = new PageBox(bx - 1.25 * s, cy - 1.25 * s, bx + 1.25 * s, cy + 1.25 * s);
        draft.hatch(pad, 5);
        canvas.strokeBox(pad, pen);
        for (int i = 0; i < 6; i++) {
            double a = (i - 2.5) * 0.5 * s;
            double w = 0.125 * s;
            double l = 0.4 * s;
            canvas.fillBox(
                    new PageBox(bx + a - w, below.y0(), bx + a + w, below.y0() + l), Ink.gray(0.6));
            canvas.fillBox(
                    new PageBox(bx + a - w, below.y1() - l, bx + a + w, below.y1()), Ink.gray(0.6));
            canvas.fillBox(
                    new PageBox(below.x0(), cy + a - w, below.x0() + l, cy + a + w), Ink.gray(0.6));
            canvas.fillBox(
                    new PageBox(below.x1() - l, cy + a - w, below.x1(), cy + a + w), Ink.gray(0.6));
        }
        draft.across(pad.x0(), pad.x1(), below.y1() + 16, pad.y1(), "2.5");
        draft.upright(cy - 1.25 * s, cy - 0.75 * s, below.x1() + 16, below.x1() + 1, "0.5 pitch");
        draft.upright(cy + 1.125 * s, cy + 1.375 * s, below.x1() + 16, below.x1() + 1, "0.25");
        draft.across(below.x0(), below.x0() + 0.4 * s, below.y0() - 10, cy - 1.25 * s, "0.4");
    }
}
