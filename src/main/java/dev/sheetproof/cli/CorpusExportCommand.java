package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusArchive;
import dev.sheetproof.corpus.CorpusException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Packs a corpus.
@Command(
        name = "export",
        sortOptions = false,
        header = "Pack a corpus, sources and profile, into one zip file.",
        description = {
            "",
            "Everything else is derived from the sources and made again by import.",
            ""
        })
final class CorpusExportCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Parameters(arity = "1", paramLabel = "FILE.zip", description = "The file to write.")
    private Path file = Path.of("");

    private final Services services;
    private final Console console;

    CorpusExportCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        int files = CorpusArchive.write(services.library().find(corpus.name()).folder(), file);
        console.err()
                .println(files + (files == 1 ? " file written to " : " files written to ") + file);
        return 0;
    }
}
