package dev.sheetproof.store;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// Everything that is stored of one document, written in one transaction.
///
/// @param parsed empty when the file could not be opened
public record StoredDocument(
        DocumentRecord record,
        Optional<ParsedDocument> parsed,
        List<PageLayout> layouts,
        List<Cell> cells,
        List<Chunk> chunks,
        SortedMap<String, Integer> guards) {

    public StoredDocument {
        layouts = List.copyOf(layouts);
        cells = List.copyOf(cells);
        chunks = List.copyOf(chunks);
    }
}
