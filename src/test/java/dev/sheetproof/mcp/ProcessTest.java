package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The whole program in a process of its own, over real standard streams and a corpus that it
/// ingests from a PDF drawn here.
final class ProcessTest {

    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private static final String TALK =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
            "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","id":1,"method":"tools/list"}
            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"build_evidence_package",\
            "arguments":{"request":"load capacitance"}}}
            """;

    @TempDir Path folder = Path.of("");

    private static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    private List<String> arguments(Class<?> program) {
        return List.of(
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "--add-modules=jdk.incubator.vector",
                "-Djava.awt.headless=true",
                "-Dpdfbox.fontcache=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                program.getName(),
                "mcp",
                "--corpus",
                folder.resolve("corpus").toString());
    }

    @Test
    void theClientOfTheSdkFindsAValueOnItsPageAndSeesIt() throws IOException {
        DrawnSheet.write(folder.resolve("corpus"));
        StdioClientTransport transport =
                new StdioClientTransport(
                        ServerParameters.builder(java().toString())
                                .args(arguments(dev.sheetproof.app.Main.class))
                                .build(),
                        McpJsonDefaults.getMapper());
        try (McpSyncClient client =
                McpClient.sync(transport)
                        .requestTimeout(PATIENCE)
                        .initializationTimeout(PATIENCE)
                        .enableCallToolSchemaCaching(true)
                        .build()) {
            client.initialize();
            client.listTools();
            Map<?, ?> found =
                    Json.object(
                            call(
                                            client,
                                            "build_evidence_package",
                                            Map.of("request", "load capacitance"))
                                    .structuredContent());
            assertEquals(true, found.get("supported"));
            Map<?, ?> best =
                    Json.object(assertInstanceOf(List.class, found.get("evidence")).getFirst());
            assertTrue(String.valueOf(best.get("native_text")).contains("18 pF"), best::toString);
            assertTrue(covers(best.get("bboxes_pdf")), best::toString);

            String chunkId = String.valueOf(best.get("chunk_id"));
            Map<?, ?> chunk =
                    Json.object(
                            call(client, "get_chunk", Map.of("chunk_id", chunkId))
                                    .structuredContent());
            assertEquals(best.get("bboxes_pdf"), chunk.get("bboxes_pdf"));
            assertEquals(best.get("native_text"), chunk.get("native_text"));

            McpSchema.CallToolResult picture =
                    call(client, "get_evidence_image", Map.of("chunk_id", chunkId, "dpi", 100));
            Map<?, ?> described = Json.object(picture.structuredContent());
            McpSchema.ImageContent png =
                    assertInstanceOf(McpSchema.ImageContent.class, picture.content().get(1));
            var image =
                    ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(png.data())));
            assertEquals(described.get("width"), image.getWidth());
            assertEquals(described.get("height"), image.getHeight());
        }
    }

    private static McpSchema.CallToolResult call(
            McpSyncClient client, String tool, Map<String, Object> arguments) {
        McpSchema.CallToolResult result =
                client.callTool(
                        McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        assertEquals(false, result.isError(), result::toString);
        return result;
    }

    private static boolean covers(@Nullable Object boxes) {
        for (Object box : assertInstanceOf(List.class, boxes)) {
            List<?> edges = assertInstanceOf(List.class, box);
            if (edge(edges, 0) <= DrawnSheet.VALUE_X
                    && edge(edges, 1) <= DrawnSheet.VALUE_Y
                    && edge(edges, 2) >= DrawnSheet.VALUE_X
                    && edge(edges, 3) >= DrawnSheet.VALUE_Y) {
                return true;
            }
        }
        return false;
    }

    private static double edge(List<?> edges, int at) {
        return assertInstanceOf(Number.class, edges.get(at)).doubleValue();
    }

    @Test
    void everyByteOnStandardOutputIsProtocolAndTheProcessEndsWithItsInput()
            throws IOException, InterruptedException {
        DrawnSheet.write(folder.resolve("corpus"));
        Path input = Files.writeString(folder.resolve("input"), TALK);
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        List<String> command = new ArrayList<>(List.of(java().toString()));
        command.addAll(arguments(NoisyServer.class));
        Process process =
                new ProcessBuilder(command)
                        .redirectInput(input.toFile())
                        .redirectOutput(output.toFile())
                        .redirectError(errors.toFile())
                        .start();
        assertTrue(
                process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS),
                "it did not end with its input");
        String told = Files.readString(errors, StandardCharsets.UTF_8);
        assertEquals(0, process.exitValue(), told);
        assertTrue(told.contains(NoisyServer.NOISE), told);

        String written = Files.readString(output, StandardCharsets.UTF_8);
        assertTrue(written.endsWith("\n"), "the last message is not whole");
        assertFalse(written.contains(NoisyServer.NOISE), written);
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
    }
}
