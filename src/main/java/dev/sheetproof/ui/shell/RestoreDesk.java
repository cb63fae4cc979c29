package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.SetAside;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// Says that a corpus cannot be opened or read, and makes one whose database is damaged anew from
/// its PDFs when the user says so. Used on the window's thread.
final class RestoreDesk {

    /// Id of the command that restores.
    private static final String COMMAND = "restore";

    private final CorpusDesk desk;
    private final Supplier<Optional<OpenCorpus>> shown;
    private final Predicate<OpenCorpus> busy;
    private final Runnable showNone;
    private final Consumer<CorpusRef> show;
    private final NoticesViewModel notices;
    private final Texts texts;
    private Optional<CorpusRef> damaged = Optional.empty();

    /// @param busy whether anything works on a corpus
    /// @param showNone shows no corpus, and closes the one shown
    /// @param show opens a corpus in place of the one shown
    RestoreDesk(
            CorpusDesk desk,
            Supplier<Optional<OpenCorpus>> shown,
            Predicate<OpenCorpus> busy,
            Runnable showNone,
            Consumer<CorpusRef> show,
            NoticesViewModel notices,
            Texts texts) {
        this.desk = desk;
        this.shown = shown;
        this.busy = busy;
        this.showNone = showNone;
        this.show = show;
        this.notices = notices;
        this.texts = texts;
    }

    /// @param nameOrPath what was to be opened
    void cannotOpen(String nameOrPath, CannotOpen why) {
        String title = texts.get("cannot-open.title", nameOrPath);
        String reason = texts.reason(why.reason());
        damaged = why.damaged();
        damaged.ifPresentOrElse(
                any -> notices.error(title, reason, COMMAND), () -> notices.error(title, reason));
    }

    /// The corpus shown cannot be read, perhaps because its database is damaged.
    void cannotRead(RuntimeException failure) {
        notices.error(
                texts.get("cannot-read.title"),
                texts.reason(String.valueOf(failure.getMessage())),
                COMMAND);
    }

    /// Whether there is a corpus to restore.
    boolean possible() {
        return target().isPresent();
    }

    /// The one that could not be opened; the one shown else.
    private Optional<CorpusRef> target() {
        return damaged.or(() -> shown.get().map(OpenCorpus::ref));
    }

    /// Looks through the database and, when it is damaged, begins a new one and takes the PDFs of
    /// the corpus in again. A corpus that is whole stays as it is.
    void restore() {
        target().ifPresent(this::restore);
    }

    private void restore(CorpusRef ref) {
        Optional<OpenCorpus> open = shown.get().filter(corpus -> corpus.ref().equals(ref));
        if (open.filter(busy).isPresent()) {
            notices.warn(
                    texts.get("restore-busy.title", ref.name()), texts.get("restore-busy.advice"));
            return;
        }
        open.ifPresent(any -> showNone.run());
        notices.info(texts.get("restoring.title", ref.name()), texts.get("restoring.advice"));
        desk.setAside(
                ref,
                aside -> restored(ref, aside),
                reason ->
                        notices.error(
                                texts.get("restore-failed.title", ref.name()),
                                texts.reason(reason)));
    }

    private void restored(CorpusRef ref, Optional<SetAside> aside) {
        damaged = Optional.empty();
        aside.ifPresentOrElse(
                moved ->
                        notices.warn(
                                texts.get("restored.title", ref.name()),
                                moved.folder()
                                        .map(
                                                folder ->
                                                        texts.get(
                                                                "restored.advice",
                                                                folder.toString(),
                                                                moved.pagesLeftOut()))
                                        .orElseGet(() -> texts.get("restored-gone.advice"))),
                () ->
                        notices.info(
                                texts.get("restore-whole.title", ref.name()),
                                texts.get("restore-whole.advice")));
        show.accept(ref);
    }
}
