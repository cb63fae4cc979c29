package dev.sheetproof.ingest;

import java.nio.file.Path;
import java.util.List;

/// Hears how an ingestion goes, from any worker thread. Implementations are cheap and thread-safe.
public interface IngestListener {

    /// Hears nothing.
    IngestListener SILENT =
            new IngestListener() {
                @Override
                public void found(List<Path> files) {}

                @Override
                public void progress(Path file, String stage, long done, long total) {}

                @Override
                public void finished(IngestedDocument document) {}
            };

    /// The files that will be worked on, in order. Called once, first.
    void found(List<Path> files);

    /// @param stage `hash`, `parse`, `detect`, `group`, `embed`, `store` or `index`
    /// @param total 0 when unknown
    void progress(Path file, String stage, long done, long total);

    /// A file is done, whatever became of it.
    void finished(IngestedDocument document);
}
