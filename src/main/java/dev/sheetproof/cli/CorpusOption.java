package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The corpus a command works on.
final class CorpusOption {

    @Option(
            names = {"-c", "--corpus"},
            required = true,
            paramLabel = "NAME|FOLDER",
            description =
                    "The corpus: a name under corpora/ or in SHEETPROOF_CORPORA, or a folder.")
    private String name = "";

    String name() {
        return name;
    }

    /// Opens the corpus as it is.
    OpenCorpus open(Services services) throws CorpusException {
        return services.library().open(services.library().find(name));
    }

    /// Opens the corpus and first takes in the PDFs that lie in its folder but not in its database,
    /// as after a clone.
    OpenCorpus openComplete(Services services, Console console) throws CorpusException {
        OpenCorpus corpus = open(services);
        List<Path> pending = corpus.care().pending();
        if (!pending.isEmpty()) {
            console.err()
                    .println(
                            "reading "
                                    + pending.size()
                                    + (pending.size() == 1 ? " PDF" : " PDFs")
                                    + " of corpus "
                                    + corpus.ref().name()
                                    + " first");
            try {
                corpus.ingester()
                        .run(
                                new IngestRequest(pending, Threads.DEFAULT, Optional.empty()),
                                new CancelToken(),
                                new IngestPrinter(console.err()));
            } catch (RuntimeException e) {
                // Another process may be at it: what is there already can be used.
                console.err().println("sheetproof: " + services.failures().of(e));
            }
        }
        return corpus;
    }
}
