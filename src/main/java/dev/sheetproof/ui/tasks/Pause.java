package dev.sheetproof.ui.tasks;

import dev.sheetproof.work.CancelToken;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// Holds workers between two documents while the queue is paused. Documents are transactions: what
/// is under way is finished, and nothing is half done while it waits.
final class Pause {

    /// How soon a held worker notices that it may go on, or is to stop.
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private volatile boolean paused;

    void set(boolean on) {
        paused = on;
    }

    /// Returns at once when nothing is paused; else once it goes on or `cancel` says so.
    void hold(CancelToken cancel) {
        while (paused && !cancel.isCancelled()) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }
}
