package dev.sheetproof.evidence;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The rows of the tables of a chunk, without headers. A table that is set in several parts side by
/// side has rows of its own in each part.
final class CellRows {

    private CellRows() {}

    static List<List<Cell>> of(Chunk chunk, List<Cell> cells) {
        Map<List<Integer>, List<Cell>> rows =
                new TreeMap<>(
                        Comparator.<List<Integer>>comparingInt(List::getFirst)
                                .thenComparingInt(key -> key.get(1))
                                .thenComparingInt(key -> key.get(2))
                                .thenComparingInt(key -> key.get(3)));
        List<Integer> last = List.of();
        int part = 0;
        String head = "";
        for (Cell cell : cells) {
            boolean member =
                    chunk.members().contains(new Chunk.Member(cell.page(), cell.element()));
            if (member && !cell.header()) {
                List<Integer> row = List.of(cell.page().value(), cell.element(), cell.row());
                if (!row.equals(last)) {
                    last = row;
                    part = 0;
                    head = cell.columnLabel();
                } else if (!head.isEmpty()
                        && cell.rowLabel().isEmpty()
                        && cell.columnLabel().equals(head)) {
                    // The next part of a table that is set in several parts side by side.
                    part++;
                }
                rows.computeIfAbsent(
                                List.of(row.get(0), row.get(1), row.get(2), part),
                                key -> new ArrayList<>())
                        .add(cell);
            }
        }
        return List.copyOf(rows.values());
    }
}
