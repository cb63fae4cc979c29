package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchRequest;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The tools as a client of the revisions with a handshake meets them.
final class HandshakeClientTest {

    private static final String BUILD = "build_evidence_package";
    private static final String IMAGE = "get_evidence_image";

    @TempDir Path folder = Path.of("");

    private @Nullable FakeCorpus corpus;
    private @Nullable RunningServer server;
    private @Nullable McpSyncClient client;

    @BeforeEach
    void connect() {
        corpus = new FakeCorpus(folder);
        server = new RunningServer(corpus);
        client =
                McpClient.sync(new PipeClientTransport(server.fromServer, server.toServer))
                        .requestTimeout(Duration.ofSeconds(30))
                        .enableCallToolSchemaCaching(true)
                        .build();
        client.initialize();
    }

    @AfterEach
    void disconnect() {
        client().closeGracefully();
        Objects.requireNonNull(server).awaitEnd();
    }

    private McpSyncClient client() {
        return Objects.requireNonNull(client);
    }

    private SearchRequest asked() {
        return Objects.requireNonNull(Objects.requireNonNull(corpus).asked.get());
    }

    private CallToolResult call(String tool, Map<String, Object> arguments) {
        return client().callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    }

    private static String text(CallToolResult result) {
        return assertInstanceOf(McpSchema.TextContent.class, result.content().getFirst()).text();
    }

    private static Map<?, ?> structured(CallToolResult result) {
        assertEquals(false, result.isError(), () -> text(result));
        return assertInstanceOf(Map.class, result.structuredContent());
    }

    private static String failure(CallToolResult result) {
        assertEquals(true, result.isError(), () -> text(result));
        return text(result);
    }

    @Test
    void theServerIntroducesItselfAndTheCorpus() {
        assertEquals("sheetproof", client().getServerInfo().name());
        assertEquals("1.2.3", client().getServerInfo().version());
        String instructions = client().getServerInstructions();
        assertTrue(instructions.contains("fake (Crystals): 1 document, 2 chunks"), instructions);
        assertTrue(instructions.contains("pixels = points × dpi / 72"), instructions);
    }

    @Test
    void everyToolIsDescribedWithItsArgumentsUnitsAndFrame() {
        List<McpSchema.Tool> tools = client().listTools().tools();
        assertEquals(
                List.of(BUILD, "get_chunk", IMAGE),
                tools.stream().map(McpSchema.Tool::name).toList());
        for (McpSchema.Tool tool : tools) {
            assertTrue(tool.description().length() > 200, tool.description());
            assertEquals(true, tool.annotations().readOnlyHint());
            assertEquals(false, tool.inputSchema().get("additionalProperties"));
            ValidationResponse valid =
                    McpJsonDefaults.getSchemaValidator().validateSchema(tool.inputSchema());
            assertTrue(valid.valid(), valid.errorMessage());
            assertNotNull(tool.outputSchema());
        }
    }

    @Test
    void aRequestIsAnsweredWithTheEvidencePackageAsTextAndAsAnObject() throws IOException {
        CallToolResult result = call(BUILD, Map.of("request", "ABX-7 load capacitance"));

        Map<?, ?> found = structured(result);
        assertEquals(true, found.get("supported"));
        assertEquals(SearchRequest.of("ABX-7 load capacitance"), asked());
        Map<?, ?> evidence =
                Json.object(assertInstanceOf(List.class, found.get("evidence")).getFirst());
        assertEquals(FakeCorpus.CHUNK_ID, evidence.get("chunk_id"));
        assertEquals(2, evidence.get("page"));
        assertEquals(
                List.of(List.of(72, 100, 288, 136.5), List.of(72, 140, 288, 172)),
                evidence.get("bboxes_pdf"));
        assertNull(Json.object(evidence.get("rank")).get("dense_rank"));
        assertEquals(
                found,
                McpJsonDefaults.getMapper()
                        .readValue(text(result), new TypeRef<Map<String, Object>>() {}));
    }

    @Test
    void topKAndFiltersReachTheSearch() {
        structured(
                call(
                        BUILD,
                        Map.of(
                                "request",
                                "ESR",
                                "top_k",
                                3,
                                "filters",
                                Map.of(
                                        "docs",
                                        List.of("abx-7"),
                                        "types",
                                        List.of("table", "figure"),
                                        "pages",
                                        List.of(2, 3)))));
        assertEquals(3, asked().topK());
        assertEquals(
                new SearchFilters(
                        List.of("abx-7"),
                        List.of(BlockType.TABLE, BlockType.FIGURE),
                        List.of(new PageNumber(2), new PageNumber(3))),
                asked().filters());
    }

