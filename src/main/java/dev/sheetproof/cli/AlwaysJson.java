package dev.sheetproof.cli;

import picocli.CommandLine.Option;

/// Commands that print nothing but JSON take `--json`: whoever scripts need not remember which they
/// are.
abstract class AlwaysJson {

    /// @param asked changes nothing
    @Option(names = "--json", description = "Print JSON, as this command does anyhow.")
    void json(boolean asked) {}
}
