package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.FolderWatch;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.RecognitionRequest.Pages;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
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

    /// Between two looks at the watched folders.
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(2);

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Mixin private ReadingOptions reading = new ReadingOptions();

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

    @Option(
            names = "--skip-pages",
            paramLabel = "1,5-7",
            description = {
                "Leave these pages of each file out, now and whenever it is taken in again, until",
                "`corpus skip --undo`."
            })
    private @Nullable String skipPages;

    @Option(
            names = "--resume",
            description = "Go on with the files that a run before was given and did not finish.")
    private boolean resume;

    @Option(
            names = "--watch",
            description = {
                "Then wait for PDFs that come into the folders or change there, until Ctrl-C.",
                "A file that is still being written is awaited."
            })
    private boolean watch;

    @Parameters(
            arity = "0..*",
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
        int threads = reading.threads();
        if (paths.isEmpty() && !resume) {
            throw CommandFailure.usage("name PDF files or folders, or --resume");
        }
        if (!paths.isEmpty() && paths.stream().noneMatch(Files::exists)) {
            throw CommandFailure.usage(
                    paths.getFirst() + ": there is no such file or folder; nothing was taken in");
        }
        if (ocrPages != null && ocr == OcrMode.NEVER) {
            throw CommandFailure.usage("--ocr-pages contradicts --ocr never");
        }
        Optional<Pages> pages = pages();
        DetectorChoice choice = reading.detector().choice(services);
        SortedSet<PageNumber> skipped =
                skipPages == null ? new TreeSet<>() : PageList.parse("--skip-pages", skipPages);
        CancelToken cancel = new CancelToken();
        boolean made = !services.library().exists(corpus.name());
        int code = takeIn(threads, pages, choice, skipped, cancel);
        if (made && empty()) {
            services.library().takeBack(services.library().find(corpus.name()));
            console.err().println("nothing was taken in: no corpus was made");
        }
        return code;
    }

    private boolean empty() throws CorpusException {
        try (OpenCorpus open = corpus.open(services)) {
            return open.browser().documents().isEmpty();
        }
    }

    private int takeIn(
            int threads,
            Optional<Pages> pages,
            DetectorChoice choice,
            SortedSet<PageNumber> skipped,
            CancelToken cancel)
            throws CorpusException {
        try (Interruption _ = Interruption.cancels(cancel);
                OpenCorpus open = corpus.openOrCreate(services)) {
            List<Path> all = new ArrayList<>(paths);
            if (resume) {
                all.addAll(open.care().unfinished());
            }
            FolderWatch folders = new FolderWatch(watch ? paths : List.of(), System::nanoTime);
            IngestRequest request =
                    new IngestRequest(all, threads, reading.passwords(), choice, skipped);
            Intake intake = new Intake(open, reading, pages, cancel, console);
            int code = intake.run(request);
            return watch ? watch(intake, folders, request, cancel) : code;
        }
    }

    private Optional<Pages> pages() {
        if (ocrPages != null) {
            return Optional.of(new Pages.Chosen(PageList.parse("--ocr-pages", ocrPages)));
        }
        return ocr.pages();
    }

    /// Every look that finds something is an ingestion of its own; in between others may write.
    private int watch(
            Intake intake, FolderWatch folders, IngestRequest request, CancelToken cancel) {
        console.err().println("watching, Ctrl-C ends it");
        while (!cancel.isCancelled()) {
            List<Path> settled = folders.settled();
            if (settled.isEmpty()) {
                LockSupport.parkNanos(LOOK_NANOS);
            } else {
                intake.run(request.of(settled));
            }
        }
        return 0;
    }
}
