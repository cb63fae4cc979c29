package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.FolderCorpusLibrary;
import java.nio.file.Path;
import java.util.Optional;

/// The corpora of a folder with the services the program itself runs on, for tests of the window.
public final class RealLibrary implements AutoCloseable {

    private final CorpusWiring wiring = new CorpusWiring(Optional.empty(), new Detectors());
    private final CorpusLibrary library;

    public RealLibrary(Path corpora) {
        library = new FolderCorpusLibrary(corpora, wiring);
    }

    public CorpusLibrary library() {
        return library;
    }

    @Override
    public void close() {
        wiring.close();
    }
}
