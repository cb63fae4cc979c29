package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.PasswordFile;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.VectorStore;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A corpus over a real database, with stages and an index that are not.
abstract class IngestFixture {

    @TempDir Path temp;

    final FakeStages fake = new FakeStages();
    final MemoryIndex index = new MemoryIndex();
    Path folder;
    Path sources;
    SqliteDocumentStore store;

    @BeforeEach
    void makeFolders() throws IOException {
        folder = Files.createDirectory(temp.resolve("corpus"));
        sources = Files.createDirectory(temp.resolve("sources"));
        store = SqliteDocumentStore.open(folder.resolve("data").resolve("corpus.db"));
    }

    @AfterEach
    void closeStore() {
        store.close();
    }

    IngestReport ingest(int threads, List<String> passwords, Path... paths) {
        return ingester()
                .run(
                        new IngestRequest(
                                List.of(paths),
                                threads,
                                passwords,
                                DetectorChoice.GEOMETRIC,
                                new TreeSet<>()),
                        new CancelToken(),
                        IngestListener.SILENT);
    }

    String vectorSet() {
        return ((VectorStore) store).vectorSets().firstKey();
    }

    MemoryIndex.Entry entryOf(String docId) {
        MemoryIndex.Entry entry = index.entries().get(docId);
        assertNotNull(entry, docId);
        return entry;
    }

    Path source(String name, String text) throws IOException {
        return Files.write(sources.resolve(name), FakeStages.pdf(text));
    }

    DocumentIngester.Corpus corpus() {
        Stages stages = fake.stages();
        return new DocumentIngester.Corpus(
                folder,
                store,
                store,
                store,
                store,
                index,
                stages,
                (made, detector) -> new StagedAnalyzer(made),
                new CorpusLock(folder.resolve("data")),
                new PasswordFile(folder));
    }

    DocumentIngester ingester() {
        return new DocumentIngester(corpus(), choice -> fake.stages().detector());
    }

    IndexedCorpusCare care() {
        return new IndexedCorpusCare(corpus());
    }

    IngestReport ingest(int threads, Path... paths) {
        return ingester()
                .run(
                        new IngestRequest(List.of(paths), threads, Optional.empty()),
                        new CancelToken(),
                        IngestListener.SILENT);
    }

    void awaitEndless() {
        try {
            fake.endlessBegan.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    List<String> chunkIds() {
        return store.documents().stream()
                .flatMap(record -> store.chunks(record.docId()).stream())
                .map(StoredChunk::chunk)
                .map(chunk -> chunk.id())
                .sorted()
                .toList();
    }

    List<String> pdfs() {
        Path pdf = folder.resolve("pdf");
        try (Stream<Path> files = Files.isDirectory(pdf) ? Files.list(pdf) : Stream.of()) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static IngestedDocument entry(IngestReport report, Path file) {
        return report.documents().stream()
                .filter(entry -> entry.file().equals(file))
                .findFirst()
                .orElseThrow();
    }

    static void assertEntry(
            IngestReport report, Path file, Outcome outcome, DocumentStatus status, String reason) {
        IngestedDocument entry = entry(report, file);
        assertEquals(outcome, entry.outcome(), entry::toString);
        assertEquals(Optional.of(status), entry.status(), entry::toString);
        assertTrue(
                reason.isEmpty() ? entry.reason().isEmpty() : entry.reason().contains(reason),
                entry::toString);
    }
}
