package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Paints in page coordinates: lengths along the page are points, line widths and letters are
/// pixels of the screen, whatever the scale.
public final class Pen {

    private static final Font TAG_FONT = Font.font("System", FontWeight.BOLD, 10);
    private static final double TAG_HEIGHT = 14;

    /// Measures tags; never part of a scene, and used on the JavaFX thread only.
    private static final Text MEASURE = new Text();

    static {
        MEASURE.setFont(TAG_FONT);
    }

    private final GraphicsContext canvas;
    private final double originX;
    private final double originY;
    private final double pxPerPt;
    private final PageBox visible;
    private final double pageWidthPx;

    /// @param originX where the page's left edge lies on the canvas, in pixels; `originY`: its top
    ///   edge
    /// @param pageWidthPt width of the page in points
    /// @param visible the part of the page that can be seen
    public Pen(
            GraphicsContext canvas,
            double originX,
            double originY,
            double pxPerPt,
            double pageWidthPt,
            PageBox visible) {
        this.pageWidthPx = pageWidthPt * pxPerPt;
        this.canvas = canvas;
        this.originX = originX;
        this.originY = originY;
        this.pxPerPt = pxPerPt;
        this.visible = visible;
    }

    public double pxPerPt() {
        return pxPerPt;
    }

    /// Whether any of the box can be seen; nothing else needs painting.
    public boolean sees(PageBox box) {
        return visible.touches(box);
    }

    public void fill(PageBox box, Color colour) {
        if (sees(box)) {
            canvas.setFill(colour);
            canvas.fillRect(
                    x(box.x0()), y(box.y0()), box.width() * pxPerPt, box.height() * pxPerPt);
        }
    }

    /// Fills a box with `widenPx` more on every side, corners rounded.
    public void highlight(PageBox box, Color colour, double widenPx) {
        if (sees(box)) {
            canvas.setFill(colour);
            canvas.fillRoundRect(
                    x(box.x0()) - widenPx,
                    y(box.y0()) - widenPx,
                    box.width() * pxPerPt + 2 * widenPx,
                    box.height() * pxPerPt + 2 * widenPx,
                    4,
                    4);
        }
    }

    /// Draws the edge of a box: the inner side of the stroke lies on the edge, so that it covers
    /// nothing of what is in the box.
    public void outline(PageBox box, Color colour, double widthPx, double... dashesPx) {
        if (sees(box)) {
            canvas.setStroke(colour);
            canvas.setLineWidth(widthPx);
            canvas.setLineDashes(dashesPx);
            double half = widthPx / 2;
            canvas.strokeRect(
                    x(box.x0()) - half,
                    y(box.y0()) - half,
                    box.width() * pxPerPt + widthPx,
                    box.height() * pxPerPt + widthPx);
            canvas.setLineDashes();
        }
    }

    /// A small flag to the left of a box's top, where margins and gutters are.
    public void tagBefore(PageBox box, String text, Color ground, Color ink) {
        if (!text.isEmpty() && sees(box)) {
            double width = tagWidth(text);
            double left = Math.max(originX, x(box.x0()) - width - 2);
            tag(left, y(box.y0()) - 1, width, text, ground, ink);
        }
    }

    /// A small flag to the right of a box's top; inside the box where the page ends there.
    public void tagAfter(PageBox box, String text, Color ground, Color ink) {
        if (!text.isEmpty() && sees(box)) {
            double width = tagWidth(text);
            double right = originX + pageWidthPx;
            double left = x(box.x1()) + 2;
            tag(
                    left + width > right ? x(box.x1()) - width : left,
                    y(box.y0()) - 1,
                    width,
                    text,
                    ground,
                    ink);
        }
    }

    private void tag(double left, double top, double width, String text, Color ground, Color ink) {
        canvas.setFill(ground);
        canvas.fillRoundRect(Math.rint(left), Math.rint(top), width, TAG_HEIGHT, 4, 4);
        canvas.setFont(TAG_FONT);
        canvas.setFill(ink);
        canvas.setTextBaseline(VPos.CENTER);
        canvas.setTextAlign(TextAlignment.CENTER);
        canvas.fillText(text, Math.rint(left) + width / 2, Math.rint(top) + TAG_HEIGHT / 2);
    }

    private static double tagWidth(String text) {
        MEASURE.setText(text);
        return Math.ceil(MEASURE.getLayoutBounds().getWidth()) + 7;
    }

    private double x(double xPt) {
        return originX + xPt * pxPerPt;
    }

    private double y(double yPt) {
        return originY + yPt * pxPerPt;
    }
}
