package dev.sheetproof.ui.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.ui.fx.TermFinder;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SnippetTest {

    private static TermFinder finder(String... terms) {
        return new TermFinder(
                List.of(terms).stream().map(term -> new MatchedTerm(term, "text")).toList());
    }

    private static List<String> marked(Snippet snippet) {
        return snippet.rows().stream()
                .flatMap(row -> row.pieces().stream())
                .filter(Snippet.Piece::marked)
                .map(Snippet.Piece::text)
                .toList();
    }

    @Test
    void ofATableTheRowsThatMatchAreShownCellByCell() {
        String table =
                "Parameter\tMin\tTyp\tUnit\nDrive level\t\t100\tµW\nLoad capacitance\t\t18\tpF\nAging\t\t3\tppm";
        Snippet snippet = Snippet.of(BlockType.TABLE, table, finder("load", "capacitance", "18"));
        assertTrue(snippet.plain().contains("Load capacitance  │  18  │  pF"), snippet.plain());
        assertEquals(2, snippet.rows().size());
        assertEquals(List.of("Load capacitance", "18"), marked(snippet));
    }

    @Test
    void ofLongProseTheStretchWithTheMarksIsShown() {
        String prose = "word ".repeat(300) + "the load capacitance is 18 pF " + "more ".repeat(300);
        Snippet snippet = Snippet.of(BlockType.TEXT, prose, finder("load", "capacitance"));
        assertEquals(List.of("load capacitance"), marked(snippet));
        assertTrue(
                snippet.plain().startsWith("… ") && snippet.plain().endsWith(" …"),
                snippet.plain());
        assertTrue(snippet.plain().length() < 240, snippet.plain());
    }

    @Test
    void theTextShownIsTheTextOfTheChunk() {
        Snippet snippet =
                Snippet.of(BlockType.TEXT, "Load capacitance\nof the crystal", finder("crystal"));
        assertEquals("Load capacitance of the crystal", snippet.plain());
    }

    @Test
    void withoutTextThereIsNothingToShow() {
        assertEquals("", Snippet.of(BlockType.FIGURE, " \n", finder("x")).plain());
        assertEquals("", Snippet.of(BlockType.TABLE, "", finder("x")).plain());
    }
}
