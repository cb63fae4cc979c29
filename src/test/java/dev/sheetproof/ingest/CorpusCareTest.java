package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CorpusCareTest extends IngestFixture {

    @Test
    void whatACrashLostFromTheIndexComesBack() throws IOException {
        source("a.pdf", "one\ntwo");
        source("b.pdf", "three");
        ingest(1, sources);
        int embedded = fake.embedded.get();
        index.forget("a");
        assertEquals(
                List.of("a is not in the search index"),
                care().verify(new CancelToken(), Progress.SILENT));
        care().repair(new CancelToken(), Progress.SILENT);
        assertEquals(2, entryOf("a").vectors());
        assertEquals(embedded, fake.embedded.get(), "vectors come from the database");
        assertTrue(store.remove("b"));
        care().repair(new CancelToken(), Progress.SILENT);
        assertEquals(List.of("a"), List.copyOf(index.entries().keySet()));
    }

    @Test
    void aLostSourceIsPutBack() throws IOException {
        source("a.pdf", "one");
        ingest(1, sources);
        Files.delete(folder.resolve("pdf").resolve("a.pdf"));
        assertEquals(
                List.of("pdf/a.pdf of a cannot be read: it is not there"),
                care().verify(new CancelToken(), Progress.SILENT));
        ingest(1, sources);
        assertEquals(List.of("a.pdf"), pdfs());
    }

    @Test
    void rebuildMakesTheIndexAnew() throws IOException {
        source("a.pdf", "one\ntwo");
        ingest(1, sources);
        index.forget("a");
        care().rebuild(new CancelToken(), Progress.SILENT);
        assertEquals(2, entryOf("a").vectors());
        assertEquals(2, fake.embedded.get());
    }

    @Test
    void removingADocumentLeavesItsPdf() throws IOException {
        source("a.pdf", "one");
        ingest(1, sources);
        assertTrue(care().remove("a", SourceFate.KEEP));
        assertFalse(care().remove("a", SourceFate.KEEP));
        assertTrue(index.entries().isEmpty());
        assertEquals(List.of("a.pdf"), pdfs());
    }

    @Test
    void aRemovedDocumentComesBackOnlyWhenItsPdfIsNamed() throws IOException {
        source("a.pdf", "one");
        source("b.pdf", "two");
        ingest(1, sources);
        Path cached = folder.resolve("data").resolve("cache");
        for (String docId : List.of("a", "b")) {
            String hash = store.document(docId).orElseThrow().sha256().hex();
            Path pictures = Files.createDirectories(cached.resolve(hash.substring(0, 16)));
            Files.writeString(pictures.resolve("x.png"), docId);
        }
        assertTrue(care().remove("a", SourceFate.KEEP));
        assertEquals(List.of(), care().pending());
        try (Stream<Path> left = Files.list(cached)) {
            assertEquals(1, left.count(), "the pictures of the other one stay");
        }
        ingest(1, folder.resolve("pdf").resolve("a.pdf"));
        assertEquals(2, store.documents().size());
        assertFalse(Files.exists(folder.resolve("data").resolve("removed.txt")));
        assertTrue(care().remove("b", SourceFate.DELETE));
        assertEquals(List.of("a.pdf"), pdfs());
        assertEquals(List.of(), care().pending());
    }

    @Test
    void aPdfMovedInsideTheCorpusIsFoundByItsHash() throws IOException {
        source("a.pdf", "one");
        ingest(1, sources);
        Path moved = Files.createDirectories(folder.resolve("pdf").resolve("vendor"));
        Files.move(folder.resolve("pdf").resolve("a.pdf"), moved.resolve("renamed.pdf"));
        assertEquals(List.of(moved.resolve("renamed.pdf")), care().pending());
        IngestReport report = ingest(1, care().pending().getFirst());
        assertEquals(IngestedDocument.Outcome.UNCHANGED, report.documents().getFirst().outcome());
        assertEquals("pdf/vendor/renamed.pdf", store.document("a").orElseThrow().sourcePdf());
        assertEquals(List.of(), care().pending());
        assertEquals(List.of(), care().verify(new CancelToken(), Progress.SILENT));
        assertEquals(1, store.documents().size());
    }

    @Test
    void aCopyInsideTheCorpusIsNoPendingDocument() throws IOException {
        source("a.pdf", "one");
        ingest(1, sources);
        Files.copy(
                folder.resolve("pdf").resolve("a.pdf"), folder.resolve("pdf").resolve("copy.pdf"));
        assertEquals(List.of(), care().pending());
    }

    @Test
    void anotherWritingProcessIsNamed() throws IOException {
        source("a.pdf", "one");
        Path lock = folder.resolve("data").resolve("write.lock");
        try (FileChannel other =
                FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertTrue(other.tryLock().isValid());
            StoreException refused = assertThrows(StoreException.class, () -> ingest(1, sources));
            assertTrue(refused.toString().contains("another Sheetproof"), refused.toString());
        }
        assertEquals(1, ingest(1, sources).documents().size());
    }
}
