package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import dev.sheetproof.ui.page.overlay.Pen;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.stage.Window;

/// Paints what can be seen of the pages: their pictures in tiles, first at low resolution, then
/// sharp, and overlays on top. It is as large as the area, not as the pages, so memory grows
/// neither with the scale nor with the number of pages.
final class PageCanvas extends Region {

    /// Wait this long after the last change of scale or place before drawing sharp.
    private static final Duration SETTLE = Duration.ofMillis(60);

    /// Pictures kept: some twenty-five pages at reading size. Where the screen is drawn by
    /// software, each is there twice.
    private static final long CACHE_BYTES = 96L << 20;

    private final ScrollViewModel scroll;
    private final PictureQueue queue;
    private final PictureCache cache = new PictureCache(CACHE_BYTES);
    private final Map<PageNumber, String> failures = new HashMap<>();
    private final Canvas paper = new Canvas();
    private final Canvas marks = new Canvas();
    private final ScrollBar right = new ScrollBar();
    private final ScrollBar bottom = new ScrollBar();
    private final Debounce settle;
    private final Function<PageNumber, List<PageOverlay>> overlays;
    private final UnaryOperator<String> failed;
    private Optional<SheetData> data = Optional.empty();
    private boolean placingBars;

    /// @param overlays what is painted over each page
    /// @param trouble hears that a page cannot be drawn
    /// @param failed says on a page why it cannot be drawn, and what can be done
    PageCanvas(
            ScrollViewModel scroll,
            PictureQueue queue,
            UiThread ui,
            Function<PageNumber, List<PageOverlay>> overlays,
            Consumer<Trouble> trouble,
            UnaryOperator<String> failed) {
        this.failed = failed;
        this.scroll = scroll;
        this.queue = queue;
        this.overlays = overlays;
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
        scroll.viewportProperty().addListener((observed, before, now) -> moved(before, now));
        queue.deliverTo(new Pictures(trouble));
    }

    /// Shows the pages of a document, which may be the one shown already.
    void show(Optional<SheetData> newer) {
        boolean otherFile = !newer.map(SheetData::pdf).equals(data.map(SheetData::pdf));
        data = newer;
        if (otherFile) {
            failures.clear();
        }
        if (newer.isEmpty()) {
            cache.clear();
        }
        paint();
        wantPictures(false);
    }

    /// Drops all pictures and draws them again.
    void redraw() {
        cache.clear();
        failures.clear();
        paint();
        wantPictures(false);
    }

    /// Paints what lies over the pages again.
    void overlay() {
        paint();
    }

    /// Paints again what no marker pen draws: a box about what is pointed at.
    void overlayMarks() {
        paintMarks();
    }

    /// True when all that is visible is drawn at full sharpness.
    boolean sharp() {
        return data.map(
                        shown -> {
                            PicturePlan plan = plan(shown);
                            return scroll.viewport().visiblePages().stream()
                                    .filter(page -> !failures.containsKey(page))
                                    .allMatch(
                                            page -> plan.sharp(page).stream().allMatch(cache::has));
                        })
                .orElse(true);
    }

    /// True when something of every page in view is drawn, sharp or not.
    boolean drawn() {
        return data.map(
                        shown -> {
                            PicturePlan plan = plan(shown);
                            return scroll.viewport().visiblePages().stream()
                                    .allMatch(
                                            page ->
                                                    plan.preview(page)
                                                            .filter(
                                                                    low ->
                                                                            !cache.ofPage(low)
                                                                                    .isEmpty())
                                                            .isPresent());
                        })
                .orElse(true);
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
            scroll.resize(width, height);
            paint();
        }
        double thick = right.prefWidth(-1);
        right.resizeRelocate(width - thick, 0, thick, height);
        double high = bottom.prefHeight(-1);
        bottom.resizeRelocate(0, height - high, width - (right.isVisible() ? thick : 0), high);
    }

    private void moved(Viewport before, Viewport now) {
        placeBars();
        paint();
        // Who jumps to a page wants that page, who scrolls those that come next.
        boolean scrolled =
                now.stack().equals(before.stack())
                        && !Collections.disjoint(now.visiblePages(), before.visiblePages());
        wantPictures(scrolled);
        settle.later(() -> wantPictures(false));
    }

    private void placeBars() {
        Viewport viewport = scroll.viewport();
        placingBars = true;
        place(
                right,
                data.isPresent() ? viewport.maxScrollY() : 0,
                viewport.scrollY(),
                viewport.viewHeight());
        place(
                bottom,
                data.isPresent() ? viewport.maxScrollX() : 0,
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
            scroll.scrollTo(bottom.getValue(), right.getValue());
        }
    }

    private void paint() {
        placeBars();
        PaperPainter painter = new PaperPainter(paper, cache, outputScale(), failures);
        data.ifPresentOrElse(
                shown -> painter.paint(shown, scroll.viewport(), overlays), painter::clear);
        paintMarks();
    }

    private void paintMarks() {
        GraphicsContext canvas = marks.getGraphicsContext2D();
        canvas.clearRect(0, 0, marks.getWidth(), marks.getHeight());
        if (data.isEmpty()) {
            return;
        }
        Viewport viewport = scroll.viewport();
        for (PageNumber page : viewport.visiblePages()) {
            Pen pen = new Pen(canvas, viewport.place(page));
            overlays.apply(page).stream()
                    .filter(overlay -> !overlay.marker())
                    .forEach(overlay -> overlay.paint(pen));
        }
    }

    private void wantPictures(boolean moving) {
        queue.want(
                data.map(
                                shown ->
                                        plan(shown)
                                                .missing(
                                                        queue.slow(shown.pdf()),
                                                        scroll.downwards(),
                                                        moving,
                                                        cache::has))
                        .orElse(List.of()));
    }

    private PicturePlan plan(SheetData shown) {
        return new PicturePlan(shown, scroll.viewport(), outputScale());
    }

    private double outputScale() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : window.getOutputScaleX();
    }

    /// Pictures as they come.
    private final class Pictures implements PictureQueue.Receiver {

        private final Consumer<Trouble> trouble;

        Pictures(Consumer<Trouble> trouble) {
            this.trouble = trouble;
        }

        @Override
        public void drawn(PictureRequest request, PageRaster picture) {
            cache.put(request, picture);
            if (inView(request)) {
                paint();
            }
        }

        @Override
        public void failed(PictureRequest request, Trouble what) {
            if (!ofThisFile(request)) {
                return;
            }
            if (what.onlyThisPage()) {
                failures.put(request.page(), failed.apply(what.reason()));
                paint();
            } else {
                trouble.accept(what);
            }
        }

        private boolean ofThisFile(PictureRequest request) {
            return data.filter(shown -> shown.pdf().equals(request.pdf())).isPresent();
        }

        private boolean inView(PictureRequest request) {
            return ofThisFile(request) && scroll.viewport().visiblePages().contains(request.page());
        }
    }
}
