package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A table as it was drawn: where each cell's text stands, and on which page.
public final class DrawnTable {

    private final List<Placed> placed = new ArrayList<>();

    /// A place on a page, with the text that stands there.
    public record Spot(Canvas canvas, PageBox box, String text) {}

    private record Placed(Table.Cell cell, Spot spot) {}

    void place(Table.Cell cell, Canvas canvas, PageBox box) {
        placed.add(new Placed(cell, new Spot(canvas, box, cell.plain())));
    }

    /// The text of the cell in the row that has a cell with this text, under the given column (from
    /// 0).
    ///
    /// @throws IllegalArgumentException when there is no such row or cell
    public Spot at(String rowText, int column) {
        Table.Cell label =
                placed.stream()
                        .map(Placed::cell)
                        .filter(c -> c.plain().equals(rowText))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "no row with '" + rowText + "'"));
        return placed.stream()
                .filter(p -> p.cell().covers(label.row, column) && !p.spot().text().isEmpty())
                .map(Placed::spot)
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        String.format(
                                                Locale.ROOT,
                                                "no cell in column %d of row '%s'",
                                                column,
                                                rowText)));
    }
}
