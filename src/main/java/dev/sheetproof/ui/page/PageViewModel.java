package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.StaleBox;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.find.FindHit;
import dev.sheetproof.ui.page.find.FindViewModel;
import dev.sheetproof.ui.page.select.SelectionViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// Which page of which document is shown, and how one gets to another.
public final class PageViewModel {

    private final ReadOnlyObjectWrapper<Optional<Sheet>> sheet =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Optional<Trouble>> trouble =
            new SimpleObjectProperty<>(Optional.empty());
    private final PlaceHistory history = new PlaceHistory();
    private final ScrollViewModel scroll = new ScrollViewModel(this::passed);
    private final PageTools tools;
    private final LatestTask loading;
    private final SeenPages seen;
    private final PictureQueue pictures;
    private final BiConsumer<Path, String> unlock;
    private Optional<CorpusBrowser> browser = Optional.empty();
    private final LookedAt looked = new LookedAt();
    private Optional<PageNumber> passing = Optional.empty();

    /// @param workers read the corpus, its pages again, and draw
    /// @param unlock keeps the password of a file for drawing it
    public PageViewModel(
            PageWorkers workers,
            UiThread ui,
            PictureSource source,
            GlyphSource glyphs,
            BiConsumer<Path, String> unlock) {
        this.unlock = unlock;
        pictures = new PictureQueue(workers.draw(), ui, source);
        loading = new LatestTask(workers.browse(), ui);
        seen = new SeenPages(workers, ui, glyphs, this::arrived);
        SelectionViewModel selection =
                new SelectionViewModel(
                        workers.look(), ui, page -> seen.marks(page).map(PageMarks::lines));
        tools =
                new PageTools(
                        new PointerViewModel(seen::marks),
                        new DifferenceViewModel(workers.browse(), ui),
                        new FindViewModel(workers.look(), ui, this::pageShown, this::goTo),
                        selection,
                        new AreaViewModel(
                                selection, sheet::get, seen::marks, source, workers.draw(), ui));
        scroll.viewportProperty().addListener((observed, before, now) -> see(now));
    }

    /// The page that is shown, of several in view the one navigated to or seen most; empty when
    /// none is.
    public ReadOnlyObjectProperty<Optional<Sheet>> sheetProperty() {
        return sheet.getReadOnlyProperty();
    }

    /// Changes whenever the marks of a page in view have come or changed.
    ReadOnlyLongProperty marksArrivedProperty() {
        return seen.changesProperty();
    }

    /// What is stored of a page in view; empty while it is read.
    Optional<PageMarks> marks(PageNumber page) {
        return seen.marks(page);
    }

    /// Why a box of a page is not to be trusted; empty when it is, or is not checked yet.
    Optional<StaleBox> stale(PageNumber page, PageBox box) {
        return seen.stale(page, box);
    }

    /// How many regions of the page shown do not hold their text any more.
    int staleElements() {
        return sheet.get().map(seen::staleElements).orElse(0);
    }

    /// Why the page cannot be drawn; empty when it can.
    public ObjectProperty<Optional<Trouble>> troubleProperty() {
        return trouble;
    }

    /// Where the pages lie.
    public ScrollViewModel scroll() {
        return scroll;
    }

    /// What a reader works with on them.
    public PageTools tools() {
        return tools;
    }

    /// Where pictures of pages come from.
    public PictureQueue pictures() {
        return pictures;
    }

    public ReadOnlyBooleanProperty canGoBackProperty() {
        return history.canGoBackProperty();
    }

    public ReadOnlyBooleanProperty canGoForwardProperty() {
        return history.canGoForwardProperty();
    }

    /// Shows pages of another corpus from now on.
    public void browse(Optional<CorpusBrowser> other) {
        browser = other;
        history.clear();
        close();
    }

    /// Shows nothing.
    public void close() {
        loading.cancel();
        look(Optional.empty());
        trouble.set(Optional.empty());
        tools.close();
        seen.close();
        sheet.set(Optional.empty());
        scroll.show(Optional.empty(), new PageNumber(1));
    }

