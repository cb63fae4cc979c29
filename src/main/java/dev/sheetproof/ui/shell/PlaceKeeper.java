package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.documents.DocumentsViewModel;
import dev.sheetproof.ui.page.PageViewModel;
import java.util.Optional;
import java.util.OptionalDouble;

/// Comes back to the page that was shown last.
final class PlaceKeeper {

    private final PageViewModel page;
    private final DocumentsViewModel documents;
    private Optional<WindowState.Place> wanted = Optional.empty();

    PlaceKeeper(PageViewModel page, DocumentsViewModel documents) {
        this.page = page;
        this.documents = documents;
    }

    /// The page to show once its document is listed.
    void want(Optional<WindowState.Place> place) {
        wanted = place;
    }

    /// The documents are listed: the page is shown, when nothing else was asked for meanwhile.
    void listed() {
        wanted.filter(place -> page.sheetProperty().get().isEmpty())
                .filter(
                        place ->
                                documents.documents().stream()
                                        .anyMatch(one -> one.docId().equals(place.docId())))
                .ifPresent(place -> page.show(place.docId(), place.page(), OptionalDouble.empty()));
        wanted = Optional.empty();
    }

    /// The page shown, to come back to it.
    Optional<WindowState.Place> here() {
        return page.sheetProperty()
                .get()
                .map(
                        sheet ->
                                new WindowState.Place(
                                        sheet.data().document().docId(), sheet.page().page()));
    }
}
