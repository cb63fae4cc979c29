package dev.sheetproof.ingest;

import dev.sheetproof.ingest.IngestPlan.Job;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// The documents of a run that no thread has taken yet. Safe for several threads.
final class WaitingFiles {

    private final LinkedHashMap<Path, Job.Document> waiting = new LinkedHashMap<>();
    private final IngestPace pace;

    /// @param jobs in the order in which they are taken as long as none is preferred
    WaitingFiles(List<Job.Document> jobs, IngestPace pace) {
        jobs.forEach(job -> waiting.put(job.file().path(), job));
        this.pace = pace;
    }

    /// Takes the next one; empty when none is left.
    synchronized Optional<Job.Document> next() {
        for (Path file : pace.preferred()) {
            Job.Document preferred = waiting.remove(file);
            if (preferred != null) {
                return Optional.of(preferred);
            }
        }
        var first = waiting.pollFirstEntry();
        return first == null ? Optional.empty() : Optional.of(first.getValue());
    }
}
