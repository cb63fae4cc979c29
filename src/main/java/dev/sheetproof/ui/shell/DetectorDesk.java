package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.PageViewModel;
import dev.sheetproof.ui.page.Sheet;
import dev.sheetproof.ui.tasks.TasksViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;

/// The choice of layout detector: what files taken in from now on are laid out with, and what the
/// document and page shown can be laid out with again.
public final class DetectorDesk {

    private final ReadOnlyObjectProperty<Optional<OpenCorpus>> corpus;
    private final PageViewModel page;
    private final TasksViewModel tasks;
    private final NoticesViewModel notices;
    private final Texts texts;

    DetectorDesk(
            ReadOnlyObjectProperty<Optional<OpenCorpus>> corpus,
            PageViewModel page,
            TasksViewModel tasks,
            NoticesViewModel notices,
            Texts texts) {
        this.corpus = corpus;
        this.page = page;
        this.tasks = tasks;
        this.notices = notices;
        this.texts = texts;
    }

    /// The detector in use.
    public ObjectProperty<DetectorChoice> choiceProperty() {
        return tasks.detectorProperty();
    }

    /// Uses a model file from now on.
    ///
    /// @param fused whether geometry corrects and completes the model
    public void useModel(Path file, boolean fused) {
        choiceProperty()
                .set(
                        fused
                                ? new DetectorChoice.Fused(file, DetectorChoice.DEFAULT_THRESHOLD)
                                : new DetectorChoice.Model(file, DetectorChoice.DEFAULT_THRESHOLD));
    }

    /// Finds the regions of the document shown again, with the detector in use, and stores them.
    public void layOutAgain() {
        shown((open, sheet) -> tasks.add(open, List.of(sheet.data().pdf()), Optional.empty()));
    }

    /// Shows what the detector in use would find on the page shown, against what is stored.
    public void compare() {
        shown(
                (open, sheet) ->
                        page.compare(
                                open.layouts(),
                                choiceProperty().get(),
                                failure ->
                                        notices.error(
                                                texts.get("cannot-compare.title"),
                                                String.valueOf(failure.getMessage()))));
    }

    private interface OnSheet {
        void run(OpenCorpus open, Sheet sheet);
    }

    private void shown(OnSheet action) {
        Optional<Sheet> sheet = page.sheetProperty().get();
        if (corpus.get().isPresent() && sheet.isPresent()) {
            action.run(corpus.get().orElseThrow(), sheet.orElseThrow());
        } else {
            notices.warn(texts.get("no-document.title"), texts.get("no-document.advice"));
        }
    }
}
