package dev.sheetproof.app;

import dev.sheetproof.ingest.worker.WorkerBudget;
import dev.sheetproof.ingest.worker.WorkerCommand;
import dev.sheetproof.model.DetectorChoice;
import java.nio.file.Path;
import java.util.List;

/// Starts this program once more, as a worker.
final class JavaWorkerCommand implements WorkerCommand {

    /// The program's first argument when it is a worker.
    static final String ARGUMENT = "--worker";

    @Override
    public List<String> words(WorkerBudget budget, DetectorChoice detector) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + budget.heapMegabytes() + "m",
                "-XX:MaxDirectMemorySize=64m",
                // A collector with threads of its own would take its share of a small machine.
                "-XX:+UseSerialGC",
                // A worker that is out of memory or crashed says so by how it ends, and leaves no
                // files behind.
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+SuppressFatalErrorMessage",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:+DisplayVMOutputToStderr",
                "-Djava.awt.headless=true",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                ARGUMENT,
                detector.toString(),
                Double.toString(threshold(detector)));
    }

    /// What the arguments of a worker say.
    ///
    /// @throws IllegalArgumentException when they are not those that [#words] ends with
    static DetectorChoice detector(List<String> arguments) {
        if (arguments.size() != 3) {
            throw new IllegalArgumentException("not the arguments of a worker: " + arguments);
        }
        return DetectorChoice.parse(arguments.get(1), Double.parseDouble(arguments.get(2)));
    }

    private static double threshold(DetectorChoice detector) {
        return switch (detector) {
            case DetectorChoice.Geometric _ -> DetectorChoice.DEFAULT_THRESHOLD;
            case DetectorChoice.Model(var _, double threshold) -> threshold;
            case DetectorChoice.Fused(var _, double threshold) -> threshold;
        };
    }
}
