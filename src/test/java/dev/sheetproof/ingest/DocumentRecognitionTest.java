package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.store.DocumentPasswords;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pages are read after their documents were taken in, and kept one by one.
final class DocumentRecognitionTest {

    @TempDir private Path temp;

    private final FakeStages fake = new FakeStages();
    private Path folder;
    private SqliteDocumentStore store;
    private DocumentIngester.Corpus corpus;

    @BeforeEach
    void takeTwoDocumentsIn() throws IOException {
        folder = Files.createDirectory(temp.resolve("corpus"));
        store = SqliteDocumentStore.open(folder.resolve("data").resolve("corpus.db"));
        corpus =
                new DocumentIngester.Corpus(
                        folder,
                        store,
                        store,
                        store,
                        store,
                        new MemoryIndex(),
                        fake.stages(),
                        (made, detector) -> new StagedAnalyzer(made),
                        new CorpusLock(folder.resolve("data")),
                        DocumentPasswords.NONE);
        Path sources = Files.createDirectory(temp.resolve("sources"));
        Files.write(sources.resolve("text.pdf"), FakeStages.pdf("one\ftwo"));
        Files.write(sources.resolve("scan.pdf"), FakeStages.pdf("scan\n\f\f"));
        ingest(sources);
        assertEquals(DocumentStatus.PARTIAL, status());
    }

    @AfterEach
    void close() {
        store.close();
    }

    private IngestReport ingest(Path path) {
        return new DocumentIngester(corpus, choice -> fake.stages().detector())
                .run(
                        new IngestRequest(List.of(path), 1, Optional.empty()),
                        new CancelToken(),
                        IngestListener.SILENT);
    }

    private DocumentRecognition recognition() {
        return new DocumentRecognition(corpus, choice -> fake.stages().detector());
    }

    private IngestReport run(RecognitionRequest request, CancelToken cancel) {
        return recognition().run(request, cancel, IngestListener.SILENT);
    }

    private static RecognitionRequest needed() {
        return RecognitionRequest.needed(DetectorChoice.GEOMETRIC);
    }

    private static RecognitionRequest chosen(String docId, int page) {
        return new RecognitionRequest(
                new TreeSet<>(List.of(docId)),
                new RecognitionRequest.Pages.Chosen(new TreeSet<>(List.of(new PageNumber(page)))),
                1,
                Optional.empty(),
                DetectorChoice.GEOMETRIC);
    }

    private DocumentStatus status() {
        return store.document("scan").orElseThrow().status();
    }

    private List<TextSource> sources(String docId) {
        return store.pages(docId).stream().map(PageInfo::textSource).toList();
    }

    @Test
    void pagesWithoutTextAreReadAndTheDocumentChangesAtOnce() {
        assertEquals(
                new TreeMap<>(
                        java.util.Map.of(
                                "scan",
                                List.of(new PageNumber(1), new PageNumber(2), new PageNumber(3)))),
                recognition().waiting());
        IngestReport report = run(needed(), new CancelToken());
        assertEquals(1, report.documents().size());
        assertEquals(Outcome.STORED, report.documents().getFirst().outcome());
        assertEquals(DocumentStatus.OK, status());
        assertEquals(List.of(TextSource.OCR, TextSource.OCR, TextSource.OCR), sources("scan"));
        assertEquals(List.of(TextSource.PDF_LAYER, TextSource.PDF_LAYER), sources("text"));
        assertEquals(new TreeMap<>(), recognition().waiting());
        assertEquals(3, fake.recognised.get());
        assertEquals(List.of(), run(needed(), new CancelToken()).documents());
        assertEquals(3, fake.recognised.get());
    }

    @Test
    void regionsSayThatTheyWereReadAndWhatIsDoubtful() {
        run(needed(), new CancelToken());
        StoredChunk first = store.chunks("scan").getFirst();
        assertEquals(
                List.of(
                        "page 1: read by OCR with a confidence of 80 %; low for “page 1 of scan.pdf”:"
                                + " compare with the page"),
                first.chunk().warnings());
        assertEquals(List.of(), store.chunks("text").getFirst().chunk().warnings());
    }

    @Test
    void aCancelledRunKeepsItsPagesAndTheNextOneGoesOn() {
        CancelToken cancel = new CancelToken();
        fake.whileRecognising =
                page -> {
                    if (page.value() == 3) {
                        cancel.cancel();
                    }
                };
        IngestReport report = run(needed(), cancel);
        assertEquals(Outcome.CANCELLED, report.documents().getFirst().outcome());
        assertEquals(DocumentStatus.PARTIAL, status());
        assertEquals(java.util.Map.of("scan", List.of(new PageNumber(3))), recognition().waiting());
        fake.whileRecognising = page -> {};
        run(needed(), new CancelToken());
        assertEquals(4, fake.recognised.get());
        assertEquals(DocumentStatus.OK, status());
    }

    @Test
    void aPageThatBreaksTheRecogniserIsReportedAndTheOthersAreRead() {
        fake.whileRecognising =
                page -> {
                    if (page.value() == 2) {
                        throw new IllegalStateException("broken model");
                    }
                };
        IngestedDocument document = run(needed(), new CancelToken()).documents().getFirst();
        assertEquals(Outcome.STORED, document.outcome());
        assertTrue(document.reason().contains("page 2"), document.reason());
        assertTrue(document.reason().contains("broken model"), document.reason());
        assertEquals(
                List.of(TextSource.OCR, TextSource.PDF_LAYER, TextSource.OCR), sources("scan"));
    }

    @Test
    void aPageWithTextIsReadWhenItIsChosen() {
        run(chosen("text", 2), new CancelToken());
        assertEquals(List.of(TextSource.PDF_LAYER, TextSource.OCR), sources("text"));
        assertThrows(
                IllegalArgumentException.class, () -> run(chosen("text", 3), new CancelToken()));
        assertThrows(
                IllegalArgumentException.class, () -> run(chosen("nobody", 1), new CancelToken()));
    }

    @Test
    void takingTheFileInAgainKeepsWhatWasRead() {
        run(needed(), new CancelToken());
        Path pdf = folder.resolve(store.document("scan").orElseThrow().sourcePdf());
        assertEquals(Outcome.UNCHANGED, ingest(pdf).documents().getFirst().outcome());
        fake.grouperStamp = "group 2";
        assertEquals(Outcome.STORED, ingest(pdf).documents().getFirst().outcome());
        assertEquals(3, fake.recognised.get());
        assertEquals(List.of(TextSource.OCR, TextSource.OCR, TextSource.OCR), sources("scan"));
    }

    @Test
    void anotherRecogniserReadsThePagesAgain() {
        run(needed(), new CancelToken());
        fake.recogniserStamp = "fake ocr 2";
        assertEquals(java.util.Set.of("scan"), recognition().waiting().keySet());
        run(needed(), new CancelToken());
        assertEquals(6, fake.recognised.get());
        assertEquals(DocumentStatus.OK, status());
    }
}
