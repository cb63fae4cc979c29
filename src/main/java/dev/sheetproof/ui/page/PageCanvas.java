package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import dev.sheetproof.ui.page.overlay.Pen;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ScrollBar;
import javafx.scene.effect.BlendMode;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Window;

/// Paints the visible part of one page: its picture in tiles, first at low resolution, then sharp,
/// and overlays on top. It is as large as the area, not as the page, so memory does not grow with
/// the scale.
final class PageCanvas extends Region {

    /// Wait this long after the last change of scale or size before drawing sharp.
    private static final Duration SETTLE = Duration.ofMillis(60);

    private static final Color PAPER = Color.WHITE;
    private static final Color PAPER_EDGE = Color.rgb(0, 0, 0, 0.28);

    /// Pictures kept: some forty pages at reading size.
    private static final long CACHE_BYTES = 160L << 20;

    private final PictureQueue queue;
    private final PictureCache cache = new PictureCache(CACHE_BYTES);
    private final Canvas paper = new Canvas();
    private final Canvas marks = new Canvas();
    private final ScrollBar right = new ScrollBar();
    private final ScrollBar bottom = new ScrollBar();
    private final Debounce settle;
    private final Consumer<Viewport> moved;
    private Optional<Sheet> sheet = Optional.empty();
    private Viewport viewport = new Viewport(0, 0, 595, 842, Zoom.PX_PER_PT_AT_100, 0, 0);
    private List<PageOverlay> overlays = List.of();
    private boolean placingBars;

    /// @param moved hears of every change of size, scale or scrolling
    /// @param trouble hears that the page cannot be drawn
    PageCanvas(
            PictureQueue queue, UiThread ui, Consumer<Viewport> moved, Consumer<Trouble> trouble) {
        this.queue = queue;
        this.moved = moved;
        settle = new Debounce(ui, SETTLE);
        setId("page-canvas");
        getStyleClass().add("page-canvas");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        paper.setId("page-picture");
        marks.setId("page-marks");
        marks.setMouseTransparent(true);
        right.setOrientation(Orientation.VERTICAL);
        right.setId("page-scroll-vertical");
        bottom.setId("page-scroll-horizontal");
        right.setFocusTraversable(false);
        bottom.setFocusTraversable(false);
        right.valueProperty().addListener((observed, before, now) -> scrollFromBars());
        bottom.valueProperty().addListener((observed, before, now) -> scrollFromBars());
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        getChildren().addAll(paper, marks, right, bottom);
        queue.deliverTo(
                new PictureQueue.Receiver() {
                    @Override
                    public void drawn(PictureRequest request, PageRaster picture) {
                        cache.put(request, picture);
                        if (shows(request)) {
                            paintPaper();
                        }
                    }

                    @Override
                    public void failed(PictureRequest request, Trouble what) {
                        if (shows(request)) {
                            trouble.accept(what);
                        }
                    }
                });
    }

    Viewport viewport() {
        return viewport;
    }

    /// Shows a page; from its top unless it is the page shown already.
    void show(Optional<Sheet> newer) {
        boolean samePage = samePage(sheet, newer);
        sheet = newer;
        if (newer.isEmpty()) {
            cache.clear();
        }
        setCursor(newer.isPresent() ? Cursor.OPEN_HAND : Cursor.DEFAULT);
        newer.ifPresent(
                shown -> {
                    if (!samePage) {
                        PageBox bounds = shown.page().frame().bounds();
                        viewport = viewport.withPage(bounds.width(), bounds.height());
                    }
                });
        changed();
        wantPictures();
    }

    /// Drops all pictures and draws them again.
    void redraw() {
        cache.clear();
        changed();
        wantPictures();
    }

    void move(Viewport newer) {
        boolean scaled = newer.pxPerPt() != viewport.pxPerPt();
        viewport = newer;
        changed();
        if (scaled) {
            settle.later(this::wantPictures);
        } else {
            wantPictures();
        }
    }