    /// Forgets what was read of the document shown and reads it again, on the same page: it may
    /// have changed.
    public void reload() {
        sheet.get()
                .ifPresent(
                        shown ->
                                load(
                                        shown.data().document().docId(),
                                        shown.page().page(),
                                        Optional.empty(),
                                        true));
    }

    /// What the page view is about, as a search names it: the chunk that was chosen beside the list
    /// of hits, else the page.
    public Optional<String> target() {
        return sheet.get().map(looked::target);
    }

    /// Shows a hit with its boxes in view.
    ///
    /// @param tag short text at its first box
    public void show(Evidence hit, String tag) {
        leave();
        look(
                Optional.of(
                        new Highlight(
                                hit.docId(),
                                hit.chunk(),
                                hit.places(),
                                hit.matched(),
                                hit.cells(),
                                tag)));
        jump(hit.docId(), hit.chunk().page(), hit.place().boxes());
    }

    /// Shows a chunk with its boxes in view.
    public void show(StoredChunk stored) {
        leave();
        look(
                Optional.of(
                        new Highlight(
                                stored.docId(),
                                stored.chunk(),
                                stored.chunk().places(),
                                List.of(),
                                List.of(),
                                "")));
        jump(stored.docId(), stored.chunk().page(), stored.chunk().place().boxes());
    }

    /// Shows a place of a document.
    ///
    /// @param yPt what to bring to the top; empty for the top of the page
    public void show(String docId, PageNumber page, OptionalDouble yPt) {
        leave();
        if (looked.elsewhere(docId)) {
            look(Optional.empty());
        }
        load(docId, page, Optional.of(Reveal.top(page, yPt.orElse(0))), false);
    }

    /// Brings boxes on a page of the document shown into view.
    public void reveal(PageNumber page, List<PageBox> boxes) {
        sheet.get().ifPresent(shown -> jump(shown.data().document().docId(), page, boxes));
    }

    private void goTo(FindHit hit) {
        reveal(hit.page(), hit.rough());
    }

    private PageNumber pageShown() {
        return sheet.get().map(shown -> shown.page().page()).orElse(new PageNumber(1));
    }

    /// Boxes of the chunk that is looked at on a page of the document shown.
    List<PageBox> highlightOn(PageNumber page) {
        return sheet.get()
                .map(shown -> looked.boxesOn(shown.data().document().docId(), page))
                .orElse(List.of());
    }

    /// Turns pages: 1 to the next, -1 to the one before. Stays within the document.
    public void turn(int step) {
        sheet.get().ifPresent(shown -> goTo(shown, shown.page().page().value() + step));
    }

    /// Goes to a page of the document shown; the nearest one when it has no such page.
    public void goTo(int pageNumber) {
        leave();
        sheet.get().ifPresent(shown -> goTo(shown, pageNumber));
    }

    private void goTo(Sheet shown, int pageNumber) {
        int count = shown.data().pages().size();
        int wanted = Math.clamp(pageNumber, 1, Math.max(1, count));
        if (wanted != shown.page().page().value()) {
            PageNumber page = new PageNumber(wanted);
            jump(shown.data().document().docId(), page, highlightOn(page));
        }
    }

    /// The reader turns the wheel: scrolls; where single pages are shown, the end of one leads to
    /// the next.
    ///
    /// @param inertia whether the wheel runs on by itself, which never turns a page
    void wheel(double dx, double dy, boolean inertia) {
        if (!scroll.scrollBy(dx, dy)
                && scroll.flowProperty().get() == Flow.SINGLE
                && dy != 0
                && !inertia) {
            turn(dy > 0 ? 1 : -1);
        }
    }

    /// Goes back to the place left by the last jump.
    public void back() {
        here().flatMap(history::back).ifPresent(this::revisit);
    }

    /// Goes to the place gone back from.
    public void forward() {
        here().flatMap(history::forward).ifPresent(this::revisit);
    }

