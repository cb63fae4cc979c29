package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LongTextTest {

    private static final PageBox PAGE = new PageBox(0, 0, 612, 792);

    /// Each item has three lines of 80 letters.
    private static Region list(int items) {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < items; i++) {
            double y = 60 + 36 * i;
            page.text(50, y, 8, false, "• " + "a".repeat(80));
            page.text(58, y + 12, 8, false, "b".repeat(80));
            page.text(58, y + 24, 8, false, "c".repeat(80));
        }
        return Region.of(ElementLabel.LIST, .8, "text-block", page.parsed().lines());
    }

    private static List<Region> cut(Region region) {
        return LongText.cut(List.of(region), PAGE);
    }

    @Test
    void aListOfMoreThanTheMostCharactersIsCutBeforeAnItem() {
        Region whole = list(10);
        List<Region> pieces = cut(whole);
        assertEquals(2, pieces.size());
        for (Region piece : pieces) {
            assertTrue(
                    piece.lines().stream().mapToInt(l -> l.text().length()).sum()
                            <= LongText.MAX_CHARACTERS);
            assertTrue(piece.lines().getFirst().text().startsWith("•"));
        }
        assertEquals(
                whole.lines().stream().map(Line::number).toList(),
                pieces.stream().flatMap(p -> p.lines().stream()).map(Line::number).toList());
        assertEquals(pieces.getFirst().box().y1(), pieces.getLast().box().y0());
    }

    @Test
    void aListOfFewerCharactersStaysWhole() {
        assertEquals(1, cut(list(8)).size());
    }

    @Test
    void leaderDotsAreNoText() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        for (int i = 0; i < 20; i++) {
            page.text(50, 60 + 12 * i, 8, false, "Section " + ".".repeat(150) + " 7");
        }
        Region contents = Region.of(ElementLabel.LIST, .8, "text-block", page.parsed().lines());
        assertEquals(1, cut(contents).size());
    }
}
