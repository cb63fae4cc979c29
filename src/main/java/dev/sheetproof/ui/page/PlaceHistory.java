package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// The places left by a jump, to go back to them, and those gone back from, to go forward again.
final class PlaceHistory {

    /// Places kept; nobody goes back further.
    private static final int MOST = 200;

    private final Deque<Place> behind = new ArrayDeque<>();
    private final Deque<Place> ahead = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();

    /// A place in a document.
    ///
    /// @param topPt what lies at the top of the area, in points of the page
    record Place(String docId, PageNumber page, double topPt) {

        /// Where a reader is.
        static Place of(Sheet shown, Viewport now) {
            PageNumber page = shown.page().page();
            double top = now.stack().holds(page) ? Math.max(0, now.place(page).toPageY(0, 0)) : 0;
            return new Place(shown.data().document().docId(), page, top);
        }
    }

    /// A jump leaves a place.
    void leave(Place place) {
        ahead.clear();
        if (behind.isEmpty() || !behind.getFirst().equals(place)) {
            push(behind, place);
        }
        tell();
    }

    /// @param from where the reader is
    Optional<Place> back(Place from) {
        return step(behind, ahead, from);
    }

    Optional<Place> forward(Place from) {
        return step(ahead, behind, from);
    }

    private Optional<Place> step(Deque<Place> source, Deque<Place> other, Place from) {
        if (source.isEmpty()) {
            return Optional.empty();
        }
        push(other, from);
        Place place = source.removeFirst();
        tell();
        return Optional.of(place);
    }

    private static void push(Deque<Place> places, Place place) {
        places.addFirst(place);
        if (places.size() > MOST) {
            places.removeLast();
        }
    }

    ReadOnlyBooleanProperty canGoBackProperty() {
        return canGoBack.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canGoForwardProperty() {
        return canGoForward.getReadOnlyProperty();
    }

    void clear() {
        behind.clear();
        ahead.clear();
        tell();
    }

    private void tell() {
        canGoBack.set(!behind.isEmpty());
        canGoForward.set(!ahead.isEmpty());
    }
}