    private void revisit(PlaceHistory.Place place) {
        Optional<Reveal> there = Optional.of(Reveal.top(place.page(), place.topPt()));
        load(place.docId(), place.page(), there, false);
    }

    private void leave() {
        here().ifPresent(history::leave);
    }

    private Optional<PlaceHistory.Place> here() {
        return sheet.get().map(shown -> PlaceHistory.Place.of(shown, scroll.viewport()));
    }

    public void setLayer(Layer layer, boolean shown) {
        tools.layers().setShown(layer, shown);
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

    /// Lays the page shown out with another detector, away from the window's thread, and shows how
    /// that differs from what is stored.
    ///
    /// @param failed gets the reason when that cannot be done
    public void compare(
            LayoutProbe probe, DetectorChoice choice, Consumer<RuntimeException> failed) {
        sheet.get().ifPresent(shown -> tools.difference().compare(shown, probe, choice, failed));
    }

    public void compareNothing() {
        tools.difference().forget();
    }

    private void look(Optional<Highlight> other) {
        looked.set(other);
        seen.look(other);
    }

    /// Reads what is stored of the pages in view.
    private void see(Viewport now) {
        if (sheet.get().isPresent()) {
            seen.want(now.visiblePages());
        }
    }

    private void arrived(PageNumber page) {
        if (passing.filter(page::equals).isPresent()) {
            passed(page);
        }
    }

    /// The reader has scrolled to a page: it is the one shown as soon as its marks are there.
    private void passed(PageNumber page) {
        passing = Optional.of(page);
        sheet.get()
                .filter(shown -> !shown.page().page().equals(page))
                .ifPresent(
                        shown -> {
                            Optional<PageInfo> info = shown.data().page(page);
                            Optional<PageMarks> known = seen.marks(page);
                            if (info.isPresent() && known.isPresent()) {
                                sheet.set(
                                        Optional.of(
                                                new Sheet(
                                                        shown.data(),
                                                        info.orElseThrow(),
                                                        known.orElseThrow())));
                            }
                        });
    }

    private void jump(String docId, PageNumber page, List<PageBox> boxes) {
        boolean here =
                sheet.get()
                        .filter(shown -> shown.data().document().docId().equals(docId))
                        .filter(shown -> shown.page().page().equals(page))
                        .isPresent();
        Reveal there = here ? Reveal.of(page, boxes) : Reveal.fromTop(page, boxes);
        load(docId, page, Optional.of(there), false);
    }

    private void load(String docId, PageNumber page, Optional<Reveal> toReveal, boolean fresh) {
        if (browser.isEmpty()) {
            return;
        }
        CorpusBrowser source = browser.orElseThrow();
        Optional<SheetData> known =
                sheet.get()
                        .map(Sheet::data)
                        .filter(data -> !fresh && data.document().docId().equals(docId));
        Optional<Highlight> highlight = looked.highlight();
        passing = Optional.empty();
        loading.start(
                cancel -> Sheet.read(source, docId, page, known, highlight),
                read -> show(source, read, known.isPresent(), toReveal),
                failure ->
                        trouble.set(
                                Optional.of(
                                        Trouble.ofFile(
                                                Path.of(docId),
                                                String.valueOf(failure.getMessage())))));
    }

    /// @param same whether it is the document that was shown before, as it was read then
    private void show(
            CorpusBrowser source, Optional<Sheet> read, boolean same, Optional<Reveal> toReveal) {
        tools.forgetPage();
        trouble.set(Optional.empty());
        if (!same) {
            seen.open(source, read.map(Sheet::data));
            read.ifPresentOrElse(one -> tools.open(source, one.data()), tools::close);
        }
        read.ifPresent(seen::put);
        sheet.set(read);
        scroll.show(
                read.map(Sheet::data),
                read.map(one -> one.page().page()).orElseGet(() -> new PageNumber(1)));
        toReveal.ifPresent(scroll::reveal);
        see(scroll.viewport());
        seen.tell();
    }
}
