package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.Sheet;
import dev.sheetproof.ui.tasks.TasksViewModel;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import javafx.beans.value.ObservableValue;

/// Has the page or document shown read by OCR, and leaves pages out. Used on the window's thread.
public final class PageDesk {

    private final ObservableValue<Optional<OpenCorpus>> corpus;
    private final ObservableValue<Optional<Sheet>> shown;
    private final TasksViewModel tasks;
    private final NoticesViewModel notices;
    private final Texts texts;

    PageDesk(
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

    /// Reads the page shown, whatever text it has.
    public void recognise() {
        shown.getValue()
                .ifPresent(
                        sheet -> recognise(sheet.data().document().docId(), sheet.page().page()));
    }

    /// Reads those pages of the document shown that have no usable text.
    public void recogniseDocument() {
        shown.getValue()
                .map(sheet -> sheet.data().document().docId())
                .ifPresent(
                        docId -> {
                            read(docId, new RecognitionRequest.Pages.Needed());
                            notices.info(
                                    texts.get("recognising.title"),
                                    texts.get("recognising.document", docId));
                        });
    }

    void recognise(String docId, PageNumber page) {
        read(docId, new RecognitionRequest.Pages.Chosen(new TreeSet<>(List.of(page))));
        notices.info(
                texts.get("recognising.title"), texts.get("recognising.page", page.value(), docId));
    }

    private void read(String docId, RecognitionRequest.Pages pages) {
        corpus.getValue()
                .ifPresent(
                        open ->
                                tasks.read(
                                        open,
                                        new RecognitionRequest(
                                                new TreeSet<>(List.of(docId)),
                                                pages,
                                                1,
                                                Optional.empty(),
                                                tasks.detectorProperty().get())));
    }

    /// Leaves the page shown out, or takes it back when it is left out.
    public void skipOrTakeBack() {
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