    @Test
    void aChunkIsFetchedByItsIdWithoutARank() {
        Map<?, ?> chunk = structured(call("get_chunk", Map.of("chunk_id", FakeCorpus.CHUNK_ID)));
        assertEquals("Load capacitance\t18 pF\nESR\t≤ 40 Ω", chunk.get("native_text"));
        assertNull(chunk.get("rank"));
    }

    @ParameterizedTest
    @CsvSource({"72, 216, 72", "150, 450, 150", "600, 1800, 600", "36, 108, 36"})
    void aPictureComesAtTheResolutionAskedForWithItsPlace(int dpi, int width, int height)
            throws IOException {
        CallToolResult result = call(IMAGE, Map.of("chunk_id", FakeCorpus.CHUNK_ID, "dpi", dpi));

        Map<?, ?> described = structured(result);
        assertEquals(2, described.get("page"));
        assertEquals(
                List.of(List.of(72, 100, 288, 136.5), List.of(72, 140, 288, 172)),
                described.get("bboxes_pdf"));
        assertEquals(
                List.of(width, height), List.of(described.get("width"), described.get("height")));
        McpSchema.ImageContent picture =
                assertInstanceOf(McpSchema.ImageContent.class, result.content().get(1));
        assertEquals("image/png", picture.mimeType());
        var image =
                ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(picture.data())));
        assertEquals(width, image.getWidth());
        assertEquals(height, image.getHeight());
    }

    @Test
    void aPictureIsDrawnAt150DpiWhenNobodySaysOtherwise() {
        assertEquals(
                150, structured(call(IMAGE, Map.of("chunk_id", FakeCorpus.CHUNK_ID))).get("dpi"));
    }

    @Test
    void wholeNumbersMayComeAsDecimals() {
        structured(call(BUILD, Map.of("request", "ESR", "top_k", 4.0)));
        assertEquals(4, asked().topK());
    }

    @Test
    void whatIsWrongWithACallIsSaidClearly() {
        assertEquals(
                "no chunk \"abx-9_p1_0\" in corpus fake; chunk ids come from"
                        + " build_evidence_package",
                failure(call("get_chunk", Map.of("chunk_id", "abx-9_p1_0"))));
        assertEquals(
                "get_chunk needs \"chunk_id\", a string", failure(call("get_chunk", Map.of())));
        assertEquals(
                "get_evidence_image: \"dpi\" is 601, outside 36..600",
                failure(call(IMAGE, Map.of("chunk_id", FakeCorpus.CHUNK_ID, "dpi", 601))));
        assertEquals(
                "get_evidence_image: \"dpi\" is 35, outside 36..600",
                failure(call(IMAGE, Map.of("chunk_id", FakeCorpus.CHUNK_ID, "dpi", 35))));
        assertEquals(
                "get_evidence_image: \"dpi\" must be an integer, not 72.5",
                failure(call(IMAGE, Map.of("chunk_id", FakeCorpus.CHUNK_ID, "dpi", 72.5))));
        assertEquals(
                "build_evidence_package: \"request\" is empty",
                failure(call(BUILD, Map.of("request", "  "))));
        assertEquals(
                "build_evidence_package: \"top_k\" is 0, outside 1..100",
                failure(call(BUILD, Map.of("request", "ESR", "top_k", 0))));
        assertEquals(
                "build_evidence_package has no \"topk\"; it takes request, top_k, filters",
                failure(call(BUILD, Map.of("request", "ESR", "topk", 3))));
        assertEquals(
                "filters has no \"vendor\"; it takes docs, types, pages",
                failure(filtered(Map.of("vendor", List.of("Acme")))));
        assertEquals(
                "filters: no type \"Table\"; types are title, text, list, table, figure, formula,"
                        + " header_footer",
                failure(filtered(Map.of("types", List.of("Table")))));
        assertEquals(
                "filters: no document \"abx-8\" in this corpus; it has abx-7",
                failure(filtered(Map.of("docs", List.of("abx-8")))));
        assertEquals(
                "filters: \"docs\" must be a list of strings, not abx-7",
                failure(filtered(Map.of("docs", "abx-7"))));
        assertEquals(
                "filters: \"pages\" is 0, outside 1..1000000",
                failure(filtered(Map.of("pages", List.of(0)))));
    }

    private CallToolResult filtered(Map<String, Object> filters) {
        return call(BUILD, Map.of("request", "ESR", "filters", filters));
    }

    @Test
    void aSourceThatIsGoneIsAFailureOfTheCallAndNotOfTheServer() {
        assertEquals(
                "abx-7.pdf: the file is gone: put it back",
                failure(call(IMAGE, Map.of("chunk_id", FakeCorpus.CHUNK_ID, "dpi", 37))));
        assertEquals(
                "corpus.db cannot be read: rebuild it",
                failure(call(BUILD, Map.of("request", FakeCorpus.BROKEN))));
        structured(call(BUILD, Map.of("request", "ESR")));
    }
}
