package dev.sheetproof.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.work.Workers;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every document and vector store does.
public abstract class DocumentStoreContract {

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final RandomDocuments random = new RandomDocuments(seed);

    protected DocumentStore store;
    protected VectorStore vectors;

    /// Opens the store under test, the same one each time it is called.
    protected abstract DocumentStore open();

    @BeforeEach
    void openTheStore() {
        store = open();
        vectors = (VectorStore) store;
    }

    @AfterEach
    void closeTheStore() {
        store.close();
    }

    @Test
    void everythingOfADocumentComesBackAsItWas() {
        for (int round = 0; round < 20; round++) {
            StoredDocument document = random.document("doc-" + round, 1 + round % 4);
            store.replace(document);
            assertStored(document);
        }
        assertEquals(List.of(), store.verify(), () -> "seed " + seed);
    }

    @Test
    void everythingIsStillThereAfterReopening() {
        StoredDocument document = random.document("doc", 3);
        List<ChunkVectors> made = random.vectors(document, 8);
        store.replace(document);
        vectors.putVectors("doc", "model-a", made);
        store.close();
        openTheStore();
        assertStored(document);
        assertVectors(made, vectors.vectors("doc", "model-a"));
    }

    @Test
    void aDocumentThatCouldNotBeOpenedIsKeptWithItsReason() {
        StoredDocument document = random.unreadable("locked");
        store.replace(document);
        assertEquals(List.of(document.record()), store.documents());
        assertEquals(Optional.empty(), store.summary("locked"));
        assertEquals(List.of(), store.pages("locked"));
        assertEquals(List.of(), store.verify());
    }

    @Test
    void whichPagesTheUserSkipsOutlivesTheRowsAndLeavesWithTheDocument() {
        StoredDocument document = random.document("doc", 3);
        Sha256 file = document.record().sha256();
        SkipStore skips = (SkipStore) store;
        SortedSet<PageNumber> pages = new TreeSet<>(Set.of(new PageNumber(3), new PageNumber(2)));
        skips.putSkipped(file, new TreeSet<>(Set.of(new PageNumber(1))));
        skips.putSkipped(file, pages);
        store.replace(document);
        store.replace(document);
        assertEquals(pages, skips.skipped(file));
        store.remove("doc");
        assertEquals(new TreeSet<>(), skips.skipped(file));
    }

    @Test
    void whatWasRecognisedOutlivesTheRowsAndLeavesWithTheDocument() {
        RecognitionStore recognitions = (RecognitionStore) store;
        StoredDocument document = random.document("doc", 3);
        Sha256 file = document.record().sha256();
        store.replace(document);
        RecognisedPage second = random.recognised(2, "ocr 1");
        recognitions.putRecognised(file, random.recognised(3, "ocr 1"));
        RecognisedPage third = random.recognised(3, "ocr 2");
        recognitions.putRecognised(file, third);
        recognitions.putRecognised(file, second);
        store.replace(document);
        assertEquals(
                List.of(second, third),
                List.copyOf(recognitions.recognised(file).values()),
                () -> "seed " + seed);
        assertEquals(
                new TreeMap<>(),
                recognitions.recognised(random.document("x", 1).record().sha256()));
        store.remove("doc");
        assertEquals(new TreeMap<>(), recognitions.recognised(file));
    }

    @Test
    void replacingLeavesNothingOfTheOldRows() {
        StoredDocument old = random.document("doc", 5);
        StoredDocument other = random.document("other", 2);
        StoredDocument fresh = random.document("doc", 1);
        store.replace(old);
        store.replace(other);
        vectors.putVectors("doc", "model-a", random.vectors(old, 4));
        store.replace(fresh);
        assertStored(fresh);
        assertStored(other);
        assertEquals(List.of(), vectors.vectors("doc", "model-a"));
        assertEquals(fresh.chunks().size() + other.chunks().size(), store.chunkCount());
        assertEquals(Optional.empty(), store.documentWithHash(old.record().sha256()));
    }

    @Test
    void removingSaysWhetherThereWasADocument() {
        store.replace(random.document("doc", 2));
        assertTrue(store.remove("doc"));
        assertFalse(store.remove("doc"));
        assertEquals(List.of(), store.documents());
        assertEquals(0, store.chunkCount());
        assertEquals(List.of(), store.verify());
    }

    @Test
    void aDocumentWhosePdfWasMovedKeepsEverythingElse() {
        StoredDocument document = random.document("doc", 2);
        StoredDocument other = random.document("other", 1);
        store.replace(document);
        store.replace(other);
        assertTrue(store.move("doc", "pdf/elsewhere/doc.pdf"));
        assertEquals("pdf/elsewhere/doc.pdf", store.document("doc").orElseThrow().sourcePdf());
        assertEquals(
                document.chunks(),
                store.chunks("doc").stream().map(stored -> stored.chunk()).toList());
        assertFalse(store.move("nobody", "pdf/nobody.pdf"));
        assertThrows(
                IllegalArgumentException.class,
                () -> store.move("doc", other.record().sourcePdf()));
        assertEquals(List.of(), store.verify());
    }

    @Test
    void anUnknownDocumentHasNothing() {
        assertEquals(Optional.empty(), store.document("nobody"));
        assertEquals(List.of(), store.layouts("nobody"));
        assertEquals(List.of(), store.chunks("nobody"));
        assertEquals(new TreeMap<>(), store.guards("nobody"));
        assertEquals(Optional.empty(), store.chunk("nobody_p1_0123456789"));
        assertEquals(List.of(), vectors.vectors("nobody", "model-a"));
    }

