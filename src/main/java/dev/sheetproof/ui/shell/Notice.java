package dev.sheetproof.ui.shell;

import java.util.Optional;

/// Something the window has to say: what happened, and what to do.
///
/// @param step id of the command that is the next step; empty when there is none
public record Notice(Kind kind, String title, String advice, Optional<String> step) {

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