    void overlay(List<PageOverlay> newer) {
        boolean markers =
                overlays.stream().anyMatch(PageOverlay::marker)
                        || newer.stream().anyMatch(PageOverlay::marker);
        overlays = List.copyOf(newer);
        paintMarks();
        if (markers) {
            paintPaper();
        }
    }

    /// True when all that is visible is drawn at full sharpness.
    boolean sharp() {
        return sheet.map(shown -> sharpTiles(shown).stream().allMatch(cache::has)).orElse(true);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (paper.getWidth() != width || paper.getHeight() != height) {
            paper.setWidth(width);
            paper.setHeight(height);
            marks.setWidth(width);
            marks.setHeight(height);
            viewport = viewport.withSize(width, height);
            changed();
            settle.later(this::wantPictures);
        }
        double thick = right.prefWidth(-1);
        right.resizeRelocate(width - thick, 0, thick, height);
        double high = bottom.prefHeight(-1);
        bottom.resizeRelocate(0, height - high, width - (right.isVisible() ? thick : 0), high);
    }

    private static boolean samePage(Optional<Sheet> a, Optional<Sheet> b) {
        return a.isPresent()
                && b.isPresent()
                && a.orElseThrow().data().pdf().equals(b.orElseThrow().data().pdf())
                && a.orElseThrow().page().page().equals(b.orElseThrow().page().page());
    }

    private boolean shows(PictureRequest request) {
        return sheet.filter(
                        shown ->
                                shown.data().pdf().equals(request.pdf())
                                        && shown.page().page().equals(request.page()))
                .isPresent();
    }

    private void changed() {
        moved.accept(viewport);
        placeBars();
        paintPaper();
        paintMarks();
    }

    private void placeBars() {
        placingBars = true;
        place(
                right,
                sheet.isPresent() ? viewport.maxScrollY() : 0,
                viewport.scrollY(),
                viewport.viewHeight());
        place(
                bottom,
                sheet.isPresent() ? viewport.maxScrollX() : 0,
                viewport.scrollX(),
                viewport.viewWidth());
        placingBars = false;
    }

    private static void place(ScrollBar bar, double most, double value, double seen) {
        bar.setVisible(most > 0);
        bar.setMax(Math.max(most, 1));
        bar.setVisibleAmount(most > 0 ? Math.max(1, most * seen / (most + seen)) : 1);
        bar.setUnitIncrement(40);
        bar.setBlockIncrement(Math.max(40, seen * 0.9));
        bar.setValue(value);
    }

    private void scrollFromBars() {
        if (!placingBars) {
            move(viewport.withScroll(bottom.getValue(), right.getValue()));
        }
    }

    private void paintPaper() {
        GraphicsContext canvas = paper.getGraphicsContext2D();
        canvas.clearRect(0, 0, paper.getWidth(), paper.getHeight());
        sheet.ifPresent(
                shown -> {
                    double x = viewport.originX();
                    double y = viewport.originY();
                    double width = viewport.pageWidthPt() * viewport.pxPerPt();
                    double height = viewport.pageHeightPt() * viewport.pxPerPt();
                    canvas.setFill(PAPER);
                    canvas.fillRect(x, y, width, height);
                    canvas.save();
                    canvas.beginPath();
                    canvas.rect(x, y, width, height);
                    canvas.clip();
                    paintPictures(canvas, shown);
                    canvas.setGlobalBlendMode(BlendMode.MULTIPLY);
                    Pen pen = pen(canvas);
                    overlays.stream()
                            .filter(PageOverlay::marker)
                            .forEach(overlay -> overlay.paint(pen));
                    canvas.restore();
                    canvas.setStroke(PAPER_EDGE);
                    canvas.setLineWidth(1);
                    canvas.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
                });
    }

