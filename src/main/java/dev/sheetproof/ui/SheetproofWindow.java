package dev.sheetproof.ui;

import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.ui.fx.FxThread;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.shell.Choosers;
import dev.sheetproof.ui.shell.ShellView;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.shell.SystemChoosers;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.shell.WindowWorkers;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The window of the program.
public final class SheetproofWindow {

    /// A closing window waits this long for work to stop; documents are transactions, so nothing is
    /// lost after that.
    private static final long CLOSING_SECONDS = 3;

    private static final int[] ICON_SIZES = {32, 64, 128};

    private final Stage stage;
    private final WindowMemory memory;
    private final ShellViewModel model;
    private final ShellView view;

    private SheetproofWindow(
            Stage stage, WindowMemory memory, ShellViewModel model, ShellView view) {
        this.stage = stage;
        this.memory = memory;
        this.model = model;
        this.view = view;
    }

    /// Shows the window and returns when it was closed. Called once in the life of a program.
    ///
    /// @throws IllegalStateException when the window cannot be shown
    /// @throws UnsupportedOperationException when there is no display
    public static void launch(CorpusLibrary library, WindowOptions options) {
        CountDownLatch hidden = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        Queue<RuntimeException> failures = new ConcurrentLinkedQueue<>();
        Platform.startup(
                () -> {
                    try {
                        start(library, options, hidden, closed);
                    } catch (RuntimeException e) {
                        // Nobody sees a window, so whoever started the program must hear of it.
                        failures.add(e);
                        closed.countDown();
                        hidden.countDown();
                    }
                });
        await(hidden, closed);
        Platform.exit();
        for (RuntimeException cause : failures) {
            throw new IllegalStateException("the window cannot be shown", cause);
        }
    }

    private static void start(
            CorpusLibrary library,
            WindowOptions options,
            CountDownLatch hidden,
            CountDownLatch closed) {
        Stage stage = new Stage();
        Texts texts = Texts.beside(ShellView.class, options.locale());
        SheetproofWindow window = open(stage, library, options, new SystemChoosers(stage, texts));
        window.fitScreen();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> window.unexpected(failure));
        stage.setOnHidden(
                event -> {
                    window.close(closed::countDown);
                    hidden.countDown();
                });
    }

    /// Fills a stage and shows it. Called on the JavaFX thread.
    public static SheetproofWindow open(
            Stage stage, CorpusLibrary library, WindowOptions options, Choosers choosers) {
        WindowState state = options.memory().load();
        UiThread ui = new FxThread();
        Texts texts = Texts.beside(ShellView.class, options.locale());
        ShellViewModel model =
                new ShellViewModel(
                        library,
                        WindowWorkers.start(),
                        ui,
                        state.theme(),
                        options.ingestThreads(),
                        texts);
        model.detector().choiceProperty().set(state.detector());
        ShellView view = new ShellView(model, ui, choosers, options.locale());
        SheetproofWindow window = new SheetproofWindow(stage, options.memory(), model, view);
        window.show(state, texts);
        model.start(options.corpus(), state.corpus());
        return window;
    }

    public ShellViewModel model() {
        return model;
    }

    public ShellView view() {
        return view;
    }

    /// Remembers how the window looks, stops all work and closes the corpora.
    ///
    /// @param closed called on a worker when that is done
    public void close(Runnable closed) {
        WindowState state = state();
        model.close(
                () -> {
                    memory.save(state);
                    closed.run();
                });
    }

    private void show(WindowState state, Texts texts) {
        useTheme(state.theme());
        model.themeProperty().addListener((observed, before, now) -> useTheme(now));
        Scene scene = new Scene(view, state.widthPx(), state.heightPx());
        view.registerShortcuts(scene);
        stage.setTitle(texts.get("window.title"));
        stage.setScene(scene);
        for (int size : ICON_SIZES) {
            stage.getIcons()
                    .add(
                            new Image(
                                    String.valueOf(
                                            ShellView.class.getResource("icon-" + size + ".png"))));
        }
        stage.setMinWidth(800);
        stage.setMinHeight(500);
        stage.setMaximized(state.maximized());
        stage.show();
        view.columns().setDividerPositions(state.treeShare(), state.listShare());
        view.focusRequest();
    }

    /// A window remembered from a larger screen is made to fit this one.
    private void fitScreen() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        if (!stage.isMaximized()
                && (stage.getWidth() > screen.getWidth()
                        || stage.getHeight() > screen.getHeight())) {
            stage.setX(screen.getMinX());
            stage.setY(screen.getMinY());
            stage.setWidth(Math.min(stage.getWidth(), screen.getWidth()));
            stage.setHeight(Math.min(stage.getHeight(), screen.getHeight()));
        }
    }

    private void useTheme(ThemeChoice theme) {
        Application.setUserAgentStylesheet(theme.userAgentStylesheet());
        for (ThemeChoice any : ThemeChoice.values()) {
            view.getStyleClass().remove(any.wireName());
        }
        view.getStyleClass().add(theme.wireName());
    }

    private WindowState state() {
        double[] dividers = view.columns().getDividerPositions();
        WindowState before = memory.load();
        boolean full = stage.isMaximized();
        return new WindowState(
                full ? before.widthPx() : stage.getScene().getWidth(),
                full ? before.heightPx() : stage.getScene().getHeight(),
                full,
                model.themeProperty().get(),
                model.corpusToRemember(),
                dividers[0],
                Math.max(dividers[0], dividers[1]),
                model.detector().choiceProperty().get());
    }

    private void unexpected(Throwable failure) {
        System.getLogger(SheetproofWindow.class.getName())
                .log(System.Logger.Level.ERROR, "unexpected failure", failure);
        Platform.runLater(() -> model.unexpected(failure));
    }

    /// The window may stay open for days; once it is closed, work has a few seconds to stop.
    private static void await(CountDownLatch hidden, CountDownLatch closed) {
        try {
            hidden.await();
            if (!closed.await(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                System.getLogger(SheetproofWindow.class.getName())
                        .log(System.Logger.Level.WARNING, "closed while work was still stopping");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing interrupts the main thread", e);
        }
    }
}
