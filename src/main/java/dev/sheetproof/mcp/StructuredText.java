package dev.sheetproof.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/// Makes results out of JSON trees: the protocol wants the same thing as text and as an object.
record StructuredText(McpJsonMapper json) {

    ToolResult answer(ObjectNode tree, ToolResult.Picture... pictures) {
        try {
            String text = json.writeValueAsString(tree);
            return new ToolResult.Answer(
                    text,
                    json.readValue(text, new TypeRef<Map<String, Object>>() {}),
                    List.of(pictures));
        } catch (IOException e) {
            throw new UncheckedIOException("our own JSON cannot be written and read", e);
        }
    }
}
