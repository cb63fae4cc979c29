package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.work.CancelToken;
import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What goes over the wire when a client is sloppy, hasty, hostile or gone.
final class ConnectionTest {

    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
            "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}""";
    private static final String INITIALIZED =
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

    @TempDir Path folder = Path.of("");

    private static String search(Object id, String request) {
        return "{\"jsonrpc\":\"2.0\",\"id\":"
                + id
                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"build_evidence_package\","
                + "\"arguments\":{\"request\":\""
                + request
                + "\"}}}";
    }

    private static Object codeOf(Map<String, Object> response) {
        return String.valueOf(Json.object(response.get("error")).get("code"));
    }

    @Test
    void aClientThatClosesItsSideRightAfterAskingStillGetsEveryAnswer() throws IOException {
        StringBuilder input = new StringBuilder(INITIALIZE + "\n" + INITIALIZED + "\n");
        Set<String> owed = new HashSet<>();
        for (int id = 1; id <= 40; id++) {
            input.append(search(id, "ESR")).append('\n');
            owed.add("\"id\":" + id + ",");
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FakeCorpus.SERVER.serve(
                new FakeCorpus(folder),
                new ByteArrayInputStream(input.toString().getBytes(StandardCharsets.UTF_8)),
                out);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(41, lines.size());
        owed.removeIf(id -> lines.stream().anyMatch(line -> line.contains(id)));
        assertEquals(Set.of(), owed);
    }

    @Test
    void aClientThatLeavesOutTheInitializedNotificationIsServedAllTheSame() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send(INITIALIZE);
            assertEquals(0, server.receive().get("id"));
            server.send(search("\"a\"", "ESR"));
            assertEquals("a", server.receive().get("id"));
        }
    }

    @Test
    void theRevisionAskedForIsTheRevisionSpoken() {
        for (String revision : List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")) {
            try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
                server.send(INITIALIZE.replace("2025-06-18", revision));
                assertEquals(
                        revision,
                        Json.object(server.receive().get("result")).get("protocolVersion"));
            }
        }
    }

    @Test
    void nonsenseIsRefusedAndTheConnectionGoesOn() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send("{ not json");
            assertEquals("-32700", codeOf(server.receive()));
            server.send("[1, 2]");
            assertEquals("-32600", codeOf(server.receive()));
            server.send("{\"id\":5,\"method\":\"ping\"}");
            Map<String, Object> unversioned = server.receive();
            assertEquals("-32600", codeOf(unversioned));
            assertEquals(5, unversioned.get("id"));
            server.send("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}");
            assertEquals("-32600", codeOf(server.receive()));
            server.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
            server.send("");
            server.send("x".repeat((1 << 20) + 1));
            Map<String, Object> tooLong = server.receive();
            assertEquals("-32600", codeOf(tooLong));
            assertNull(tooLong.get("id"));
            server.send(INITIALIZE);
            assertEquals(0, server.receive().get("id"));
        }
    }

    @Test
    void aRequestThatSaysNothingOfItsRevisionBeforeAHandshakeIsRefused() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send(search(1, "ESR"));
            assertEquals("-32602", codeOf(server.receive()));
        }
    }

    @Test
    void unknownMethodsAndToolsAreErrorsOfTheProtocol() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send(INITIALIZE);
            server.receive();
            server.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/list\"}");
            assertEquals("-32601", codeOf(server.receive()));
            server.send(search(2, "ESR").replace("build_evidence_package", "run_command"));
            assertEquals("-32602", codeOf(server.receive()));
        }
    }

    @Test
    void aDefectIsAnErrorOfTheProtocolAndTheConnectionGoesOn() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send(INITIALIZE);
            server.receive();
            server.send(search(1, FakeCorpus.DEFECT));
            assertEquals("-32603", codeOf(server.receive()));
            server.send(search(2, "ESR"));
            assertEquals(2, server.receive().get("id"));
        }
    }

    @RepeatedTest(20)
    void aCancelledCallStopsAndIsNotAnswered() throws InterruptedException {
        FakeCorpus corpus = new FakeCorpus(folder);
        RunningServer server = new RunningServer(corpus);
        server.send(INITIALIZE);
        server.receive();
        server.send(INITIALIZED);
        server.send(search(1, FakeCorpus.ENDLESS));
        assertTrue(corpus.endlessBegun.await(30, TimeUnit.SECONDS), "the call did not begin");
        server.send(
                """
                {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"enough"}}""");
        assertTrue(corpus.endlessCancelled.await(30, TimeUnit.SECONDS), "it was not cancelled");
        server.send(search(2, "ESR"));
        assertEquals(2, server.receive().get("id"));
        server.endInput();
        server.awaitEnd();
        assertEquals("", server.rest());
    }

    @Test
    void anIdThatIsStillInUseIsRefused() throws InterruptedException {
        FakeCorpus corpus = new FakeCorpus(folder);
        try (RunningServer server = new RunningServer(corpus)) {
            server.send(INITIALIZE);
            server.receive();
            server.send(search(1, FakeCorpus.ENDLESS));
            assertTrue(corpus.endlessBegun.await(30, TimeUnit.SECONDS), "the call did not begin");
            server.send(search(1, "ESR"));
            assertEquals("-32600", codeOf(server.receive()));
            server.send(
                    """
                    {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}""");
        }
    }

    @Test
    void aCallThatTakesTooLongIsCancelledAndSaysSo() throws InterruptedException {
        FakeCorpus corpus = new FakeCorpus(folder);
        try (ToolCalls calls =
                new ToolCalls(List.of(), Duration.ofMillis(50), FakeCorpus.SERVER.expected())) {
            Tool tool = endless(corpus);
            ToolResult result =
                    calls.start(tool, Map.of("request", FakeCorpus.ENDLESS), new CancelToken())
                            .join();
            assertEquals(
                    new ToolResult.Failure(
                            "build_evidence_package took longer than 0 s and was cancelled; ask"
                                    + " for less"),
                    result);
            assertTrue(corpus.endlessCancelled.await(30, TimeUnit.SECONDS), "it goes on");
        }
    }

    private static Tool endless(FakeCorpus corpus) {
        return new BuildEvidencePackage(corpus, new StructuredText(McpJsonDefaults.getMapper()));
    }

    @Test
    void theServerEndsWhenTheClientHasStoppedReading() throws IOException {
        OutputStream gone =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                };
        String input = INITIALIZE + "\n" + search(1, FakeCorpus.ENDLESS) + "\n" + INITIALIZED;
        FakeCorpus.SERVER.serve(
                new FakeCorpus(folder),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                gone);
    }

    @Test
    void halfASurrogatePairDoesNotStopAnAnswer() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send(INITIALIZE);
            server.receive();
            server.send(search(1, "ESR \\ud83d"));
            assertEquals(1, server.receive().get("id"));
        }
    }

    @Test
    void eachAnswerIsOneLineWhateverTheTextHolds() {
        try (RunningServer server = new RunningServer(new FakeCorpus(folder))) {
            server.send(INITIALIZE);
            server.receive();
            server.send(search(1, "two\\nlines and \\u2028 more Ω"));
            Map<?, ?> result = Json.object(server.receive().get("result"));
            assertEquals(
                    "two\nlines and \u2028 more Ω",
                    Json.object(Json.object(result.get("structuredContent")).get("request"))
                            .get("text"));
        }
    }
}
