package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.DamagedCorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.SetAside;
import dev.sheetproof.ui.fx.UiThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Opens corpora and closes them, away from the window's thread. Used on the window's thread; no
/// corpus is ever open twice.
final class CorpusDesk {

    private final CorpusLibrary library;
    private final WindowWorkers workers;
    private final UiThread ui;
    private final Runnable closeFiles;
    private final Map<Path, OpenCorpus> open = new LinkedHashMap<>();

    /// @param closeFiles closes what the draw worker holds open; runs on that worker
    CorpusDesk(CorpusLibrary library, WindowWorkers workers, UiThread ui, Runnable closeFiles) {
        this.library = library;
        this.workers = workers;
        this.ui = ui;
        this.closeFiles = closeFiles;
    }

    /// The corpora there are, by name.
    void list(Consumer<List<CorpusRef>> listed) {
        workers.browse()
                .execute(
                        () -> {
                            List<CorpusRef> refs = library.list();
                            ui.run(() -> listed.accept(refs));
                        });
    }

    /// @param create whether to make an empty corpus where there is none
    void open(
            String nameOrPath,
            boolean create,
            Consumer<OpenCorpus> opened,
            Consumer<CannotOpen> failed) {
        workers.browse()
                .execute(
                        () -> {
                            try {
                                CorpusRef ref =
                                        create
                                                ? library.findOrCreate(nameOrPath)
                                                : library.find(nameOrPath);
                                ui.run(() -> open(ref, opened, failed));
                            } catch (CorpusException e) {
                                ui.run(() -> failed.accept(CannotOpen.because(e)));
                            }
                        });
    }

    private void open(CorpusRef ref, Consumer<OpenCorpus> opened, Consumer<CannotOpen> failed) {
        OpenCorpus known = open.get(ref.folder());
        if (known != null) {
            opened.accept(known);
            return;
        }
        workers.afterReaders(
                () -> {
                    try {
                        OpenCorpus corpus = library.open(ref);
                        ui.run(
                                () -> {
                                    open.put(ref.folder(), corpus);
                                    opened.accept(corpus);
                                });
                    } catch (DamagedCorpusException e) {
                        ui.run(() -> failed.accept(CannotOpen.damaged(ref, e)));
                    } catch (CorpusException e) {
                        ui.run(() -> failed.accept(CannotOpen.because(e)));
                    } catch (RuntimeException e) {
                        // A store that is locked says so unchecked; the reader must hear it like
                        // any other reason.
                        ui.run(() -> failed.accept(CannotOpen.because(e)));
                    }
                });
    }

    /// Moves a damaged database out of the way; see [CorpusLibrary#setAside].
    ///
    /// @param ref a corpus that is not open, or was left before
    /// @param failed gets the reason, for a person to read
    void setAside(CorpusRef ref, Consumer<Optional<SetAside>> done, Consumer<String> failed) {
        workers.afterReaders(
                () ->
                        workers.ingest()
                                .execute(
                                        () -> {
                                            try {
                                                Optional<SetAside> aside = library.setAside(ref);
                                                ui.run(() -> done.accept(aside));
                                            } catch (CorpusException e) {
                                                String reason = String.valueOf(e.getMessage());
                                                ui.run(() -> failed.accept(reason));
                                            }
                                        }));
    }

    /// Nobody needs the corpus any more: it is closed once its readers are done.
    void leave(OpenCorpus corpus) {
        if (open.remove(corpus.ref().folder()) != null) {
            workers.afterReaders(
                    () -> {
                        closeFiles.run();
                        corpus.close();
                    });
        }
    }

    /// Closes all corpora after whatever the ingest worker still does.
    void closeAll(Runnable closed) {
        List<OpenCorpus> left = new ArrayList<>(open.values());
        open.clear();
        workers.ingest()
                .execute(
                        () ->
                                workers.afterReaders(
                                        () -> {
                                            closeFiles.run();
                                            left.forEach(OpenCorpus::close);
                                            closed.run();
                                        }));
    }
}