    @Test
    void documentsComeByTheirId() {
        for (String id : List.of("b", "a-2", "c", "a")) {
            store.replace(random.document(id, 1));
        }
        assertEquals(
                List.of("a", "a-2", "b", "c"),
                store.documents().stream().map(record -> record.docId()).toList());
    }

    @Test
    void chunksComeInTheOrderAskedForAndUnknownOnesAreLeftOut() {
        StoredDocument document = random.document("doc", 4);
        store.replace(document);
        String first = document.chunks().getFirst().id();
        String last = document.chunks().getLast().id();
        assertEquals(
                List.of(last, first),
                store.chunks(List.of(last, "doc_p1_ffffffffff", first)).stream()
                        .map(stored -> stored.chunk().id())
                        .toList());
    }

    @Test
    void aDocumentThatContradictsItselfChangesNothing() {
        StoredDocument good = random.document("doc", 2);
        store.replace(good);
        StoredDocument twice =
                new StoredDocument(
                        good.record(),
                        good.parsed(),
                        good.layouts(),
                        good.cells(),
                        List.of(good.chunks().getFirst(), good.chunks().getFirst()),
                        good.guards());
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> store.replace(twice));
        assertTrue(refused.toString().contains("nothing was changed"), refused.toString());
        assertStored(good);
    }

    @Test
    void vectorsOfTwoModelsLieSideBySide() {
        StoredDocument document = random.document("doc", 3);
        store.replace(document);
        List<ChunkVectors> a = random.vectors(document, 8);
        List<ChunkVectors> b = random.vectors(document, 16);
        vectors.putVectors("doc", "model-a", random.vectors(document, 8));
        vectors.putVectors("doc", "model-a", a);
        vectors.putVectors("doc", "model-b", b);
        assertVectors(a, vectors.vectors("doc", "model-a"));
        assertVectors(b, vectors.vectors("doc", "model-b"));
        assertEquals(List.of(), store.verify());
    }

    @Test
    void readersSeeWholeDocumentsWhileOneIsWritten() {
        StoredDocument small = random.document("doc", 1);
        StoredDocument large = random.document("doc", 12);
        store.replace(small);
        AtomicBoolean done = new AtomicBoolean();
        ExecutorService readers = Workers.pool("reader", 2);
        try {
            List<CompletableFuture<Integer>> reading =
                    List.of(
                            CompletableFuture.supplyAsync(() -> readUntil(done), readers),
                            CompletableFuture.supplyAsync(() -> readUntil(done), readers));
            for (int round = 0; round < 10; round++) {
                store.replace(round % 2 == 0 ? large : small);
            }
            done.set(true);
            for (CompletableFuture<Integer> future : reading) {
                assertTrue(future.join() > 0);
            }
        } finally {
            readers.shutdown();
        }
    }

    private int readUntil(AtomicBoolean done) {
        int rounds = 0;
        do {
            List<StoredChunk> chunks = store.chunks("doc");
            for (int i = 0; i < chunks.size(); i++) {
                assertEquals(i, chunks.get(i).chunk().readingOrder());
            }
            rounds++;
        } while (!done.get());
        return rounds;
    }

    private void assertStored(StoredDocument document) {
        String id = document.record().docId();
        String hint = "seed " + seed + ", document " + id;
        assertEquals(Optional.of(document.record()), store.document(id), hint);
        assertEquals(
                Optional.of(document.record()),
                store.documentWithHash(document.record().sha256()),
                hint);
        ParsedDocument parsed = document.parsed().orElseThrow();
        assertEquals(Optional.of(parsed.summary()), store.summary(id), hint);
        assertEquals(parsed.pages().stream().map(ParsedPage::info).toList(), store.pages(id), hint);
        for (ParsedPage page : parsed.pages()) {
            assertEquals(page.lines(), store.lines(id, page.number()), hint);
        }
        assertEquals(parsed.toc(), store.toc(id), hint);
        assertEquals(
                parsed.pages().stream().flatMap(page -> page.graphics().images().stream()).toList(),
                store.images(id),
                hint);
        assertEquals(
                parsed.pages().stream().flatMap(page -> page.links().stream()).toList(),
                store.links(id),
                hint);
        assertEquals(parsed.namedObjects(), store.namedObjects(id), hint);
        assertEquals(parsed.crossReferences(), store.crossReferences(id), hint);
        assertEquals(document.layouts(), store.layouts(id), hint);
        assertEquals(document.cells(), store.cells(id), hint);
        assertEquals(document.guards(), store.guards(id), hint);
        List<StoredChunk> chunks =
                document.chunks().stream().map(chunk -> new StoredChunk(id, chunk)).toList();
        assertEquals(chunks, store.chunks(id), hint);
        for (Chunk chunk : document.chunks()) {
            assertEquals(Optional.of(new StoredChunk(id, chunk)), store.chunk(chunk.id()), hint);
        }
    }

    private static void assertVectors(List<ChunkVectors> expected, List<ChunkVectors> actual) {
        assertEquals(
                expected.stream().map(ChunkVectors::chunkId).toList(),
                actual.stream().map(ChunkVectors::chunkId).toList());
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i).vectors().size(), actual.get(i).vectors().size());
            for (int part = 0; part < expected.get(i).vectors().size(); part++) {
                assertArrayEquals(
                        expected.get(i).vectors().get(part), actual.get(i).vectors().get(part));
            }
        }
    }
}
