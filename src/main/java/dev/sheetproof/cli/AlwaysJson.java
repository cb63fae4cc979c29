package dev.sheetproof.cli;

import picocli.CommandLine.Option;

/// The option `--json` of commands that print JSON with it and without: whoever scripts them need
/// not remember which these are.
final class AlwaysJson {

    @Option(names = "--json", description = "Print JSON, as this command does anyhow.")
    private boolean json;
}
