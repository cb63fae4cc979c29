package dev.sheetproof.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// What tests of the whole program start from: a folder for corpora and two drawn datasheets.
abstract class ProgramOnTwoSheets {

    @TempDir Path temp;

    Path corpora;
    Path sources;

    final ProgramRun run(String... arguments) {
        return ProgramRun.of(corpora, arguments);
    }

    @BeforeEach
    final void drawSources() throws IOException {
        corpora = Files.createDirectory(temp.resolve("corpora"));
        sources = Files.createDirectory(temp.resolve("sources"));
        SmallDatasheets.crystal(sources.resolve("abx-7.pdf"), "ABX-7", "18 pF");
        SmallDatasheets.crystal(sources.resolve("TCX 25.pdf"), "TCX-25", "9 pF");
    }
}
