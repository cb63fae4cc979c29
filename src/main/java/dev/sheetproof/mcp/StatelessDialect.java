package dev.sheetproof.mcp;

import dev.sheetproof.work.CancelToken;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.modern.JsonRpc;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.server.McpAsyncResponse;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import io.modelcontextprotocol.modern.server.feature.McpAsyncTool;
import io.modelcontextprotocol.modern.server.feature.McpAsyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/// The revision 2026-07-28, which has no handshake: every request says what it speaks.
final class StatelessDialect implements Dialect {

    /// Where a request says which revision it speaks.
    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";

    private final McpServer server;
    private final MessageWriter writer;

    StatelessDialect(ServerCard card, ToolCalls calls, McpJsonMapper json, MessageWriter writer) {
        this.writer = writer;
        server =
                McpServer.builder()
                        .serverInfo(
                                McpSchema.Implementation.builder(ServerCard.NAME, card.version())
                                        .title(ServerCard.TITLE)
                                        .build())
                        .instructions(card.instructions())
                        .jsonMapper(json)
                        .requestStateCodec(new NoState())
                        .feature(
                                ToolsFeature.ofAsync(
                                        new Tools(calls),
                                        json,
                                        new UncheckedSchemas(),
                                        0,
                                        McpSchema.CacheScope.PRIVATE))
                        .build();
    }

    /// Whether a request is of this dialect by its own word.
    static boolean speaks(Incoming.Request request) {
        return request.params().orElse(Map.of()) instanceof Map<?, ?> params
                && params.get("_meta") instanceof Map<?, ?> meta
                && meta.get(VERSION) instanceof String;
    }

    @Override
    public Mono<Void> answer(Incoming.Request request, CancelToken cancel) {
        McpTransportContext context =
                McpTransportContext.create(
                        Map.of(
                                CANCEL,
                                cancel,
                                McpHeaders.TRANSPORT_CONTEXT_KEY,
                                McpHeaders.NOT_MIRRORED));
        @Nullable Object params = request.params().orElse(null);
        return server.handle(
                        context, new JsonRpc.JSONRPCRequest(request.method(), request.id(), params))
                .flatMapMany(StatelessDialect::messages)
                .doOnNext(writer::write)
                .then();
    }

    private static Flux<JsonRpc.JSONRPCMessage> messages(McpTransportResponse response) {
        if (response instanceof McpTransportResponse.Streaming streaming) {
            return streaming.messages();
        }
        if (response instanceof McpTransportResponse.Result result) {
            return Flux.just(result.response());
        }
        if (response instanceof McpTransportResponse.Error error) {
            return Flux.just(error.response());
        }
        throw new IllegalStateException("unknown kind of response: " + response.getClass());
    }

    @Override
    public Mono<Void> hear(Incoming.Notification notification) {
        @Nullable Object params = notification.params().orElse(null);
        return server.handleNotification(
                McpTransportContext.EMPTY,
                new JsonRpc.JSONRPCNotification(notification.method(), params));
    }

    /// The tools never ask a client anything and so have no state to hand out; the SDK's own codec
    /// would draw a key for it and warn.
    private static final class NoState implements RequestStateCodec {

        @Override
        public String seal(McpRequestContext context, String state) {
            throw new IllegalStateException("no tool has a state: " + context.method());
        }

        @Override
        public @Nullable String open(McpRequestContext context, String sealed) {
            return null;
        }
    }

    private static final class Tools implements McpAsyncToolRepository {

        private final Map<String, McpAsyncTool> byName = new LinkedHashMap<>();

        Tools(ToolCalls calls) {
            for (Tool tool : calls.tools()) {
                byName.put(tool.description().name(), specify(tool, calls));
            }
        }

        @Override
        public Mono<ToolsPage> list(McpRequestContext context, @Nullable String cursor) {
            return Mono.just(
                    ToolsPage.of(byName.values().stream().map(McpAsyncTool::definition).toList()));
        }

        @Override
        public Mono<McpAsyncTool> find(McpRequestContext context, String name) {
            return Mono.justOrEmpty(byName.get(name));
        }
    }

    private static McpAsyncTool specify(Tool tool, ToolCalls calls) {
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
        return McpAsyncTool.of(
                described,
                (context, request) ->
                        Dialect.call(calls, tool, request.arguments(), context.transportContext())
                                .map(result -> McpAsyncResponse.result(outcome(result))));
    }

    private static McpSchema.CallToolOutcome outcome(ToolResult result) {
        return switch (result) {
            case ToolResult.Answer answer -> {
                McpSchema.CallToolResult.Builder builder =
                        McpSchema.CallToolResult.builder()
                                .addContent(McpSchema.TextContent.builder(answer.text()).build())
                                .structuredContent(answer.structured())
                                .isError(false);
                for (ToolResult.Picture picture : answer.pictures()) {
                    builder.addContent(
                            McpSchema.ImageContent.builder(picture.base64(), picture.mimeType())
                                    .build());
                }
                yield builder.build();
            }
            case ToolResult.Failure failure ->
                    McpSchema.CallToolResult.builder()
                            .content(
                                    List.of(
                                            McpSchema.TextContent.builder(failure.message())
                                                    .build()))
                            .isError(true)
                            .build();
        };
    }
}
