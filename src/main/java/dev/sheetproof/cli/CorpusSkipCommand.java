package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.SkipRequest;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Leaves pages out of a corpus.
@Command(
        name = "skip",
        sortOptions = false,
        header = "Leave pages of a document out, or take them back.",
        description = {
            "",
            "A page that is left out has the status `skipped`: it is not read and nothing of it is",
            "found, however often its file is taken in, until --undo. `search status:skipped` names",
            "such pages.",
            ""
        })
final class CorpusSkipCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(names = "--doc", required = true, paramLabel = "D", description = "The document.")
    private String document = "";

    @Option(
            names = "--pages",
            required = true,
            paramLabel = "3,5-7",
            description = "Its pages; those left out before stay so.")
    private String pages = "";

    @Option(names = "--undo", description = "Read these pages again.")
    private boolean undo;

    @Mixin private ReadingOptions reading = new ReadingOptions();

    private final Services services;
    private final Console console;

    CorpusSkipCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        SortedSet<PageNumber> named = PageList.parse("--pages", pages);
        CancelToken cancel = new CancelToken();
        try (OpenCorpus open = corpus.open(services);
                Interruption _ = Interruption.cancels(cancel)) {
            SortedSet<PageNumber> skipped = new TreeSet<>(open.skipping().skipped(document));
            if (undo) {
                skipped.removeAll(named);
            } else {
                skipped.addAll(named);
            }
            IngestReport report =
                    open.skipping()
                            .skip(
                                    new SkipRequest(
                                            document,
                                            skipped,
                                            reading.password(),
                                            reading.detector().choice(services)),
                                    cancel,
                                    new IngestPrinter(console.err()));
            return reading.conclude(report, console);
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()));
        }
    }
}
