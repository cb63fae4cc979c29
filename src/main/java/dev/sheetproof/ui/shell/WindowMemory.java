package dev.sheetproof.ui.shell;

/// Keeps what the window remembers.
public interface WindowMemory {

    /// What was kept last; [WindowState#FIRST] when there is nothing, or nothing readable.
    WindowState load();

    /// Keeps it. A failure costs the user their window size, not their work: it is logged.
    void save(WindowState state);

    /// Remembers for as long as the program runs.
    static WindowMemory inMemory(WindowState first) {
        return new WindowMemory() {
            private WindowState state = first;

            @Override
            public synchronized WindowState load() {
                return state;
            }

            @Override
            public synchronized void save(WindowState newer) {
                state = newer;
            }
        };
    }
}
