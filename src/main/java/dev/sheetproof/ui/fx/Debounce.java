package dev.sheetproof.ui.fx;

import java.time.Duration;

/// Runs an action once things have been quiet for a while. Used on the window's thread only.
public final class Debounce {

    private final UiThread ui;
    private final Duration quiet;
    private UiThread.Delayed pending = UiThread.Delayed.NONE;

    public Debounce(UiThread ui, Duration quiet) {
        this.ui = ui;
        this.quiet = quiet;
    }

    /// Runs `action` after the quiet time, instead of any earlier one that still waits.
    public void later(Runnable action) {
        pending.cancel();
        pending = ui.after(quiet, action);
    }

    /// Forgets what still waits.
    public void cancel() {
        pending.cancel();
        pending = UiThread.Delayed.NONE;
    }
}
