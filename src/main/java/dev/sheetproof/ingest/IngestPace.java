package dev.sheetproof.ingest;

import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.List;

/// When an ingestion takes its next file, and which. Asked by worker threads between two files:
/// what has begun is finished. Implementations are thread-safe.
public interface IngestPace {

    /// One file after the other, without a pause.
    IngestPace STEADY =
            new IngestPace() {
                @Override
                public void awaitTurn(CancelToken cancel) {}

                @Override
                public List<Path> preferred() {
                    return List.of();
                }
            };

    /// Returns when the next file may be taken, or `cancel` says stop.
    void awaitTurn(CancelToken cancel);

    /// Files that come before all others, the most urgent first; absolute paths. Files that are not
    /// waited for are passed over.
    List<Path> preferred();
}
