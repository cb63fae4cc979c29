package dev.sheetproof.app;

import dev.sheetproof.cli.Console;
import dev.sheetproof.corpus.CorpusLibrary;
import java.util.Optional;

/// Shows the window.
final class Windows {

    private Windows() {}

    static void show(CorpusLibrary library, Optional<String> corpus, Console console) {
        console.err()
                .println("sheetproof: the window is not built in yet; see `sheetproof --help`");
    }
}
