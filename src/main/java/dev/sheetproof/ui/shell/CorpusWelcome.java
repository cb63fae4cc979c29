package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.PdfPictures;
import dev.sheetproof.ui.page.Trouble;
import dev.sheetproof.ui.tasks.TasksViewModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// What is done and said about the state a corpus is found in: PDFs not read yet, a folder that may
/// only be read, sources that are gone. Used on the window's thread.
final class CorpusWelcome {

    private final Executor browseWorker;
    private final UiThread ui;
    private final TasksViewModel tasks;
    private final NoticesViewModel notices;
    private final Texts texts;
    private final Supplier<Optional<OpenCorpus>> shown;
    private final PdfPictures pictures;

    CorpusWelcome(
            Executor browseWorker,
            UiThread ui,
            TasksViewModel tasks,
            NoticesViewModel notices,
            Texts texts,
            Supplier<Optional<OpenCorpus>> shown,
            PdfPictures pictures) {
        this.pictures = pictures;
        this.browseWorker = browseWorker;
        this.ui = ui;
        this.tasks = tasks;
        this.notices = notices;
        this.texts = texts;
        this.shown = shown;
    }

    /// The corpus is listed. PDFs that lie in its folder unread are read at once, so that the
    /// program starts with something to see.
    ///
    /// @param working told when files are being taken in
    void welcome(OpenCorpus opened, Runnable working) {
        browseWorker.execute(() -> KnownPasswords.unlock(opened, pictures));
        switch (opened.access()) {
            case CorpusAccess.Writable writable -> takePending(opened, working);
            case CorpusAccess.ReadOnly(String reason) ->
                    notices.warn(
                            texts.get("read-only.title", opened.ref().name()),
                            texts.reason(reason),
                            "corpus");
        }
    }

    private void takePending(OpenCorpus opened, Runnable working) {
        if (tasks.works(opened)) {
            return;
        }
        browseWorker.execute(
                () -> {
                    List<Path> pending = opened.care().pending();
                    ui.run(
                            () -> {
                                if (shown.get().filter(opened::equals).isPresent()
                                        && !tasks.works(opened)) {
                                    tasks.add(opened, pending, Optional.empty());
                                    working.run();
                                }
                            });
                });
    }

    /// A page cannot be drawn: when its file is gone, the next step is to find it.
    void trouble(Optional<Trouble> trouble) {
        trouble.map(Trouble::pdf)
                .filter(Path::isAbsolute)
                .ifPresent(
                        pdf ->
                                browseWorker.execute(
                                        () -> {
                                            if (!Files.exists(pdf)) {
                                                ui.run(() -> missing(pdf));
                                            }
                                        }));
    }

    /// Says that a PDF is not there any more.
    void missing(Path pdf) {
        notices.warn(
                texts.get("missing-pdf.title", String.valueOf(pdf.getFileName())),
                texts.get("missing-pdf.advice", String.valueOf(pdf)),
                "find-missing");
    }
}
