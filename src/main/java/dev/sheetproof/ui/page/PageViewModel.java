package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;

/// Which page is shown, how large, with which layers, and what lies under the pointer.
public final class PageViewModel {

    /// One step of zooming in; six of them are a factor of three.
    static final double ZOOM_STEP = 1.2;

    private final ReadOnlyObjectWrapper<Optional<Sheet>> sheet =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Reveal> reveal =
            new ReadOnlyObjectWrapper<>(Reveal.NOTHING);
    private final ObjectProperty<Optional<Trouble>> trouble =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Zoom> zoom = new SimpleObjectProperty<>(new Zoom.FitWidth());
    private final ObjectProperty<Double> pxPerPt =
            new SimpleObjectProperty<>(Zoom.PX_PER_PT_AT_100);
    private final ObjectProperty<Optional<Hover>> hover =
            new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty pointer = new SimpleStringProperty("");
    private final ObservableSet<Layer> layers =
            FXCollections.observableSet(EnumSet.of(Layer.HIT, Layer.MATCHED_WORDS));
    private final ObjectProperty<Optional<Explanation>> explanation =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<LayoutDifference>> difference =
            new SimpleObjectProperty<>(Optional.empty());
    private final LatestTask loading;
    private final LatestTask comparing;
    private final PictureQueue pictures;
    private final BiConsumer<Path, String> unlock;
    private Optional<CorpusBrowser> browser = Optional.empty();
    private Optional<Highlight> highlight = Optional.empty();

    /// @param browseWorker reads the corpus
    /// @param unlock keeps the password of a file for drawing it
    public PageViewModel(
            Executor browseWorker,
            UiThread ui,
            PictureQueue pictures,
            BiConsumer<Path, String> unlock) {
        loading = new LatestTask(browseWorker, ui);
        comparing = new LatestTask(browseWorker, ui);
        this.pictures = pictures;
        this.unlock = unlock;
    }

    /// The page that is shown; empty when none is.
    public ReadOnlyObjectProperty<Optional<Sheet>> sheetProperty() {
        return sheet.getReadOnlyProperty();
    }

    /// What to bring into view, set after the page it belongs to.
    public ReadOnlyObjectProperty<Reveal> revealProperty() {
        return reveal.getReadOnlyProperty();
    }

    /// Why the page cannot be drawn; empty when it can.
    public ObjectProperty<Optional<Trouble>> troubleProperty() {
        return trouble;
    }

    /// How large the page is wanted.
    public ObjectProperty<Zoom> zoomProperty() {
        return zoom;
    }

    /// How large it is shown, in pixels per point: set by whoever knows the size of the area.
    public ObjectProperty<Double> pxPerPtProperty() {
        return pxPerPt;
    }

    /// What lies under the pointer.
    public ObjectProperty<Optional<Hover>> hoverProperty() {
        return hover;
    }

    /// Why the region that was clicked is what it is.
    public ObjectProperty<Optional<Explanation>> explanationProperty() {
        return explanation;
    }

    /// What another detector would find on the page shown, against what is stored; empty when
    /// nothing is compared.
    public ObjectProperty<Optional<LayoutDifference>> differenceProperty() {
        return difference;
    }

    /// Where the pointer is, in points; empty when it is not over the page.
    public StringProperty pointerProperty() {
        return pointer;
    }

    /// The layers that are painted.
    public ObservableSet<Layer> layers() {
        return layers;
    }

    /// Where pictures of pages come from.
    public PictureQueue pictures() {
        return pictures;
    }

    /// Shows pages of another corpus from now on.
    public void browse(Optional<CorpusBrowser> other) {
        browser = other;
        close();
    }

    /// Shows nothing.
    public void close() {
        loading.cancel();
        highlight = Optional.empty();
        trouble.set(Optional.empty());
        forgetPage();
        sheet.set(Optional.empty());
    }

