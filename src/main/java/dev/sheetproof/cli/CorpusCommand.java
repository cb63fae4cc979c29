package dev.sheetproof.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Commands about a corpus as a whole.
@Command(
        name = "corpus",
        sortOptions = false,
        header = "List corpora, and look after one.",
        description = "")
final class CorpusCommand implements Runnable {

    @Spec private CommandSpec spec = CommandSpec.create();

    static CommandLine of(Services services, Console console) {
        return new CommandLine(new CorpusCommand())
                .addSubcommand(new CorpusListCommand(services, console))
                .addSubcommand(new CorpusInfoCommand(services, console))
                .addSubcommand(new CorpusVerifyCommand(services, console))
                .addSubcommand(new CorpusRebuildCommand(services, console))
                .addSubcommand(new CorpusRestoreCommand(services, console))
                .addSubcommand(new CorpusRemoveCommand(services, console))
                .addSubcommand(new CorpusModelCommand(services, console))
                .addSubcommand(new CorpusOcrCommand(services, console))
                .addSubcommand(new CorpusSkipCommand(services, console))
                .addSubcommand(new CorpusExportCommand(services, console))
                .addSubcommand(new CorpusImportCommand(services, console));
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "what about it: list, info, verify, rebuild, restore, remove, model, ocr, skip,"
                        + " export or import?");
    }
}
