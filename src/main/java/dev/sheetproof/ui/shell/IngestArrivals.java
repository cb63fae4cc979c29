package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.tasks.TasksListener;

/// What taking files in does to the rest of the window, and what is said about it at the end.
final class IngestArrivals implements TasksListener {

    private final Effects window;
    private final NoticesViewModel notices;
    private final Texts texts;

    /// What the rest of the window does.
    interface Effects {

        /// Documents came into a corpus, which may be the one shown.
        void refresh(OpenCorpus filled);

        /// The pages of these documents can be drawn with a password.
        void unlock(OpenCorpus filled, IngestReport report, String password);

        /// Nobody takes files into the corpus any more.
        void leave(OpenCorpus filled);

        /// Whether a file in the list needs somebody to look at it.
        boolean attention();

        void showTasks();
    }

    IngestArrivals(Effects window, NoticesViewModel notices, Texts texts) {
        this.window = window;
        this.notices = notices;
        this.texts = texts;
    }

    @Override
    public void changed(OpenCorpus filled) {
        window.refresh(filled);
    }

    @Override
    public void finished(OpenCorpus filled, IngestRequest request, IngestReport report) {
        window.refresh(filled);
        request.passwords().stream()
                .findFirst()
                .ifPresent(password -> window.unlock(filled, report, password));
        window.leave(filled);
        if (report.documents().isEmpty()) {
            notices.warn(texts.get("nothing-found.title"), texts.get("nothing-found.advice"));
        } else {
            sum(report);
        }
    }

    @Override
    public void failed(OpenCorpus filled, RuntimeException failure) {
        window.refresh(filled);
        window.leave(filled);
        notices.error(texts.get("cannot-add.title"), String.valueOf(failure.getMessage()));
    }

    private void sum(IngestReport report) {
        long stored = count(report, IngestedDocument.Outcome.STORED);
        long unchanged = count(report, IngestedDocument.Outcome.UNCHANGED);
        long rejected = count(report, IngestedDocument.Outcome.REJECTED);
        long cancelled = count(report, IngestedDocument.Outcome.CANCELLED);
        String counts = texts.get("finished.counts", stored, unchanged, rejected, cancelled);
        if (rejected > 0 || window.attention()) {
            window.showTasks();
            notices.warn(texts.get("finished.look.title"), counts);
        } else {
            notices.info(
                    texts.get(cancelled > 0 ? "finished.cancelled.title" : "finished.title"),
                    counts);
        }
    }

    private static long count(IngestReport report, IngestedDocument.Outcome outcome) {
        return report.documents().stream()
                .filter(document -> document.outcome() == outcome)
                .count();
    }
}
