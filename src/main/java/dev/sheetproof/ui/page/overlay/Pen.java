package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.page.PagePlace;
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
    private final PagePlace place;
    private final PageBox visible;
    private final PageBox paper;

    /// @param place where the page lies on the canvas
    public Pen(GraphicsContext canvas, PagePlace place) {
        this.canvas = canvas;
        this.place = place;
        visible = place.visible();
        paper = place.inView();
    }

    public double pxPerPt() {
        return place.pxPerPt();
    }

    /// The part of the page that can be seen, in its points.
    public PageBox visible() {
        return visible;
    }

    /// How strongly everything is painted from now on: 0 not at all, 1 fully.
    public void strength(double opacity) {
        canvas.setGlobalAlpha(opacity);
    }

    /// Whether any of the box can be seen; nothing else needs painting.
    public boolean sees(PageBox box) {
        return visible.touches(box);
    }

    public void fill(PageBox box, Color colour) {
        if (sees(box)) {
            PageBox seen = place.toView(box);
            canvas.setFill(colour);
            canvas.fillRect(seen.x0(), seen.y0(), seen.width(), seen.height());
        }
    }

    /// Fills a box with `widenPx` more on every side, corners rounded.
    public void highlight(PageBox box, Color colour, double widenPx) {
        if (sees(box)) {
            PageBox seen = place.toView(box);
            canvas.setFill(colour);
            canvas.fillRoundRect(
                    seen.x0() - widenPx,
                    seen.y0() - widenPx,
                    seen.width() + 2 * widenPx,
                    seen.height() + 2 * widenPx,
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
            PageBox seen = place.toView(box);
            canvas.strokeRect(
                    seen.x0() - half,
                    seen.y0() - half,
                    seen.width() + widthPx,
                    seen.height() + widthPx);
            canvas.setLineDashes();
        }
    }

    /// Whether a box is tall enough on the screen to tell its flag from the next one's.
    public boolean hasRoomForTag(PageBox box) {
        return box.height() * place.pxPerPt() >= TAG_HEIGHT / 2;
    }

    /// A small flag to the left of a box's top, where margins and gutters are.
    public void tagBefore(PageBox box, String text, Color ground, Color ink) {
        if (!text.isEmpty() && sees(box)) {
            double width = tagWidth(text);
            PageBox seen = place.toView(box);
            double left = Math.max(paper.x0(), seen.x0() - width - 2);
            tag(left, seen.y0() - 1, width, text, ground, ink);
        }
    }

    /// A small flag to the right of a box's top; inside the box where the page ends there.
    public void tagAfter(PageBox box, String text, Color ground, Color ink) {
        if (!text.isEmpty() && sees(box)) {
            double width = tagWidth(text);
            PageBox seen = place.toView(box);
            double left = seen.x1() + 2;
            tag(
                    left + width > paper.x1() ? seen.x1() - width : left,
                    seen.y0() - 1,
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
}
