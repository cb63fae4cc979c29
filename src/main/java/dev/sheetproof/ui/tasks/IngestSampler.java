package dev.sheetproof.ui.tasks;

import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestedDocument;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Hears an ingestion on its worker threads and keeps only what is new, for the window to fetch ten
/// times a second.
final class IngestSampler implements IngestListener {

    private List<Path> found = List.of();
    private Map<Path, FileState> changed = new LinkedHashMap<>();
    private boolean foundAnnounced;

    /// What is new since the last time.
    ///
    /// @param found the files that will be worked on; empty when that is known already
    record Sample(List<Path> found, Map<Path, FileState> changed) {}

    @Override
    public synchronized void found(List<Path> files) {
        found = List.copyOf(files);
        foundAnnounced = true;
    }

    @Override
    public synchronized void progress(Path file, String stage, long done, long total) {
        note(file, new FileState.Working(stage, done, total));
    }

    @Override
    public void finished(IngestedDocument document) {
        note(document.file(), new FileState.Finished(document));
    }

    /// A late word of progress does not undo that a file is finished.
    private synchronized void note(Path file, FileState state) {
        if (!(changed.get(file) instanceof FileState.Finished)) {
            changed.put(file, state);
        }
    }

    synchronized Sample take() {
        Sample sample = new Sample(foundAnnounced ? new ArrayList<>(found) : List.of(), changed);
        foundAnnounced = false;
        changed = new LinkedHashMap<>();
        return sample;
    }
}
