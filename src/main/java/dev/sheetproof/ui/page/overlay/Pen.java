package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.fx.RasterImage;
import dev.sheetproof.ui.page.PagePlace;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
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

    /// More boxes than this are drawn as one picture: stroked, they would take longer than that.
    private static final int MANY = 500;

    /// Measures tags; never part of a scene, and used on the JavaFX thread only.
    private static final Text MEASURE = new Text();

    static {
        MEASURE.setFont(TAG_FONT);
    }

    private final GraphicsContext canvas;
    private final PagePlace place;
    private final PageBox visible;
    private final PageBox paper;
    private UnaryOperator<Color> inks = UnaryOperator.identity();

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

    /// Colours are replaced by others from now on, as strong as they were.
    public void ink(UnaryOperator<Color> other) {
        inks = other;
    }

    /// Whether any of the box can be seen; nothing else needs painting.
    public boolean sees(PageBox box) {
        return visible.touches(box);
    }

    public void fill(PageBox box, Color colour) {
        if (sees(box)) {
            PageBox seen = place.toView(box);
            canvas.setFill(inks.apply(colour));
            canvas.fillRect(seen.x0(), seen.y0(), seen.width(), seen.height());
        }
    }

    /// Fills a box with `widenPx` more on every side, corners rounded.
    public void highlight(PageBox box, Color colour, double widenPx) {
        if (sees(box)) {
            PageBox seen = place.toView(box);
            canvas.setFill(inks.apply(colour));
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
            canvas.setStroke(inks.apply(colour));
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

    /// Draws the edge of what boxes cover together, just outside of it; boxes that stand closer
    /// over each other than `gapPx` have one edge.
    public void contour(List<PageBox> boxes, Color colour, double widthPx, double gapPx) {
        double half = widthPx / 2;
        List<PageBox> seen =
                boxes.stream()
                        .filter(this::sees)
                        .map(box -> place.toView(box).inflate(half))
                        .toList();
        canvas.setStroke(inks.apply(colour));
        canvas.setLineWidth(widthPx);
        canvas.setLineDashes();
        for (Contour.Segment one : Contour.of(Contour.closed(seen, gapPx))) {
            canvas.strokeLine(one.x0(), one.y0(), one.x1(), one.y1());
        }
    }

    /// Draws the edges of boxes, whose number decides how: a few are stroked, many are a picture.
    ///
    /// @param boxes may lie anywhere on the page
    public <T> void outlines(
            List<T> boxes, Function<T, PageBox> box, Function<T, Color> colour, double widthPx) {
        if (boxes.size() <= MANY) {
            boxes.forEach(one -> outline(box.apply(one), colour.apply(one), widthPx));
            return;
        }
        PageBox view = new PageBox(0, 0, place.viewWidth(), place.viewHeight());
        Optional<PageBox> area = paper.inflate(2).intersection(view);
        if (area.isEmpty()) {
            return;
        }
        BoxRaster raster = new BoxRaster(area.orElseThrow());
        for (T one : boxes) {
            raster.outline(place.toView(box.apply(one)), argbPre(inks.apply(colour.apply(one))));
        }
        canvas.drawImage(
                RasterImage.of(raster.width(), raster.height(), raster.argbPre()),
                raster.left(),
                raster.top());
    }

    private static int argbPre(Color colour) {
        double alpha = colour.getOpacity();
        return (int) Math.round(alpha * 255) << 24
                | (int) Math.round(colour.getRed() * alpha * 255) << 16
                | (int) Math.round(colour.getGreen() * alpha * 255) << 8
                | (int) Math.round(colour.getBlue() * alpha * 255);
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
        canvas.setFill(inks.apply(ground));
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
