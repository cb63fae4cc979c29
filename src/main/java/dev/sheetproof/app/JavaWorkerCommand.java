package dev.sheetproof.app;

import dev.sheetproof.ingest.worker.WorkerBudget;
import dev.sheetproof.ingest.worker.WorkerCommand;
import java.nio.file.Path;
import java.util.List;

/// Starts this program once more, as a worker.
final class JavaWorkerCommand implements WorkerCommand {

    /// The program's only argument when it is a worker.
    static final String ARGUMENT = "--worker";

    @Override
    public List<String> words(WorkerBudget budget) {
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
                ARGUMENT);
    }
}
