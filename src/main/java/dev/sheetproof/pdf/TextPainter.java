package dev.sheetproof.pdf;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import java.io.IOException;
import org.apache.pdfbox.util.Vector;

/// Shows text: keeps the text matrices and turns codes into glyphs on the displayed page.
final class TextPainter {

    /// Text mode that draws nothing; the mode that only clips draws nothing either.
    private static final int INVISIBLE_MODE = 3;

    private static final int CLIP_ONLY_MODE = 7;

    /// Filled and outlined: drawn so in the colour of its filling, it is a faked bold.
    private static final int FILL_AND_STROKE_MODE = 2;

    /// Shear from which upright letters look slanted, tangent of about 8 degrees.
    private static final double SLANT = 0.14;

    /// No page reaches farther; a bound that keeps boxes finite.
    private static final double FAR = 1e7;

    private final GlyphCollector glyphs;
    private final double pageWidth;
    private final double pageHeight;

    private double ta = 1;
    private double tb;
    private double tc;
    private double td = 1;
    private double te;
    private double tf;
    private double la = 1;
    private double lb;
    private double lc;
    private double ld = 1;
    private double le;
    private double lf;

    TextPainter(GlyphCollector glyphs, PageFrame frame) {
        this.glyphs = glyphs;
        this.pageWidth = frame.widthPt();
        this.pageHeight = frame.heightPt();
    }

    void setMatrix(double a, double b, double c, double d, double e, double f) {
        la = a;
        lb = b;
        lc = c;
        ld = d;
        le = e;
        lf = f;
        startLine();
    }

    void moveLine(double x, double y) {
        le += x * la + y * lc;
        lf += x * lb + y * ld;
        startLine();
    }

    private void startLine() {
        ta = la;
        tb = lb;
        tc = lc;
        td = ld;
        te = le;
        tf = lf;
    }

    /// Moves the pen back by thousandths of the font size, as a number in a `TJ` array does.
    void adjust(GraphicsState s, double thousandths) {
        double by = -thousandths / 1000 * s.fontSize;
        if (s.font != null && s.font.isVertical()) {
            advance(0, by);
        } else {
            advance(by * s.horizontalScale, 0);
        }
    }

    private void advance(double x, double y) {
        te += x * ta + y * tc;
        tf += x * tb + y * td;
    }

    /// Shows a string in the current font.
    void show(GraphicsState s, byte[] bytes, int from, int length, boolean hidden)
            throws IOException {
        LoadedFont font = s.font;
        if (font == null || glyphs.isFull()) {
            return;
        }
        // Text space to the displayed page.
        double a = ta * s.a + tb * s.c;
        double b = ta * s.b + tb * s.d;
        double c = tc * s.a + td * s.c;
        double d = tc * s.b + td * s.d;
        double originX = te * s.a + tf * s.c + s.e + s.rise * c;
        double originY = te * s.b + tf * s.d + s.f + s.rise * d;
        // One em along the baseline and one em upwards.
        double ux = s.fontSize * s.horizontalScale * a;
        double uy = s.fontSize * s.horizontalScale * b;
        double vx = s.fontSize * c;
        double vy = s.fontSize * d;
        double size = Math.hypot(vx, vy);
        boolean vertical = font.isVertical();
        double angle = vertical ? angle(-vx, -vy) : angle(ux, uy);
        int number = glyphs.font(font, isFakeBold(s), isSlanted(ux, uy, vx, vy));
        double x = 0;
        double y = 0;
        int end = from + length;
        for (int at = from; at < end && !glyphs.isFull(); ) {
            long read = font.readCode(bytes, at, end);
            int taken = (int) (read >>> 32);
            int code = (int) read;
            at += taken;
            double width = font.width(code);
            double spacing = s.charSpacing + (taken == 1 && code == ' ' ? s.wordSpacing : 0);
            double px = originX + x * a + y * c;
            double py = originY + x * b + y * d;
            double left = 0;
            double right = width;
            double bottom = font.descent();
            double top = font.ascent();
            double step;
            if (vertical) {
                Vector origin = font.verticalOrigin(code);
                double down = font.verticalAdvance(code);
                left = origin.getX();
                right = left + width;
                top = 0;
                bottom = down;
                step = Math.abs(down) * size;
                y += down * s.fontSize + spacing;
            } else {
                step = Math.abs(width) * Math.hypot(ux, uy);
                x += (width * s.fontSize + spacing) * s.horizontalScale;
            }
            String text = font.text(code);
            if (!text.isEmpty() && Math.abs(px) < FAR && Math.abs(py) < FAR && size < FAR) {
                PageBox box = box(px, py, left, right, bottom, top, ux, uy, vx, vy);
                glyphs.add(
                        new Glyph(
                                text,
                                box,
                                PointGrid.snap(px),
                                PointGrid.snap(py),
                                PointGrid.snap(step),
                                angle,
                                number,
                                PointGrid.snap(size),
                                s.fillRgb,
                                visibility(s, box, hidden)));
            }
        }
        advance(x, y);
    }

    private static PageBox box(
            double px,
            double py,
            double left,
            double right,
            double bottom,
            double top,
            double ux,
            double uy,
            double vx,
            double vy) {
        double x0 = Math.min(left * ux, right * ux) + Math.min(bottom * vx, top * vx);
        double x1 = Math.max(left * ux, right * ux) + Math.max(bottom * vx, top * vx);
        double y0 = Math.min(left * uy, right * uy) + Math.min(bottom * vy, top * vy);
        double y1 = Math.max(left * uy, right * uy) + Math.max(bottom * vy, top * vy);
        return new PageBox(
                PointGrid.snap(px + x0),
                PointGrid.snap(py + y0),
                PointGrid.snap(px + x1),
                PointGrid.snap(py + y1));
    }

    private Glyph.Visibility visibility(GraphicsState s, PageBox box, boolean hidden) {
        if (hidden) {
            return Glyph.Visibility.HIDDEN_LAYER;
        }
        if (s.textMode == INVISIBLE_MODE || s.textMode == CLIP_ONLY_MODE || s.fillAlpha <= 0) {
            return Glyph.Visibility.INVISIBLE;
        }
        double x = box.centerX();
        double y = box.centerY();
        boolean onPage = x >= 0 && x <= pageWidth && y >= 0 && y <= pageHeight;
        return onPage && s.clipContains(x, y) ? Glyph.Visibility.VISIBLE : Glyph.Visibility.CLIPPED;
    }

    private static boolean isFakeBold(GraphicsState s) {
        return s.textMode == FILL_AND_STROKE_MODE && s.fillRgb == s.strokeRgb;
    }

    /// True when the letters' uprights lean forward against their baseline.
    private static boolean isSlanted(double ux, double uy, double vx, double vy) {
        double along = ux * vx + uy * vy;
        double area = Math.abs(ux * vy - uy * vx);
        return along > SLANT * area;
    }

    private static double angle(double x, double y) {
        double degrees = Math.toDegrees(Math.atan2(y, x));
        // Noise of the matrices must not make a level line look turned, nor -180 differ from 180.
        double rounded = Math.rint(degrees);
        double clean = Math.abs(degrees - rounded) < 1e-3 ? rounded + 0.0 : degrees;
        return clean == -180 ? 180 : clean;
    }
}
