package dev.sheetproof.ui.shell;

/// Something the window has to say: what happened, and what to do.
public record Notice(Kind kind, String title, String advice) {

    /// How much it matters.
    public enum Kind {
        /// Goes away by itself.
        INFO,
        /// Stays until it is closed.
        WARNING,
        /// Stays until it is closed.
        ERROR
    }
}
