package dev.sheetproof.app;

import dev.sheetproof.cli.CommandLineInterface;
import dev.sheetproof.cli.Console;
import dev.sheetproof.cli.Services;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.FolderCorpusLibrary;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.ingest.worker.AnalysisWorker;
import dev.sheetproof.ingest.worker.WorkerCommand;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.mcp.EvidenceServer;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.ui.SheetproofWindow;
import dev.sheetproof.ui.WindowOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/// Where the program starts, with or without a window.
///
/// It does not extend the JavaFX application class: on the class path such a main class is refused
/// by the Java launcher.
public final class Main {

    private static final int DONE = 0;
    private static final int FAILED = 1;

    private Main() {}

    /// Runs the program and ends the process.
    ///
    /// @param args the command line, without the program's name
    public static void main(String[] args) {
        QuietLogging.start();
        // Pages are drawn in memory; the window is not AWT's.
        System.setProperty("java.awt.headless", "true");
        Console console = Console.ofProcess();
        // The console has standard output to itself: what a library prints must not get among JSON.
        System.setOut(System.err);
        Thread.setDefaultUncaughtExceptionHandler(
                (_, failure) -> console.err().println("sheetproof: " + Defects.words(failure)));
        List<String> arguments = List.of(args);
        if (!arguments.isEmpty() && arguments.getFirst().equals(JavaWorkerCommand.ARGUMENT)) {
            System.exit(work(JavaWorkerCommand.detector(arguments), console));
        }
        System.exit(
                run(
                        arguments,
                        console,
                        ProgramFolders.corpora(),
                        Optional.of(new JavaWorkerCommand())));
    }

    /// Reads PDFs for another process of this program, until that one closes the pipe.
    private static int work(DetectorChoice detector, Console console) {
        try (Detectors detectors = new Detectors();
                OcrEngine ocr = new OcrEngine()) {
            AnalysisWorker.serve(
                    CorpusWiring.stages(detectors.of(detector), ocr, new NoEmbedder()),
                    console.in(),
                    console.out(),
                    // Whatever is being read, nobody waits for it any more.
                    problem -> end(problem, console));
            return DONE;
        } catch (IOException e) {
            console.err().println("sheetproof worker: " + e.getMessage());
            return FAILED;
        }
    }

    private static void end(String problem, Console console) {
        if (!problem.isEmpty()) {
            console.err().println("sheetproof worker: " + problem);
        }
        Runtime.getRuntime().halt(problem.isEmpty() ? DONE : FAILED);
    }

    /// The same with PDFs read in this process.
    static int run(List<String> arguments, Console console, Path corpora) {
        return run(arguments, console, corpora, Optional.empty());
    }

    /// @param corpora the folder in which corpora are found by name
    /// @param workers starts the processes that PDFs are read in; empty to read them in this one
    /// @return the exit code: 0 done, 1 a part of it failed, 2 wrong usage
    static int run(
            List<String> arguments,
            Console console,
            Path corpora,
            Optional<WorkerCommand> workers) {
        try (Detectors detectors = new Detectors();
                CorpusWiring wiring =
                        new CorpusWiring(ProgramFolders.embeddingModel(), detectors, workers)) {
            FolderCorpusLibrary library = new FolderCorpusLibrary(corpora, wiring);
            Services services =
                    new Services(
                            version(),
                            library,
                            choice -> problem(detectors, choice),
                            (corpus, toOpen) ->
                                    SheetproofWindow.launch(
                                            library, WindowOptions.of(corpus, toOpen)),
                            Main::serveTools,
                            new Benches(),
                            Main::words);
            return new CommandLineInterface(services).run(arguments, console);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // The last line of defence: a defect is told in one line, its details go to the log.
            console.out().flush();
            console.err().println("sheetproof: " + Defects.words(e));
            return FAILED;
        }
    }

    private static void serveTools(OpenCorpus corpus, Console console) throws CorpusException {
        try {
            new EvidenceServer(version(), Main::announced)
                    .serve(corpus, console.in(), console.out());
        } catch (IOException e) {
            throw new CorpusException("standard input cannot be read: " + e.getMessage(), e);
        }
    }

    private static Optional<String> problem(Detectors detectors, DetectorChoice choice) {
        try {
            detectors.of(choice);
            return Optional.empty();
        } catch (LayoutModelException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private static String words(Exception failure) {
        return announced(failure).orElseGet(() -> Defects.words(failure));
    }

    /// What a failure that a service announces says; empty for a defect.
    private static Optional<String> announced(Exception failure) {
        return switch (failure) {
            case StoreException announced -> Optional.of(String.valueOf(announced.getMessage()));
            case EmbeddingException announced ->
                    Optional.of(String.valueOf(announced.getMessage()));
            case LayoutModelException announced ->
                    Optional.of(String.valueOf(announced.getMessage()));
            default -> Optional.empty();
        };
    }

    /// The version that the build wrote into the class path.
    private static String version() {
        try (InputStream in = Main.class.getResourceAsStream("/dev/sheetproof/build.properties")) {
            if (in == null) {
                return "(not built)";
            }
            Properties build = new Properties();
            build.load(in);
            return build.getProperty("version", "(not built)");
        } catch (IOException e) {
            throw new UncheckedIOException("build.properties cannot be read", e);
        }
    }
}
