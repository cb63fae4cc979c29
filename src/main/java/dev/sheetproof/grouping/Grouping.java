package dev.sheetproof.grouping;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import java.util.List;
import java.util.SortedMap;

/// The reading units of one document.
///
/// @param chunks in reading order; a chunk's reading order is its index
/// @param cells the cells of every table, by page, element, row and column
/// @param guards how often each guard had to act, by guard name
public record Grouping(List<Chunk> chunks, List<Cell> cells, SortedMap<String, Integer> guards) {

    public Grouping {
        chunks = List.copyOf(chunks);
        cells = List.copyOf(cells);
    }
}
