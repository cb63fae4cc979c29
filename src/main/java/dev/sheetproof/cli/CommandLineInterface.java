package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.DamagedCorpusException;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.work.CancelledException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
        line.addSubcommand(new OpenCommand(services));
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
        words(line, SearchMode.class);
        words(line, ResultOrder.class);
        words(line, BlockType.class);
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

    /// Choices as they are written on the command line, also where one is refused.
    private static <T extends Enum<T>> void words(CommandLine line, Class<T> type) {
        List<String> words =
                Arrays.stream(type.getEnumConstants())
                        .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                        .toList();
        line.registerConverter(
                type,
                given -> {
                    if (!words.contains(given.toLowerCase(Locale.ROOT))) {
                        throw new CommandLine.TypeConversionException(
                                "'" + given + "' is none of " + String.join(", ", words));
                    }
                    return Enum.valueOf(type, given.toUpperCase(Locale.ROOT));
                });
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
            case DamagedCorpusException damaged -> message = String.valueOf(damaged.getMessage());
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
