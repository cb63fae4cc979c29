package dev.sheetproof.ui;

import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.ui.fx.BothThemes;
import dev.sheetproof.ui.fx.FxThread;
import dev.sheetproof.ui.fx.Handover;
import dev.sheetproof.ui.fx.Looks;
import dev.sheetproof.ui.fx.SystemHandover;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.fx.WindowThemes;
import dev.sheetproof.ui.shell.Choosers;
import dev.sheetproof.ui.shell.OpenedFirst;
import dev.sheetproof.ui.shell.ShellView;
import dev.sheetproof.ui.shell.ShellViewModel;
import dev.sheetproof.ui.shell.SystemChoosers;
import dev.sheetproof.ui.shell.WindowPorts;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.shell.WindowTitle;
import dev.sheetproof.ui.shell.WindowWorkers;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
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
    private final WindowThemes themes = new WindowThemes();
    private final CorpusLibrary library;
    private final WindowOptions options;
    private final Function<Texts, Choosers> choosers;
    private final Handover handover;
    private final UiThread ui = new FxThread();
    private final WindowWorkers workers = WindowWorkers.start();
    private final ChangeListener<ColorScheme> systemTheme =
            (observed, before, now) -> useLooks(content().model().looks().looksProperty().get());
    private Optional<Content> content = Optional.empty();
    private boolean reopening;
    private Optional<Runnable> closing = Optional.empty();

    /// What is shown on the stage; made anew for another language.
    private record Content(ShellViewModel model, ShellView view, Locale locale) {}

    private SheetproofWindow(
            Stage stage,
            CorpusLibrary library,
            WindowOptions options,
            Function<Texts, Choosers> choosers,
            Handover handover) {
        this.stage = stage;
        this.library = library;
        this.options = options;
        this.choosers = choosers;
        this.handover = handover;
    }

    /// Shows the window and returns when it was closed. Called once in the life of a program.
    ///
    /// @throws IllegalStateException when the window cannot be shown
    /// @throws UnsupportedOperationException when there is no display
    public static void launch(CorpusLibrary library, WindowOptions options) {
        CountDownLatch hidden = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        Queue<RuntimeException> failures = new ConcurrentLinkedQueue<>();
        Thread.ofPlatform().name("themes").daemon().start(BothThemes::stylesheet);
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
        SheetproofWindow window =
                new SheetproofWindow(
                        stage,
                        library,
                        options,
                        texts -> new SystemChoosers(stage, texts),
                        new SystemHandover());
        window.open(onScreen(options.memory().load()));
        window.fitScreen();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> window.unexpected(failure));
        stage.setOnHidden(
                event -> {
                    window.close(closed::countDown);
                    hidden.countDown();
                });
    }

    /// Fills a stage and shows it. Called on the JavaFX thread.
    ///
    /// @param choosers makes the dialogs of the system, with the texts of the window
    /// @param handover takes what leaves the window
    public static SheetproofWindow open(
            Stage stage,
            CorpusLibrary library,
            WindowOptions options,
            Function<Texts, Choosers> choosers,
            Handover handover) {
        SheetproofWindow window = new SheetproofWindow(stage, library, options, choosers, handover);
        window.open(options.memory().load());
        return window;
    }

    private void open(WindowState state) {
        themes.start();
        fill(state);
        show(state);
        Platform.getPreferences().colorSchemeProperty().addListener(systemTheme);
        OpenedFirst.in(model(), options.toOpen());
        model().start(options.corpus(), state.corpus(), state.place());
    }

    /// No larger than the screen from the start: columns laid out for a larger window lose their
    /// proportions when it shrinks.
    private static WindowState onScreen(WindowState state) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        return state.withSize(
                Math.min(state.widthPx(), screen.getWidth()),
                Math.min(state.heightPx(), screen.getHeight()));
    }

    public ShellViewModel model() {
        return content().model();
    }

    public ShellView view() {
        return content().view();
    }

    private Content content() {
        return content.orElseThrow();
    }

    /// Remembers how the window looks, stops all work and closes the corpora.
    ///
    /// @param closed called on a worker when that is done
    public void close(Runnable closed) {
        Platform.getPreferences().colorSchemeProperty().removeListener(systemTheme);
        themes.stop();
        if (reopening) {
            closing = Optional.of(closed);
            return;
        }
        leave(closed);
    }

    private void leave(Runnable left) {
        WindowState state = state();
        model().close(
                        () -> {
                            options.memory().save(state);
                            left.run();
                        });
    }

    /// Shows everything anew in another language, at the same place.
    private void reopen() {
        if (reopening) {
            return;
        }
        reopening = true;
        view().setDisable(true);
        WindowState state = state();
        leave(() -> ui.run(() -> reopened(state)));
    }

    private void reopened(WindowState state) {
        reopening = false;
        closing.ifPresentOrElse(
                Runnable::run,
                () -> {
                    view().removeShortcuts(stage.getScene());
                    fill(state);
                    stage.getScene().setRoot(view());
                    view().registerShortcuts(stage.getScene());
                    place(state);
                    model().start(state.corpus(), state.corpus(), state.place());
                });
    }

    private void fill(WindowState state) {
        Locale locale = state.looks().language().locale(options.locale());
        Texts texts = Texts.beside(ShellView.class, locale);
        ShellViewModel model =
                new ShellViewModel(
                        library,
                        workers,
                        ui,
                        state.looks(),
                        options.ingestThreads(),
                        new WindowPorts(
                                options.searches(), options.queue(), options.layers(), handover),
                        texts);
        model.detector().choiceProperty().set(state.detector());
        model.tasksShownProperty().set(state.tasksShown());
        ShellView view = new ShellView(model, ui, choosers.apply(texts), locale);
        content = Optional.of(new Content(model, view, locale));
        useLooks(state.looks());
        stage.titleProperty().bind(WindowTitle.of(model, texts));
        model.notices().attendedProperty().bind(stage.focusedProperty());
        model.looks().looksProperty().addListener((observed, before, now) -> useLooks(now));
    }

    private void show(WindowState state) {
        Scene scene = new Scene(view(), state.widthPx(), state.heightPx());
        view().registerShortcuts(scene);
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
        place(state);
    }

    private void place(WindowState state) {
        view().columns().setDividerPositions(state.treeShare(), state.listShare());
        view().focusRequest();
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

    private void useLooks(Looks looks) {
        boolean dark = Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        ThemeChoice theme = looks.theme().resolved(dark);
        themes.use(theme);
        themes.dress(view().getStyleClass());
        view().textSizing().use(looks.textSize());
        if (!looks.language().locale(options.locale()).equals(content().locale())) {
            reopen();
        }
    }

    private WindowState state() {
        double[] dividers = view().columns().getDividerPositions();
        WindowState before = options.memory().load();
        boolean full = stage.isMaximized();
        return new WindowState(
                full ? before.widthPx() : stage.getScene().getWidth(),
                full ? before.heightPx() : stage.getScene().getHeight(),
                full,
                model().looks().looksProperty().get(),
                model().corpusToRemember(),
                model().placeToRemember(),
                dividers[0],
                Math.max(dividers[0], dividers[1]),
                model().tasksShownProperty().get(),
                model().detector().choiceProperty().get());
    }

    private void unexpected(Throwable failure) {
        System.getLogger(SheetproofWindow.class.getName())
                .log(System.Logger.Level.ERROR, "unexpected failure", failure);
        Platform.runLater(() -> model().unexpected(failure));
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
