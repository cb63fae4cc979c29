package dev.sheetproof.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentSummary.ContentType;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class DocumentParserTest {

    private static final String PROSE =
            "the crystal is driven by an inverting amplifier of low gain and";

    @Test
    void everyPageAppearsAlsoOneThatCannotBeRead() {
        ParsedDocument document =
                new SyntheticFile()
                        .page(body(new SyntheticPage(), 100))
                        .damagedPage("content stream is cut off")
                        .page(new SyntheticPage().image(0, 0, 595, 842, 2480))
                        .parse();
        assertEquals(3, document.pages().size());
        assertEquals(PageStatus.FAILED, document.pages().get(1).info().status());
        assertTrue(document.pages().get(1).info().reason().contains("cut off"));
        assertEquals(List.of(new PageNumber(3)), document.summary().needsOcr());
        assertEquals(ContentType.MIXED, document.summary().contentType());
    }

    @Test
    void progressCountsPagesAndCancelStops() {
        List<Long> seen = new ArrayList<>();
        SyntheticFile file =
                new SyntheticFile().page(new SyntheticPage()).page(new SyntheticPage());
        new DocumentParser()
                .parse(
                        file,
                        Collections.emptySortedMap(),
                        Collections.emptySortedMap(),
                        new CancelToken(),
                        (stage, done, total) -> seen.add(done * 10 + total));
        assertEquals(List.of(2L, 12L, 12L, 22L), seen);
        CancelToken cancelled = new CancelToken();
        cancelled.cancel();
        assertThrows(
                CancelledException.class,
                () ->
                        new DocumentParser()
                                .parse(
                                        file,
                                        Collections.emptySortedMap(),
                                        Collections.emptySortedMap(),
                                        cancelled,
                                        Progress.SILENT));
    }

    @Test
    void aPageThatWasGivenUpFailsAnUnwantedOneIsSkippedAndTheOthersAreRead() {
        SyntheticFile file =
                new SyntheticFile()
                        .page(new SyntheticPage())
                        .page(new SyntheticPage())
                        .page(new SyntheticPage().text(50, 100, 14, "Unwanted"));
        ParsedDocument document =
                new DocumentParser()
                        .parse(
                                file,
                                new TreeMap<>(
                                        Map.of(
                                                new PageNumber(2),
                                                PageOmission.givenUp("took too long"),
                                                new PageNumber(3),
                                                PageOmission.BY_USER)),
                                Collections.emptySortedMap(),
                                new CancelToken(),
                                Progress.SILENT);
        PageInfo second = document.pages().get(1).info();
        assertEquals(PageStatus.FAILED, second.status());
        assertEquals("took too long", second.reason());
        ParsedPage third = document.pages().get(2);
        assertEquals(PageStatus.SKIPPED, third.info().status());
        assertEquals("skipped by the user", third.info().reason());
        assertEquals(List.of(), third.lines());
        assertNotEquals(PageStatus.FAILED, document.pages().get(0).info().status());
    }

    @Test
    void aNativeOutlineIsKeptAndItsDeadEntriesAreCounted() {
        ParsedDocument document =
                new SyntheticFile()
                        .page(
                                new SyntheticPage()
                                        .text(50, 100, 14, "Overview")
                                        .text(50, 300, 14, "Ratings"))
                        .page(new SyntheticPage().text(50, 100, 14, "Package"))
                        .outline(1, "Overview", to(1, OptionalDouble.of(88)))
                        .outline(2, "Ratings", to(1, OptionalDouble.empty()))
                        .outline(2, "Gone", new Link.Target.Broken("no such page"))
                        .outline(1, "Package", to(2, OptionalDouble.empty()))
                        .parse();
        List<TocEntry> toc = document.toc();
        assertEquals(3, toc.size());
        assertEquals(1, document.summary().droppedOutline());
        assertEquals(TocEntry.Source.NATIVE, toc.getFirst().source());
        assertEquals("Overview > Ratings", toc.get(1).breadcrumb());
        assertEquals(OptionalInt.of(0), toc.get(1).parent());
        assertEquals(300 - 0.8 * 14, toc.get(1).startY().orElseThrow(), 1e-6);
        assertEquals(new PageNumber(2), toc.getFirst().endPage());
    }

    @Test
    void headingsAreFoundByTheirTypography() {
        SyntheticPage first =
                new SyntheticPage()
                        .text(50, 60, 24, "Crystal unit ZX-4819")
                        .font(SyntheticPage.BOLD)
                        .text(50, 100, 14, "1 Electrical characteristics")
                        .font(SyntheticPage.REGULAR);
        body(first, 120);
        first.font(SyntheticPage.BOLD)
                .text(50, 300, 11, "1.1 Load capacitance")
                .font(SyntheticPage.REGULAR);
        body(first, 320);
        SyntheticPage second =
                new SyntheticPage()
                        .font(SyntheticPage.BOLD)
                        .text(50, 100, 14, "2")
                        .text(80, 100, 14, "Ordering information")
                        .font(SyntheticPage.REGULAR);
        body(second, 120);
        second.font(SyntheticPage.BOLD);
        for (int row = 0; row < 4; row++) {
            double y = 400 + 14 * row;
            second.rule(true, y - 10, 50, 400)
                    .text(50, y, 10, "Parameter")
                    .text(200, y, 10, "Value");
        }
        List<TocEntry> toc = new SyntheticFile().page(first).page(second).parse().toc();
        assertEquals(
                List.of(
                        "1 Electrical characteristics",
                        "1.1 Load capacitance",
                        "2 Ordering information"),
                toc.stream().map(TocEntry::title).toList());
        assertEquals(List.of(1, 2, 1), toc.stream().map(TocEntry::level).toList());
        assertEquals(TocEntry.Source.TYPOGRAPHY, toc.getFirst().source());
    }

    @Test
    void theContentsPrintedInADocumentNameItsSections() {
        SyntheticPage contents = new SyntheticPage();
        body(contents, 400);
        contents.text(50, 100, 10, "1 Ratings ........................ 7")
                .text(60, 114, 10, "1.1 Supply ....................... 7")
                .text(50, 128, 10, "2")
                .text(80, 128, 10, "Interface ....................")
                .text(300, 128, 10, "8")
                .text(50, 142, 10, "Revision history ................. 8")
                .text(50, 156, 10, "Nowhere to be seen ............... 8");
        SyntheticPage first = new SyntheticPage().text(50, 100, 10, "1 Ratings");
        body(first, 120);
        first.text(50, 300, 10, "1.1 Supply");
        body(first, 320);
        SyntheticPage second =
                new SyntheticPage().text(50, 100, 10, "2").text(80, 100, 10, "Interface");
        body(second, 120);
        second.font(SyntheticPage.BOLD)
                .text(50, 300, 14, "Reading a register")
                .font(SyntheticPage.REGULAR);
        body(second, 320);
        second.text(50, 500, 10, "Revision history");
        List<TocEntry> toc =
                new SyntheticFile().page(contents).page(first).page(second).parse().toc();
        assertEquals(
                List.of(
                        "1 Ratings",
                        "1 Ratings > 1.1 Supply",
                        "2 Interface",
                        "2 Interface > Reading a register",
                        "Revision history"),
                toc.stream().map(TocEntry::breadcrumb).toList());
        assertEquals(List.of(2, 2, 3, 3, 3), toc.stream().map(e -> e.startPage().value()).toList());
        assertEquals(TocEntry.Source.CONTENTS, toc.getFirst().source());
        assertEquals(TocEntry.Source.TYPOGRAPHY, toc.get(3).source());
    }

    @Test
    void runningHeadsAreNoHeadings() {
        SyntheticFile file = new SyntheticFile();
        for (int i = 0; i < 5; i++) {
            SyntheticPage page =
                    new SyntheticPage()
                            .font(SyntheticPage.BOLD)
                            .text(50, 40, 14, "Timing devices")
                            .text(50, 200, 14, "Section on topic " + (char) ('A' + i))
                            .font(SyntheticPage.REGULAR);
            file.page(body(page, 220));
        }
        assertEquals(5, file.parse().toc().size());
    }

    @Test
    void captionsNameObjectsAndMentionsPointAtThem() {
        SyntheticPage first =
                new SyntheticPage()
                        .text(
                                50,
                                100,
                                10,
                                "The limits are given in Table 3 and drawn in Figures 1 and 2, see page 2.")
                        .text(
                                50,
                                130,
                                10,
                                "Figure 4 shows what happens at the limits of the supply")
                        .text(50, 200, 10, "Figure 1. Block diagram");
        SyntheticPage second =
                new SyntheticPage()
                        .text(50, 100, 10, "Table 3")
                        .text(120, 100, 10, "Absolute maximum ratings")
                        .text(50, 200, 10, "Fig. 2: Land pattern")
                        .text(50, 220, 10, "表 1 石英晶体的参数")
                        .text(50, 240, 10, "Abbildung 7: Gehäuse")
                        .text(50, 260, 10, "Note 1: Measured at 25 °C.");
        ParsedDocument document = new SyntheticFile().page(first).page(second).parse();
        assertEquals(
                List.of("Figure 1", "Table 3", "Figure 2", "表 1", "Abbildung 7", "Note 1"),
                document.namedObjects().stream().map(NamedObject::label).toList());
        assertEquals("Absolute maximum ratings", document.namedObjects().get(1).caption());
        List<CrossReference> mentions = document.crossReferences();
        assertEquals(
                List.of("Table 3", "Figures 1", "2", "page 2", "Figure 4"),
                mentions.stream().map(CrossReference::text).toList());
        assertEquals(Optional.of(new PageNumber(2)), mentions.getFirst().targetPage());
        assertEquals(
                OptionalInt.of(document.namedObjects().get(1).lineNumber()),
                mentions.getFirst().targetLine());
        assertEquals(Optional.of(new PageNumber(2)), mentions.get(2).targetPage());
        assertEquals(Optional.of(new PageNumber(2)), mentions.get(3).targetPage());
        assertEquals(Optional.empty(), mentions.get(4).targetPage());
    }

    @Test
    void aNativeLinkIsAReferenceWithTheWordsUnderIt() {
        ParsedDocument document =
                new SyntheticFile()
                        .page(new SyntheticPage().text(50, 100, 10, "as listed in Table 3 below"))
                        .page(new SyntheticPage().text(50, 300, 10, "Table 3. Limits"))
                        .link(1, new PageBox(114, 90, 152, 104), to(2, OptionalDouble.of(290)))
                        .link(
                                1,
                                new PageBox(50, 200, 90, 210),
                                new Link.Target.External("https://example.com"))
                        .parse();
        CrossReference link = document.crossReferences().getFirst();
        assertEquals(1, document.crossReferences().size());
        assertEquals("link", link.source());
        assertEquals("Table 3", link.text());
        assertEquals(ObjectKind.TABLE, link.kind());
        assertEquals(OptionalInt.of(0), link.targetLine());
    }

    @Test
    void theSummaryTellsTitleLanguagesAndParts() {
        SyntheticPage page =
                new SyntheticPage()
                        .text(50, 60, 24, "Quartz crystal ZX-4819")
                        .text(
                                50,
                                100,
                                10,
                                "The ZX-4819A and the ZX-4819B are crystals of 26.000MHz with 18pF at +85C.")
                        .text(
                                50,
                                115,
                                10,
                                "They are made for the radio and must be kept dry, with IEC60068 and 10ppm.")
                        .text(50, 130, 10, "Order the ZX-4819A by its number.");
        ParsedDocument document =
                new SyntheticFile().title("Microsoft Word - draft_v3.doc").page(page).parse();
        assertEquals("Quartz crystal ZX-4819", document.summary().title());
        assertEquals(List.of("en"), document.summary().languages());
        assertEquals(List.of("ZX-4819", "ZX-4819A", "ZX-4819B"), document.summary().partNumbers());
        assertEquals("ZX-4819", document.summary().family());
        assertEquals("A producer", document.summary().producer());
    }

    @Test
    void quantitiesStandardsAndDatesAreNoPartNumbers() {
        for (String word :
                List.of(
                        "26MHz",
                        "32.768KHZ",
                        "3V3",
                        "12.5pF",
                        "IEC60068-2-20",
                        "J-STD-020D",
                        "2015/03/03",
                        "SOT23-6L",
                        "5x10-8",
                        "0.5Vcc",
                        "DC100V",
                        "4G/5G",
                        "MAR/23/2011",
                        "24-hour",
                        "QFN-32",
                        "I2C-bus",
                        "1.5e-11",
                        "0to0.1",
                        "10LUX",
                        "16QAM",
                        "msec100",
                        "2768-1m",
                        "94V-O",
                        "100Base-FX")) {
            assertTrue(!PartNumbers.isPartLike(word), word);
        }
        for (String word :
                List.of(
                        "ABM8-272-T3",
                        "7M-26.000MAAJ-T",
                        "SiT5358",
                        "2N3904",
                        "1N4148",
                        "MCP7940N",
                        "74HC595",
                        "DS1302ZN+",
                        "nRF52832",
                        "NX5032GA-12.000M-LN-CD-1",
                        "AT24C02")) {
            assertTrue(PartNumbers.isPartLike(word), word);
        }
    }

    @Test
    void whatACollectionPutIntoTheTitleIsNoTitle() {
        SyntheticPage page = new SyntheticPage();
        page.text(50, 40, 20, "SPECIFICATION");
        page.text(50, 70, 16, "Quad amplifier QA-1240");
        for (int i = 0; i < 5; i++) {
            page.text(50, 100 + 14 * i, 10, "It amplifies four signals, each by itself, line " + i);
        }
        for (String nothing :
                List.of(
                        "DATASHEET SEARCH SITE | WWW.SHEETS-FOR-ALL.COM",
                        "The SheetStore - Datasheet Search Engine",
                        "Document Name:")) {
            assertEquals(
                    "Quad amplifier QA-1240",
                    new SyntheticFile().title(nothing).page(page).parse().summary().title(),
                    nothing);
        }
        assertEquals(
                "QA-1240 and QA-1241 - Datasheet.",
                new SyntheticFile()
                        .title("QA-1240 and QA-1241 - Datasheet. www.sheets-for-all.com.")
                        .page(page)
                        .parse()
                        .summary()
                        .title());
        assertEquals(
                "QA-1240 Datasheet",
                new SyntheticFile()
                        .title("QA-1240 Datasheet | SheetsForAll.com")
                        .page(page)
                        .parse()
                        .summary()
                        .title());
    }

    @Test
    void theTitleNamesThePartWhereRunningFeetNameTheDocument() {
        SyntheticFile file = new SyntheticFile().title("QA-1240 quad amplifier");
        for (int i = 1; i <= 6; i++) {
            SyntheticPage page = new SyntheticPage();
            page.text(50, 60, 10, "The amplifier has four parts, and page " + i + " tells of one.");
            page.text(50, 75, 10, "Each of them amplifies a signal by itself.");
            page.text(50, 285, 8, "FN29690.2");
            file.page(page);
        }
        assertEquals("QA-1240", file.parse().summary().family());
    }

    private static Link.Target to(int page, OptionalDouble y) {
        return new Link.Target.Internal(new PageNumber(page), y);
    }

    private static SyntheticPage body(SyntheticPage page, double top) {
        for (int i = 0; i < 8; i++) {
            page.text(50, top + 12 * i, 10, PROSE);
        }
        return page;
    }
}
