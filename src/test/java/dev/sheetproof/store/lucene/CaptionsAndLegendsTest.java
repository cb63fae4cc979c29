package dev.sheetproof.store.lucene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CaptionsAndLegendsTest {

    private static Chunk chunk(BlockType type, String text, double top, double bottom) {
        ChunkKey key = new ChunkKey(Sha256.of(text.getBytes(StandardCharsets.UTF_8)).hex());
        return new Chunk(
                key,
                "d_p1_" + key.shortHex(),
                new PageBoxes(new PageNumber(1), List.of(new PageBox(50, top, 500, bottom))),
                List.of(),
                (int) top,
                type,
                "",
                "",
                text,
                List.of(new Chunk.Member(new PageNumber(1), (int) top)),
                List.of());
    }

    private static SortedSet<String> labels(BlockType type, String text) {
        return CaptionLabels.of(chunk(type, text, 0, 9), "");
    }

    @Test
    void aRegionIsCalledByTheLineThatItsCaptionBegins() {
        assertEquals(
                new TreeSet<>(List.of("table 3")),
                labels(BlockType.TABLE, "Table 3. Input characteristics\nVIH\t2\tV"));
        assertEquals(
                new TreeSet<>(List.of("figure 7")),
                labels(BlockType.TEXT, "Fig 7. Software reset command"));
        assertEquals(
                new TreeSet<>(List.of("figure 2-1")),
                labels(BlockType.FIGURE, "CXtalin\nFIGURE 2-1:  Example of PCB layout"));
        assertEquals(new TreeSet<>(List.of("table 9")), labels(BlockType.TABLE, "表9 单总线\n1\t2"));
    }

    @Test
    void aSentenceThatBeginsWithATableIsNotThatTable() {
        assertTrue(labels(BlockType.TEXT, "Table 6 defines the op codes").isEmpty());
        assertTrue(labels(BlockType.TEXT, "The values of Table 6 are typical").isEmpty());
        assertTrue(labels(BlockType.TABLE, "Table 12V supply\t3").isEmpty());
    }

    @Test
    void notesAreCalledByTheirNumbersHoweverTheyAreWritten() {
        assertEquals(
                new TreeSet<>(List.of("note 1", "note 2")),
                labels(
                        BlockType.TABLE,
                        """
                        VIL 0.2 V
                        Note 1: This parameter is not tested.
                        2: Typical measurements taken at room temperature.
                        """));
        assertEquals(
                new TreeSet<>(List.of("note 1", "note 3")),
                labels(
                        BlockType.TEXT,
                        """
                        [1] For reliable oscillator start-up use more.
                        [3] Tested on sample basis.
                        """));
        assertTrue(labels(BlockType.FIGURE, "E1\nNOTE 1\n1 2").isEmpty(), "a mark in a drawing");
    }

    @Test
    void aFigureWithoutACaptionOfItsOwnIsCalledByItsLegend() {
        assertEquals(
                new TreeSet<>(List.of("figure 5")),
                CaptionLabels.of(chunk(BlockType.FIGURE, "SCL SDA", 0, 9), "Fig 5 Bus timing"));
    }

    @Test
    void aListOfTablesAnswersLittleAndIsNoneOfThem() {
        Chunk list =
                chunk(
                        BlockType.LIST,
                        """
                        Table 1. Ordering information . . . . . . . . 3
                        Table 2. Marking codes . . . . . . . . . . 3
                        Table 3. Pin description .............. 4
                        Table 4. Control_3 . . . . . . . . . . 12
                        """,
                        0,
                        99);
        assertTrue(MinorSections.holds(list));
        assertTrue(CaptionLabels.of(list, "").isEmpty());
        assertFalse(
                MinorSections.holds(
                        chunk(BlockType.LIST, "Storage temperature . . . . . . . . . 150", 0, 9)));
    }

    @Test
    void aHeadingBetweenTwoTablesIsThatOfTheLowerOne() {
        Chunk npn = chunk(BlockType.TABLE, "fT\t180\tMHz", 100, 200);
        Chunk heading = chunk(BlockType.TEXT, "Tr2 (PNP)", 205, 215);
        Chunk pnp = chunk(BlockType.TABLE, "fT\t140\tMHz", 220, 320);
        Chunk below = chunk(BlockType.TEXT, "Pulsed, tp = 300 us", 325, 335);
        List<Chunk> page = List.of(npn, heading, pnp, below);
        assertEquals("", ChunkContext.of(npn, page));
        assertEquals("Tr2 (PNP)\nPulsed, tp = 300 us", ChunkContext.of(pnp, page));
    }
}
