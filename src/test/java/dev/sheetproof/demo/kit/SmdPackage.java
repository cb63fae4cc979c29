package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;
import java.util.List;

/// A leadless package with pads along its edges, drawn as views and as a land pattern.
///
/// @param length body length in millimetres (along x)
/// @param width body width in millimetres
/// @param height body height in millimetres
/// @param pads pads seen from below
public record SmdPackage(double length, double width, double height, List<Pad> pads) {

    private static final Pen BODY = Pen.solid(0.8, Ink.BLACK);
    private static final Ink METAL = Ink.gray(0.82);

    public SmdPackage {
        pads = List.copyOf(pads);
    }

    /// A pad: name, centre from the body's centre (y down), size; millimetres.
    public record Pad(String name, double cx, double cy, double w, double h) {}

    /// Four pads, numbered counter-clockwise from the lower left as seen from above.
    public static SmdPackage fourPad(
            double length, double width, double height, double padW, double padH) {
        double cx = (length - padW) / 2 - 0.05;
        double cy = (width - padH) / 2 - 0.05;
        return new SmdPackage(
                length,
                width,
                height,
                List.of(
                        new Pad("1", -cx, cy, padW, padH),
                        new Pad("2", cx, cy, padW, padH),
                        new Pad("3", cx, -cy, padW, padH),
                        new Pad("4", -cx, -cy, padW, padH)));
    }

    /// Six pads, three on each long side.
    public static SmdPackage sixPad(
            double length, double width, double height, double padW, double padH) {
        double cx = length / 2 - padW / 2 - 0.25;
        double cy = (width - padH) / 2 - 0.05;
        return new SmdPackage(
                length,
                width,
                height,
                List.of(
                        new Pad("1", -cx, cy, padW, padH),
                        new Pad("2", 0, cy, padW, padH),
                        new Pad("3", cx, cy, padW, padH),
                        new Pad("4", cx, -cy, padW, padH),
                        new Pad("5", 0, -cy, padW, padH),
                        new Pad("6", -cx, -cy, padW, padH)));
    }

    /// Two pads at the short ends.
    public static SmdPackage twoPad(
            double length, double width, double height, double padW, double padH) {
        double cx = (length - padW) / 2 - 0.05;
        return new SmdPackage(
                length,
                width,
                height,
                List.of(new Pad("1", -cx, 0, padW, padH), new Pad("2", cx, 0, padW, padH)));
    }

    private static String mm(double value, String tolerance) {
        String text = String.format(java.util.Locale.ROOT, "%.2f", value);
        text = text.endsWith("0") ? text.substring(0, text.length() - 1) : text;
        return text + tolerance;
    }

    /// The view from above with its marking lines and the two body dimensions.
    public void top(
            Canvas canvas, double cx, double cy, double scale, Type type, String... marking) {
        PageBox body = around(cx, cy, length * scale, width * scale);
        canvas.roundBox(body, 3, Ink.WHITE, BODY);
        canvas.roundBox(body.inflate(-4), 2, Ink.WHITE, Pen.solid(0.35, Ink.BLACK));
        canvas.disc(body.x0() + 10, body.y1() - 10, 2, Ink.BLACK);
        double y = cy - (marking.length - 1) * type.size() * 0.65;
        for (String line : marking) {
            canvas.centered(cx, y, line, type.inBold());
            y += type.size() * 1.3;
        }
        Drafting draft = new Drafting(canvas, type);
        draft.across(body.x0(), body.x1(), body.y0() - 14, body.y0() - 1, mm(length, " ±0.1"));
        draft.upright(body.y0(), body.y1(), body.x0() - 12, body.x0() - 1, mm(width, " ±0.1"));
    }

