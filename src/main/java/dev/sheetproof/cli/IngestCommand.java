package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.ingest.RecognitionRequest.Pages;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Takes PDFs into a corpus.
@Command(
        name = "ingest",
        sortOptions = false,
        header = "Take PDF files and folders into a corpus; one that is not there is made.",
        description = {
            "",
            "What is there already is left alone, so the command can be repeated at will.",
            "With --json one object is printed: an entry for every file found, and totals.",
            ""
        })
final class IngestCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Documents worked on at once (default: the number of cores).")
    private int threads = Threads.DEFAULT;

    @Mixin private DetectorOption detector = new DetectorOption();

    @Option(
            names = "--password",
            paramLabel = "P",
            description = "Tried on files that need a password.")
    private @Nullable String password;

    @Option(
            names = "--ocr",
            paramLabel = "auto|never|force",
            defaultValue = "${env:SHEETPROOF_OCR:-auto}",
            description =
                    "Read pages by OCR once all files are taken in: those without usable text"
                            + " (default), none, or all. SHEETPROOF_OCR sets another default.")
    private OcrMode ocr = OcrMode.AUTO;

    @Option(
            names = "--ocr-pages",
            paramLabel = "3,5-7",
            description = "Read these pages of each file by OCR, whatever text they have.")
    private @Nullable String ocrPages;

    @Option(names = "--json", description = "Print the report as JSON.")
    private boolean json;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "PDF files, and folders that are searched for them.")
    private List<Path> paths = List.of();

    private final Services services;
    private final Console console;

    IngestCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (threads < 1) {
            throw CommandFailure.usage("--threads must be 1 or more: " + threads);
        }
        if (paths.stream().noneMatch(Files::exists)) {
            throw CommandFailure.usage(
                    paths.getFirst() + ": there is no such file or folder; nothing was taken in");
        }
        if (ocrPages != null && ocr == OcrMode.NEVER) {
            throw CommandFailure.usage("--ocr-pages contradicts --ocr never");
        }
        Optional<Pages> pages = pages();
        DetectorChoice choice = detector.choice(services);
        CancelToken cancel = new CancelToken();
        try (Interruption _ = Interruption.cancels(cancel)) {
            IngestReport report = ingest(choice, pages, cancel);
            if (json) {
                console.out().println(IngestJson.of(report));
                console.out().flush();
            }
            return conclude(report);
        }
    }

    private Optional<Pages> pages() {
        if (ocrPages != null) {
            return Optional.of(new Pages.Chosen(PageList.parse("--ocr-pages", ocrPages)));
        }
        return switch (ocr) {
            case AUTO -> Optional.of(new Pages.Needed());
            case NEVER -> Optional.empty();
            case FORCE -> Optional.of(new Pages.Every());
        };
    }

    private IngestReport ingest(DetectorChoice choice, Optional<Pages> pages, CancelToken cancel)
            throws CorpusException {
        IngestRequest request =
                new IngestRequest(paths, threads, Optional.ofNullable(password), choice);
        try (OpenCorpus open = corpus.openOrCreate(services)) {
            IngestReport taken =
                    open.ingester().run(request, cancel, new IngestPrinter(console.err()));
            return pages.isEmpty() ? taken : read(open, taken, pages.get(), request, cancel);
        }
    }

    /// Recognises pages of what was taken in, which can be searched already.
    private IngestReport read(
            OpenCorpus open,
            IngestReport taken,
            Pages pages,
            IngestRequest request,
            CancelToken cancel) {
        List<String> documents =
                taken.documents().stream().flatMap(document -> document.docId().stream()).toList();
        if (documents.isEmpty() || cancel.isCancelled()) {
            return taken;
        }
        RecognitionRequest order =
                new RecognitionRequest(
                        new TreeSet<>(documents),
                        pages,
                        request.threads(),
                        request.password(),
                        request.detector());
        try {
            return taken.followedBy(
                    open.recognition().run(order, cancel, new IngestPrinter(console.err())));
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()));
        }
    }

    private int conclude(IngestReport report) {
        List<IngestedDocument> failed =
                report.documents().stream().filter(IngestCommand::isFailure).toList();
        console.err()
                .println(
                        report.documents().size()
                                + (report.documents().size() == 1 ? " file in " : " files in ")
                                + report.millis() / 1000.0
                                + " s"
                                + (failed.isEmpty()
                                        ? ""
                                        : "; "
                                                + failed.size()
                                                + " of them failed at least in part, see above"));
        return failed.isEmpty() ? 0 : CommandFailure.FAILED;
    }

    /// Whether something of a file could not be taken in. Pages without a text layer were read:
    /// they have no text.
    static boolean isFailure(IngestedDocument document) {
        boolean lost =
                document.outcome() == Outcome.REJECTED || document.outcome() == Outcome.CANCELLED;
        boolean unread =
                document.status().isPresent()
                        && (document.status().get() == DocumentStatus.FAILED
                                || document.status().get() == DocumentStatus.ENCRYPTED);
        return lost || unread || document.pagesByStatus().containsKey(PageStatus.FAILED);
    }
}
