package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.SetAside;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Makes a damaged corpus anew.
@Command(
        name = "restore",
        sortOptions = false,
        header = "Make a corpus whose database is damaged anew from its PDFs.",
        description = {
            "",
            "The damaged database is kept in data/damaged-N of the corpus folder; which pages were",
            "left out is taken over from it as far as it can be read. A corpus that is whole is",
            "left alone.",
            ""
        })
final class CorpusRestoreCommand implements Callable<Integer> {

    @Option(
            names = {"-c", "--corpus"},
            required = true,
            paramLabel = "NAME|FOLDER",
            description = "The corpus, as with every command.")
    private String corpus = "";

    @Mixin private ReadingOptions reading = new ReadingOptions();

    @Option(
            names = "--ocr",
            paramLabel = "auto|never|force",
            defaultValue = "${env:SHEETPROOF_OCR:-auto}",
            description = "Which pages are read by OCR, as with `ingest`.")
    private OcrMode ocr = OcrMode.AUTO;

    private final Services services;
    private final Console console;

    CorpusRestoreCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        int threads = reading.threads();
        DetectorChoice detector = reading.detector().choice(services);
        CorpusRef ref = services.library().find(corpus);
        Optional<SetAside> aside = services.library().setAside(ref);
        if (aside.isEmpty()) {
            console.err().println("the database of " + ref.name() + " is whole: nothing was done");
            return 0;
        }
        console.err()
                .println(
                        aside.get()
                                .folder()
                                .map(
                                        folder ->
                                                "the damaged database lies in "
                                                        + folder
                                                        + "; pages left out, taken over from it: "
                                                        + aside.get().pagesLeftOut())
                                .orElse(
                                        "the database was gone; which pages were left out is not"
                                                + " known any more"));
        CancelToken cancel = new CancelToken();
        try (Interruption _ = Interruption.cancels(cancel);
                OpenCorpus open = services.library().open(ref)) {
            List<Path> pdfs = open.care().pending();
            return new Intake(open, reading, ocr.pages(), cancel, console)
                    .run(
                            new IngestRequest(
                                    pdfs, threads, reading.passwords(), detector, new TreeSet<>()));
        }
    }
}
