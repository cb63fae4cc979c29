package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// What lies under the pointer, and what of it was clicked.
public final class PointerViewModel {

    private final Function<PageNumber, Optional<PageMarks>> marks;
    private final ReadOnlyObjectWrapper<Optional<PointedPlace>> place =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Optional<Hover>> hover =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Explanation>> explanation =
            new SimpleObjectProperty<>(Optional.empty());

    /// @param marks what is stored of a page; empty while it is read
    PointerViewModel(Function<PageNumber, Optional<PageMarks>> marks) {
        this.marks = marks;
    }

    /// Where the pointer is; empty when it is not over a page.
    public ReadOnlyObjectProperty<Optional<PointedPlace>> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /// What lies under the pointer.
    public ObjectProperty<Optional<Hover>> hoverProperty() {
        return hover;
    }

    /// Why the region that was clicked is what it is.
    public ObjectProperty<Optional<Explanation>> explanationProperty() {
        return explanation;
    }

    /// The pointer is over a page.
    public void at(PageNumber page, double xPt, double yPt) {
        place.set(Optional.of(new PointedPlace(page, xPt, yPt)));
        hover.set(marks.apply(page).flatMap(known -> Hover.at(page, known, xPt, yPt)));
    }

    /// The pointer has left the pages.
    public void away() {
        place.set(Optional.empty());
        hover.set(Optional.empty());
    }

    /// A region was clicked, or white paper: then the explanation goes.
    public void explainAt(PageNumber page, double xPt, double yPt) {
        explanation.set(marks.apply(page).flatMap(known -> Explanation.at(page, known, xPt, yPt)));
    }

    public void explainNothing() {
        explanation.set(Optional.empty());
    }
}
