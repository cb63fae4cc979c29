package dev.sheetproof.ui.tasks;

import dev.sheetproof.ingest.IngestedDocument;

/// How far a file is.
public sealed interface FileState {

    /// Its turn has not come.
    record Waiting() implements FileState {}

    /// It is worked on.
    ///
    /// @param stage as [dev.sheetproof.ingest.IngestListener#progress] names it
    /// @param share how much of the stage is done, 0..1
    record Working(String stage, double share) implements FileState {}

    /// It is done, whatever became of it.
    record Finished(IngestedDocument document) implements FileState {}
}
