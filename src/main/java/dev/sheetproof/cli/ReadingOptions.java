package dev.sheetproof.cli;

import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestedDocument;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What the commands that read documents have in common.
final class ReadingOptions {

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Documents or pages worked on at once (default: the number of cores).")
    private int threads = Threads.DEFAULT;

    @Mixin private DetectorOption detector = new DetectorOption();

    @Option(
            names = "--password",
            paramLabel = "P",
            description = {
                "Tried on files that need a password; can be repeated. One that opens a file is",
                "kept in the corpus folder, readable by its owner alone, and tried on others."
            })
    private List<String> passwords = List.of();

    @Option(names = "--json", description = "Print the report as JSON.")
    private boolean json;

    /// @throws CommandFailure when there cannot be so many
    int threads() {
        if (threads < 1) {
            throw CommandFailure.usage("--threads must be 1 or more: " + threads);
        }
        return threads;
    }

    DetectorOption detector() {
        return detector;
    }

    List<String> passwords() {
        return passwords;
    }

    Optional<String> password() {
        return passwords.stream().findFirst();
    }

    /// Prints the report where that was asked for; the exit code.
    int conclude(IngestReport report, Console console) {
        if (json) {
            console.out().println(IngestJson.of(report));
            console.out().flush();
        }
        return report.documents().stream().anyMatch(IngestedDocument::isFailure)
                ? CommandFailure.FAILED
                : 0;
    }
}
