package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Serves a corpus to other programs.
@Command(
        name = "mcp",
        sortOptions = false,
        header = "Serve a corpus over the Model Context Protocol, on standard input and output.",
        description = {
            "",
            "Started by a client, which sends messages to standard input. Ends when its input ends.",
            "Tools: build_evidence_package, get_chunk, get_evidence_image. See docs/mcp.md.",
            ""
        })
final class McpCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    private final Services services;
    private final Console console;

    McpCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            services.tools().serve(open, console);
        }
        return 0;
    }
}