    /// Forgets what was read of the document shown and reads it again, on the same page: it may
    /// have changed.
    public void reload() {
        sheet.get()
                .ifPresent(
                        shown -> {
                            String docId = shown.data().document().docId();
                            load(docId, shown.page().page(), Reveal.NOTHING, true);
                        });
    }

    /// What the page view is about, as a search names it: the chunk that was chosen beside the list
    /// of hits, else the page.
    public Optional<String> target() {
        return sheet.get()
                .map(
                        shown -> {
                            String docId = shown.data().document().docId();
                            PageNumber page = shown.page().page();
                            return highlight
                                    .filter(looked -> looked.tag().isEmpty())
                                    .filter(looked -> looked.docId().equals(docId))
                                    .filter(looked -> !looked.boxesOn(page).isEmpty())
                                    .map(looked -> looked.chunk().id())
                                    .orElse(docId + ":" + page);
                        });
    }

    /// Shows a hit with its boxes in view.
    ///
    /// @param tag short text at its first box
    public void show(Evidence hit, String tag) {
        highlight =
                Optional.of(
                        new Highlight(
                                hit.docId(),
                                hit.chunk(),
                                hit.places(),
                                hit.matched(),
                                hit.cells(),
                                tag));
        load(hit.docId(), hit.chunk().page(), Reveal.of(hit.place().boxes()), false);
    }

    /// Shows a chunk with its boxes in view.
    public void show(StoredChunk stored) {
        highlight =
                Optional.of(
                        new Highlight(
                                stored.docId(),
                                stored.chunk(),
                                stored.chunk().places(),
                                List.of(),
                                List.of(),
                                ""));
        load(
                stored.docId(),
                stored.chunk().page(),
                Reveal.of(stored.chunk().place().boxes()),
                false);
    }

    /// Shows a place of a document.
    ///
    /// @param yPt what to bring to the top; empty for the top of the page
    public void show(String docId, PageNumber page, OptionalDouble yPt) {
        highlight = highlight.filter(looked -> looked.docId().equals(docId));
        load(docId, page, Reveal.top(yPt.orElse(0)), false);
    }

    /// Turns pages: 1 to the next, -1 to the one before. Stays within the document.
    public void turn(int step) {
        sheet.get().ifPresent(shown -> goTo(shown.page().page().value() + step));
    }

    /// Goes to a page of the document shown; the nearest one when it has no such page.
    public void goTo(int pageNumber) {
        sheet.get()
                .ifPresent(
                        shown -> {
                            int count = shown.data().pages().size();
                            int wanted = Math.clamp(pageNumber, 1, Math.max(1, count));
                            if (wanted != shown.page().page().value()) {
                                PageNumber page = new PageNumber(wanted);
                                List<PageBox> boxes =
                                        highlight
                                                .map(looked -> looked.boxesOn(page))
                                                .orElse(List.of());
                                load(
                                        shown.data().document().docId(),
                                        page,
                                        Reveal.of(boxes),
                                        false);
                            }
                        });
    }

    public void zoomIn() {
        zoomTo(pxPerPt.get() * ZOOM_STEP);
    }

    public void zoomOut() {
        zoomTo(pxPerPt.get() / ZOOM_STEP);
    }

    /// Shows the page at its own size.
    public void zoomToActualSize() {
        zoomTo(Zoom.PX_PER_PT_AT_100);
    }

    /// Shows the page at a scale, within 10 % and 800 %.
    public void zoomTo(double newPxPerPt) {
        zoom.set(new Zoom.Fixed(Math.clamp(newPxPerPt, Viewport.SMALLEST, Viewport.LARGEST)));
    }

    /// Fits the width; the whole page when the width fits already.
    public void toggleFit() {
        zoom.set(zoom.get() instanceof Zoom.FitWidth ? new Zoom.FitPage() : new Zoom.FitWidth());
    }

    public void setLayer(Layer layer, boolean shown) {
        if (shown) {
            layers.add(layer);
        } else {
            layers.remove(layer);
        }
    }

