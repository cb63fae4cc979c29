package dev.sheetproof.app;

import dev.sheetproof.cli.Console;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a run of the program in this process printed, and how it ended.
record ProgramRun(int code, String out, String err) {

    /// @param corpora the folder in which corpora are found by name
    static ProgramRun of(Path corpora, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        new ByteArrayInputStream(new byte[0]));
        int code = Main.run(List.of(arguments), console, corpora);
        return new ProgramRun(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    JsonNode json() {
        return JsonMapper.shared().readTree(out);
    }

    List<JsonNode> lines() {
        return out.lines().map(JsonMapper.shared()::readTree).toList();
    }
}
