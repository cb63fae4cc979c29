package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.Opening;
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

    @Option(
            names = "--read-only",
            description = "Change nothing in the corpus folder, also not its index.")
    private boolean readOnly;

    String name() {
        return name;
    }

    /// Whether the user forbade changes.
    private Opening opening() {
        return readOnly ? Opening.READ_ONLY : Opening.AS_ALLOWED;
    }

    /// Opens the corpus as it is.
    OpenCorpus open(Services services) throws CorpusException {
        return services.library().open(services.library().find(name), opening());
    }

    /// Opens the corpus, made where there is none.
    OpenCorpus openOrCreate(Services services) throws CorpusException {
        return services.library().open(services.library().findOrCreate(name), opening());
    }

    /// Opens the corpus and first takes in the PDFs that lie in its folder but not in its database,
    /// as after a clone.
    OpenCorpus openComplete(Services services, Console console) throws CorpusException {
        OpenCorpus corpus = open(services);
        List<Path> pending = corpus.care().pending();
        if (pending.isEmpty()) {
            return corpus;
        }
        String pdfs =
                pending.size()
                        + (pending.size() == 1 ? " PDF" : " PDFs")
                        + " of corpus "
                        + corpus.ref().name();
        switch (corpus.access()) {
            case CorpusAccess.Writable _ -> {
                console.err().println("reading " + pdfs + " first");
                takeIn(corpus, pending, services, console);
            }
            case CorpusAccess.ReadOnly(String reason) ->
                    console.err().println("sheetproof: " + pdfs + " are not taken in: " + reason);
        }
        return corpus;
    }

    private static void takeIn(
            OpenCorpus corpus, List<Path> pending, Services services, Console console) {
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
}
