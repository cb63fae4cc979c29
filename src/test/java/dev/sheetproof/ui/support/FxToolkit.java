package dev.sheetproof.ui.support;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Starts the JavaFX toolkit once for all tests of a JVM, and runs things on its thread.
public final class FxToolkit implements BeforeAllCallback, AfterAllCallback {

    private static final AtomicBoolean STARTED = new AtomicBoolean();
    private static final AtomicReference<Optional<FxWatchdog>> WATCHDOG =
            new AtomicReference<>(Optional.empty());
    private static final long PATIENCE_SECONDS = 40;

    @Override
    public void beforeAll(ExtensionContext context) {
        start();
    }

    /// Work that never belongs on the JavaFX thread fails the tests it was seen in.
    @Override
    public void afterAll(ExtensionContext context) {
        List<String> trespasses = watchdog().trespasses();
        watchdog().forget();
        if (!trespasses.isEmpty()) {
            throw new AssertionError(
                    "done on the JavaFX thread in "
                            + context.getDisplayName()
                            + ", "
                            + trespasses.size()
                            + " times seen, first:\n"
                            + trespasses.getFirst());
        }
    }

    /// What watches the JavaFX thread.
    public static FxWatchdog watchdog() {
        return WATCHDOG.get().orElseThrow();
    }

    /// Starts the toolkit, unless it runs already.
    public static void start() {
        if (STARTED.compareAndSet(false, true)) {
            CompletableFuture<Boolean> up = new CompletableFuture<>();
            Platform.startup(() -> up.complete(true));
            up.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
            Platform.setImplicitExit(false);
            WATCHDOG.set(Optional.of(FxWatchdog.watch(on(Thread::currentThread))));
        }
    }

    /// Runs `action` on the JavaFX thread and waits for its value; at once when already there.
    public static <T> T on(Supplier<T> action) {
        if (Platform.isFxApplicationThread()) {
            return action.get();
        }
        CompletableFuture<T> value = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        value.complete(action.get());
                    } catch (RuntimeException | Error e) {
                        value.completeExceptionally(e);
                    }
                });
        try {
            return value.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException | InterruptedException e) {
            throw new AssertionError("on the JavaFX thread", e);
        }
    }

    /// Runs `action` on the JavaFX thread and waits for it.
    public static void run(Runnable action) {
        on(
                () -> {
                    action.run();
                    return true;
                });
    }

    /// Waits until what was changed has been laid out and painted twice.
    public static void pulse() {
        for (int i = 0; i < 2; i++) {
            CompletableFuture<Boolean> painted = new CompletableFuture<>();
            Platform.runLater(
                    () ->
                            new AnimationTimer() {
                                @Override
                                public void handle(long now) {
                                    stop();
                                    painted.complete(true);
                                }
                            }.start());
            painted.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        }
    }

    /// Waits until `condition` holds on the JavaFX thread; layout passes run in between.
    public static void until(String what, BooleanSupplier condition) {
        until(what, PATIENCE_SECONDS, condition);
    }

    /// The same with another patience.
    public static void until(String what, long seconds, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (!on(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain until " + what);
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }
}
