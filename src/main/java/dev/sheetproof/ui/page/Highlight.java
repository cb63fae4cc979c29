package dev.sheetproof.ui.page;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import java.util.List;

/// The chunk that is looked at, with the terms that matched in it.
///
/// @param places its boxes by page, as they are shown
/// @param cells its cells that hold what was asked for
/// @param tag short text at its first box, such as its rank; may be empty
public record Highlight(
        String docId,
        Chunk chunk,
        List<PageBoxes> places,
        List<MatchedTerm> terms,
        List<MatchedCell> cells,
        String tag) {

    public Highlight {
        places = List.copyOf(places);
        terms = List.copyOf(terms);
        cells = List.copyOf(cells);
    }

    /// The cells on a page.
    public List<PageBox> cellsOn(PageNumber page) {
        return cells.stream()
                .filter(cell -> cell.page().equals(page))
                .map(MatchedCell::box)
                .toList();
    }

    /// Its boxes on a page: one per member element, never their union.
    public List<PageBox> boxesOn(PageNumber page) {
        return places.stream()
                .filter(place -> place.page().equals(page))
                .map(PageBoxes::boxes)
                .findFirst()
                .orElse(List.of());
    }
}
