package dev.sheetproof.ui.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.MemoryCorpus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TasksViewModelTest {

    private final HandThread hand = new HandThread();
    private final MemoryCorpus corpus = new MemoryCorpus("drawn", Path.of("."));
    private final List<String> heard = new ArrayList<>();
    private final TasksViewModel model =
            new TasksViewModel(
                    hand.worker(),
                    hand,
                    1,
                    new TasksListener() {
                        @Override
                        public void changed(OpenCorpus filled) {
                            heard.add("changed");
                        }

                        @Override
                        public void finished(
                                OpenCorpus filled, IngestRequest request, IngestReport report) {
                            heard.add("finished " + report.documents().size());
                        }

                        @Override
                        public void failed(OpenCorpus filled, RuntimeException failure) {
                            heard.add("failed " + failure.getMessage());
                        }
                    });

    private void add(String... names) {
        model.add(corpus, List.of(names).stream().map(Path::of).toList(), Optional.empty());
    }

    private List<String> outcomes() {
        return model.files().stream()
                .map(
                        task ->
                                task.state()
                                                instanceof
                                                FileState.Finished(IngestedDocument document)
                                        ? task.file() + " " + document.outcome().wireName()
                                        : task.file() + " unfinished")
                .toList();
    }

    @Test
    void everyFileIsListedWithWhatBecameOfIt() {
        add("a.pdf", "broken.pdf", "locked.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertEquals(
                List.of("a.pdf stored", "broken.pdf rejected", "locked.pdf rejected"), outcomes());
        assertEquals(List.of("finished 3"), heard);
        assertFalse(model.runningProperty().get());
        assertTrue(model.progressProperty().get().isEmpty());
    }

    @Test
    void filesThatWereRejectedNeedAttentionAndLockedOnesAPassword() {
        add("a.pdf", "broken.pdf", "locked.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertEquals(
                List.of(false, true, true),
                model.files().stream().map(FileTask::needsAttention).toList());
        assertEquals(
                List.of(false, false, true),
                model.files().stream().map(FileTask::needsPassword).toList());
    }

    @Test
    void aLockedFileIsTakenInWithItsPassword() {
        add("locked.pdf");
        hand.pass(Duration.ofSeconds(1));
        model.retry(corpus, model.files().getFirst(), "secret");
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("locked.pdf stored"), outcomes());
    }

    @Test
    void cancellingStopsWhatRunsAndWhatWaits() {
        add("slow.pdf");
        add("slow2.pdf");
        assertTrue(model.runningProperty().get());
        model.cancel();
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("slow.pdf cancelled", "slow2.pdf cancelled"), outcomes());
        assertFalse(model.runningProperty().get());
    }

    @Test
    void clearingForgetsWhatIsDone() {
        add("a.pdf");
        hand.pass(Duration.ofSeconds(1));
        model.clearFinished();
        assertEquals(List.of(), outcomes());
    }

    @Test
    void pagesWithoutTextAreReadAfterTheFilesAreIn() {
        corpus.unread.add("scan");
        add("a.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertTrue(corpus.unread.isEmpty());
        assertEquals(List.of("finished 1", "changed"), heard);
        assertFalse(model.runningProperty().get());
    }

    @Test
    void readingGivesWayToFilesAndGoesOnAfterwards() {
        corpus.unread.add("scan");
        model.read(corpus, RecognitionRequest.needed(DetectorChoice.GEOMETRIC));
        add("a.pdf");
        hand.pass(Duration.ofSeconds(1));
        assertEquals(List.of("changed", "finished 1", "changed"), heard);
        assertTrue(corpus.unread.isEmpty());
    }

    @Test
    void aPageIsLeftOutBesideOthersAndTakenBack() {
        model.skip(corpus, "abx", new PageNumber(3), true);
        model.skip(corpus, "abx", new PageNumber(1), true);
        hand.pass(Duration.ofSeconds(1));
        assertEquals(Set.of(new PageNumber(1), new PageNumber(3)), corpus.skipped);
        model.skip(corpus, "abx", new PageNumber(3), false);
        hand.pass(Duration.ofSeconds(1));
        assertEquals(Set.of(new PageNumber(1)), corpus.skipped);
        assertEquals(List.of("changed", "changed", "changed"), heard);
        assertFalse(model.runningProperty().get());
    }

    @Test
    void readingAPageIsMostOfTheWorkOnItsDocument() {
        List<FileTask> files =
                List.of(new FileTask(1, Path.of("a.pdf"), new FileState.Working("ocr", 1, 2)));
        assertEquals(0.475, IngestProgress.of(files, true, false).share(), 1e-9);
    }

    @Test
    void progressCountsFilesAndStages() {
        List<FileTask> files =
                List.of(
                        new FileTask(1, Path.of("a.pdf"), new FileState.Working("group", 1, 2)),
                        new FileTask(1, Path.of("b.pdf"), new FileState.Waiting()));
        IngestProgress progress = IngestProgress.of(files, false, false);
        assertEquals(0, progress.finished());
        assertEquals(2, progress.total());
        assertEquals("a.pdf", progress.file());
        assertEquals("group", progress.stage());
        assertEquals(3.5 / 7 / 2, progress.share(), 1e-9);
    }
}