    /// Tries a password on the file that could not be drawn.
    public void unlock(String password) {
        trouble.get()
                .ifPresent(
                        what -> {
                            unlock.accept(what.pdf(), password);
                            trouble.set(Optional.empty());
                        });
    }

    /// The pointer is over the page.
    public void pointAt(double xPt, double yPt) {
        sheet.get()
                .ifPresent(
                        shown -> {
                            pointer.set(String.format(Locale.ROOT, "%.1f, %.1f pt", xPt, yPt));
                            hover.set(Hover.at(shown.marks(), xPt, yPt));
                        });
    }

    /// The pointer has left the page.
    public void pointAway() {
        pointer.set("");
        hover.set(Optional.empty());
    }

    /// A region was clicked, or white paper: then the explanation goes.
    public void explainAt(double xPt, double yPt) {
        explanation.set(sheet.get().flatMap(shown -> Explanation.at(shown.marks(), xPt, yPt)));
    }

    public void explainNothing() {
        explanation.set(Optional.empty());
    }

    /// Lays the page shown out with another detector, away from the window's thread, and shows how
    /// that differs from what is stored.
    ///
    /// @param failed gets the reason when that cannot be done
    public void compare(
            LayoutProbe probe, DetectorChoice choice, Consumer<RuntimeException> failed) {
        sheet.get()
                .ifPresent(
                        shown ->
                                comparing.start(
                                        cancel -> differenceOn(shown, probe, choice, cancel),
                                        found -> difference.set(Optional.of(found)),
                                        failed));
    }

    private static LayoutDifference differenceOn(
            Sheet shown, LayoutProbe probe, DetectorChoice choice, CancelToken cancel) {
        try {
            PageLayout other =
                    probe.layouts(
                                    shown.data().document(),
                                    Optional.of(shown.page().page()),
                                    choice,
                                    Optional.empty(),
                                    cancel)
                            .getFirst();
            return LayoutDifference.of(shown.marks().elements(), other.elements());
        } catch (PdfException e) {
            throw new IllegalStateException(String.valueOf(e.getMessage()), e);
        }
    }

    public void compareNothing() {
        comparing.cancel();
        difference.set(Optional.empty());
    }

    /// What was shown about the page before is not about the next one.
    private void forgetPage() {
        hover.set(Optional.empty());
        explainNothing();
        compareNothing();
    }

    private void load(String docId, PageNumber page, Reveal toReveal, boolean fresh) {
        if (browser.isEmpty()) {
            return;
        }
        CorpusBrowser source = browser.orElseThrow();
        Optional<SheetData> known =
                sheet.get()
                        .map(Sheet::data)
                        .filter(data -> !fresh && data.document().docId().equals(docId));
        Optional<Highlight> looked = highlight;
        loading.start(
                cancel -> read(source, docId, page, known, looked),
                read -> {
                    forgetPage();
                    trouble.set(Optional.empty());
                    sheet.set(read);
                    reveal.set(toReveal);
                },
                failure ->
                        trouble.set(
                                Optional.of(
                                        new Trouble(
                                                Path.of(docId),
                                                String.valueOf(failure.getMessage()),
                                                false))));
    }

    private static Optional<Sheet> read(
            CorpusBrowser source,
            String docId,
            PageNumber page,
            Optional<SheetData> known,
            Optional<Highlight> highlight) {
        Optional<SheetData> data = known.or(() -> SheetData.of(source, docId));
        Optional<PageInfo> info = data.flatMap(read -> read.page(page));
        if (data.isEmpty() || info.isEmpty()) {
            return Optional.empty();
        }
        SheetData read = data.orElseThrow();
        List<Line> lines = source.lines(docId, page);
        PageMarks marks = PageMarks.of(page, highlight, read.chunks(), read.layout(page), lines);
        return Optional.of(new Sheet(read, info.orElseThrow(), marks));
    }
}
