package dev.sheetproof.cli;

import dev.sheetproof.work.CancelToken;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns the user's Ctrl-C into a cancel, and lets the work end in order before the process does.
final class Interruption implements AutoCloseable {

    /// Work stops within a second; a corpus is whole even when it does not.
    private static final int PATIENCE_SECONDS = 5;

    private static final System.Logger ENDING = System.getLogger(Interruption.class.getName());

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;
    private final CancelToken cancel;

    private Interruption(CancelToken cancel) {
        this.cancel = cancel;
        this.hook = Thread.ofPlatform().name("interruption").unstarted(this::stop);
    }

    static Interruption cancels(CancelToken cancel) {
        Interruption interruption = new Interruption(cancel);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void stop() {
        cancel.cancel();
        try {
            ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing interrupts this thread", e);
        }
    }

    @Override
    public void close() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending, by that very hook: it cannot be removed any more, and need not
            // be.
            ENDING.log(System.Logger.Level.DEBUG, "ending", e);
        }
    }
}
