package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server in a process of its own, over real standard streams.
final class ProcessTest {

    private static final String TALK =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
            "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","id":1,"method":"tools/list"}
            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"build_evidence_package",\
            "arguments":{"request":"ESR"}}}
            """;

    @TempDir Path folder = Path.of("");

    private static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    private List<String> arguments() {
        return List.of(
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                NoisyServer.class.getName(),
                folder.toString());
    }

    @Test
    void theClientOfTheSdkStartsItAndCallsItsTools() {
        StdioClientTransport transport =
                new StdioClientTransport(
                        ServerParameters.builder(java().toString()).args(arguments()).build(),
                        McpJsonDefaults.getMapper());
        try (McpSyncClient client =
                McpClient.sync(transport).requestTimeout(Duration.ofSeconds(60)).build()) {
            client.initialize();
            assertEquals(3, client.listTools().tools().size());
            McpSchema.CallToolResult found =
                    client.callTool(
                            McpSchema.CallToolRequest.builder("build_evidence_package")
                                    .arguments(Map.of("request", "ESR"))
                                    .build());
            assertEquals(true, ((Map<?, ?>) found.structuredContent()).get("supported"));
        }
    }

    @Test
    void everyByteOnStandardOutputIsProtocolAndTheProcessEndsWithItsInput()
            throws IOException, InterruptedException {
        Path input = Files.writeString(folder.resolve("input"), TALK);
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        List<String> command = new ArrayList<>(List.of(java().toString()));
        command.addAll(arguments());
        Process process =
                new ProcessBuilder(command)
                        .redirectInput(input.toFile())
                        .redirectOutput(output.toFile())
                        .redirectError(errors.toFile())
                        .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it did not end with its input");
        assertEquals(0, process.exitValue());

        String written = Files.readString(output, StandardCharsets.UTF_8);
        assertTrue(written.endsWith("\n"), "the last message is not whole");
        List<Object> answered = new ArrayList<>();
        for (String line : written.lines().toList()) {
            Map<String, Object> message =
                    McpJsonDefaults.getMapper()
                            .readValue(line, new TypeRef<Map<String, Object>>() {});
            assertEquals("2.0", message.get("jsonrpc"), line);
            assertTrue(message.containsKey("result"), line);
            answered.add(message.get("id"));
        }
        assertEquals(List.of(0, 1, 2), answered);
        assertFalse(written.contains(NoisyServer.NOISE), written);
        String noise = Files.readString(errors, StandardCharsets.UTF_8);
        assertEquals(5, noise.split(NoisyServer.NOISE, -1).length, noise);
    }
}
