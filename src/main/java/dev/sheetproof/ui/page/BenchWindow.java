package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.FxThread;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.work.Workers;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// A page view in a window of its own, worked from another thread than the window's.
final class BenchWindow {

    /// What is not there by then never comes.
    static final long PATIENCE_SECONDS = 60;

    private static final double WIDTH = 1000;
    private static final double HEIGHT = 900;

    private final PageViewModel model;
    private final PageView view;
    private final Stage stage = new Stage();
    private final PdfPictures pictures = new PdfPictures();

    /// A page of a document.
    record Place(String docId, PageNumber page) {}

    /// On the window's thread only.
    BenchWindow(CorpusBrowser browser) {
        FxThread ui = new FxThread();
        model =
                new PageViewModel(
                        new PageWorkers(
                                Workers.single("browse"),
                                Workers.single("look"),
                                Workers.single("draw")),
                        ui,
                        pictures,
                        new PdfGlyphs(pdf -> Optional.empty()),
                        pictures::unlock);
        view = new PageView(model, ui, Texts.beside(PageView.class, Locale.ENGLISH), new NoLinks());
        stage.setScene(new Scene(view, WIDTH, HEIGHT));
        stage.setX(0);
        stage.setY(0);
        stage.show();
        model.browse(Optional.of(browser));
    }

    PageViewModel model() {
        return model;
    }

    /// Whether something of each page in view is drawn.
    boolean drawn() {
        return view.drawn();
    }

    void close() {
        on(
                () -> {
                    stage.hide();
                    return true;
                });
    }

    /// Runs something on the window's thread and waits for it.
    static <T> T on(Supplier<T> action) {
        CompletableFuture<T> value = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        value.complete(action.get());
                    } catch (RuntimeException | Error e) {
                        value.completeExceptionally(e);
                    }
                });
        return value.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!on(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("the page view did not get there");
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }

    /// Goes to a page and waits until all that is in view of it is sharp and its boxes are there.
    Took go(Place place) {
        long start = System.nanoTime();
        long cpu = Took.cpuNanos();
        on(
                () -> {
                    model.show(place.docId(), place.page(), OptionalDouble.empty());
                    return true;
                });
        until(() -> there(place) && view.sharp());
        return Took.since(start, cpu);
    }

    private boolean there(Place place) {
        return model.sheetProperty()
                .get()
                .filter(sheet -> sheet.page().page().equals(place.page()))
                .filter(sheet -> sheet.data().document().docId().equals(place.docId()))
                .isPresent();
    }

    /// The rest of the window is not there.
    private static final class NoLinks implements PageLinks {

        @Override
        public Clip clip() {
            return new SystemClip();
        }

        @Override
        public Optional<Path> pictureFile(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public void search(String request) {}

        @Override
        public void chunkClicked(String chunkId) {}

        @Override
        public void recognise(String docId, PageNumber page) {}

        @Override
        public void skipShown() {}

        @Override
        public void readAgain() {}

        @Override
        public void findMissing() {}
    }
}
