package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusArchive;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Unpacks a corpus.
@Command(
        name = "import",
        sortOptions = false,
        header = "Unpack a corpus from a zip file and read it.",
        description = "")
final class CorpusImportCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Parameters(arity = "1", paramLabel = "FILE.zip", description = "A file that export wrote.")
    private Path file = Path.of("");

    private final Services services;
    private final Console console;

    CorpusImportCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        // Before a corpus is made that nothing would come into.
        CorpusArchive.check(file);
        int files =
                CorpusArchive.read(file, services.library().findOrCreate(corpus.name()).folder());
        console.err().println(files + " files unpacked");
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            return open.care().pending().isEmpty() ? 0 : CommandFailure.FAILED;
        }
    }
}
