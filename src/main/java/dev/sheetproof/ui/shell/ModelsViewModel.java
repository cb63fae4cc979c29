package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Exchanges the embedding model of a corpus, one at a time, behind the ingestion that may run.
public final class ModelsViewModel {

    private final Executor worker;
    private final UiThread ui;
    private final NoticesViewModel notices;
    private final Texts texts;
    private final Consumer<OpenCorpus> done;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(false);
    private Optional<OpenCorpus> working = Optional.empty();
    private CancelToken cancel = new CancelToken();

    /// @param worker the one that writes corpora
    /// @param done told of a corpus when it is no longer worked on
    ModelsViewModel(
            Executor worker,
            UiThread ui,
            NoticesViewModel notices,
            Texts texts,
            Consumer<OpenCorpus> done) {
        this.worker = worker;
        this.ui = ui;
        this.notices = notices;
        this.texts = texts;
        this.done = done;
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    boolean works(OpenCorpus corpus) {
        return working.filter(corpus::equals).isPresent();
    }

    /// Puts a corpus over to another model; does nothing while one is being put over.
    ///
    /// @param folder of the model; empty for the one that comes with the program
    public void use(OpenCorpus corpus, Optional<Path> folder) {
        if (running.get()) {
            return;
        }
        CancelToken mine = new CancelToken();
        cancel = mine;
        working = Optional.of(corpus);
        running.set(true);
        notices.info(texts.get("embedding.started.title"), texts.get("embedding.started.advice"));
        worker.execute(() -> exchange(corpus, folder, mine));
    }

    /// Stops the exchange; the old model stays.
    public void cancel() {
        cancel.cancel();
    }

    private void exchange(OpenCorpus corpus, Optional<Path> folder, CancelToken mine) {
        Runnable outcome;
        try {
            CorpusModels.State state = corpus.models().use(folder, mine, (stage, steps, all) -> {});
            outcome =
                    () ->
                            notices.info(
                                    texts.get("embedding.done.title"),
                                    state.fingerprint().orElse(""));
        } catch (CancelledException e) {
            outcome =
                    () ->
                            notices.info(
                                    texts.get("embedding.cancelled.title"),
                                    texts.get("embedding.cancelled.advice"));
        } catch (RuntimeException e) {
            // A folder that is no model and a corpus that cannot be written say so unchecked.
            String reason = String.valueOf(e.getMessage());
            outcome = () -> notices.error(texts.get("embedding.failed.title"), reason);
        }
        Runnable said = outcome;
        ui.run(
                () -> {
                    working = Optional.empty();
                    running.set(false);
                    said.run();
                    done.accept(corpus);
                });
    }
}
