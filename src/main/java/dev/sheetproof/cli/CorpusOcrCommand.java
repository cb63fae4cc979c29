package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.ingest.RecognitionRequest.Pages;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Recognises the text of pages.
@Command(
        name = "ocr",
        sortOptions = false,
        header = "Read pages without usable text by OCR; take up a run that was ended.",
        description = {
            "",
            "Reads scans, outlined text and text in fonts without characters. Every page that was",
            "read is kept; a document changes when its pages are done and stays searchable until",
            "then. Without --doc all documents of the corpus are looked at.",
            ""
        })
final class CorpusOcrCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(names = "--doc", paramLabel = "D", description = "Only this document; repeatable.")
    private List<String> documents = List.of();

    @Option(
            names = "--pages",
            paramLabel = "3,5-7",
            description = "These pages of one document, whatever text they have.")
    private @Nullable String pages;

    @Mixin private ReadingOptions reading = new ReadingOptions();

    private final Services services;
    private final Console console;

    CorpusOcrCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (pages != null && documents.size() != 1) {
            throw CommandFailure.usage("--pages needs the one --doc that they are pages of");
        }
        Pages choice =
                pages == null
                        ? new Pages.Needed()
                        : new Pages.Chosen(PageList.parse("--pages", pages));
        RecognitionRequest request =
                new RecognitionRequest(
                        new TreeSet<>(documents),
                        choice,
                        reading.threads(),
                        reading.password(),
                        reading.detector().choice(services));
        CancelToken cancel = new CancelToken();
        try (OpenCorpus open = corpus.open(services);
                Interruption _ = Interruption.cancels(cancel)) {
            return run(open, request, cancel);
        }
    }

    private int run(OpenCorpus open, RecognitionRequest request, CancelToken cancel) {
        IngestReport report;
        try {
            report = open.recognition().run(request, cancel, new IngestPrinter(console.err()));
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()));
        }
        console.err()
                .println(
                        report.documents().isEmpty()
                                ? "no page needs OCR"
                                : report.documents().size()
                                        + " documents in "
                                        + report.millis() / 1000.0
                                        + " s");
        return reading.conclude(report, console);
    }
}