    /// The view from the long side with the height.
    public void side(Canvas canvas, double cx, double cy, double scale, Type type) {
        PageBox body = around(cx, cy, length * scale, height * scale);
        canvas.strokeBox(body, BODY);
        double lid = body.y0() + body.height() * 0.25;
        canvas.line(body.x0(), lid, body.x1(), lid, Pen.solid(0.35, Ink.BLACK));
        for (Pad pad : pads) {
            if (pad.cy() >= 0) {
                double x = cx + pad.cx() * scale;
                double w = pad.w() * scale / 2;
                canvas.fillBox(new PageBox(x - w, body.y1() - 2.5, x + w, body.y1()), METAL);
                canvas.strokeBox(
                        new PageBox(x - w, body.y1() - 2.5, x + w, body.y1()),
                        Pen.solid(0.35, Ink.BLACK));
            }
        }
        new Drafting(canvas, type)
                .upright(body.y0(), body.y1(), body.x1() + 12, body.x1() + 1, mm(height, " max"));
    }

    /// The view from below with pad names and pad dimensions.
    public void bottom(Canvas canvas, double cx, double cy, double scale, Type type) {
        PageBox body = around(cx, cy, length * scale, width * scale);
        canvas.roundBox(body, 3, Ink.WHITE, BODY);
        for (Pad pad : pads) {
            PageBox box =
                    around(
                            cx - pad.cx() * scale,
                            cy + pad.cy() * scale,
                            pad.w() * scale,
                            pad.h() * scale);
            canvas.fillBox(box, METAL);
            canvas.strokeBox(box, Pen.solid(0.5, Ink.BLACK));
            canvas.centered(box.centerX(), box.centerY(), "#" + pad.name(), type);
        }
        Drafting draft = new Drafting(canvas, type);
        Pad first = pads.getFirst();
        double px = cx - first.cx() * scale;
        double py = cy + first.cy() * scale;
        draft.across(
                px - first.w() * scale / 2,
                px + first.w() * scale / 2,
                body.y1() + 17,
                py + first.h() * scale / 2 + 1,
                mm(first.w(), ""));
        draft.upright(
                py - first.h() * scale / 2,
                py + first.h() * scale / 2,
                body.x1() + 13,
                px + first.w() * scale / 2 + 1,
                mm(first.h(), ""));
    }

    /// The recommended land pattern, its pads `grow` millimetres larger than the package's.
    public void land(Canvas canvas, double cx, double cy, double scale, Type type, double grow) {
        for (Pad pad : pads) {
            PageBox box = land(pad, cx, cy, scale, grow);
            canvas.fillBox(box, Ink.gray(0.9));
            new Drafting(canvas, type).hatch(box, 4);
            canvas.strokeBox(box, Pen.solid(0.6, Ink.BLACK));
        }
        canvas.strokeBox(
                around(cx, cy, length * scale, width * scale), Pen.dashed(0.4, Ink.BLACK, 3, 2));
        Drafting draft = new Drafting(canvas, type);
        Pad left = pads.getFirst();
        PageBox a = land(left, cx, cy, scale, grow);
        Pad right =
                pads.stream()
                        .filter(p -> p.cx() > left.cx() && Math.abs(p.cy() - left.cy()) < 0.01)
                        .findFirst()
                        .orElseThrow();
        PageBox b = land(right, cx, cy, scale, grow);
        draft.across(a.x0(), a.x1(), a.y1() + 15, a.y1() + 1, mm(left.w() + grow, ""));
        double top = cy - (a.y1() - cy);
        draft.across(a.centerX(), b.centerX(), top - 13, top - 1, mm(right.cx() - left.cx(), ""));
        draft.upright(a.y0(), a.y1(), a.x0() - 14, a.x0() - 1, mm(left.h() + grow, ""));
        pads.stream()
                .filter(p -> p.cy() < left.cy() - 0.01 && Math.abs(p.cx() - left.cx()) < 0.01)
                .findFirst()
                .ifPresent(
                        up -> {
                            PageBox c = land(up, cx, cy, scale, grow);
                            double x = cx + (length * scale) / 2 + 18;
                            draft.upright(
                                    c.centerY(),
                                    a.centerY(),
                                    x,
                                    b.x1() + 1,
                                    mm(left.cy() - up.cy(), ""));
                        });
    }

    private static PageBox land(Pad pad, double cx, double cy, double scale, double grow) {
        return around(
                cx + pad.cx() * scale,
                cy + pad.cy() * scale,
                (pad.w() + grow) * scale,
                (pad.h() + grow) * scale);
    }

    private static PageBox around(double cx, double cy, double w, double h) {
        return new PageBox(cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2);
    }
}
