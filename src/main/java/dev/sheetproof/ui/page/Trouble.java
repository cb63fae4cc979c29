package dev.sheetproof.ui.page;

import java.nio.file.Path;

/// Why a page cannot be shown.
///
/// @param reason for a person to read
/// @param passwordHelps whether the file only needs its password
/// @param onlyThisPage whether other pages of the file can be shown
public record Trouble(Path pdf, String reason, boolean passwordHelps, boolean onlyThisPage) {

    /// No page of the file can be shown.
    static Trouble ofFile(Path pdf, String reason, boolean passwordHelps) {
        return new Trouble(pdf, reason, passwordHelps, false);
    }
}
