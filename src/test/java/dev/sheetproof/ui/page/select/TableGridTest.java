package dev.sheetproof.ui.page.select;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TableGridTest {

    private static Cell cell(int row, int column, int rows, int columns, String text) {
        return new Cell(
                new PageNumber(1),
                0,
                row,
                column,
                rows,
                columns,
                new PageBox(0, 0, 1, 1),
                text,
                "",
                "",
                false);
    }

    @Test
    void aCellThatSpansStandsInItsFirstPlace() {
        TableGrid grid =
                TableGrid.of(
                        List.of(
                                cell(0, 0, 2, 1, "Parameter"),
                                cell(0, 1, 1, 2, "Value"),
                                cell(1, 1, 1, 1, "Min"),
                                cell(1, 2, 1, 1, "Max")));
        assertEquals("Parameter\tValue\t\n\tMin\tMax", grid.tabSeparated());
        assertEquals(
                "<table><tr><td rowspan=\"2\">Parameter</td><td colspan=\"2\">Value</td></tr>"
                        + "<tr><td>Min</td><td>Max</td></tr></table>",
                grid.html());
    }

    @Test
    void lineBreaksAndTabsInACellDoNotBreakTheRow() {
        TableGrid grid =
                TableGrid.of(List.of(cell(0, 0, 1, 1, "a\tb\nc"), cell(0, 1, 1, 1, "<d>")));
        assertEquals("a b c\t<d>", grid.tabSeparated());
        assertEquals("<table><tr><td>a b c</td><td>&lt;d&gt;</td></tr></table>", grid.html());
    }

    @Test
    void rowsAndColumnsInWhichNothingIsSelectedAreLeftOut() {
        TableGrid grid = TableGrid.of(List.of(cell(3, 2, 1, 1, "x"), cell(7, 5, 1, 1, "y")));
        assertEquals("x\t\n\ty", grid.tabSeparated());
    }
}
