package dev.sheetproof.mcp;

import dev.sheetproof.work.CancelToken;
import io.modelcontextprotocol.common.McpTransportContext;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/// One revision family of the protocol.
interface Dialect {

    /// The key of a request's [CancelToken] in the SDK's transport context.
    String CANCEL = CancelToken.class.getName();

    /// Calls a tool for a request that was given its context by [#answer].
    ///
    /// @param arguments absent when the client sent none
    static Mono<ToolResult> call(
            ToolCalls calls,
            Tool tool,
            @Nullable Map<String, Object> arguments,
            McpTransportContext context) {
        CancelToken cancel =
                context.get(CANCEL) instanceof CancelToken token ? token : new CancelToken();
        Map<String, Object> given = arguments == null ? Map.of() : arguments;
        return Mono.fromFuture(() -> calls.start(tool, given, cancel), true);
    }

    /// Answers a request. Completes when the answer is written; disposing the subscription stops
    /// waiting for it and interrupts nothing.
    Mono<Void> answer(Incoming.Request request, CancelToken cancel);

    Mono<Void> hear(Incoming.Notification notification);
}
