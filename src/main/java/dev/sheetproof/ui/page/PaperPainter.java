package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import dev.sheetproof.ui.page.overlay.Pen;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.effect.BlendMode;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Paints the pages in view: their pictures, whichever there are, and what a marker pen left on the
/// paper.
final class PaperPainter {

    private static final Color PAPER = Color.WHITE;
    private static final Color PAPER_EDGE = Color.rgb(0, 0, 0, 0.28);
    private static final double REMARK_PX = 14;
    private static final Font REMARK_FONT = Font.font(REMARK_PX);
    private static final Color REMARK = Color.rgb(120, 30, 30);

    private final Canvas paper;
    private final PictureCache cache;
    private final double outputScale;
    private final Map<PageNumber, String> failures;

    /// @param failures pages that cannot be drawn, with the reason
    PaperPainter(
            Canvas paper,
            PictureCache cache,
            double outputScale,
            Map<PageNumber, String> failures) {
        this.paper = paper;
        this.cache = cache;
        this.outputScale = outputScale;
        this.failures = failures;
    }

    void clear() {
        paper.getGraphicsContext2D().clearRect(0, 0, paper.getWidth(), paper.getHeight());
    }

    /// @param overlays what is painted over each page
    void paint(
            SheetData data, Viewport viewport, Function<PageNumber, List<PageOverlay>> overlays) {
        clear();
        PicturePlan plan = new PicturePlan(data, viewport, outputScale);
        for (PageNumber page : viewport.visiblePages()) {
            paint(plan, viewport.place(page), overlays.apply(page));
        }
    }

    private void paint(PicturePlan plan, PagePlace place, List<PageOverlay> overlays) {
        GraphicsContext canvas = paper.getGraphicsContext2D();
        PageBox area = place.inView();
        canvas.setFill(PAPER);
        canvas.fillRect(area.x0(), area.y0(), area.width(), area.height());
        canvas.save();
        clip(canvas, area);
        String failure = failures.get(place.page());
        if (failure != null) {
            remark(canvas, area, failure);
        }
        paintPictures(canvas, plan, place);
        canvas.setGlobalBlendMode(BlendMode.MULTIPLY);
        Pen pen = new Pen(canvas, place);
        overlays.stream().filter(PageOverlay::marker).forEach(overlay -> overlay.paint(pen));
        canvas.restore();
        canvas.setStroke(PAPER_EDGE);
        canvas.setLineWidth(1);
        canvas.strokeRect(area.x0() - 0.5, area.y0() - 0.5, area.width() + 1, area.height() + 1);
    }

    private void clip(GraphicsContext canvas, PageBox area) {
        PageBox whole = onPixels(area, outputScale, paper.getWidth(), paper.getHeight());
        canvas.beginPath();
        canvas.rect(whole.x0(), whole.y0(), whole.width(), whole.height());
        canvas.clip();
    }

    /// The pixels of the canvas that an area touches. A clip with other edges than these, or one
    /// that goes beyond the canvas, is honoured by painting everything aside and blending it in,
    /// which takes longer than all the rest.
    static PageBox onPixels(PageBox area, double outputScale, double width, double height) {
        double left = Math.clamp(Math.floor(area.x0() * outputScale) / outputScale, 0, width);
        double top = Math.clamp(Math.floor(area.y0() * outputScale) / outputScale, 0, height);
        double right = Math.clamp(Math.ceil(area.x1() * outputScale) / outputScale, left, width);
        double bottom = Math.clamp(Math.ceil(area.y1() * outputScale) / outputScale, top, height);
        return new PageBox(left, top, right, bottom);
    }

    /// Words in the middle of the upper part of a page, in as many lines as they need.
    private static void remark(GraphicsContext canvas, PageBox area, String text) {
        canvas.setFill(REMARK);
        canvas.setFont(REMARK_FONT);
        canvas.setTextAlign(TextAlignment.CENTER);
        canvas.setTextBaseline(VPos.CENTER);
        double width = Math.max(REMARK_PX, area.width() - 4 * REMARK_PX);
        double y = area.y0() + 3 * REMARK_PX;
        for (String line : text.split("\n", -1)) {
            for (String part : lines(line, width)) {
                canvas.fillText(part, area.centerX(), y, width);
                y += REMARK_PX * 1.6;
            }
        }
    }

    private static List<String> lines(String text, double width) {
        List<String> lines = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        Text measure = new Text();
        measure.setFont(REMARK_FONT);
        int start = 0;
        int fits = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            measure.setText(text.substring(start, end).strip());
            if (measure.getLayoutBounds().getWidth() > width && fits > start) {
                lines.add(text.substring(start, fits).strip());
                start = fits;
            }
            fits = end;
        }
        lines.add(text.substring(start).strip());
        return lines;
    }

    /// What is kept of the page at other scales first, as a stand-in, then the sharp tiles.
    private void paintPictures(GraphicsContext canvas, PicturePlan plan, PagePlace place) {
        List<PictureRequest> sharp = plan.sharp(place.page());
        Optional<PictureRequest> preview = plan.preview(place.page());
        canvas.save();
        // The pictures show the page as its file does; the reader may have turned it.
        canvas.translate(place.toViewX(0, 0), place.toViewY(0, 0));
        canvas.rotate(place.turn().degrees());
        if (preview.isPresent() && !sharp.stream().allMatch(cache::has)) {
            PictureRequest low = preview.orElseThrow();
            cache.get(low).ifPresent(picture -> paint(canvas, place, low, picture));
            for (Map.Entry<PictureRequest, PictureCache.Picture> kept : cache.ofPage(low)) {
                if (!kept.getKey().equals(low)) {
                    paint(canvas, place, kept.getKey(), kept.getValue());
                }
            }
        }
        for (PictureRequest tile : sharp) {
            cache.get(tile).ifPresent(picture -> paint(canvas, place, tile, picture));
        }
        canvas.restore();
    }

    private void paint(
            GraphicsContext canvas,
            PagePlace place,
            PictureRequest request,
            PictureCache.Picture picture) {
        Image image = picture.image();
        double scale = place.pxPerPt() * 72 / picture.dpi();
        double x = request.region().x0() * place.pxPerPt();
        double y = request.region().y0() * place.pxPerPt();
        boolean pixelForPixel = Math.abs(scale * outputScale - 1) < 1e-9;
        canvas.setImageSmoothing(!pixelForPixel);
        canvas.drawImage(
                image,
                pixelForPixel ? Math.rint(x) : x,
                pixelForPixel ? Math.rint(y) : y,
                image.getWidth() * scale,
                image.getHeight() * scale);
    }
}
