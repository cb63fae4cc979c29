package dev.sheetproof.ui.fx;

import java.time.Duration;

/// The one thread that owns the window, as view models see it.
public interface UiThread {

    /// Runs `action` on that thread soon, after what was handed over before. May be called from any
    /// thread.
    void run(Runnable action);

    /// Runs `action` on that thread after a while, unless it is called off before. Called on that
    /// thread only.
    Delayed after(Duration delay, Runnable action);

    /// Something that will happen.
    @FunctionalInterface
    interface Delayed {

        /// Already happened, or never will.
        Delayed NONE = () -> {};

        /// Calls it off; nothing happens when it is too late.
        void cancel();
    }
}
