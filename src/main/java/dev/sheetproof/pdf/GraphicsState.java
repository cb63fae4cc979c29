package dev.sheetproof.pdf;

import org.jspecify.annotations.Nullable;

/// The graphics state that `q` saves and `Q` restores, as far as reading needs it. Mutable, one
/// interpreter's own.
///
/// The matrix takes user space straight to the displayed page, so that everything painted comes out
/// in its points.
final class GraphicsState {

    double a;
    double b;
    double c;
    double d;
    double e;
    double f;

    double clipX0;
    double clipY0;
    double clipX1;
    double clipY1;

    ColourSpace fillSpace = ColourSpace.Device.GRAY;
    ColourSpace strokeSpace = ColourSpace.Device.GRAY;
    int fillRgb;
    int strokeRgb;
    double fillAlpha = 1;
    double strokeAlpha = 1;
    boolean blended;
    double lineWidth = 1;

    double charSpacing;
    double wordSpacing;
    double horizontalScale = 1;
    double leading;
    double rise;
    double fontSize;
    int textMode;
    @Nullable LoadedFont font;

    GraphicsState copy() {
        GraphicsState s = new GraphicsState();
        s.a = a;
        s.b = b;
        s.c = c;
        s.d = d;
        s.e = e;
        s.f = f;
        s.clipX0 = clipX0;
        s.clipY0 = clipY0;
        s.clipX1 = clipX1;
        s.clipY1 = clipY1;
        s.fillSpace = fillSpace;
        s.strokeSpace = strokeSpace;
        s.fillRgb = fillRgb;
        s.strokeRgb = strokeRgb;
        s.fillAlpha = fillAlpha;
        s.strokeAlpha = strokeAlpha;
        s.blended = blended;
        s.lineWidth = lineWidth;
        s.charSpacing = charSpacing;
        s.wordSpacing = wordSpacing;
        s.horizontalScale = horizontalScale;
        s.leading = leading;
        s.rise = rise;
        s.fontSize = fontSize;
        s.textMode = textMode;
        s.font = font;
        return s;
    }

    /// Puts a matrix before the current one, as `cm` does.
    void concatenate(double ma, double mb, double mc, double md, double me, double mf) {
        double na = ma * a + mb * c;
        double nb = ma * b + mb * d;
        double nc = mc * a + md * c;
        double nd = mc * b + md * d;
        double ne = me * a + mf * c + e;
        double nf = me * b + mf * d + f;
        a = na;
        b = nb;
        c = nc;
        d = nd;
        e = ne;
        f = nf;
    }

    double displayX(double x, double y) {
        return a * x + c * y + e;
    }

    double displayY(double x, double y) {
        return b * x + d * y + f;
    }

    /// How long a unit length becomes on the page, on average over directions.
    double scale() {
        return Math.sqrt(Math.abs(a * d - b * c));
    }

    /// Cuts the clip box down to another one; it may become empty.
    void clip(double x0, double y0, double x1, double y1) {
        clipX0 = Math.max(clipX0, PointGrid.snap(x0));
        clipY0 = Math.max(clipY0, PointGrid.snap(y0));
        clipX1 = Math.min(clipX1, PointGrid.snap(x1));
        clipY1 = Math.min(clipY1, PointGrid.snap(y1));
    }

    /// Cuts the clip box down to the bounds of a rectangle of user space.
    void clipToUser(double x0, double y0, double x1, double y1) {
        double xa = displayX(x0, y0);
        double xb = displayX(x1, y0);
        double xc = displayX(x0, y1);
        double xd = displayX(x1, y1);
        double ya = displayY(x0, y0);
        double yb = displayY(x1, y0);
        double yc = displayY(x0, y1);
        double yd = displayY(x1, y1);
        clip(
                Math.min(Math.min(xa, xb), Math.min(xc, xd)),
                Math.min(Math.min(ya, yb), Math.min(yc, yd)),
                Math.max(Math.max(xa, xb), Math.max(xc, xd)),
                Math.max(Math.max(ya, yb), Math.max(yc, yd)));
    }

    boolean clipContains(double x, double y) {
        return x >= clipX0 && x <= clipX1 && y >= clipY0 && y <= clipY1;
    }
}
