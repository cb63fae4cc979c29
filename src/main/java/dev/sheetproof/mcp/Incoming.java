package dev.sheetproof.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A line that a client sent (JSON-RPC 2.0, one message a line).
sealed interface Incoming {

    /// @param id a string or an integer
    /// @param params as parsed; absent when there are none
    record Request(Object id, String method, Optional<Object> params) implements Incoming {

        /// An id as a key: clients may echo 7 as an int or a long.
        static Object key(Object id) {
            return id instanceof Integer number ? (Object) number.longValue() : id;
        }
    }

    record Notification(String method, Optional<Object> params) implements Incoming {}

    /// An answer to a question; the server never asks one.
    record Response() implements Incoming {}

    /// @param id of the request, where it could be made out
    /// @param code of JSON-RPC
    record Malformed(Optional<Object> id, int code, String message) implements Incoming {}

    /// JSON-RPC 2.0, 5.1.
    int PARSE_ERROR = -32700;

    /// JSON-RPC 2.0, 5.1.
    int INVALID_REQUEST = -32600;

    static Incoming parse(String line, McpJsonMapper json) {
        Object parsed;
        try {
            parsed = json.readValue(line, new TypeRef<Object>() {});
        } catch (IOException e) {
            return new Malformed(Optional.empty(), PARSE_ERROR, "Parse error");
        }
        if (!(parsed instanceof Map<?, ?> message)) {
            return new Malformed(
                    Optional.empty(), INVALID_REQUEST, "a message must be a JSON object");
        }
        return read(message);
    }

    private static Incoming read(Map<?, ?> message) {
        @Nullable Object id = message.get("id");
        boolean usableId = id instanceof String || id instanceof Integer || id instanceof Long;
        Optional<Object> echoed = usableId ? Optional.ofNullable(id) : Optional.empty();
        if (!"2.0".equals(message.get("jsonrpc"))) {
            return new Malformed(echoed, INVALID_REQUEST, "jsonrpc must be \"2.0\"");
        }
        Optional<Object> params = Optional.ofNullable(message.get("params"));
        if (message.get("method") instanceof String method) {
            if (!message.containsKey("id")) {
                return new Notification(method, params);
            }
            return echoed.<Incoming>map(given -> new Request(given, method, params))
                    .orElseGet(
                            () ->
                                    new Malformed(
                                            Optional.empty(),
                                            INVALID_REQUEST,
                                            "id must be a string or an integer"));
        }
        if (message.containsKey("result") || message.containsKey("error")) {
            return new Response();
        }
        return new Malformed(echoed, INVALID_REQUEST, "a request needs a method");
    }
}