    /// What is kept of the page at other scales first, as a stand-in, then the sharp tiles.
    private void paintPictures(GraphicsContext canvas, Sheet shown) {
        List<PictureRequest> sharp = sharpTiles(shown);
        PictureRequest preview = preview(shown);
        if (!sharp.stream().allMatch(cache::has)) {
            cache.get(preview).ifPresent(picture -> paint(canvas, preview, picture));
            for (Map.Entry<PictureRequest, PictureCache.Picture> kept : cache.ofPage(preview)) {
                if (!kept.getKey().equals(preview)) {
                    paint(canvas, kept.getKey(), kept.getValue());
                }
            }
        }
        for (PictureRequest tile : sharp) {
            cache.get(tile).ifPresent(picture -> paint(canvas, tile, picture));
        }
    }

    private void paint(
            GraphicsContext canvas, PictureRequest request, PictureCache.Picture picture) {
        Image image = picture.image();
        double scale = viewport.pxPerPt() * 72 / picture.dpi();
        double x = viewport.toViewX(request.region().x0());
        double y = viewport.toViewY(request.region().y0());
        boolean pixelForPixel = Math.abs(scale * outputScale() - 1) < 1e-9;
        canvas.setImageSmoothing(!pixelForPixel);
        canvas.drawImage(
                image,
                pixelForPixel ? Math.rint(x) : x,
                pixelForPixel ? Math.rint(y) : y,
                image.getWidth() * scale,
                image.getHeight() * scale);
    }

    private void paintMarks() {
        GraphicsContext canvas = marks.getGraphicsContext2D();
        canvas.clearRect(0, 0, marks.getWidth(), marks.getHeight());
        if (sheet.isPresent()) {
            Pen pen = pen(canvas);
            overlays.stream()
                    .filter(overlay -> !overlay.marker())
                    .forEach(overlay -> overlay.paint(pen));
        }
    }

    private Pen pen(GraphicsContext canvas) {
        return new Pen(
                canvas,
                viewport.originX(),
                viewport.originY(),
                viewport.pxPerPt(),
                viewport.pageWidthPt(),
                viewport.visible());
    }

    /// The page's preview, its visible sharp tiles, then the neighbours: their previews, and sharp
    /// where they are one tile.
    private void wantPictures() {
        SequencedSet<PictureRequest> wanted = new LinkedHashSet<>();
        sheet.ifPresent(
                shown -> {
                    List<PictureRequest> sharp = sharpTiles(shown);
                    if (!sharp.stream().allMatch(cache::has)) {
                        wanted.add(preview(shown));
                    }
                    wanted.addAll(sharp);
                    int page = shown.page().page().value();
                    for (int other : List.of(page + 1, page - 1)) {
                        if (other >= 1) {
                            shown.data()
                                    .page(new PageNumber(other))
                                    .ifPresent(
                                            info -> {
                                                PageBox bounds = info.frame().bounds();
                                                Path pdf = shown.data().pdf();
                                                wanted.add(
                                                        Tiling.preview(pdf, info.page(), bounds));
                                                List<PictureRequest> tiles =
                                                        Tiling.sharp(
                                                                pdf,
                                                                info.page(),
                                                                bounds,
                                                                bounds,
                                                                dpi());
                                                if (tiles.size() == 1) {
                                                    wanted.addAll(tiles);
                                                }
                                            });
                        }
                    }
                });
        List<PictureRequest> missing = new ArrayList<>(wanted);
        missing.removeIf(cache::has);
        queue.want(missing);
    }

    private List<PictureRequest> sharpTiles(Sheet shown) {
        return Tiling.sharp(
                shown.data().pdf(),
                shown.page().page(),
                shown.page().frame().bounds(),
                viewport.visible(),
                dpi());
    }

    private static PictureRequest preview(Sheet shown) {
        return Tiling.preview(
                shown.data().pdf(), shown.page().page(), shown.page().frame().bounds());
    }

    private double dpi() {
        return viewport.pxPerPt() * outputScale() * 72;
    }

    private double outputScale() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : window.getOutputScaleX();
    }
}
