package dev.sheetproof.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.support.MemoryCorpus;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class ModelsViewModelTest {

    private final HandThread hand = new HandThread();
    private final NoticesViewModel notices = new NoticesViewModel(hand);
    private final List<OpenCorpus> left = new ArrayList<>();
    private final ModelsViewModel models =
            new ModelsViewModel(
                    hand.worker(),
                    hand,
                    notices,
                    Texts.beside(ModelsViewModel.class, Locale.ENGLISH),
                    left::add);

    private static MemoryCorpus corpus(RuntimeException failure) {
        MemoryCorpus corpus = new MemoryCorpus("lab", Path.of("lab"));
        corpus.changeModelsBy(
                new CorpusModels() {
                    @Override
                    public State state() {
                        return new State(
                                Optional.empty(), Optional.of("new model"), "", new TreeMap<>());
                    }

                    @Override
                    public State use(Optional<Path> folder, CancelToken cancel, Progress progress) {
                        cancel.throwIfCancelled();
                        if (failure.getMessage() != null) {
                            throw failure;
                        }
                        return state();
                    }
                });
        return corpus;
    }

    private String last() {
        Notice notice = notices.notices().getLast();
        return notice.title() + " " + notice.advice();
    }

    @Test
    void aModelIsChangedOnTheWorkerAndTheReaderHears() {
        MemoryCorpus corpus = corpus(new RuntimeException());
        models.use(corpus, Optional.empty());
        assertTrue(models.runningProperty().get());
        assertTrue(models.works(corpus));
        hand.settle();
        assertFalse(models.runningProperty().get());
        assertFalse(models.works(corpus));
        assertEquals("The embedding model was changed new model", last());
        assertEquals(List.of(corpus), left);
    }

    @Test
    void aFolderThatIsNoModelIsToldWithItsReason() {
        models.use(corpus(new EmbeddingException("no file model.onnx")), Optional.of(Path.of("x")));
        hand.settle();
        assertEquals("The embedding model cannot be changed no file model.onnx", last());
        assertEquals(Notice.Kind.ERROR, notices.notices().getLast().kind());
    }

    @Test
    void stoppedTheOldModelStays() {
        models.use(corpus(new RuntimeException()), Optional.empty());
        models.cancel();
        hand.settle();
        assertTrue(last().startsWith("The embedding model was not changed"), last());
    }
}
