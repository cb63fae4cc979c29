package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusArchive;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

    @Option(
            names = "--merge",
            description = "Unpack into a corpus that is there already; none of its files changes.")
    private boolean merge;

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
        if (!merge && exists()) {
            throw CommandFailure.usage(
                    "there is a corpus "
                            + corpus.name()
                            + " already: give another name, or --merge to unpack into it");
        }
        int files =
                CorpusArchive.read(file, services.library().findOrCreate(corpus.name()).folder());
        console.err().println(files + (files == 1 ? " file unpacked" : " files unpacked"));
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            boolean read =
                    open.browser().documents().stream().allMatch(CorpusImportCommand::isRead);
            return read && open.care().pending().isEmpty() ? 0 : CommandFailure.FAILED;
        }
    }

    private static boolean isRead(DocumentRecord document) {
        return document.status() != DocumentStatus.FAILED
                && document.status() != DocumentStatus.ENCRYPTED;
    }

    private boolean exists() {
        try {
            return Files.isDirectory(services.library().find(corpus.name()).folder());
        } catch (CorpusException e) {
            // The library says so when there is none.
            return false;
        }
    }
}
