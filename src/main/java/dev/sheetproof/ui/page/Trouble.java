package dev.sheetproof.ui.page;

import java.nio.file.Path;

/// Why a page cannot be shown.
///
/// @param reason for a person to read
/// @param next what helps
/// @param onlyThisPage whether other pages of the file can be shown
public record Trouble(Path pdf, String reason, Next next, boolean onlyThisPage) {

    /// What helps against it.
    public enum Next {
        /// The file needs its password.
        PASSWORD,
        /// The file is not where it was: it is to be found.
        FIND,
        /// Nothing that the window could offer.
        NONE
    }

    /// No page of the file can be shown.
    static Trouble ofFile(Path pdf, String reason) {
        return new Trouble(pdf, reason, Next.NONE, false);
    }
}
