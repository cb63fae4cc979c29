package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.Optional;

/// The chunk that is looked at, if any.
final class LookedAt {

    private Optional<Highlight> highlight = Optional.empty();

    Optional<Highlight> highlight() {
        return highlight;
    }

    void set(Optional<Highlight> other) {
        highlight = other;
    }

    /// Whether it belongs to another document.
    boolean elsewhere(String docId) {
        return highlight.filter(looked -> !looked.docId().equals(docId)).isPresent();
    }

    /// Its boxes on a page of a document.
    List<PageBox> boxesOn(String docId, PageNumber page) {
        return highlight
                .filter(looked -> looked.docId().equals(docId))
                .map(looked -> looked.boxesOn(page))
                .orElse(List.of());
    }

    /// What a page shown is about, as a search names it: the chunk that was chosen beside the list
    /// of hits, else the page.
    String target(Sheet shown) {
        String docId = shown.data().document().docId();
        PageNumber page = shown.page().page();
        return highlight
                .filter(looked -> looked.tag().isEmpty())
                .filter(looked -> !boxesOn(docId, page).isEmpty())
                .map(looked -> looked.chunk().id())
                .orElse(docId + ":" + page);
    }
}
