package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.documents.DocumentsViewModel;
import dev.sheetproof.ui.page.PageViewModel;
import dev.sheetproof.ui.results.HitRow;
import dev.sheetproof.ui.results.ResultsViewModel;
import java.util.Optional;

/// Shows the page of the hit that is chosen, and its document in the tree.
final class PageOfHit {

    private final PageViewModel page;
    private final DocumentsViewModel documents;

    PageOfHit(ResultsViewModel results, PageViewModel page, DocumentsViewModel documents) {
        this.page = page;
        this.documents = documents;
        results.chosenProperty().addListener((observed, before, now) -> show(now));
    }

    private void show(Optional<HitRow> row) {
        row.ifPresent(
                hit -> {
                    page.show(hit.evidence(), Integer.toString(hit.place()));
                    documents.documents().stream()
                            .filter(document -> document.docId().equals(hit.evidence().docId()))
                            .findFirst()
                            .ifPresent(documents::look);
                });
    }
}
