package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ui.page.PdfPictures;
import dev.sheetproof.ui.tasks.FileTask;
import java.util.concurrent.Executor;

/// What taking files in does to the rest of the window.
final class Arrived implements IngestArrivals.Effects {

    private final ShellViewModel shell;
    private final Executor browseWorker;
    private final PdfPictures pictures;

    Arrived(ShellViewModel shell, Executor browseWorker, PdfPictures pictures) {
        this.shell = shell;
        this.browseWorker = browseWorker;
        this.pictures = pictures;
    }

    @Override
    public void refresh(OpenCorpus filled) {
        shell.refresh(filled);
    }

    @Override
    public void unlock(OpenCorpus filled, IngestReport report, String password) {
        CorpusBrowser browser = filled.browser();
        browseWorker.execute(
                () -> {
                    for (IngestedDocument done : report.documents()) {
                        done.docId()
                                .flatMap(browser::document)
                                .map(browser::pdf)
                                .ifPresent(
                                        pdf ->
                                                pictures.unlock(
                                                        pdf.toAbsolutePath().normalize(),
                                                        password));
                    }
                    KnownPasswords.unlock(filled, pictures);
                });
    }

    @Override
    public void leave(OpenCorpus filled) {
        shell.leave(filled);
    }

    @Override
    public boolean attention() {
        return shell.tasks().files().stream().anyMatch(FileTask::needsAttention);
    }

    @Override
    public void showTasks() {
        shell.tasksShownProperty().set(true);
    }
}
