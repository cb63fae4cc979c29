package dev.sheetproof.ui.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.MemoryCorpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The queue of what is to be taken in: order, pause, what is kept, watched folders.
final class QueueTest {

    @TempDir private Path folder;

    private final HandThread hand = new HandThread();
    private final MemoryCorpus corpus = new MemoryCorpus("c", Path.of("/corpora", "c"));
    private final TasksViewModel model =
            new TasksViewModel(
                    hand.worker(),
                    hand,
                    1,
                    new TasksListener() {
                        @Override
                        public void changed(OpenCorpus filled) {}

                        @Override
                        public void finished(
                                OpenCorpus filled, IngestRequest request, IngestReport report) {}

                        @Override
                        public void failed(OpenCorpus filled, RuntimeException failure) {}
                    });

    private void add(String... names) {
        model.add(corpus, List.of(names).stream().map(Path::of).toList(), Optional.empty());
    }

    private List<String> asked() {
        return corpus.memoryIngester().requests().stream()
                .map(request -> String.valueOf(request.paths().getFirst()))
                .toList();
    }

    private FileTask task(String name) {
        return model.files().stream()
                .filter(task -> task.file().toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPausedQueueBeginsNothingUntilItGoesOn() {
        model.pause(true);
        add("a.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of(), asked());
        assertTrue(model.runningProperty().get());
        model.pause(false);
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("a.pdf"), asked());
        assertFalse(model.runningProperty().get());
    }

    @Test
    void passwordsOfTheListAreTriedOnEveryFileTheOneGivenForItFirst() {
        model.passwords().add("first");
        model.passwords().add("");
        model.passwords().add("second");
        model.passwords().add("first");
        assertEquals(2, model.passwords().countProperty().get());
        model.add(corpus, List.of(Path.of("locked.pdf")), Optional.of("own"));
        hand.pass(Duration.ofSeconds(1));
        assertEquals(
                List.of("own", "first", "second"),
                corpus.memoryIngester().requests().getFirst().passwords());
        model.passwords().forget();
        add("locked.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of(), corpus.memoryIngester().requests().getLast().passwords());
    }

    @Test
    void whatWaitsCanBeMovedAndTakenBack() {
        model.pause(true);
        add("a.pdf");
        add("b.pdf");
        add("c.pdf");
        add("d.pdf");
        model.move(task("c.pdf"), -9);
        model.cancel(task("d.pdf"));
        assertEquals(
                List.of("c.pdf", "a.pdf", "b.pdf"),
                model.files().stream().map(task -> task.file().toString()).toList());
        model.pause(false);
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("c.pdf", "a.pdf", "b.pdf"), asked());
    }

    @Test
    void whatIsUnderWayIsNotMoved() {
        add("a.pdf");
        add("b.pdf");
        assertFalse(model.waits(task("a.pdf")));
        assertTrue(model.waits(task("b.pdf")));
        model.move(task("a.pdf"), 1);
        model.move(task("b.pdf"), -1);
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("a.pdf", "b.pdf"), asked());
    }

    @Test
    void aFileThatWasRejectedIsTriedAgain() {
        add("broken.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertTrue(task("broken.pdf").canBeRetried());
        model.retry(corpus, task("broken.pdf"));
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("broken.pdf", "broken.pdf"), asked());
        assertEquals(1, model.files().size());
    }

    @Test
    void whatIsNotDoneIsKeptAndWhatIsDoneIsNot() {
        List<List<QueueMemory.Entry>> kept = new ArrayList<>();
        model.keepWith(kept::add);
        model.pause(true);
        add("a.pdf", "b.pdf");
        assertEquals(
                List.of(
                        new QueueMemory.Entry(
                                corpus.ref().folder(),
                                List.of(Path.of("a.pdf"), Path.of("b.pdf")))),
                kept.getLast());
        model.pause(false);
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of(), kept.getLast());
        add("c.pdf");
        int before = kept.size();
        model.close();
        hand.pass(Duration.ofSeconds(1));
        assertEquals(before, kept.size(), "closing forgets nothing");
    }

    @Test
    void theQueueAndTheWatchedFoldersSurviveARestart() {
        QueueMemory.Kept kept =
                new QueueMemory.Kept(
                        List.of(
                                new QueueMemory.Entry(
                                        Path.of("/c", "Ωμ"),
                                        List.of(
                                                Path.of("/in", "a b.pdf"),
                                                Path.of("/in", "=.pdf"))),
                                new QueueMemory.Entry(Path.of("/d"), List.of(Path.of("/x.pdf")))),
                        List.of(new QueueMemory.Watched(Path.of("/c"), Path.of("/inbox"))));
        Path file = folder.resolve("queue.properties");
        new FileQueueMemory(file).save(kept);
        assertEquals(kept, new FileQueueMemory(file).load());
        assertEquals(QueueMemory.Kept.NOTHING, new FileQueueMemory(folder.resolve("none")).load());
    }

    @Test
    void aWatchedFolderTellsOfNewFilesOnceTheyHaveComeToRest() throws IOException {
        Files.writeString(folder.resolve("old.pdf"), "%PDF old");
        List<List<Path>> told = new ArrayList<>();
        WatchedFoldersViewModel watched =
                new WatchedFoldersViewModel(
                        hand.worker(), hand, hand::nanoTime, (into, files) -> told.add(files));
        watched.watch(Path.of("/c"), folder);
        hand.pass(Duration.ofSeconds(11));
        assertEquals(List.of(), told, "what lay there is not new");
        Path fresh = Files.writeString(folder.resolve("fresh.PDF"), "%PDF %%EOF");
        Files.writeString(folder.resolve("notes.txt"), "x");
        hand.pass(WatchedFoldersViewModel.LOOK);
        assertEquals(List.of(), told, "it may still be written");
        Files.writeString(fresh, "%PDF and more %%EOF");
        hand.pass(WatchedFoldersViewModel.LOOK);
        assertEquals(List.of(), told, "it was");
        hand.pass(WatchedFoldersViewModel.LOOK);
        assertEquals(List.of(List.of(fresh)), told);
        hand.pass(WatchedFoldersViewModel.LOOK.multipliedBy(3));
        assertEquals(1, told.size(), "once");
        watched.forget(watched.watched().getFirst());
        Files.writeString(folder.resolve("later.pdf"), "%PDF");
        hand.pass(WatchedFoldersViewModel.LOOK.multipliedBy(3));
        assertEquals(1, told.size());
    }
}
