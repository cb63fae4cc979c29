package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Paints in page coordinates: lengths along the page are points, line widths and letters are
/// pixels of the screen, whatever the scale.
public final class Pen {

    private static final Font TAG_FONT = Font.font("System", FontWeight.BOLD, 11);
    private static final double TAG_HEIGHT = 16;

    private final GraphicsContext canvas;
    private final double originX;
    private final double originY;
    private final double pxPerPt;
    private final PageBox visible;

    /// @param originX where the page's left edge lies on the canvas, in pixels; `originY`: its top
    ///   edge
    /// @param visible the part of the page that can be seen
    public Pen(
            GraphicsContext canvas,
            double originX,
            double originY,
            double pxPerPt,
            PageBox visible) {
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

    /// Draws the edge of a box; the middle of the stroke lies on the edge.
    public void outline(PageBox box, Color colour, double widthPx, double... dashesPx) {
        if (sees(box)) {
            canvas.setStroke(colour);
            canvas.setLineWidth(widthPx);
            canvas.setLineDashes(dashesPx);
            canvas.strokeRect(
                    x(box.x0()), y(box.y0()), box.width() * pxPerPt, box.height() * pxPerPt);
            canvas.setLineDashes();
        }
    }

    /// A small flag that sits on the top left corner of a box, outside it where the page leaves
    /// room.
    public void tag(PageBox box, String text, Color ground, Color ink) {
        if (text.isEmpty() || !sees(box)) {
            return;
        }
        canvas.setFont(TAG_FONT);
        double width = 10 + 6.6 * text.codePointCount(0, text.length());
        double left = x(box.x0()) - 1;
        double above = y(box.y0()) - TAG_HEIGHT;
        double top = above < originY ? y(box.y0()) : above;
        canvas.setFill(ground);
        canvas.fillRoundRect(left, top, width, TAG_HEIGHT, 5, 5);
        canvas.setFill(ink);
        canvas.setTextBaseline(VPos.CENTER);
        canvas.fillText(text, left + 5, top + TAG_HEIGHT / 2);
    }

    private double x(double xPt) {
        return originX + xPt * pxPerPt;
    }

    private double y(double yPt) {
        return originY + yPt * pxPerPt;
    }
}
