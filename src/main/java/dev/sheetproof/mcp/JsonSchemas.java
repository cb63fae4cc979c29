package dev.sheetproof.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// JSON schemas as maps, in the order in which a reader should meet their members.
final class JsonSchemas {

    /// Boxes as every tool gives them.
    static final Map<String, Object> BOXES =
            described(
                    list(
                            Map.of(
                                    "type",
                                    "array",
                                    "items",
                                    Map.of("type", "number"),
                                    "minItems",
                                    4,
                                    "maxItems",
                                    4)),
                    "Boxes [x0, y0, x1, y1] in PDF points (1/72 inch) of the page as displayed,"
                            + " origin at its top left corner, y down; pixels = points × dpi / 72."
                            + " One box per region, never their union.");

    private JsonSchemas() {}

    static Map<String, Object> of(String type) {
        return Map.of("type", type);
    }

    static Map<String, Object> of(String type, String description) {
        return described(of(type), description);
    }

    static Map<String, Object> list(Map<String, Object> items) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "array");
        schema.put("items", items);
        return schema;
    }

    static Map<String, Object> integer(int min, int max, String description) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "integer");
        schema.put("minimum", min);
        schema.put("maximum", max);
        schema.put("description", description);
        return schema;
    }

    static Map<String, Object> withDefault(Map<String, Object> schema, Object value) {
        Map<String, Object> copy = new LinkedHashMap<>(schema);
        copy.put("default", value);
        return copy;
    }

    static Map<String, Object> described(Map<String, Object> schema, String description) {
        Map<String, Object> copy = new LinkedHashMap<>(schema);
        copy.put("description", description);
        return copy;
    }

    /// A string of an id that results carry.
    static Map<String, Object> chunkId() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "string");
        schema.put("minLength", 1);
        schema.put("maxLength", Arguments.MAX_ID_LENGTH);
        schema.put(
                "description",
                "chunk_id of an evidence, exactly as build_evidence_package returned it");
        return schema;
    }

    /// An object that takes the named members and no others.
    static Map<String, Object> closed(Map<String, Object> members, List<String> required) {
        Map<String, Object> schema = open(members, required);
        schema.put("additionalProperties", false);
        return schema;
    }

    /// An object that has the required members and may have others.
    static Map<String, Object> open(Map<String, Object> members, List<String> required) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", members);
        schema.put("required", required);
        return schema;
    }

    /// Keeps the order of the entries, which `Map.of` does not.
    @SafeVarargs
    static Map<String, Object> members(Map.Entry<String, Map<String, Object>>... entries) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Map.Entry<String, Map<String, Object>> entry : entries) {
            members.put(entry.getKey(), entry.getValue());
        }
        return members;
    }
}
