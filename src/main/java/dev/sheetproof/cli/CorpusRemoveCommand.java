package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.SourceFate;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Removes documents.
@Command(
        name = "remove",
        sortOptions = false,
        header = "Remove documents and everything derived from them.",
        description = {
            "",
            "The PDF stays in the corpus folder and is not taken in again unless it is named.",
            ""
        })
final class CorpusRemoveCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(names = "--with-pdf", description = "Delete the corpus' copy of the PDF as well.")
    private boolean withPdf;

    @Parameters(arity = "1..*", paramLabel = "DOC_ID", description = "The documents.")
    private List<String> docIds = List.of();

    private final Services services;
    private final Console console;

    CorpusRemoveCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        int unknown = 0;
        try (OpenCorpus open = corpus.open(services)) {
            for (String docId : docIds) {
                boolean removed =
                        open.care().remove(docId, withPdf ? SourceFate.DELETE : SourceFate.KEEP);
                console.err()
                        .println(docId + (removed ? " removed" : ": there is no such document"));
                unknown += removed ? 0 : 1;
            }
        }
        return unknown == 0 ? 0 : CommandFailure.FAILED;
    }
}
