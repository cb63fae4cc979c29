package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Which corpus the window shows: of several that were asked for, the last one. Used on the
/// window's thread.
final class CorpusChoice {

    private static final String DEMO = "demo";

    /// Made for the first files of somebody who has no corpus.
    private static final String FIRST = "datasheets";

    private final CorpusDesk desk;
    private final Consumer<OpenCorpus> show;
    private final Consumer<OpenCorpus> leave;
    private final BiConsumer<String, CannotOpen> cannotOpen;
    private final ObservableList<CorpusRef> corpora = FXCollections.observableArrayList();
    private long openings;
    private boolean started;
    private boolean opening;
    private boolean needed;

    /// @param show gets the corpus to show
    /// @param leave gets one that was opened but is not wanted any more
    /// @param cannotOpen gets the name and the reason
    CorpusChoice(
            CorpusDesk desk,
            Consumer<OpenCorpus> show,
            Consumer<OpenCorpus> leave,
            BiConsumer<String, CannotOpen> cannotOpen) {
        this.desk = desk;
        this.show = show;
        this.leave = leave;
        this.cannotOpen = cannotOpen;
    }

    /// The corpora that can be chosen, by name.
    ObservableList<CorpusRef> corpora() {
        return corpora;
    }

    /// Lists them again.
    void list() {
        desk.list(corpora::setAll);
    }

    /// Lists the corpora and opens one: the one wanted or none; when none is wanted the one
    /// remembered, else the demo corpus, else the first. Whoever chooses one before that is done
    /// keeps what was chosen.
    void start(Optional<String> wanted, Optional<String> remembered) {
        started = true;
        opening = true;
        long before = openings;
        desk.list(
                refs -> {
                    corpora.setAll(refs);
                    if (openings != before) {
                        return;
                    }
                    List<String> names = refs.stream().map(CorpusRef::name).toList();
                    Deque<String> candidates = new ArrayDeque<>();
                    wanted.ifPresentOrElse(
                            candidates::add,
                            () -> {
                                remembered.ifPresent(candidates::add);
                                names.stream().filter(DEMO::equals).forEach(candidates::add);
                                candidates.addAll(names);
                            });
                    openFirst(candidates, wanted.isEmpty());
                });
    }

    /// Files wait for a corpus: when none is shown or going to be, one is made for them.
    void need() {
        needed = true;
        supply();
    }

    private void supply() {
        if (needed && started && !opening) {
            open(FIRST, true);
        }
    }

    /// @param create whether to make an empty one where there is none
    void open(String nameOrPath, boolean create) {
        open(nameOrPath, create, why -> cannotOpen.accept(nameOrPath, why));
    }

    /// Shows none of those that are still being opened.
    void stop() {
        openings++;
    }

    /// @param supply whether files that wait may go into a corpus made for them
    private void openFirst(Deque<String> candidates, boolean supply) {
        String name = candidates.poll();
        if (name != null) {
            long mine = openings + 1;
            open(
                    name,
                    false,
                    why -> {
                        cannotOpen.accept(name, why);
                        if (openings == mine) {
                            openFirst(candidates, supply);
                        }
                    });
            return;
        }
        opening = false;
        if (supply) {
            supply();
        }
    }

    private void open(String nameOrPath, boolean create, Consumer<CannotOpen> failed) {
        openings++;
        long mine = openings;
        opening = true;
        desk.open(
                nameOrPath,
                create,
                opened -> {
                    if (mine == openings) {
                        opening = false;
                        needed = false;
                        show.accept(opened);
                    } else {
                        leave.accept(opened);
                    }
                },
                why -> {
                    opening &= mine != openings;
                    failed.accept(why);
                });
    }
}
