package dev.sheetproof.ui.page;

/// Keeps what is painted over the pages from one run to the next.
public interface LayerMemory {

    /// What was kept last; [LayerChoice#FIRST] when nothing was.
    LayerChoice load();

    void save(LayerChoice choice);

    /// Keeps them for as long as the program runs.
    static LayerMemory inMemory() {
        return new LayerMemory() {
            private volatile LayerChoice kept = LayerChoice.FIRST;

            @Override
            public LayerChoice load() {
                return kept;
            }

            @Override
            public void save(LayerChoice choice) {
                kept = choice;
            }
        };
    }
}
