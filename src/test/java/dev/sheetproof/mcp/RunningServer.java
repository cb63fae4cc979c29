package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.OpenCorpus;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.TypeRef;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// The server over pipes, on a thread of its own.
final class RunningServer implements AutoCloseable {

    final Pipe toServer = new Pipe();
    final Pipe fromServer = new Pipe();

    private final OutputStream input = toServer.writer();
    private final BufferedReader output =
            new BufferedReader(new InputStreamReader(fromServer.reader(), StandardCharsets.UTF_8));
    private final CompletableFuture<Boolean> ended = new CompletableFuture<>();

    RunningServer(OpenCorpus corpus) {
        Thread.ofPlatform().name("mcp-server-under-test").daemon().start(() -> serve(corpus));
    }

    private void serve(OpenCorpus corpus) {
        OutputStream out = fromServer.writer();
        try (out) {
            FakeCorpus.SERVER.serve(corpus, toServer.reader(), out);
            ended.complete(true);
        } catch (IOException | RuntimeException e) {
            ended.completeExceptionally(e);
        }
    }

    void send(String line) {
        try {
            input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void endInput() {
        try {
            input.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The next line as JSON; waits for it.
    Map<String, Object> receive() {
        try {
            return McpJsonDefaults.getMapper()
                    .readValue(output.readLine(), new TypeRef<Map<String, Object>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What is left of the output when the server has ended.
    String rest() {
        StringBuilder rest = new StringBuilder();
        output.lines().forEach(line -> rest.append(line).append('\n'));
        return rest.toString();
    }

    void awaitEnd() {
        assertTrue(ended.orTimeout(30, TimeUnit.SECONDS).join(), "the server did not end");
    }

    @Override
    public void close() {
        endInput();
        awaitEnd();
    }
}
