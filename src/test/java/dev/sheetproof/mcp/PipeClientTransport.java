package dev.sheetproof.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import reactor.core.publisher.Mono;

/// Lets the SDK's handshake client talk over pipes: its own transport starts a process.
final class PipeClientTransport implements McpClientTransport {

    private final McpJsonMapper json = McpJsonDefaults.getMapper();
    private final BufferedReader in;
    private final OutputStream out;

    PipeClientTransport(Pipe fromServer, Pipe toServer) {
        in = new BufferedReader(new InputStreamReader(fromServer.reader(), StandardCharsets.UTF_8));
        out = toServer.writer();
    }

    @Override
    public Mono<Void> connect(
            Function<Mono<McpSchema.JSONRPCMessage>, Mono<McpSchema.JSONRPCMessage>> handler) {
        Thread.ofPlatform()
                .name("mcp-client-under-test")
                .daemon()
                .start(() -> in.lines().forEach(line -> handler.apply(parse(line)).subscribe()));
        return Mono.empty();
    }

    private Mono<McpSchema.JSONRPCMessage> parse(String line) {
        return Mono.fromCallable(() -> McpSchema.deserializeJsonRpcMessage(json, line));
    }

    @Override
    public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
        return Mono.fromRunnable(() -> write(message));
    }

    private synchronized void write(McpSchema.JSONRPCMessage message) {
        try {
            out.write(json.writeValueAsBytes(message));
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
        return json.convertValue(data, type);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.fromRunnable(
                () -> {
                    try {
                        out.close();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }
}
