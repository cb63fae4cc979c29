package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// What the reader selects on the pages, and the text of it.
public final class SelectionViewModel {

    /// A box drawn smaller than this in both directions was a click.
    private static final double LEAST_PT = 2;

    private final Function<PageNumber, Optional<List<Line>>> known;
    private final LatestTask copying;
    private final ReadOnlyObjectWrapper<Selection> selection =
            new ReadOnlyObjectWrapper<>(new Selection.Nothing());
    private final BooleanProperty areaTool = new SimpleBooleanProperty();
    private Optional<Source> source = Optional.empty();
    private Optional<Start> start = Optional.empty();

    /// How a drag selects.
    public enum Kind {
        /// Text in reading order.
        FLOW,
        /// The text of a column.
        COLUMN,
        /// A part of the page.
        AREA
    }

    /// Reads what is stored of a page; called by a worker.
    public interface Source {

        List<Line> lines(PageNumber page);

        List<Cell> cells(PageNumber page);
    }

    private record Start(Kind kind, PageNumber page, double xPt, double yPt) {}

    /// @param worker reads pages that are not in view
    /// @param known the lines of a page in view; empty while they are read
    public SelectionViewModel(
            Executor worker, UiThread ui, Function<PageNumber, Optional<List<Line>>> known) {
        this.known = known;
        copying = new LatestTask(worker, ui);
    }

    public ReadOnlyObjectProperty<Selection> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    public Selection selection() {
        return selection.get();
    }

    /// Whether a drag selects a part of the page instead of text.
    public BooleanProperty areaToolProperty() {
        return areaTool;
    }

    /// Another document is shown, or none.
    public void open(Optional<Source> other) {
        source = other;
        clear();
    }

    public void clear() {
        start = Optional.empty();
        if (!(selection.get() instanceof Selection.Nothing)) {
            selection.set(new Selection.Nothing());
        }
    }

    /// Whether there is text under a point, which a drag would select.
    public boolean textAt(PageNumber page, double xPt, double yPt) {
        return lines(page).flatMap(lines -> lines.lineAt(xPt, yPt)).isPresent();
    }

    /// A drag begins.
    public void begin(Kind kind, PageNumber page, double xPt, double yPt) {
        clear();
        start = Optional.of(new Start(kind, page, xPt, yPt));
    }

    /// The drag goes on, over the same page or another one.
    public void drag(PageNumber page, double xPt, double yPt) {
        start.flatMap(from -> to(from, page, xPt, yPt)).ifPresent(selection::set);
    }

    /// The drag has ended.
    public void end() {
        start = Optional.empty();
    }

    /// Whether a drag is under way.
    public boolean dragging() {
        return start.isPresent();
    }

    private Optional<Selection> to(Start from, PageNumber page, double xPt, double yPt) {
        if (from.kind() == Kind.FLOW) {
            Optional<Caret> a =
                    lines(from.page()).flatMap(lines -> lines.caretAt(from.xPt(), from.yPt()));
            Optional<Caret> b = lines(page).flatMap(lines -> lines.caretAt(xPt, yPt));
            return a.isPresent() && b.isPresent()
                    ? Optional.of(Selection.Flow.between(a.orElseThrow(), b.orElseThrow()))
                    : Optional.empty();
        }
        if (!page.equals(from.page())) {
            return Optional.empty();
        }
        PageBox box = PageBox.of(from.xPt(), from.yPt(), xPt, yPt);
        if (box.width() < LEAST_PT && box.height() < LEAST_PT) {
            return Optional.empty();
        }
        return Optional.of(
                from.kind() == Kind.COLUMN
                        ? new Selection.Column(page, box)
                        : new Selection.Area(page, box));
    }

    public void selectWord(PageNumber page, double xPt, double yPt) {
        lines(page).flatMap(lines -> lines.wordAt(xPt, yPt)).ifPresent(selection::set);
    }

    public void selectLine(PageNumber page, double xPt, double yPt) {
        lines(page).flatMap(lines -> lines.wholeLineAt(xPt, yPt)).ifPresent(selection::set);
    }

    /// Selects all text of a page.
    public void selectAll(PageNumber page) {
        lines(page).flatMap(PageLines::all).ifPresent(selection::set);
    }

    /// Boxes of the selected text of a page, or of the selected part of it.
    public List<PageBox> boxes(PageNumber page) {
        if (selection.get() instanceof Selection.Area area) {
            return area.page().equals(page) ? List.of(area.box()) : List.of();
        }
        return lines(page)
                .map(lines -> lines.pieces(selection.get()).stream().map(TextPiece::box).toList())
                .orElse(List.of());
    }

    /// Makes text of what is selected, away from the window's thread.
    ///
    /// @param done gets it; never called when nothing is selected
    public void text(Consumer<CopiedText> done) {
        Selection what = selection.get();
        if (source.isEmpty() || what instanceof Selection.Nothing) {
            return;
        }
        Source from = source.orElseThrow();
        copying.start(
                cancel -> {
                    TextCopy copy = new TextCopy();
                    for (int page = first(what); page <= last(what); page++) {
                        cancel.throwIfCancelled();
                        PageNumber number = new PageNumber(page);
                        List<TextPiece> pieces =
                                new PageLines(number, from.lines(number)).pieces(what);
                        copy.add(pieces, from.cells(number));
                    }
                    return copy.text();
                },
                done,
                failure ->
                        System.getLogger(SelectionViewModel.class.getName())
                                .log(System.Logger.Level.WARNING, "cannot copy", failure));
    }

    private static int first(Selection what) {
        return switch (what) {
            case Selection.Nothing nothing -> 1;
            case Selection.Flow flow -> flow.from().page().value();
            case Selection.Column column -> column.page().value();
            case Selection.Area area -> area.page().value();
        };
    }

    private static int last(Selection what) {
        return what instanceof Selection.Flow flow ? flow.to().page().value() : first(what);
    }

    private Optional<PageLines> lines(PageNumber page) {
        return known.apply(page).map(lines -> new PageLines(page, lines));
    }
}
