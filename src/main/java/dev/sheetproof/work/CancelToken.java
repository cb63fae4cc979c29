package dev.sheetproof.work;

import java.util.concurrent.atomic.AtomicBoolean;

/// A request to stop that long work polls. Nothing ever interrupts a thread: an interrupt blanks
/// PDF pages and kills index writers.
public final class CancelToken {

    private final AtomicBoolean cancelled = new AtomicBoolean();

    /// Asks the work to stop; it does within a second. May be called from any thread, any number of
    /// times.
    public void cancel() {
        cancelled.set(true);
    }

    public boolean isCancelled() {
        return cancelled.get();
    }

    /// Work calls this between steps of well under a second.
    ///
    /// @throws CancelledException when [#cancel] was called
    public void throwIfCancelled() {
        if (cancelled.get()) {
            throw new CancelledException();
        }
    }
}
