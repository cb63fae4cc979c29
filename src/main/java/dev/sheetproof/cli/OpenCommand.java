package dev.sheetproof.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Opens files and links in the window: what the system calls for files it associates with the
/// program.
@Command(
        name = "open",
        header = "Show the window with these PDFs taken in, or where a link leads.",
        description = {"", "What the system runs for PDF files and evidence:// links.", ""})
final class OpenCommand implements Callable<Integer> {

    @Option(
            names = {"-c", "--corpus"},
            paramLabel = "NAME|FOLDER",
            description = "The corpus to show (default: the one shown last).")
    private @Nullable String corpus;

    @Parameters(
            arity = "1..*",
            paramLabel = "PDF|FOLDER|LINK",
            description = "PDF files, folders of them, or links evidence://….")
    private List<String> what = new ArrayList<>();

    private final Services services;

    OpenCommand(Services services) {
        this.services = services;
    }

    @Override
    public Integer call() {
        services.window().show(Optional.ofNullable(corpus), List.copyOf(what));
        return 0;
    }
}
