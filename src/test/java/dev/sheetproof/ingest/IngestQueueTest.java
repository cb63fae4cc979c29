package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class IngestQueueTest extends IngestFixture {

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
}
