package dev.sheetproof.ui.page;

import java.nio.file.Path;

/// Why a page cannot be shown.
///
/// @param reason for a person to read
/// @param passwordHelps whether the file only needs its password
public record Trouble(Path pdf, String reason, boolean passwordHelps) {}
