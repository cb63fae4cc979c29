package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.client.McpClient;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.modelcontextprotocol.modern.client.transport.StdioMcpClientTransport;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The same tools as a client of the revision without a handshake meets them.
final class StatelessClientTest {

    @TempDir Path folder = Path.of("");

    @Test
    void aClientWithoutAHandshakeFindsAndCallsTheSameTools() {
        RunningServer server = new RunningServer(new FakeCorpus(folder));
        try (StdioMcpClientTransport transport =
                StdioMcpClientTransport.builder(
                                server.fromServer.reader(), server.toServer.writer())
                        .start()) {
            McpSyncClient client =
                    McpClient.sync(transport)
                            .clientInfo(McpSchema.Implementation.builder("test", "1").build())
                            .build();

            McpSchema.DiscoverResult about = client.discover();
            assertEquals(List.of("2026-07-28"), about.supportedVersions());
            assertTrue(about.instructions().contains("fake (Crystals)"), about.instructions());
            assertEquals(
                    List.of("build_evidence_package", "get_chunk", "get_evidence_image"),
                    client.tools().list().tools().stream().map(McpSchema.Tool::name).toList());

            McpSchema.CallToolResult found =
                    client.tool("build_evidence_package")
                            .arguments(Map.of("request", "ESR"))
                            .call();
            assertEquals(true, ((Map<?, ?>) found.structuredContent()).get("supported"));
            McpSchema.CallToolResult picture =
                    client.tool("get_evidence_image")
                            .arguments(Map.of("chunk_id", FakeCorpus.CHUNK_ID, "dpi", 72))
                            .call();
            assertInstanceOf(McpSchema.ImageContent.class, picture.content().get(1));
            McpSchema.CallToolResult failed =
                    client.tool("get_chunk").arguments(Map.of("chunk_id", "none")).call();
            assertEquals(true, failed.isError());
        }
        server.awaitEnd();
    }
}
