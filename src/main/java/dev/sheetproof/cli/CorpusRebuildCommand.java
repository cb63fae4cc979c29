package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Makes the search index anew.
@Command(
        name = "rebuild",
        sortOptions = false,
        header = "Make the search index of a corpus anew from its database.",
        description = "")
final class CorpusRebuildCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    private final Services services;
    private final Console console;

    CorpusRebuildCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        CancelToken cancel = new CancelToken();
        try (OpenCorpus open = corpus.open(services);
                Interruption _ = Interruption.cancels(cancel)) {
            open.care().rebuild(cancel, Progress.SILENT);
            console.err().println(open.browser().chunkCount() + " chunks indexed");
        }
        return 0;
    }
}
