package dev.sheetproof.ingest.worker;

import java.time.Duration;

/// What one worker may use.
///
/// @param heapMegabytes of its Java heap
/// @param step the longest it may go without finishing a step, such as a page
/// @param document the longest that one document may take
public record WorkerBudget(int heapMegabytes, Duration step, Duration document) {

    /// A worker stays under 1 GB with it. The slowest page of real datasheets takes under two
    /// seconds; the limits leave room for a machine that is busy with other things.
    public static final WorkerBudget DEFAULT =
            new WorkerBudget(384, Duration.ofSeconds(60), Duration.ofMinutes(30));

    public WorkerBudget {
        if (heapMegabytes < 1) {
            throw new IllegalArgumentException("heap below 1 MB: " + heapMegabytes);
        }
        if (!step.isPositive() || document.compareTo(step) < 0) {
            throw new IllegalArgumentException(
                    "a step of " + step + " does not fit a document of " + document);
        }
    }
}
