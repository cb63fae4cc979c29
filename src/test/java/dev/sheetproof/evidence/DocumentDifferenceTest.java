package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DocumentDifferenceTest {

    private static final PageBox TOP = new PageBox(50, 50, 300, 100);
    private static final PageBox MIDDLE = new PageBox(50, 150, 300, 200);
    private static final PageBox FOOT = new PageBox(50, 700, 300, 720);

    private static PageLayout page(int number, PageBox... boxes) {
        PageNumber page = new PageNumber(number);
        List<Element> elements = new ArrayList<>();
        for (PageBox box : boxes) {
            elements.add(
                    new Element(page, elements.size(), ElementLabel.TEXT, 1, box, "drawn", ""));
        }
        return new PageLayout(page, List.of(), elements, List.of());
    }

    private static StoredChunk chunk(String key, int number, PageBox... boxes) {
        PageNumber page = new PageNumber(number);
        ChunkKey hash = new ChunkKey(Sha256.of(key.getBytes(StandardCharsets.UTF_8)).hex());
        return new StoredChunk(
                "doc",
                new Chunk(
                        hash,
                        "doc_" + key,
                        new PageBoxes(page, List.of(boxes)),
                        List.of(),
                        0,
                        BlockType.TEXT,
                        "",
                        "",
                        key,
                        List.of(new Chunk.Member(page, 0)),
                        List.of()));
    }

    @Test
    void pagesThatEitherHasAreCompared() {
        DocumentDifference found =
                DocumentDifference.of(
                        new DocumentDifference.Side(
                                List.of(page(1, TOP, MIDDLE), page(2, TOP)), List.of()),
                        new DocumentDifference.Side(
                                List.of(page(1, TOP, MIDDLE), page(3, TOP)), List.of()));
        assertEquals(
                List.of(1, 2, 3), found.pages().stream().map(page -> page.page().value()).toList());
        assertFalse(found.pages().get(0).any());
        assertTrue(found.pages().get(1).any());
        assertEquals(2, found.counts().get(LayoutDifference.Kind.SAME));
        assertEquals(1, found.counts().get(LayoutDifference.Kind.LOST));
        assertEquals(1, found.counts().get(LayoutDifference.Kind.ADDED));
    }

    @Test
    void chunksOfTheSameRegionsInOtherCompanyAreRegrouped() {
        List<PageLayout> layouts = List.of(page(1, TOP, MIDDLE, FOOT));
        DocumentDifference found =
                DocumentDifference.of(
                        new DocumentDifference.Side(
                                layouts,
                                List.of(
                                        chunk("top", 1, TOP),
                                        chunk("middle", 1, MIDDLE),
                                        chunk("foot", 1, FOOT))),
                        new DocumentDifference.Side(
                                layouts, List.of(chunk("both", 1, TOP, MIDDLE))));
        DocumentDifference.PageDifference page = found.pages().getFirst();
        assertEquals(1, page.regrouped());
        assertEquals(0, page.chunksAdded());
        assertEquals(1, page.chunksLost(), "the foot");
        assertEquals(0, page.chunksKept());
        assertTrue(page.any());
    }

    @Test
    void withoutChunksOnOneSideNoneIsSaidToBeLost() {
        List<PageLayout> layouts = List.of(page(1, TOP));
        DocumentDifference found =
                DocumentDifference.of(
                        new DocumentDifference.Side(layouts, List.of(chunk("top", 1, TOP))),
                        new DocumentDifference.Side(layouts, List.of()));
        assertFalse(found.pages().getFirst().any());
        assertEquals(0, found.regrouped());
    }
}
