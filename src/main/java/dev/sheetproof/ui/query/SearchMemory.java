package dev.sheetproof.ui.query;

import java.util.List;

/// Keeps what was asked, and which requests are to be found again.
public interface SearchMemory {

    /// Requests as they were typed.
    ///
    /// @param saved those that were saved, in the order of saving
    /// @param history what was asked, newest first
    record Searches(List<String> saved, List<String> history) {

        /// Nothing was asked yet.
        public static final Searches NONE = new Searches(List.of(), List.of());

        public Searches {
            saved = List.copyOf(saved);
            history = List.copyOf(history);
        }
    }

    Searches load();

    void save(Searches searches);

    /// Remembers for as long as the program runs.
    static SearchMemory inMemory() {
        return new SearchMemory() {

            private Searches kept = Searches.NONE;

            @Override
            public synchronized Searches load() {
                return kept;
            }

            @Override
            public synchronized void save(Searches searches) {
                kept = searches;
            }
        };
    }
}
