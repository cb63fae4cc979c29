package dev.sheetproof.demo.kit;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;

/// One page being drawn, in points of the page as displayed: origin at the top left, y down.
public final class Canvas {

    /// Control point distance of a Bézier quarter circle of radius 1.
    private static final double QUARTER = 0.5522847498;

    private final PDPage page;
    private final PDPageContentStream stream;
    private final double width;
    private final double height;
    private final FontBook fonts;
    private final int number;
    private final PageTruth truth = new PageTruth();
    private InkBounds ink = new InkBounds();
    private final List<LinkSpot> links = new ArrayList<>();

    Canvas(
            PDPage page,
            PDPageContentStream stream,
            double width,
            double height,
            FontBook fonts,
            int number) {
        this.page = page;
        this.stream = stream;
        this.width = width;
        this.height = height;
        this.fonts = fonts;
        this.number = number;
    }

    /// A place that leads to a named destination.
    record LinkSpot(String destination, PageBox box) {}

    @FunctionalInterface
    private interface Drawing {
        void run() throws IOException;
    }

    private static void draw(Drawing drawing) {
        try {
            drawing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /// The page number, from 1.
    public int number() {
        return number;
    }

    public FontBook fonts() {
        return fonts;
    }

    public PageTruth truth() {
        return truth;
    }

    PDPage page() {
        return page;
    }

    List<LinkSpot> links() {
        return List.copyOf(links);
    }

    /// Notes that an element was drawn here.
    public void mark(ElementLabel label, PageBox box) {
        truth.mark(label, box);
    }

    void link(String destination, PageBox box) {
        links.add(new LinkSpot(destination, box));
    }

    void close() {
        draw(stream::close);
    }

    // ---- text

    /// Shows one line of text from `x` on and returns its box.
    public PageBox text(double x, double baseline, String text, Type type) {
        return spaced(x, baseline, text, type, 0);
    }

    /// Shows one line of text against an anchor and returns its box.
    public PageBox text(Align align, double anchor, double baseline, String text, Type type) {
        return text(anchor - align.share() * fonts.width(text, type), baseline, text, type);
    }

    /// Shows text with its middle at a point.
    public PageBox centered(double cx, double cy, String text, Type type) {
        return text(Align.CENTER, cx, cy + type.size() * 0.35, text, type);
    }

    /// As [#text(double, double, String, Type)], each blank wider by `extra` points.
    PageBox spaced(double x, double baseline, String text, Type type, double extra) {
        double cursor = x;
        for (FontBook.Run run : fonts.runs(text, type)) {
            cursor +=
                    show(
                            run,
                            Matrix.getTranslateInstance(
                                    (float) cursor, (float) (height - baseline)),
                            type,
                            extra);
        }
        PageBox box =
                new PageBox(
                        x,
                        baseline - Type.ASCENT * type.size(),
                        cursor,
                        baseline + Type.DESCENT * type.size());
        ink.add(box);
        return box;
    }

    /// Shows text turned counter-clockwise about the middle of its box.
    public PageBox turned(double cx, double cy, String text, Type type, double degrees) {
        double w = fonts.width(text, type);
        double angle = Math.toRadians(degrees);
        double back = type.size() * 0.35;
        double x = cx - Math.cos(angle) * w / 2 + Math.sin(angle) * back;
        double y = height - cy - Math.sin(angle) * w / 2 - Math.cos(angle) * back;
        double advance = 0;
        for (FontBook.Run run : fonts.runs(text, type)) {
            Matrix at =
                    Matrix.getRotateInstance(
                            angle,
                            (float) (x + Math.cos(angle) * advance),
                            (float) (y + Math.sin(angle) * advance));
            advance += show(run, at, type, 0);
        }
        double rx = (Math.abs(Math.cos(angle)) * w + Math.abs(Math.sin(angle)) * type.size()) / 2;
        double ry = (Math.abs(Math.sin(angle)) * w + Math.abs(Math.cos(angle)) * type.size()) / 2;
        PageBox box = new PageBox(cx - rx, cy - ry, cx + rx, cy + ry);
        ink.add(box);
        return box;
    }

    private double show(FontBook.Run run, Matrix at, Type type, double extra) {
        draw(
                () -> {
                    stream.beginText();
                    stream.setNonStrokingColor(
                            type.ink().red(), type.ink().green(), type.ink().blue());
                    stream.setFont(run.font(), (float) type.size());
                    stream.setTextMatrix(at);
                    if (extra == 0) {
                        stream.showText(run.text());
                    } else {
                        stream.showTextWithPositioning(
                                stretched(run.text(), -extra * 1000 / type.size()));
                    }
                    stream.endText();
                });
        long blanks = run.text().chars().filter(c -> c == ' ').count();
        try {
            return run.font().getStringWidth(run.text()) / 1000.0 * type.size() + blanks * extra;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object[] stretched(String text, double adjustment) {
        List<Object> parts = new ArrayList<>();
        int from = 0;
        for (int blank = text.indexOf(' '); blank >= 0; blank = text.indexOf(' ', from)) {
            parts.add(text.substring(from, blank + 1));
            parts.add((float) adjustment);
            from = blank + 1;
        }
        if (from < text.length()) {
            parts.add(text.substring(from));
        }
        return parts.toArray();
    }

    // ---- lines and areas

    public void line(double x0, double y0, double x1, double y1, Pen pen) {
        polyline(pen, x0, y0, x1, y1);
    }

    /// Strokes an open line through the points `x, y, x, y …`.
    public void polyline(Pen pen, double... points) {
        draw(
                () -> {
                    use(pen);
                    trace(points);
                    stream.stroke();
                });
    }

    /// Strokes a closed line through the points `x, y, x, y …`.
    public void outline(Pen pen, double... points) {
        draw(
                () -> {
                    use(pen);
                    trace(points);
                    stream.closeAndStroke();
                });
    }

    /// Fills the area between the points `x, y, x, y …`.
    public void fill(Ink ink, double... points) {
        draw(
                () -> {
                    stream.setNonStrokingColor(ink.red(), ink.green(), ink.blue());
                    trace(points);
                    stream.fill();
                });
    }

    private void trace(double... points) throws IOException {
        for (int i = 0; i < points.length; i += 2) {
            ink.add(points[i], points[i + 1]);
            float x = (float) points[i];
            float y = (float) (height - points[i + 1]);
            if (i == 0) {
                stream.moveTo(x, y);
            } else {
                stream.lineTo(x, y);
            }
        }
    }

    public void fillBox(PageBox box, Ink ink) {
        draw(
                () -> {
                    stream.setNonStrokingColor(ink.red(), ink.green(), ink.blue());
                    rectangle(box);
                    stream.fill();
                });
    }

    public void strokeBox(PageBox box, Pen pen) {
        draw(
                () -> {
                    use(pen);
                    rectangle(box);
                    stream.stroke();
                });
    }

    private void rectangle(PageBox box) throws IOException {
        ink.add(box);
        stream.addRect(
                (float) box.x0(),
                (float) (height - box.y1()),
                (float) box.width(),
                (float) box.height());
    }

    /// Strokes a box with round corners, after filling it.
    public void roundBox(PageBox b, double radius, Ink fill, Pen pen) {
        double r = Math.min(radius, Math.min(b.width(), b.height()) / 2);
        double k = r * (1 - QUARTER);
        ink.add(b);
        draw(
                () -> {
                    use(pen);
                    stream.setNonStrokingColor(fill.red(), fill.green(), fill.blue());
                    trace(b.x0() + r, b.y0(), b.x1() - r, b.y0());
                    curve(b.x1() - k, b.y0(), b.x1(), b.y0() + k, b.x1(), b.y0() + r);
                    stream.lineTo((float) b.x1(), (float) (height - b.y1() + r));
                    curve(b.x1(), b.y1() - k, b.x1() - k, b.y1(), b.x1() - r, b.y1());
                    stream.lineTo((float) (b.x0() + r), (float) (height - b.y1()));
                    curve(b.x0() + k, b.y1(), b.x0(), b.y1() - k, b.x0(), b.y1() - r);
                    stream.lineTo((float) b.x0(), (float) (height - b.y0() - r));
                    curve(b.x0(), b.y0() + k, b.x0() + k, b.y0(), b.x0() + r, b.y0());
                    stream.closePath();
                    stream.fillAndStroke();
                });
    }

    private void curve(double ax, double ay, double bx, double by, double x, double y)
            throws IOException {
        stream.curveTo(
                (float) ax,
                (float) (height - ay),
                (float) bx,
                (float) (height - by),
                (float) x,
                (float) (height - y));
    }

    public void circle(double cx, double cy, double r, Pen pen) {
        draw(
                () -> {
                    use(pen);
                    round(cx, cy, r);
                    stream.closeAndStroke();
                });
    }

    public void disc(double cx, double cy, double r, Ink ink) {
        draw(
                () -> {
                    stream.setNonStrokingColor(ink.red(), ink.green(), ink.blue());
                    round(cx, cy, r);
                    stream.fill();
                });
    }

    private void round(double cx, double cy, double r) throws IOException {
        double k = r * QUARTER;
        ink.add(new PageBox(cx - r, cy - r, cx + r, cy + r));
        stream.moveTo((float) (cx + r), (float) (height - cy));
        curve(cx + r, cy - k, cx + k, cy - r, cx, cy - r);
        curve(cx - k, cy - r, cx - r, cy - k, cx - r, cy);
        curve(cx - r, cy + k, cx - k, cy + r, cx, cy + r);
        curve(cx + k, cy + r, cx + r, cy + k, cx + r, cy);
    }

    /// Runs a drawing and returns the box around what it drew.
    public PageBox around(Runnable drawing) {
        InkBounds outside = ink;
        ink = new InkBounds();
        drawing.run();
        PageBox box = ink.box();
        ink = outside;
        ink.add(box);
        return box;
    }

    /// Runs a drawing that is cut to a box.
    public void clipped(PageBox box, Runnable drawing) {
        draw(
                () -> {
                    stream.saveGraphicsState();
                    rectangle(box);
                    stream.clip();
                });
        InkBounds outside = ink;
        ink = new InkBounds();
        drawing.run();
        ink = outside;
        draw(stream::restoreGraphicsState);
    }

    private void use(Pen pen) throws IOException {
        stream.setStrokingColor(pen.ink().red(), pen.ink().green(), pen.ink().blue());
        stream.setLineWidth((float) pen.width());
        float[] dash = new float[pen.dash().size()];
        for (int i = 0; i < dash.length; i++) {
            dash[i] = pen.dash().get(i);
        }
        stream.setLineDashPattern(dash, 0);
    }
}
