package dev.sheetproof.ui.tasks;

import dev.sheetproof.ingest.IngestedDocument;

/// How far a file is.
public sealed interface FileState {

    /// Its turn has not come.
    record Waiting() implements FileState {}

    /// It is worked on.
    ///
    /// @param stage as [dev.sheetproof.ingest.IngestListener#progress] names it
    /// @param done how much of the stage is done, of `total`: pages, or chunks; `total` is 0 when
    ///   unknown
    record Working(String stage, long done, long total) implements FileState {

        /// How much of the stage is done, 0..1.
        public double share() {
            return total > 0 ? Math.clamp((double) done / total, 0, 1) : 0;
        }
    }

    /// It is done, whatever became of it.
    record Finished(IngestedDocument document) implements FileState {}
}
