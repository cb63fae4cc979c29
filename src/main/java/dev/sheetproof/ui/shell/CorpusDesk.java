package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ui.fx.UiThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    /// @param failed gets the reason, for a person to read
    void open(
            String nameOrPath,
            boolean create,
            Consumer<OpenCorpus> opened,
            Consumer<String> failed) {
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
                                ui.run(() -> failed.accept(String.valueOf(e.getMessage())));
                            }
                        });
    }

    private void open(CorpusRef ref, Consumer<OpenCorpus> opened, Consumer<String> failed) {
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
                    } catch (CorpusException e) {
                        ui.run(() -> failed.accept(String.valueOf(e.getMessage())));
                    } catch (RuntimeException e) {
                        // A store that is damaged or locked says so unchecked; the reader must hear
                        // it like any other reason.
                        ui.run(() -> failed.accept(String.valueOf(e.getMessage())));
                    }
                });
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
