package dev.sheetproof.ui.tasks;

import java.nio.file.Path;
import java.util.List;

/// Keeps what was still to be taken in, and which folders are watched, over a restart.
public interface QueueMemory {

    /// Files and folders that were to be taken into a corpus and are not done.
    ///
    /// @param corpus folder of the corpus
    record Entry(Path corpus, List<Path> paths) {

        public Entry {
            paths = List.copyOf(paths);
        }
    }

    /// @param entries in their order
    /// @param watched a folder each, by the corpus it fills
    record Kept(List<Entry> entries, List<Watched> watched) {

        /// Nothing was left to do.
        public static final Kept NOTHING = new Kept(List.of(), List.of());

        public Kept {
            entries = List.copyOf(entries);
            watched = List.copyOf(watched);
        }
    }

    /// A folder whose new PDFs are taken into a corpus.
    record Watched(Path corpus, Path folder) {}

    Kept load();

    void save(Kept kept);

    /// Remembers for as long as the program runs.
    static QueueMemory inMemory() {
        return new QueueMemory() {

            private Kept last = Kept.NOTHING;

            @Override
            public synchronized Kept load() {
                return last;
            }

            @Override
            public synchronized void save(Kept kept) {
                last = kept;
            }
        };
    }
}
