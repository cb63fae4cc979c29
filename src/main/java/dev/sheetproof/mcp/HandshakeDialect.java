package dev.sheetproof.mcp;

import dev.sheetproof.work.CancelToken;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/// The revisions 2024-11-05 to 2025-11-25, which begin with a handshake.
///
/// The transport is our own: the SDK's drops the answers still owed when the input ends, stops at a
/// line that is no JSON, and interrupts threads when it closes.
final class HandshakeDialect implements Dialect {

    static final String INITIALIZE = "initialize";

    private static final String INITIALIZED = "notifications/initialized";

    private final McpServerSession session;
    private boolean greeted;
    private boolean initialized;

    HandshakeDialect(ServerCard card, ToolCalls calls, McpJsonMapper json, MessageWriter writer) {
        Transport transport = new Transport(json, writer);
        McpAsyncServer server =
                McpServer.async(transport)
                        .serverInfo(
                                McpSchema.Implementation.builder(ServerCard.NAME, card.version())
                                        .title(ServerCard.TITLE)
                                        .build())
                        .instructions(card.instructions())
                        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
                        .tools(calls.tools().stream().map(tool -> specify(tool, calls)).toList())
                        .jsonMapper(json)
                        .jsonSchemaValidator(new UncheckedSchemas())
                        .validateToolInputs(false)
                        .build();
        session = transport.session(server);
    }

    /// Whether the client has begun a handshake, and so speaks this dialect.
    boolean greeted() {
        return greeted;
    }

    @Override
    public Mono<Void> answer(Incoming.Request request, CancelToken cancel) {
        @Nullable Object params = request.params().orElse(null);
        Mono<Void> answer =
                session.handle(new McpSchema.JSONRPCRequest(request.method(), request.id(), params))
                        .contextWrite(
                                context ->
                                        context.put(
                                                McpTransportContext.KEY,
                                                McpTransportContext.create(
                                                        Map.of(CANCEL, cancel))));
        if (request.method().equals(INITIALIZE)) {
            greeted = true;
            return answer;
        }
        // The SDK lets requests wait for this notification forever; not every client sends it.
        return initialized
                ? answer
                : hear(new Incoming.Notification(INITIALIZED, Optional.empty())).then(answer);
    }

    @Override
    public Mono<Void> hear(Incoming.Notification notification) {
        if (notification.method().equals(INITIALIZED)) {
            initialized = true;
        }
        @Nullable Object params = notification.params().orElse(null);
        return session.handle(new McpSchema.JSONRPCNotification(notification.method(), params));
    }

    private static AsyncToolSpecification specify(Tool tool, ToolCalls calls) {
        ToolDescription about = tool.description();
        McpSchema.Tool described =
                McpSchema.Tool.builder(about.name(), about.inputSchema())
                        .title(about.title())
                        .description(about.description())
                        .outputSchema(about.outputSchema())
                        .annotations(
                                McpSchema.ToolAnnotations.builder()
                                        .title(about.title())
                                        .readOnlyHint(true)
                                        .destructiveHint(false)
                                        .idempotentHint(true)
                                        .openWorldHint(false)
                                        .build())
                        .build();
        return AsyncToolSpecification.builder()
                .tool(described)
                .callHandler(
                        (exchange, request) ->
                                Dialect.call(
                                                calls,
                                                tool,
                                                request.arguments(),
                                                exchange.transportContext())
                                        .map(HandshakeDialect::result))
                .build();
    }

    private static McpSchema.CallToolResult result(ToolResult result) {
        return switch (result) {
            case ToolResult.Answer answer -> {
                List<McpSchema.Content> content = new ArrayList<>();
                content.add(McpSchema.TextContent.builder(answer.text()).build());
                for (ToolResult.Picture picture : answer.pictures()) {
                    content.add(
                            McpSchema.ImageContent.builder(picture.base64(), picture.mimeType())
                                    .build());
                }
                yield McpSchema.CallToolResult.builder(content)
                        .structuredContent(answer.structured())
                        .isError(false)
                        .build();
            }
            case ToolResult.Failure failure ->
                    McpSchema.CallToolResult.builder(
                                    List.of(
                                            McpSchema.TextContent.builder(failure.message())
                                                    .build()))
                            .isError(true)
                            .build();
        };
    }

    /// One session over one pair of streams. Whoever reads the input hands messages to the session.
    private static final class Transport implements McpServerTransportProvider {

        private final McpJsonMapper json;
        private final MessageWriter writer;
        private final AtomicReference<McpServerSession> session = new AtomicReference<>();

        Transport(McpJsonMapper json, MessageWriter writer) {
            this.json = json;
            this.writer = writer;
        }

        /// @param server that was built over this transport
        McpServerSession session(McpAsyncServer server) {
            @Nullable McpServerSession made = session.get();
            if (made == null) {
                throw new IllegalStateException("no session was made by " + server.getServerInfo());
            }
            return made;
        }

        @Override
        public void setSessionFactory(McpServerSession.Factory factory) {
            session.set(factory.create(new Outgoing(json, writer)));
        }

        @Override
        public Mono<Void> notifyClients(String method, Object params) {
            return Mono.fromRunnable(
                    () -> writer.write(new McpSchema.JSONRPCNotification(method, params)));
        }

        @Override
        public Mono<Void> closeGracefully() {
            return Mono.empty();
        }
    }

    private record Outgoing(McpJsonMapper json, MessageWriter writer)
            implements McpServerTransport {

        @Override
        public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
            return Mono.fromRunnable(() -> writer.write(message));
        }

        @Override
        public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
            return json.convertValue(data, type);
        }

        @Override
        public Mono<Void> closeGracefully() {
            return Mono.empty();
        }
    }
}
