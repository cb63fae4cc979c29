package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/// The marks of the pages seen last, read away from the window's thread one page after the other.
/// Used on that thread only.
final class PageShelf {

    /// Pages kept; more than are ever in view at a size at which boxes can be told apart.
    private static final int MOST_PAGES = 60;

    private final LatestTask reading;
    private final Consumer<PageNumber> arrived;
    private final Map<PageNumber, Kept> kept = new LinkedHashMap<>(32, 0.75f, true);
    private Optional<PageNumber> underway = Optional.empty();
    private Optional<Source> source = Optional.empty();
    private List<PageNumber> wanted = List.of();
    private Optional<Highlight> highlight = Optional.empty();
    private long look;

    /// @param look which highlight the marks tell of
    private record Kept(PageMarks marks, long look) {}

    /// Reads what is stored of a page; called by the worker.
    interface Source {
        PageMarks read(PageNumber page, Optional<Highlight> looked);
    }

    /// @param arrived hears of each page whose marks have come
    PageShelf(Executor worker, UiThread ui, Consumer<PageNumber> arrived) {
        reading = new LatestTask(worker, ui);
        this.arrived = arrived;
    }

    /// Forgets everything: another document, or the same read anew.
    void open(Optional<Source> other) {
        reading.cancel();
        underway = Optional.empty();
        kept.clear();
        wanted = List.of();
        source = other;
    }

    /// Another chunk is looked at from now on.
    void look(Optional<Highlight> other) {
        highlight = other;
        look++;
    }

    /// The marks of a page; those of a chunk looked at before are left out.
    Optional<PageMarks> get(PageNumber page) {
        return Optional.ofNullable(kept.get(page))
                .map(
                        known ->
                                known.look() == look
                                        ? known.marks()
                                        : known.marks().withHighlight(page, Optional.empty()));
    }

    void put(PageNumber page, PageMarks marks) {
        kept.put(page, new Kept(marks, look));
        if (kept.size() > MOST_PAGES) {
            Iterator<PageNumber> oldest = kept.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
    }

    /// Changes what is kept of a page, where something is.
    void change(PageNumber page, Function<PageMarks, PageMarks> change) {
        Kept known = kept.get(page);
        if (known != null) {
            kept.put(page, new Kept(change.apply(known.marks()), known.look()));
        }
    }

    /// Replaces what is wanted, most wanted first.
    void want(List<PageNumber> pages) {
        wanted = List.copyOf(pages);
        if (underway.filter(page -> !wanted.contains(page)).isPresent()) {
            reading.cancel();
            underway = Optional.empty();
        }
        if (underway.isEmpty()) {
            readNext();
        }
    }

    private void readNext() {
        Optional<PageNumber> next = wanted.stream().filter(this::lacks).findFirst();
        if (next.isEmpty() || source.isEmpty()) {
            return;
        }
        PageNumber page = next.orElseThrow();
        Source from = source.orElseThrow();
        Optional<Highlight> looked = highlight;
        Optional<PageMarks> known = Optional.ofNullable(kept.get(page)).map(Kept::marks);
        long mine = look;
        underway = next;
        reading.start(
                cancel ->
                        known.map(marks -> marks.withHighlight(page, looked))
                                .orElseGet(() -> from.read(page, looked)),
                marks -> {
                    underway = Optional.empty();
                    if (mine == look) {
                        put(page, marks);
                        arrived.accept(page);
                    }
                    readNext();
                },
                failure -> {
                    System.getLogger(PageShelf.class.getName())
                            .log(System.Logger.Level.WARNING, "no marks of page " + page, failure);
                    underway = Optional.empty();
                    put(page, PageMarks.NONE);
                    readNext();
                });
    }

    private boolean lacks(PageNumber page) {
        Kept known = kept.get(page);
        return known == null || known.look() != look;
    }
}
