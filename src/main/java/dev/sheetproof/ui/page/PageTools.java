package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.find.FindViewModel;
import dev.sheetproof.ui.page.select.Selection;
import dev.sheetproof.ui.page.select.SelectionViewModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// What a reader works with on the pages shown.
public final class PageTools {

    private final PointerViewModel pointer;
    private final DifferenceViewModel difference;
    private final FindViewModel find;
    private final SelectionViewModel selection;
    private final AreaViewModel area;
    private final LayersViewModel layers = new LayersViewModel();
    private final ObjectProperty<Optional<SideTab>> side =
            new SimpleObjectProperty<>(Optional.empty());

    PageTools(
            PointerViewModel pointer,
            DifferenceViewModel difference,
            FindViewModel find,
            SelectionViewModel selection,
            AreaViewModel area) {
        this.pointer = pointer;
        this.difference = difference;
        this.find = find;
        this.selection = selection;
        this.area = area;
    }

    /// What lies under the pointer.
    public PointerViewModel pointer() {
        return pointer;
    }

    /// What another detector would find.
    public DifferenceViewModel difference() {
        return difference;
    }

    /// Finding words in the document.
    public FindViewModel find() {
        return find;
    }

    /// What is selected.
    public SelectionViewModel selection() {
        return selection;
    }

    /// What can be done with it.
    public AreaViewModel area() {
        return area;
    }

    /// What is painted over the pages.
    public LayersViewModel layers() {
        return layers;
    }

    /// What the pane beside the pages shows; empty when it is closed.
    public ObjectProperty<Optional<SideTab>> sideProperty() {
        return side;
    }

    /// Shows something in the pane beside the pages; closes the pane when it is shown already.
    public void toggle(SideTab tab) {
        side.set(side.get().filter(tab::equals).isPresent() ? Optional.empty() : Optional.of(tab));
    }

    /// Another document is shown, or the same was read anew.
    void open(CorpusBrowser source, SheetData data) {
        String docId = data.document().docId();
        find.open(
                data.pages().stream().map(info -> info.page()).toList(),
                page -> source.lines(docId, page));
        selection.open(
                Optional.of(
                        new SelectionViewModel.Source() {
                            @Override
                            public List<Line> lines(PageNumber page) {
                                return source.lines(docId, page);
                            }

                            @Override
                            public List<Cell> cells(PageNumber page) {
                                return source.cells(docId, page);
                            }
                        }));
    }

    void close() {
        find.close();
        selection.open(Optional.empty());
        forgetPage();
    }

    /// Takes away what lies over the pages: first what is selected, then what is explained and
    /// compared.
    void dismiss() {
        if (!(selection.selection() instanceof Selection.Nothing)) {
            selection.clear();
            return;
        }
        pointer.explainNothing();
        area.explainNothing();
        difference.forget();
    }

    /// What was shown about the page before is not about the next one.
    void forgetPage() {
        pointer.away();
        pointer.explainNothing();
        area.explainNothing();
        difference.forget();
    }
}
