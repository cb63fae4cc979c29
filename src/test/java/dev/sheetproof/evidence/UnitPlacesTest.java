package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnitPlacesTest {

    private static final PageNumber PAGE = new PageNumber(1);
    private static final PageFrame A4 = new PageFrame(0, 0, 595, 842, 0, 1);
    private static final PageBox TABLE = new PageBox(50, 150, 500, 300);

    private final List<Element> page = new ArrayList<>();

    private final Map<Integer, String> texts = new HashMap<>();

    private String text(Element element) {
        return texts.getOrDefault(element.number(), "");
    }

    private Element on(ElementLabel label, double x0, double y0, double x1, double y1) {
        Element element =
                new Element(PAGE, page.size(), label, 1, new PageBox(x0, y0, x1, y1), "test", "");
        page.add(element);
        return element;
    }

    private List<PageBox> shown(BlockType type, Element... members) {
        List<PageBox> boxes = new ArrayList<>();
        List<Chunk.Member> names = new ArrayList<>();
        for (Element member : members) {
            boxes.add(member.box());
            names.add(new Chunk.Member(PAGE, member.number()));
        }
        PageBoxes place = new PageBoxes(PAGE, boxes);
        Chunk chunk =
                new Chunk(
                        new ChunkKey("0".repeat(64)),
                        "abx-7_p1_0000000000",
                        place,
                        List.of(),
                        0,
                        type,
                        "",
                        "",
                        "",
                        names,
                        List.of());
        return UnitPlaces.of(chunk, place, page, A4, this::text).boxes();
    }

    @Test
    void aParagraphIsShownWithTheRestOfItsShortSection() {
        on(ElementLabel.TITLE, 50, 100, 200, 112);
        on(ElementLabel.TEXT, 50, 116, 500, 140);
        Element hit = on(ElementLabel.TEXT, 50, 146, 500, 170);
        on(ElementLabel.LIST, 50, 176, 500, 200);
        on(ElementLabel.TITLE, 50, 206, 200, 218);
        on(ElementLabel.TEXT, 50, 222, 500, 240);
        PageBox whole = PageBox.enclosing(shown(BlockType.TEXT, hit));
        assertEquals(100, whole.y0(), 3);
        assertEquals(200, whole.y1(), 3);
    }

    @Test
    void aParagraphOfALongSectionOrWithoutAHeadingStandsForItself() {
        Element first = on(ElementLabel.TEXT, 50, 50, 500, 74);
        on(ElementLabel.TEXT, 50, 80, 500, 104);
        assertEquals(1, shown(BlockType.TEXT, first).size());
        page.clear();
        on(ElementLabel.TITLE, 50, 100, 200, 112);
        Element hit = on(ElementLabel.TEXT, 50, 116, 500, 140);
        for (int i = 0; i < 10; i++) {
            on(ElementLabel.TEXT, 50, 146 + 30 * i, 500, 170 + 30 * i);
        }
        PageBox whole = PageBox.enclosing(shown(BlockType.TEXT, hit));
        assertEquals(140, whole.y1(), 5);
    }

    private Element table() {
        return on(ElementLabel.TABLE, TABLE.x0(), TABLE.y0(), TABLE.x1(), TABLE.y1());
    }

    @Test
    void aCaptionReachesItsTableAndTakesItsWidth() {
        Element caption = on(ElementLabel.TABLE_CAPTION, 60, 130, 200, 142);
        Element table = table();
        assertEquals(
                List.of(new PageBox(48, 128, 502, 152), new PageBox(48, 148, 502, 302)),
                shown(BlockType.TABLE, caption, table));
    }

    @Test
    void theHeadingAboveATableIsShownFirst() {
        on(ElementLabel.TITLE, 50, 120, 180, 135);
        Element table = table();
        assertEquals(
                List.of(new PageBox(48, 118, 502, 152), new PageBox(48, 148, 502, 302)),
                shown(BlockType.TABLE, table));
    }

    @Test
    void aSingleLineRightAboveATableIsItsHeadingWhereThereIsNoOther() {
        on(ElementLabel.TEXT, 50, 132, 180, 147);
        Element table = table();
        assertEquals(
                List.of(new PageBox(48, 130, 502, 152), new PageBox(48, 148, 502, 302)),
                shown(BlockType.TABLE, table));
    }

    @Test
    void aHeadingWithItsUnitAtTheOtherMarginIsFound() {
        on(ElementLabel.TITLE, 50, 120, 180, 136);
        on(ElementLabel.TEXT, 400, 135, 500, 147);
        Element table = table();
        assertEquals(3, shown(BlockType.TABLE, table).size());
        assertEquals(118, PageBox.enclosing(shown(BlockType.TABLE, table)).y0());
    }

    @Test
    void linesBetweenHeadingAndTableAreShownToo() {
        on(ElementLabel.TITLE, 50, 110, 180, 122);
        on(ElementLabel.TEXT, 50, 130, 300, 142);
        Element table = table();
        assertEquals(3, shown(BlockType.TABLE, table).size());
    }

    @Test
    void aParagraphWithoutAHeadingStaysOutside() {
        on(ElementLabel.TEXT, 50, 112, 300, 142);
        Element table = table();
        assertEquals(List.of(TABLE.inflate(2)), shown(BlockType.TABLE, table));
    }

    @Test
    void aHeadingBehindALongTextIsNotShown() {
        on(ElementLabel.TITLE, 50, 40, 180, 52);
        on(ElementLabel.TEXT, 50, 55, 500, 145);
        Element table = table();
        assertEquals(List.of(TABLE.inflate(2)), shown(BlockType.TABLE, table));
    }

    @Test
    void aHeadingOfTheOtherColumnIsNotShown() {
        on(ElementLabel.TITLE, 510, 120, 580, 135);
        Element table = table();
        assertEquals(List.of(TABLE.inflate(2)), shown(BlockType.TABLE, table));
    }

    @Test
    void noBoxGrowsOverAnElementOfAnotherChunk() {
        Element caption = on(ElementLabel.TABLE_CAPTION, 60, 130, 200, 142);
        on(ElementLabel.TEXT, 300, 128, 400, 146);
        Element table = table();
        assertEquals(
                new PageBox(48, 128, 302, 152), shown(BlockType.TABLE, caption, table).getFirst());
    }

    @Test
    void tablesOfOneWidthStackedWithoutAHeadingAreReadTogether() {
        on(ElementLabel.TITLE, 50, 60, 180, 72);
        on(ElementLabel.TABLE, 50, 80, 500, 110);
        Element middle = on(ElementLabel.TABLE, 50, 120, 500, 150);
        on(ElementLabel.TABLE, 50, 162, 500, 190);
        on(ElementLabel.TABLE, 50, 202, 300, 230);
        PageBox whole = PageBox.enclosing(shown(BlockType.TABLE, middle));
        assertEquals(new PageBox(48, 58, 502, 192), whole);
    }

    @Test
    void notesUnderATableAreShownWhateverTheyWereTakenFor() {
        Element table = table();
        Element first = on(ElementLabel.LIST, 50, 312, 480, 340);
        Element second = on(ElementLabel.TEXT, 50, 352, 480, 364);
        on(ElementLabel.TEXT, 50, 374, 480, 420);
        texts.put(first.number(), "(1) The marketing status is defined as follows");
        texts.put(second.number(), "(2) RoHS");
        assertEquals(366, PageBox.enclosing(shown(BlockType.TABLE, table)).y1());
    }

    @Test
    void theBitsOfARegisterAreShownWithWhatTheyMean() {
        on(ElementLabel.TITLE, 50, 20, 180, 32);
        on(ElementLabel.TABLE, 50, 40, 500, 80);
        on(ElementLabel.TABLE_FOOTNOTE, 50, 84, 300, 96);
        Element table = on(ElementLabel.TABLE, 50, 104, 505, 300);
        assertEquals(18, PageBox.enclosing(shown(BlockType.TABLE, table)).y0());
    }

    @Test
    void conditionsBetweenCaptionAndTableAreShown() {
        Element caption = on(ElementLabel.TABLE_CAPTION, 50, 110, 200, 122);
        on(ElementLabel.TEXT, 50, 124, 500, 148);
        Element table = table();
        assertEquals(3, shown(BlockType.TABLE, caption, table).size());
    }

    @Test
    void theViewsOfADrawingReachEachOther() {
        Element left = on(ElementLabel.FIGURE, 50, 100, 200, 240);
        Element right = on(ElementLabel.FIGURE, 260, 100, 500, 200);
        assertEquals(
                List.of(new PageBox(48, 98, 262, 242), new PageBox(258, 98, 502, 242)),
                shown(BlockType.FIGURE, left, right));
    }

    @Test
    void aHeadingFoundLineByLineIsShownWhole() {
        on(ElementLabel.TITLE, 50, 100, 180, 112);
        Element lower = on(ElementLabel.TITLE, 50, 114, 180, 126);
        assertEquals(98, PageBox.enclosing(shown(BlockType.TITLE, lower)).y0());
    }

    @Test
    void aHeadingStandsForItself() {
        on(ElementLabel.TITLE, 50, 100, 180, 112);
        Element lower = on(ElementLabel.TITLE, 50, 120, 180, 132);
        assertEquals(List.of(new PageBox(48, 118, 182, 134)), shown(BlockType.TITLE, lower));
    }

    @Test
    void nothingIsShownOutsideThePage() {
        Element foot = on(ElementLabel.TEXT, 0, 830, 595, 842);
        assertEquals(List.of(new PageBox(0, 828, 595, 842)), shown(BlockType.TEXT, foot));
    }
}
