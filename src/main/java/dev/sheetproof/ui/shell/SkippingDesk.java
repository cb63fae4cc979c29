package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.Sheet;
import dev.sheetproof.ui.tasks.TasksViewModel;
import java.util.Optional;
import javafx.beans.value.ObservableValue;

/// Leaves pages out of the corpus, and takes them back. Used on the window's thread.
public final class SkippingDesk {

    private final ObservableValue<Optional<OpenCorpus>> corpus;
    private final ObservableValue<Optional<Sheet>> shown;
    private final TasksViewModel tasks;
    private final NoticesViewModel notices;
    private final Texts texts;

    SkippingDesk(
            ObservableValue<Optional<OpenCorpus>> corpus,
            ObservableValue<Optional<Sheet>> shown,
            TasksViewModel tasks,
            NoticesViewModel notices,
            Texts texts) {
        this.corpus = corpus;
        this.shown = shown;
        this.tasks = tasks;
        this.notices = notices;
        this.texts = texts;
    }

    /// Leaves the page shown out, or takes it back when it is left out.
    public void pageShown() {
        Optional<OpenCorpus> open = corpus.getValue();
        Optional<Sheet> sheet = shown.getValue();
        if (open.isEmpty() || sheet.isEmpty()) {
            return;
        }
        String docId = sheet.get().data().document().docId();
        int page = sheet.get().page().page().value();
        boolean skip = sheet.get().page().status() != PageStatus.SKIPPED;
        tasks.skip(open.get(), docId, sheet.get().page().page(), skip);
        notices.info(
                texts.get(skip ? "skipping.title" : "unskipping.title"),
                texts.get(skip ? "skipping.page" : "unskipping.page", page, docId));
    }
}
