package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.PasswordFile;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.VectorStore;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DocumentIngesterTest {

    @TempDir private Path temp;

    private final FakeStages fake = new FakeStages();
    private final MemoryIndex index = new MemoryIndex();
    private Path folder;
    private Path sources;
    private SqliteDocumentStore store;

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

    @Test
    void everyFileIsAccountedForWhateverBecameOfIt() throws IOException {
        Path good = source("good.pdf", "26 MHz\fsecond page");
        Path scan = source("scan.PDF", "scan\nlittle");
        Path locked = source("locked.pdf", "encrypted secret\ntext");
        Path damaged = source("damaged.pdf", "damaged");
        Path crash = source("crash.pdf", "crash");
        Path same = source("same.pdf", "same\nsame");
        Path text = Files.writeString(sources.resolve("text.pdf"), "hello");
        Files.writeString(sources.resolve("notes.txt"), "not looked at");
        Path missing = temp.resolve("nowhere");

        IngestReport report = ingest(2, sources, missing);

        assertEquals(
                Stream.of(crash, damaged, good, locked, same, scan, text, missing)
                        .map(Path::toString)
                        .sorted()
                        .toList(),
                report.documents().stream().map(entry -> entry.file().toString()).toList());
        assertEntry(report, good, Outcome.STORED, DocumentStatus.OK, "");
        assertEntry(report, scan, Outcome.STORED, DocumentStatus.PARTIAL, "1 page without");
        assertEntry(report, locked, Outcome.STORED, DocumentStatus.ENCRYPTED, "needs a password");
        assertEntry(report, damaged, Outcome.STORED, DocumentStatus.FAILED, "is damaged");
        assertEntry(report, crash, Outcome.STORED, DocumentStatus.FAILED, "a stage broke");
        assertEntry(report, same, Outcome.STORED, DocumentStatus.FAILED, "contradict");
        assertEquals(Outcome.REJECTED, entry(report, text).outcome());
        assertEquals("is not a PDF", entry(report, text).reason());
        assertEquals("there is no such file or folder", entry(report, missing).reason());
        assertEquals(2, entry(report, good).pages());
        assertEquals(2, entry(report, good).pagesByStatus().get(PageStatus.OK));
        assertEquals(
                List.of("crash", "damaged", "good", "locked", "same", "scan"),
                store.documents().stream().map(DocumentRecord::docId).toList());
        assertEquals(List.of(), store.verify());
        assertEquals(List.of(), care().verify(new CancelToken(), Progress.SILENT));
        assertEquals(6, pdfs().size(), () -> pdfs().toString());
    }

    @Test
    void aSecondRunDoesNothing() throws IOException {
        source("a.pdf", "one\ntwo");
        source("b.pdf", "encrypted x");
        ingest(2, sources);
        int parsed = fake.parsed.get();
        int embedded = fake.embedded.get();
        int commits = index.commits();

        IngestReport again = ingest(1, sources);

        assertTrue(again.documents().stream().allMatch(e -> e.outcome() == Outcome.UNCHANGED));
        assertEquals(DocumentStatus.ENCRYPTED, again.documents().get(1).status().orElseThrow());
        assertEquals(1, again.documents().getFirst().pages());
        assertEquals(parsed, fake.parsed.get());
        assertEquals(embedded, fake.embedded.get());
        assertEquals(commits, index.commits());
    }

    @Test
    void idsDependOnNamesAndBytesAloneAndNotOnFolderOrderOrThreads() throws IOException {
        for (String name : List.of("ABX-7.pdf", "abx 7.pdf", "ABX_7 (rev B).pdf", "晶振.pdf")) {
            source(name, "text of " + name);
        }
        Files.createDirectories(sources.resolve("other"));
        source("other/ABX-7.pdf", "another file of that name");
        ingest(1, sources);
        List<String> ids = chunkIds();
        assertTrue(ids.stream().anyMatch(id -> id.startsWith("abx-7_p1_")), ids.toString());
        assertTrue(ids.stream().anyMatch(id -> id.matches("abx-7-[0-9a-f]{6}_p1_.*")));
        assertTrue(ids.stream().anyMatch(id -> id.matches("doc-[0-9a-f]{6}_p1_.*")));

        store.close();
        folder = Files.createDirectory(temp.resolve("second"));
        store = SqliteDocumentStore.open(folder.resolve("data").resolve("corpus.db"));
        Path moved = Files.createDirectory(temp.resolve("moved"));
        Files.move(sources.resolve("other").resolve("ABX-7.pdf"), moved.resolve("ABX-7.pdf"));
        Files.move(sources.resolve("ABX-7.pdf"), sources.resolve("other").resolve("ABX-7.pdf"));
        ingest(4, moved, sources);
        assertEquals(ids, chunkIds());
    }

    @Test
    void filesWithTheSameBytesAreOneDocument() throws IOException {
        Path first = source("a.pdf", "text");
        Path second = source("b.pdf", "text");
        IngestReport report = ingest(2, sources);
        assertEquals(Outcome.STORED, entry(report, first).outcome());
        assertEquals(Outcome.UNCHANGED, entry(report, second).outcome());
        assertEquals("same bytes as " + first, entry(report, second).reason());
        assertEquals(Optional.of("a"), entry(report, second).docId());
        assertEquals(1, store.documents().size());
        assertEquals(List.of("a.pdf"), pdfs());
    }

    @Test
    void aRevisionUnderTheSameNameIsASecondDocument() throws IOException {
        source("a.pdf", "old");
        ingest(1, sources);
        source("a.pdf", "new");
        IngestReport report = ingest(1, sources);
        String id = report.documents().getFirst().docId().orElseThrow();
        assertTrue(id.matches("a-[0-9a-f]{6}"), id);
        assertEquals(List.of("a-" + id.substring(2) + ".pdf", "a.pdf"), pdfs());
        assertEquals("old", store.chunks("a").getFirst().chunk().nativeText());
        assertEquals("new", store.chunks(id).getFirst().chunk().nativeText());
    }

    @Test
    void aSourceOverwrittenInPlaceReplacesItsDocument() throws IOException {
        Path inside = Files.createDirectories(folder.resolve("pdf")).resolve("a.pdf");
        Files.write(inside, FakeStages.pdf("old"));
        assertEquals(List.of(inside), care().pending());
        ingest(1, folder.resolve("pdf"));
        assertEquals(List.of(), care().pending());
        Files.write(inside, FakeStages.pdf("new"));
        assertFalse(care().verify(new CancelToken(), Progress.SILENT).isEmpty());
        ingest(1, folder.resolve("pdf"));
        assertEquals(1, store.documents().size());
        assertEquals("new", store.chunks("a").getFirst().chunk().nativeText());
        assertEquals(List.of(), care().verify(new CancelToken(), Progress.SILENT));
    }

    @Test
    void anEncryptedFileIsTriedAgainWhenAPasswordIsGiven() throws IOException {
        Path locked = source("locked.pdf", "encrypted secret\nthe text");
        ingest(1, sources);
        var request = new IngestRequest(List.of(sources), 1, Optional.of("secret"));
        IngestReport report = ingester().run(request, new CancelToken(), IngestListener.SILENT);
        assertEntry(report, locked, Outcome.STORED, DocumentStatus.OK, "");
        assertEquals(2, store.chunks("locked").size());
    }

    @Test
    void aPasswordIsAskedForOnceAndAWrongOneStopsNothing() throws IOException {
        Path locked = source("locked.pdf", "encrypted secret\nthe text");
        Path other = source("other.pdf", "encrypted apart\nother text");
        Path open = source("open.pdf", "plain");
        IngestReport report = ingest(1, List.of("wrong", "secret"), sources);
        assertEntry(report, locked, Outcome.STORED, DocumentStatus.OK, "");
        assertEquals(
                DocumentStatus.ENCRYPTED,
                report.documents().stream()
                        .filter(done -> done.file().equals(other))
                        .findFirst()
                        .orElseThrow()
                        .status()
                        .orElseThrow());
        assertEntry(report, open, Outcome.STORED, DocumentStatus.OK, "");
        assertEquals(List.of("secret"), new PasswordFile(folder).all());
        Path later = source("later.pdf", "encrypted secret\nmore text");
        assertEntry(ingest(1, sources), later, Outcome.STORED, DocumentStatus.OK, "");
    }

    private IngestReport ingest(int threads, List<String> passwords, Path... paths) {
        return ingester()
                .run(
                        new IngestRequest(
                                List.of(paths), threads, passwords, DetectorChoice.GEOMETRIC),
                        new CancelToken(),
                        IngestListener.SILENT);
    }

    @Test
    void whatTheUserLooksAtComesFirst() throws IOException {
        source("a.pdf", "one");
        source("b.pdf", "two");
        Path wanted = source("c.pdf", "three");
        UserPace pace = new UserPace();
        pace.prefer(sources.resolve("a.pdf"));
        pace.prefer(wanted);
        assertEquals(List.of("c.pdf", "a.pdf", "b.pdf"), finished(pace, new CancelToken()));
    }

    @Test
    void nothingIsBegunWhilePausedAndTheQueueOutlivesTheRun() throws IOException {
        source("a.pdf", "one");
        source("b.pdf", "two");
        UserPace pace = new UserPace();
        pace.pause();
        CancelToken cancel = new CancelToken();
        ExecutorService single = Workers.single("test");
        try {
            CompletableFuture<List<String>> paused =
                    CompletableFuture.supplyAsync(() -> finished(pace, cancel), single);
            cancel.cancel();
            paused.orTimeout(30, TimeUnit.SECONDS).join();
        } finally {
            single.shutdown();
        }
        assertEquals(0, fake.parsed.get());
        assertEquals(
                List.of(sources.resolve("a.pdf"), sources.resolve("b.pdf")), care().unfinished());
        ingest(1, care().unfinished().toArray(Path[]::new));
        assertEquals(2, fake.parsed.get());
        assertEquals(List.of(), care().unfinished());
        assertFalse(Files.exists(folder.resolve("data").resolve("queue.txt")));
    }

    @Test
    void aQueueThatACrashCutOffIsReadAsFarAsItGoes() throws IOException {
        Path a = source("a 100% 1;.pdf", "one");
        Path b = source("b.pdf", "two");
        UnfinishedFiles queue = new UnfinishedFiles(folder);
        queue.takeOn(List.of(a, b));
        Path file = folder.resolve("data").resolve("queue.txt");
        assertEquals(List.of(a, b), new UnfinishedFiles(folder).read());
        String done = "-" + b.toUri().toASCIIString() + ";";
        for (int cut = 0; cut < done.length(); cut++) {
            new UnfinishedFiles(folder).clear();
            new UnfinishedFiles(folder).takeOn(List.of(a, b));
            Files.writeString(file, done.substring(0, cut), StandardOpenOption.APPEND);
            assertEquals(List.of(a, b), new UnfinishedFiles(folder).read());
        }
        Files.writeString(file, done.substring(done.length() - 1), StandardOpenOption.APPEND);
        assertEquals(List.of(a), new UnfinishedFiles(folder).read());
        care().forgetUnfinished();
        assertEquals(List.of(), care().unfinished());
    }

    /// The names of the files in the order in which they were done.
    private List<String> finished(IngestPace pace, CancelToken cancel) {
        List<String> done = new CopyOnWriteArrayList<>();
        IngestListener listener =
                new IngestListener() {
                    @Override
                    public void found(List<Path> files) {}

                    @Override
                    public void progress(Path file, String stage, long steps, long all) {}

                    @Override
                    public void finished(IngestedDocument document) {
                        done.add(String.valueOf(document.file().getFileName()));
                    }
                };
        ingester()
                .run(
                        new IngestRequest(List.of(sources), 1, Optional.empty()),
                        cancel,
                        listener,
                        pace);
        return done;
    }

    @Test
    void aCancelledDocumentLeavesNothing() throws IOException {
        source("a-endless.pdf", "endless");
        source("b.pdf", "text");
        CancelToken cancel = new CancelToken();
        ExecutorService single = Workers.single("test");
        try {
            var request = new IngestRequest(List.of(sources), 1, Optional.empty());
            CompletableFuture<IngestReport> running =
                    CompletableFuture.supplyAsync(
                            () -> ingester().run(request, cancel, IngestListener.SILENT), single);
            awaitEndless();
            long asked = System.nanoTime();
            cancel.cancel();
            IngestReport report = running.join();
            assertTrue(System.nanoTime() - asked < 1_000_000_000L, "cancelled within a second");
            assertTrue(report.documents().stream().allMatch(e -> e.outcome() == Outcome.CANCELLED));
            assertEquals(2, report.documents().size());
        } finally {
            single.shutdown();
        }
        assertEquals(List.of(), store.documents());
        assertEquals(List.of(), pdfs());
        assertTrue(index.entries().isEmpty());
    }

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
    void withoutAModelWordsAreIndexedAndVectorsFollowLater() throws IOException {
        source("a.pdf", "one\ntwo");
        fake.modelMissing = true;
        IngestReport report = ingest(1, sources);
        assertEquals(Outcome.STORED, report.documents().getFirst().outcome());
        assertEquals(
                "found by its words only: there is no model",
                report.documents().getFirst().reason());
        assertEquals(0, entryOf("a").vectors());
        fake.modelMissing = false;
        IngestReport later = ingest(1, sources);
        assertEquals(Outcome.UNCHANGED, later.documents().getFirst().outcome());
        assertEquals(2, entryOf("a").vectors());
        assertEquals(1, fake.parsed.get());
    }

    @Test
    void anotherModelMakesNewVectorsAndLeavesTheRowsAlone() throws IOException {
        source("a.pdf", "one\ntwo");
        ingest(1, sources);
        fake.model = "model-b";
        IngestReport report = ingest(1, sources);
        assertEquals(Outcome.UNCHANGED, report.documents().getFirst().outcome());
        assertEquals(1, fake.parsed.get());
        assertEquals(4, fake.embedded.get());
        assertTrue(entryOf("a").stamp().contains("model-b"));
    }

    @Test
    void anotherVersionOfAStageMakesTheRowsAnew() throws IOException {
        source("a.pdf", "one");
        ingest(1, sources);
        fake.grouperStamp = "group 2";
        IngestReport report = ingest(1, sources);
        assertEquals(Outcome.STORED, report.documents().getFirst().outcome());
        assertTrue(store.document("a").orElseThrow().stamp().contains("group 2"));
        assertEquals(1, store.documents().size());
    }

    @Test
    void whatSaysTheSameInAnotherVersionIsNotEmbeddedAgain() throws IOException {
        Path file = source("a.pdf", "one\ntwo");
        ingest(1, sources);
        List<ChunkVectors> before = ((VectorStore) store).vectors("a", vectorSet());
        fake.grouperStamp = "group 2";
        assertEquals(Outcome.STORED, ingest(1, sources).documents().getFirst().outcome());
        assertEquals(2, fake.embedded.get(), "equal passages were embedded again");
        assertEquals(2, entryOf("a").vectors());
        List<ChunkVectors> after = ((VectorStore) store).vectors("a", vectorSet());
        for (int i = 0; i < before.size(); i++) {
            assertArrayEquals(
                    before.get(i).vectors().getFirst(), after.get(i).vectors().getFirst());
        }
        Path inCorpus = folder.resolve("pdf").resolve(file.getFileName());
        Files.write(inCorpus, FakeStages.pdf("one\nthree"));
        ingest(1, inCorpus);
        assertEquals(3, fake.embedded.get(), "only what is new is embedded");
    }

    private String vectorSet() {
        return ((VectorStore) store).vectorSets().firstKey();
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
    void aFolderThatHoldsItselfIsSearchedOnce() throws IOException {
        source("a.pdf", "one");
        Files.createSymbolicLink(sources.resolve("loop"), sources);
        assertEquals(1, ingest(1, sources).documents().size());
    }

    @Test
    void anEmptyFolderSaysSo() throws IOException {
        IngestReport report = ingest(1, sources);
        assertEquals("holds no PDF file", report.documents().getFirst().reason());
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

    private MemoryIndex.Entry entryOf(String docId) {
        MemoryIndex.Entry entry = index.entries().get(docId);
        assertNotNull(entry, docId);
        return entry;
    }

    private Path source(String name, String text) throws IOException {
        return Files.write(sources.resolve(name), FakeStages.pdf(text));
    }

    private DocumentIngester.Corpus corpus() {
        Stages stages = fake.stages();
        return new DocumentIngester.Corpus(
                folder,
                store,
                store,
                store,
                index,
                stages,
                (made, detector) -> new StagedAnalyzer(made),
                new CorpusLock(folder.resolve("data")),
                new PasswordFile(folder));
    }

    private DocumentIngester ingester() {
        return new DocumentIngester(corpus(), choice -> fake.stages().detector());
    }

    private IndexedCorpusCare care() {
        return new IndexedCorpusCare(corpus());
    }

    private IngestReport ingest(int threads, Path... paths) {
        return ingester()
                .run(
                        new IngestRequest(List.of(paths), threads, Optional.empty()),
                        new CancelToken(),
                        IngestListener.SILENT);
    }

    private void awaitEndless() {
        try {
            fake.endlessBegan.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> chunkIds() {
        return store.documents().stream()
                .flatMap(record -> store.chunks(record.docId()).stream())
                .map(StoredChunk::chunk)
                .map(chunk -> chunk.id())
                .sorted()
                .toList();
    }

    private List<String> pdfs() {
        Path pdf = folder.resolve("pdf");
        try (Stream<Path> files = Files.isDirectory(pdf) ? Files.list(pdf) : Stream.of()) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static IngestedDocument entry(IngestReport report, Path file) {
        return report.documents().stream()
                .filter(entry -> entry.file().equals(file))
                .findFirst()
                .orElseThrow();
    }

    private static void assertEntry(
            IngestReport report, Path file, Outcome outcome, DocumentStatus status, String reason) {
        IngestedDocument entry = entry(report, file);
        assertEquals(outcome, entry.outcome(), entry::toString);
        assertEquals(Optional.of(status), entry.status(), entry::toString);
        assertTrue(
                reason.isEmpty() ? entry.reason().isEmpty() : entry.reason().contains(reason),
                entry::toString);
    }
}
