package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// Where the pages lie in the page area: how large, how turned, in which flow, how far scrolled.
public final class ScrollViewModel {

    /// One step of zooming in; six of them are a factor of three.
    static final double ZOOM_STEP = 1.2;

    private final ReadOnlyObjectWrapper<Viewport> viewport =
            new ReadOnlyObjectWrapper<>(Viewport.of(0, 0, PageStack.BLANK));
    private final ReadOnlyObjectWrapper<Double> pxPerPt =
            new ReadOnlyObjectWrapper<>(Zoom.PX_PER_PT_AT_100);
    private final ObjectProperty<Zoom> zoom = new SimpleObjectProperty<>(new Zoom.FitWidth());
    private final ObjectProperty<Flow> flow = new SimpleObjectProperty<>(Flow.CONTINUOUS);
    private final ReadOnlyObjectWrapper<Turn> turn = new ReadOnlyObjectWrapper<>(Turn.NONE);
    private final Consumer<PageNumber> passed;
    private Optional<SheetData> data = Optional.empty();
    private boolean downwards = true;

    /// @param passed hears which page is seen most after the reader has scrolled
    ScrollViewModel(Consumer<PageNumber> passed) {
        this.passed = passed;
        zoom.addListener((observed, before, now) -> zoomTo(now));
        flow.addListener((observed, before, now) -> stackAgain());
        turn.addListener((observed, before, now) -> stackAgain());
    }

    /// Where the pages lie.
    public ReadOnlyObjectProperty<Viewport> viewportProperty() {
        return viewport.getReadOnlyProperty();
    }

    public Viewport viewport() {
        return viewport.get();
    }

    /// How large they are shown, in pixels per point.
    public ReadOnlyObjectProperty<Double> pxPerPtProperty() {
        return pxPerPt.getReadOnlyProperty();
    }

    /// How large they are wanted.
    public ObjectProperty<Zoom> zoomProperty() {
        return zoom;
    }

    /// Whether all pages follow each other or each stands alone.
    public ObjectProperty<Flow> flowProperty() {
        return flow;
    }

    public ReadOnlyObjectProperty<Turn> turnProperty() {
        return turn.getReadOnlyProperty();
    }

    /// Whether the reader last went towards the end of the document.
    boolean downwards() {
        return downwards;
    }

    /// Lays out the pages of a document; those that lie there already stay where they are.
    ///
    /// @param page the page that is shown
    void show(Optional<SheetData> newer, PageNumber page) {
        data = newer;
        PageStack stack = stack(page);
        if (!stack.equals(viewport.get().stack())) {
            move(fitted(viewport.get().withStack(stack, page)));
        }
    }

    private PageStack stack(PageNumber page) {
        if (data.isEmpty() || data.orElseThrow().pages().isEmpty()) {
            return PageStack.BLANK;
        }
        PageStack all = PageStack.of(data.orElseThrow().pages(), turn.get());
        return flow.get() == Flow.SINGLE ? all.only(page) : all;
    }

    private void stackAgain() {
        Viewport now = viewport.get();
        PageNumber page = now.current();
        move(fitted(now.withStack(stack(page), page)));
    }

    /// Brings something into view; fitting goes by the size of its page from now on.
    void reveal(Reveal wanted) {
        Viewport now = viewport.get();
        downwards = wanted.page().compareTo(now.reference()) >= 0;
        move(wanted.in(fitted(now.about(wanted.page()))));
    }

    /// The area has another size.
    void resize(double widthPx, double heightPx) {
        move(fitted(viewport.get().withSize(widthPx, heightPx)));
    }

    /// The reader scrolls.
    ///
    /// @return whether there was something to scroll
    boolean scrollBy(double dx, double dy) {
        Viewport now = viewport.get();
        return scrollTo(now.scrollX() + dx, now.scrollY() + dy);
    }

    boolean scrollTo(double x, double y) {
        Viewport now = viewport.get();
        Viewport then = now.withScroll(x, y);
        if (then.equals(now)) {
            return false;
        }
        if (then.scrollY() != now.scrollY()) {
            downwards = then.scrollY() > now.scrollY();
        }
        move(then);
        passed.accept(then.current());
        return true;
    }

    public void zoomIn() {
        zoomBy(ZOOM_STEP);
    }

    public void zoomOut() {
        zoomBy(1 / ZOOM_STEP);
    }

    /// Shows the pages at a scale, within 10 % and 800 %.
    public void zoomTo(double newPxPerPt) {
        zoom.set(fixed(newPxPerPt));
    }

    private void zoomBy(double factor) {
        zoom.set(fixed(viewport.get().pxPerPt() * factor));
    }

    /// Shows the pages at their own size.
    public void zoomToActualSize() {
        zoom.set(fixed(Zoom.PX_PER_PT_AT_100));
    }

    /// Larger or smaller about a point of the area, which stays where it is.
    void zoomAbout(double factor, double viewX, double viewY) {
        Viewport now = viewport.get();
        Zoom.Fixed wanted = fixed(now.pxPerPt() * factor);
        move(now.zoomed(wanted.pxPerPt(), viewX, viewY));
        zoom.set(wanted);
    }

    private static Zoom.Fixed fixed(double pxPerPt) {
        return new Zoom.Fixed(Math.clamp(pxPerPt, Viewport.SMALLEST, Viewport.LARGEST));
    }

    /// Fits the width; the whole page when the width fits already.
    public void toggleFit() {
        zoom.set(zoom.get() instanceof Zoom.FitWidth ? new Zoom.FitPage() : new Zoom.FitWidth());
    }

    /// Fits the page that is seen most.
    private void zoomTo(Zoom wanted) {
        Viewport now = viewport.get();
        Viewport about = wanted instanceof Zoom.Fixed ? now : now.about(now.current());
        move(zoomed(about, about.viewHeight() / 2));
    }

    /// A quarter turn clockwise.
    public void turnRight() {
        turn.set(turn.get().next());
    }

    public void turnLeft() {
        turn.set(turn.get().previous());
    }

    public void toggleFlow() {
        flow.set(flow.get() == Flow.SINGLE ? Flow.CONTINUOUS : Flow.SINGLE);
    }

    private Viewport fitted(Viewport newer) {
        return zoomed(newer, 0);
    }

    private Viewport zoomed(Viewport newer, double aboutY) {
        if (!(newer.viewWidth() > 0)) {
            return newer;
        }
        double scale =
                switch (zoom.get()) {
                    case Zoom.FitWidth fit -> newer.fitWidth();
                    case Zoom.FitPage fit -> newer.fitPage();
                    case Zoom.Fixed(double wanted) -> wanted;
                };
        return Math.abs(scale - newer.pxPerPt()) <= 1e-9
                ? newer
                : newer.zoomed(scale, newer.viewWidth() / 2, aboutY);
    }

    private void move(Viewport newer) {
        viewport.set(newer);
        pxPerPt.set(newer.pxPerPt());
    }
}
