package dev.sheetproof.ui.tasks;

import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.model.DocumentStatus;
import java.nio.file.Path;

/// A file that is to be taken into a corpus.
///
/// @param run number of the request it came with, from 1
public record FileTask(int run, Path file, FileState state) {

    FileTask with(FileState newer) {
        return new FileTask(run, file, newer);
    }

    /// Whether someone should look at it: it was rejected, or some of its pages are missing text.
    public boolean needsAttention() {
        return state instanceof FileState.Finished(IngestedDocument document)
                && (document.outcome() == IngestedDocument.Outcome.REJECTED
                        || document.status()
                                .filter(status -> status != DocumentStatus.OK)
                                .isPresent());
    }

    /// Whether trying again may help: it was not added, or stopped.
    public boolean canBeRetried() {
        return state instanceof FileState.Finished(IngestedDocument document)
                && (document.outcome() == IngestedDocument.Outcome.REJECTED
                        || document.outcome() == IngestedDocument.Outcome.CANCELLED)
                && !needsPassword();
    }

    /// Whether it only needs its password.
    public boolean needsPassword() {
        return state instanceof FileState.Finished(IngestedDocument document)
                && document.status()
                        .filter(status -> status == DocumentStatus.ENCRYPTED)
                        .isPresent();
    }
}
