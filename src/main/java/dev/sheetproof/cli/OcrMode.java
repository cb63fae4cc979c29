package dev.sheetproof.cli;

import dev.sheetproof.ingest.RecognitionRequest.Pages;
import java.util.Optional;

/// Which pages of the files that are taken in are recognised.
enum OcrMode {
    /// Those without usable text.
    AUTO,
    /// None.
    NEVER,
    /// All of them, whatever text they have.
    FORCE;

    /// The same as a request says it; empty for none.
    Optional<Pages> pages() {
        return switch (this) {
            case AUTO -> Optional.of(new Pages.Needed());
            case NEVER -> Optional.empty();
            case FORCE -> Optional.of(new Pages.Every());
        };
    }
}
