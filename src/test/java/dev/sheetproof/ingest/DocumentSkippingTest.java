package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DocumentSkippingTest extends IngestFixture {

    @Test
    void aSkippedPageIsCountedAndHoldsNothing() throws IOException {
        Path file = source("a.pdf", "26 MHz\fsecond page\fthird page");
        ingest(1, file);

        IngestedDocument skipped = skip("a", pages(2)).documents().getFirst();

        assertEquals(Outcome.STORED, skipped.outcome());
        assertEquals(Optional.of(DocumentStatus.PARTIAL), skipped.status());
        assertEquals("1 page skipped by the user: 2", skipped.reason());
        assertEquals(Map.of(PageStatus.OK, 2, PageStatus.SKIPPED, 1), skipped.pagesByStatus());
        assertTrue(!skipped.isFailure(), "the user wanted it so");
        assertTrue(
                store.chunks("a").stream()
                        .noneMatch(stored -> stored.chunk().page().equals(new PageNumber(2))));
    }

    @Test
    void itStaysSoOverEveryIngestionUntilTheUserTakesItBack() throws IOException {
        Path file = source("a.pdf", "26 MHz\fsecond page\fthird page");
        ingest(1, file);
        List<String> before = chunkIds();
        skip("a", pages(1, 3));

        assertEquals(Outcome.UNCHANGED, entry(ingest(1, sources), file).outcome());
        fake.grouperStamp = "group 2";
        IngestedDocument anew = entry(ingest(1, sources), file);
        assertEquals(Outcome.STORED, anew.outcome());
        assertEquals(2, anew.pagesByStatus().get(PageStatus.SKIPPED));
        assertEquals(pages(1, 3), skipping().skipped("a"));

        assertEquals(
                Map.of(PageStatus.OK, 3),
                skip("a", new TreeSet<>()).documents().getFirst().pagesByStatus());
        assertEquals(before, chunkIds());
    }

    @Test
    void pagesCanBeLeftOutWhenAFileIsTakenIn() throws IOException {
        Path file = source("a.pdf", "one\ftwo\fthree");
        source("b.pdf", "one page only");
        IngestReport report =
                ingester()
                        .run(
                                new IngestRequest(
                                        List.of(sources),
                                        2,
                                        List.of(),
                                        DetectorChoice.GEOMETRIC,
                                        pages(2, 3)),
                                new CancelToken(),
                                IngestListener.SILENT);
        assertEquals(2, entry(report, file).pagesByStatus().get(PageStatus.SKIPPED));
        assertEquals(Outcome.UNCHANGED, entry(ingest(1, sources), file).outcome());
        assertEquals(pages(2, 3), skipping().skipped("a"));
    }

    @Test
    void aRemovedDocumentTakesTheChoiceAlong() throws IOException {
        Path file = source("a.pdf", "one\ftwo");
        ingest(1, file);
        skip("a", pages(2));
        care().remove("a", SourceFate.DELETE);
        assertEquals(Map.of(PageStatus.OK, 2), entry(ingest(1, file), file).pagesByStatus());
    }

    @Test
    void pagesAndDocumentsThatAreNotThereAreRefused() throws IOException {
        ingest(1, source("a.pdf", "one\ftwo"));
        assertEquals(
                "a has 2 pages, no page 7",
                assertThrows(IllegalArgumentException.class, () -> skip("a", pages(7)))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> skip("b", pages(1)));
        assertThrows(IllegalArgumentException.class, () -> skipping().skipped("b"));
    }

    private DocumentSkipping skipping() {
        return new DocumentSkipping(corpus(), choice -> fake.stages().detector());
    }

    private IngestReport skip(String docId, SortedSet<PageNumber> pages) {
        return skipping()
                .skip(
                        new SkipRequest(docId, pages, Optional.empty(), DetectorChoice.GEOMETRIC),
                        new CancelToken(),
                        IngestListener.SILENT);
    }

    private static SortedSet<PageNumber> pages(int... numbers) {
        SortedSet<PageNumber> pages = new TreeSet<>();
        IntStream.of(numbers).forEach(number -> pages.add(new PageNumber(number)));
        return pages;
    }
}
