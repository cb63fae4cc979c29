package dev.sheetproof.ui.page;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import java.util.List;

/// The chunk that is looked at, with the terms that matched in it.
///
/// @param tag short text at its first box, such as its rank; may be empty
public record Highlight(String docId, Chunk chunk, List<MatchedTerm> terms, String tag) {

    public Highlight {
        terms = List.copyOf(terms);
    }

    /// Its boxes on a page: one per member element, never their union.
    public List<PageBox> boxesOn(PageNumber page) {
        if (chunk.page().equals(page)) {
            return chunk.place().boxes();
        }
        return chunk.continued().stream()
                .filter(further -> further.page().equals(page))
                .map(PageBoxes::boxes)
                .findFirst()
                .orElse(List.of());
    }
}
