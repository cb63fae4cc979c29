package dev.sheetproof.mcp;

import dev.sheetproof.corpus.OpenCorpus;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Serves the evidence of one corpus over the Model Context Protocol, to one client over a pair of
/// streams.
///
/// Its tools are `build_evidence_package`, `get_chunk` and `get_evidence_image`. It speaks the
/// revisions with a handshake (2024-11-05 to 2025-11-25) and the one without (2026-07-28),
/// whichever a client begins with.
///
/// @param version of the program, shown to the client
/// @param expected knows the failures of a corpus that are no defects
public record EvidenceServer(String version, ExpectedFailures expected) {

    /// How long a call may take. Pictures at the highest resolution take seconds on a slow machine.
    private static final Duration CALL_LIMIT = Duration.ofSeconds(60);

    /// How long answers still owed may take when the client has closed its side.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// Tells failures that the services announce, such as a damaged database, from defects.
    @FunctionalInterface
    public interface ExpectedFailures {

        /// What a client is told; empty when nobody expected this failure.
        Optional<String> words(RuntimeException failure);
    }

    /// Serves until `in` ends. Writes nothing but protocol to `out`; closes neither, nor the
    /// corpus.
    ///
    /// @param in where the client's messages come from, one a line
    /// @param out where answers go
    /// @throws IOException when `in` cannot be read
    public void serve(OpenCorpus corpus, InputStream in, OutputStream out) throws IOException {
        McpJsonMapper json = McpJsonDefaults.getMapper();
        ServerCard card = new ServerCard(version, Instructions.of(corpus));
        MessageWriter writer = new MessageWriter(json, out);
        try (ToolCalls calls = new ToolCalls(tools(corpus, json), CALL_LIMIT, expected)) {
            new Connection(
                            json,
                            writer,
                            new HandshakeDialect(card, calls, json, writer),
                            new StatelessDialect(card, calls, json, writer))
                    .serve(in, PATIENCE);
        }
    }

    private static List<Tool> tools(OpenCorpus corpus, McpJsonMapper json) {
        StructuredText structured = new StructuredText(json);
        return List.of(
                new BuildEvidencePackage(corpus, structured),
                new GetChunk(corpus, structured),
                new GetEvidenceImage(corpus, structured));
    }
}
