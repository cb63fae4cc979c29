package dev.sheetproof.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Without a command: the window.
@Command(
        name = "sheetproof",
        sortOptions = false,
        synopsisSubcommandLabel = "[COMMAND]",
        header = "Every value, on its page: evidence from engineering datasheets, offline.",
        description = {
            "",
            "Without a command the window opens, on the demo corpus at the first start.",
            "JSON goes to standard output, everything else to standard error.",
            ""
        },
        footer = {"", "Exit codes: 0 done, 1 a part of it failed (which is said), 2 wrong usage."})
final class RootCommand implements Callable<Integer> {

    @Option(
            names = {"-c", "--corpus"},
            paramLabel = "NAME|FOLDER",
            description = "The corpus to show first.")
    private @Nullable String corpus;

    @Option(names = "--version", description = "Say which version this is.")
    private boolean version;

    private final Services services;
    private final Console console;

    RootCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() {
        if (version) {
            console.err().println("sheetproof " + services.version());
            return 0;
        }
        services.window().show(Optional.ofNullable(corpus), List.of());
        return 0;
    }
}
