package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class RuleBasedGrouperTest {

    private static PageLayout layout(int page, Object... labelsAndBoxes) {
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < labelsAndBoxes.length; i += 2) {
            elements.add(
                    new Element(
                            new PageNumber(page),
                            elements.size(),
                            (ElementLabel) labelsAndBoxes[i],
                            0.9,
                            (PageBox) labelsAndBoxes[i + 1],
                            "test",
                            ""));
        }
        return new PageLayout(new PageNumber(page), List.of(), elements, List.of());
    }

    private static Grouping group(ParsedDocument document, PageLayout... layouts) {
        return new RuleBasedGrouper().group("abx-7", document, List.of(layouts), new CancelToken());
    }

    private static SyntheticPages.Page tablePage(int number) {
        SyntheticPages.Page page = new SyntheticPages.Page(number);
        page.text(60, 184, "Table 1. Limits");
        SyntheticPages.parameterTable(page, 60, 200, 4);
        return page.text(60, 268, "Note 1. Typical.");
    }

    private static final PageBox CAPTION = new PageBox(60, 184, 140, 196);
    private static final PageBox TABLE = new PageBox(60, 200, 460, 264);
    private static final PageBox NOTE = new PageBox(60, 268, 140, 280);

    @Test
    void aTableIsReadWithItsCaptionAndItsNotes() {
        Grouping grouping =
                group(
                        SyntheticPages.document(tablePage(1)),
                        layout(
                                1,
                                ElementLabel.TABLE_CAPTION,
                                CAPTION,
                                ElementLabel.TABLE,
                                TABLE,
                                ElementLabel.TABLE_FOOTNOTE,
                                NOTE));
        assertEquals(1, grouping.chunks().size());
        Chunk chunk = grouping.chunks().getFirst();
        assertEquals(BlockType.TABLE, chunk.type());
        assertEquals(List.of(CAPTION, TABLE, NOTE), chunk.place().boxes());
        assertEquals(
                "Table 1. Limits\nParameter\tMin\tTyp\tMax\nValue number 1\t1.1\t2.1\t3.1\n"
                        + "Value number 2\t1.2\t2.2\t3.2\nValue number 3\t1.3\t2.3\t3.3\nNote 1. Typical.",
                chunk.nativeText());
        assertTrue(chunk.id().startsWith("abx-7_p1_" + chunk.key().shortHex()));
    }

    @Test
    void aNoteBesideATableIsReadWithIt() {
        PageBox beside = new PageBox(480, 204, 600, 228);
        Grouping grouping =
                group(
                        SyntheticPages.document(tablePage(1).text(480, 204, "Notes: typical.")),
                        layout(1, ElementLabel.TABLE, TABLE, ElementLabel.TABLE_FOOTNOTE, beside));
        assertEquals(
                List.of(TABLE, beside), grouping.chunks().getFirst().place().boxes().subList(0, 2));
    }

    private static final PageBox LOWER = new PageBox(60, 400, 460, 464);
    private static final PageBox FOOT = new PageBox(60, 700, 300, 712);

    /// Two tables, the lower without marks unless given, and a note at the foot of the page.
    private static Grouping twoTables(String upper, String lower, String note) {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        SyntheticPages.parameterTable(page, 60, 200, 4);
        SyntheticPages.parameterTable(page, 60, 400, 4);
        page.text(300, 203, 9, false, upper).text(300, 403, 9, false, lower);
        page.text(60, 700, note);
        return group(
                SyntheticPages.document(page),
                layout(
                        1,
                        ElementLabel.TABLE,
                        TABLE,
                        ElementLabel.TABLE,
                        LOWER,
                        ElementLabel.TABLE_FOOTNOTE,
                        FOOT));
    }

    private static List<PageBox> withFoot(Grouping grouping) {
        return grouping.chunks().stream()
                .map(c -> c.place().boxes())
                .filter(b -> b.contains(FOOT))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aNoteAtTheFootOfThePageBelongsToTheTableThatHasItsMark() {
        assertEquals(List.of(TABLE, FOOT), withFoot(twoTables("[16]", "", "16. Typical only.")));
        assertEquals(List.of(LOWER, FOOT), withFoot(twoTables("", "[16]", "16. Typical only.")));
        assertEquals(List.of(LOWER, FOOT), withFoot(twoTables("", "", "16. Typical only.")));
    }

    @Test
    void aNoteAtTheFootThatSeveralTablesReferToIsAUnitOfItsOwn() {
        assertEquals(
                List.of(FOOT),
                withFoot(twoTables("(Note 2)", "(Note 2)", "Note 2: Measured at 25 °C.")));
    }

    @Test
    void aTableCutByAPageBreakIsOneChunkOverBothPages() {
        SyntheticPages.Page first = new SyntheticPages.Page(1);
        SyntheticPages.parameterTable(first, 60, 650, 5);
        SyntheticPages.Page second = new SyntheticPages.Page(2);
        SyntheticPages.parameterTable(second, 60, 80, 4);
        Grouping grouping =
                group(
                        SyntheticPages.document(first, second),
                        layout(1, ElementLabel.TABLE, new PageBox(60, 650, 460, 730)),
                        layout(2, ElementLabel.TABLE, new PageBox(60, 80, 460, 144)));
        assertEquals(1, grouping.chunks().size());
        assertEquals(2, grouping.chunks().getFirst().continued().getFirst().page().value());
    }

    @Test
    void theHeadersOfATableNameItsColumnsOnTheNextPageAndStandInItsText() {
        SyntheticPages.Page first = new SyntheticPages.Page(1);
        SyntheticPages.parameterTable(first, 60, 650, 5);
        SyntheticPages.Page second = new SyntheticPages.Page(2);
        String[][] rows = {{"Rise time", "4", "5", "6"}, {"Fall time", "7", "8", "9"}};
        second.grid(60, 80, 4, 2, 100, 16).cells(60, 80, 100, 16, rows);
        Grouping grouping =
                group(
                        SyntheticPages.document(first, second),
                        layout(1, ElementLabel.TABLE, new PageBox(60, 650, 460, 730)),
                        layout(2, ElementLabel.TABLE, new PageBox(60, 80, 460, 112)));
        assertEquals(1, grouping.chunks().size());
        String text = grouping.chunks().getFirst().nativeText();
        assertTrue(
                text.endsWith("Parameter\tMin\tTyp\tMax\nRise time\t4\t5\t6\nFall time\t7\t8\t9"),
                text);
        Cell typ =
                grouping.cells().stream()
                        .filter(c -> c.page().value() == 2 && c.text().equals("5"))
                        .findFirst()
                        .orElseThrow();
        assertEquals("Rise time", typ.rowLabel());
        assertEquals("Typ", typ.columnLabel());
    }

    @Test
    void anotherTableOnTheNextPageIsNoContinuation() {
        SyntheticPages.Page first = new SyntheticPages.Page(1);
        SyntheticPages.parameterTable(first, 60, 650, 5);
        SyntheticPages.Page second = new SyntheticPages.Page(2);
        second.grid(60, 80, 2, 3, 60, 16)
                .cells(
                        60,
                        80,
                        60,
                        16,
                        new String[][] {{"Pin", "Name"}, {"1", "GND"}, {"2", "VDD"}});
        Grouping grouping =
                group(
                        SyntheticPages.document(first, second),
                        layout(1, ElementLabel.TABLE, new PageBox(60, 650, 460, 730)),
                        layout(2, ElementLabel.TABLE, new PageBox(60, 80, 180, 128)));
        assertEquals(2, grouping.chunks().size());
    }

    @Test
    void aGroupWithAGapIsSplitAndCounted() {
        PageLayout layout =
                layout(
                        1,
                        ElementLabel.TEXT,
                        TABLE,
                        ElementLabel.TEXT,
                        new PageBox(60, 430, 160, 442));
        Guards guards = new Guards();
        List<Group> groups =
                guards.apply(
                        List.of(new Group(layout.elements())),
                        SyntheticPages.document(tablePage(1)),
                        List.of(layout));
        assertEquals(2, groups.size());
        assertEquals(1, guards.counts().get(Guards.DISCONTINUOUS));
    }

    @Test
    void notesAtTheFootOfThePageStayWithTheirTable() {
        SyntheticPages.Page page = tablePage(1).text(60, 600, "Note 2. Far away.");
        Grouping grouping =
                group(
                        SyntheticPages.document(page),
                        layout(
                                1,
                                ElementLabel.TABLE,
                                TABLE,
                                ElementLabel.TABLE_FOOTNOTE,
                                new PageBox(60, 600, 160, 612)));
        assertEquals(1, grouping.chunks().size());
        assertEquals(0, grouping.guards().get(Guards.DISCONTINUOUS));
    }

    @Test
    void theSectionComesFromTheTableOfContents() {
        TocEntry entry =
                new TocEntry(
                        0,
                        1,
                        "Electrical",
                        new PageNumber(1),
                        new PageNumber(1),
                        OptionalDouble.of(50),
                        "Electrical",
                        OptionalInt.empty(),
                        TocEntry.Source.NATIVE);
        Grouping grouping =
                group(
                        SyntheticPages.document(List.of(entry), tablePage(1)),
                        layout(1, ElementLabel.TABLE, TABLE));
        assertEquals("Electrical", grouping.chunks().getFirst().sectionTitle());
    }

    @Test
    void equalTextAtTwoPlacesGivesTwoKeys() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 100, "same words").text(60, 300, "same words");
        Grouping grouping =
                group(
                        SyntheticPages.document(page),
                        layout(
                                1,
                                ElementLabel.TEXT,
                                new PageBox(60, 100, 110, 112),
                                ElementLabel.TEXT,
                                new PageBox(60, 300, 110, 312)));
        assertNotEquals(grouping.chunks().get(0).key(), grouping.chunks().get(1).key());
    }

    @Test
    void guardsRepairGroupsThatShareOrForgetElements() {
        ParsedDocument document = SyntheticPages.document(tablePage(1));
        PageLayout layout =
                layout(1, ElementLabel.TABLE_CAPTION, CAPTION, ElementLabel.TABLE, TABLE);
        Element caption = layout.elements().getFirst();
        Guards guards = new Guards();
        List<Group> safe =
                guards.apply(
                        List.of(new Group(List.of(caption)), new Group(List.of(caption))),
                        document,
                        List.of(layout));
        assertEquals(2, safe.size());
        assertEquals(1, guards.counts().get(Guards.DUPLICATE));
        assertEquals(1, guards.counts().get(Guards.UNASSIGNED));
        assertEquals(1, guards.counts().get(Guards.FIGURE_OR_TABLE));
    }

    @Test
    void textThatLeadsInIsReadWithItsList() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 100, "This is possible under two conditions:");
        page.text(80, 120, "- the base sends its type").text(80, 132, "- both types are known");
        Grouping grouping =
                group(
                        SyntheticPages.document(page),
                        layout(
                                1,
                                ElementLabel.TEXT,
                                new PageBox(60, 100, 300, 112),
                                ElementLabel.LIST,
                                new PageBox(80, 120, 240, 144)));
        assertEquals(1, grouping.chunks().size());
    }

    @Test
    void aParagraphThatEndsInTheNextColumnIsOneUnitDespiteTheDistance() {
        Grouping grouping =
                overTwoColumns(
                        "when the frequency test bit is set and the",
                        "oscillator is running it toggles.");
        assertEquals(1, grouping.chunks().size());
        assertEquals(0, grouping.guards().get(Guards.DISCONTINUOUS));
    }

    @Test
    void aParagraphAtTheTopOfTheNextColumnStandsAloneWhereASentenceEnded() {
        Grouping grouping =
                overTwoColumns(
                        "when the frequency test bit is set.", "oscillator is running it toggles.");
        assertEquals(2, grouping.chunks().size());
    }

    /// A paragraph at the foot of the left column and one at the top of the right.
    private static Grouping overTwoColumns(String left, String right) {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.text(60, 600, left).text(320, 100, right);
        return group(
                SyntheticPages.document(page),
                layout(
                        1,
                        ElementLabel.TEXT,
                        new PageBox(60, 600, 300, 612),
                        ElementLabel.TEXT,
                        new PageBox(320, 100, 560, 112)));
    }
}
