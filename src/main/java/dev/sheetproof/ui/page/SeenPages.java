package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.StaleBox;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.UiThread;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;

/// What is stored of the pages in view, read and held against their file away from the window's
/// thread. Used on that thread only.
final class SeenPages {

    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();
    private final PageShelf shelf;
    private final PageChecks checks;
    private List<PageNumber> inView = List.of();

    /// @param came hears of each page whose marks have come
    SeenPages(PageWorkers workers, UiThread ui, GlyphSource glyphs, Consumer<PageNumber> came) {
        checks = new PageChecks(workers.look(), ui, glyphs, this::tell);
        shelf =
                new PageShelf(
                        workers.browse(),
                        ui,
                        page -> {
                            tell();
                            checks.want(inView, shelf());
                            came.accept(page);
                        });
    }

    private PageShelf shelf() {
        return shelf;
    }

    /// Changes whenever the marks of a page in view have come or changed.
    ReadOnlyLongProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    void tell() {
        changes.set(changes.get() + 1);
    }

    /// What is stored of a page in view; empty while it is read.
    Optional<PageMarks> marks(PageNumber page) {
        return shelf.get(page);
    }

    /// Why a box of a page is not to be trusted; empty when it is, or is not checked yet.
    Optional<StaleBox> stale(PageNumber page, PageBox box) {
        return checks.stale(page, box);
    }

    /// How many regions of a page do not hold their text any more.
    int staleElements(Sheet shown) {
        return checks.staleElements(shown.page().page(), shown.marks());
    }

    /// Another document, or the same read anew.
    void open(CorpusBrowser source, Optional<SheetData> other) {
        checks.open(source, other);
        shelf.open(
                other.map(
                        data ->
                                (page, highlight) ->
                                        Sheet.marks(source, data, page)
                                                .withHighlight(page, highlight)));
    }

    void close() {
        shelf.open(Optional.empty());
        checks.close();
    }

    void put(Sheet read) {
        shelf.put(read.page().page(), read.marks());
    }

    /// Another chunk is looked at from now on.
    void look(Optional<Highlight> other) {
        shelf.look(other);
    }

    /// Reads and checks pages, those first that come first.
    void want(List<PageNumber> pages) {
        inView = List.copyOf(pages);
        shelf.want(inView);
        checks.want(inView, shelf);
    }
}
