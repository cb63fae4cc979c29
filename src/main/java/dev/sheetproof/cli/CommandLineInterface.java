package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.work.CancelledException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Runs one command line.
public final class CommandLineInterface {

    private final Services services;

    public CommandLineInterface(Services services) {
        this.services = services;
    }

    /// @param arguments without the program's name
    /// @return the exit code: 0 done, 1 a part of it failed, 2 wrong usage
    public int run(List<String> arguments, Console console) {
        CommandLine line = new CommandLine(new RootCommand(services, console));
        line.addSubcommand(new IngestCommand(services, console));
        line.addSubcommand(new SearchCommand(services, console));
        line.addSubcommand(new EvidenceCommand(services, console));
        line.addSubcommand(new TablesCommand(services, console));
        line.addSubcommand(new InspectCommand(services, console));
        line.addSubcommand(CorpusCommand.of(services, console));
        line.addSubcommand(new EvalCommand(services, console));
        line.addSubcommand(new BenchCommand(services, console));
        line.addSubcommand(new McpCommand(services, console));
        addHelp(line);
        // Help and usage are for people.
        PrintWriter err = new PrintWriter(console.err(), true, StandardCharsets.UTF_8);
        line.setOut(err).setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((e, _) -> wrongUsage(e, console));
        line.setExecutionExceptionHandler((e, _, _) -> failed(e, console));
        int code = line.execute(arguments.toArray(String[]::new));
        console.out().flush();
        console.err().flush();
        if (console.out().checkError()) {
            console.err().println("sheetproof: the output could not be written");
            return CommandFailure.FAILED;
        }
        return code;
    }

    private static void addHelp(CommandLine line) {
        line.getCommandSpec()
                .addOption(
                        OptionSpec.builder("-h", "--help")
                                .usageHelp(true)
                                .description("Show this help.")
                                .build());
        line.getSubcommands().values().forEach(CommandLineInterface::addHelp);
    }

    private static int wrongUsage(CommandLine.ParameterException e, Console console) {
        String name = e.getCommandLine().getCommandSpec().qualifiedName(" ");
        String message = String.valueOf(e.getMessage()).replace('\n', ' ');
        console.err().println("sheetproof: " + message + " (see `" + name + " --help`)");
        return CommandFailure.WRONG_USAGE;
    }

    private int failed(Exception e, Console console) {
        String message;
        int code = CommandFailure.FAILED;
        switch (e) {
            case CommandFailure failure -> {
                message = String.valueOf(failure.getMessage());
                code = failure.exitCode();
            }
            case CorpusException corpus -> {
                // The name or folder given is the user's to correct.
                message = String.valueOf(corpus.getMessage());
                code = CommandFailure.WRONG_USAGE;
            }
            case CancelledException cancelled -> message = "cancelled";
            default -> message = services.failures().of(e);
        }
        console.err().println("sheetproof: " + message.replace('\n', ' '));
        return code;
    }
}
