package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.PasswordFile;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.store.VectorStore;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DocumentIngesterTest extends IngestFixture {

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
}
