package dev.sheetproof.ui.page.select;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.select.SelectionViewModel.Kind;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.TypedLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SelectionViewModelTest {

    private static final PageNumber ONE = new PageNumber(1);
    private static final PageNumber TWO = new PageNumber(2);

    /// A paragraph in two columns over a table of three rows and three columns.
    private static final List<Line> LINES =
            new TypedLines(1)
                    .put("Left one", 50, 100)
                    .put("left two", 50, 120)
                    .put("right one", 200, 100)
                    .put("right two", 200, 120)
                    .put("Parameter", 50, 300)
                    .put("Typ", 150, 300)
                    .put("Unit", 250, 300)
                    .put("Load", 50, 320)
                    .put("18", 150, 320)
                    .put("pF", 250, 320)
                    .put("Level", 50, 340)
                    .put("100", 150, 340)
                    .put("uW", 250, 340)
                    .lines();

    private static final List<Line> NEXT = new TypedLines(2).put("Next page", 50, 60).lines();
    private static final List<Cell> CELLS = cells();

    private final HandThread hand = new HandThread();
    private final List<CopiedText> copied = new ArrayList<>();
    private final SelectionViewModel model =
            new SelectionViewModel(
                    hand.worker(),
                    hand,
                    page -> Optional.ofNullable(Map.of(ONE, LINES, TWO, NEXT).get(page)));

    SelectionViewModelTest() {
        model.open(
                Optional.of(
                        new SelectionViewModel.Source() {
                            @Override
                            public List<Line> lines(PageNumber page) {
                                return page.equals(ONE) ? LINES : NEXT;
                            }

                            @Override
                            public List<Cell> cells(PageNumber page) {
                                return page.equals(ONE) ? CELLS : List.of();
                            }
                        }));
    }

    private static List<Cell> cells() {
        String[][] rows = {
            {"Parameter", "Typ", "Unit"}, {"Load", "18", "pF"}, {"Level", "100", "uW"}
        };
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length; column++) {
                double x = 45 + 100 * column;
                double y = 295 + 20 * row;
                cells.add(
                        new Cell(
                                ONE,
                                4,
                                row,
                                column,
                                1,
                                1,
                                new PageBox(x, y, x + 100, y + 20),
                                rows[row][column],
                                "",
                                "",
                                row == 0));
            }
        }
        return cells;
    }

    private void drag(Kind kind, double xa, double ya, double xb, double yb) {
        model.begin(kind, ONE, xa, ya);
        model.drag(ONE, xb, yb);
        model.end();
    }

    private String copy() {
        model.text(copied::add);
        hand.settle();
        return copied.getLast().plain();
    }

    @Test
    void textIsSelectedInReadingOrder() {
        drag(Kind.FLOW, 76, 105, 225, 105);
        assertEquals("one\nleft two\nright", copy());
        assertEquals(3, model.boxes(ONE).size());
        assertEquals(new PageBox(75, 100, 90, 110), model.boxes(ONE).getFirst());
    }

    @Test
    void aDragBackwardsSelectsTheSame() {
        drag(Kind.FLOW, 225, 105, 76, 105);
        assertEquals("one\nleft two\nright", copy());
    }

    @Test
    void aColumnIsSelectedWhateverTheReadingOrder() {
        drag(Kind.COLUMN, 190, 90, 300, 140);
        assertEquals("right one\nright two", copy());
        drag(Kind.COLUMN, 40, 90, 300, 115);
        assertEquals("Left one right one", copy());
    }

    @Test
    void aTableIsCopiedAsRowsAndColumns() {
        drag(Kind.FLOW, 50, 305, 262, 345);
        assertEquals("Parameter\tTyp\tUnit\nLoad\t18\tpF\nLevel\t100\tuW", copy());
        assertTrue(copied.getLast().html().contains("<td>18</td>"), copied.getLast().html());
    }

    @Test
    void aColumnOfATableIsCopiedAsAColumn() {
        drag(Kind.COLUMN, 145, 290, 345, 370);
        assertEquals("Typ\tUnit\n18\tpF\n100\tuW", copy());
    }

    @Test
    void whatStandsBeforeATableIsCopiedAsLines() {
        drag(Kind.FLOW, 200, 125, 262, 325);
        assertEquals("right two\nParameter\tTyp\tUnit\nLoad\t18\tpF", copy());
    }

    @Test
    void insideOneCellTheCharactersAreCopied() {
        drag(Kind.FLOW, 52, 305, 70, 305);
        assertEquals("Para", copy());
        assertEquals("", copied.getLast().html());
    }

    @Test
    void aSelectionRunsOverPages() {
        model.begin(Kind.FLOW, ONE, 251, 345);
        model.drag(TWO, 70, 65);
        model.end();
        assertEquals("uW\nNext", copy());
        assertEquals(1, model.boxes(TWO).size());
    }

    @Test
    void aWordALineAndAPageCanBeSelected() {
        model.selectWord(ONE, 78, 105);
        assertEquals("one", copy());
        model.selectLine(ONE, 78, 105);
        assertEquals("Left one", copy());
        model.selectAll(TWO);
        assertEquals("Next page", copy());
    }

    @Test
    void aPartOfThePageIsABoxAndAClickIsNone() {
        drag(Kind.AREA, 300, 200, 100, 90);
        assertEquals(new Selection.Area(ONE, new PageBox(100, 90, 300, 200)), model.selection());
        drag(Kind.AREA, 100, 90, 101, 90.5);
        assertEquals(new Selection.Nothing(), model.selection());
    }

    @Test
    void aPageWithoutTextSelectsNothing() {
        model.begin(Kind.FLOW, new PageNumber(9), 10, 10);
        model.drag(new PageNumber(9), 100, 100);
        assertEquals(new Selection.Nothing(), model.selection());
    }
}
