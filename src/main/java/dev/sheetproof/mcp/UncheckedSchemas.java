package dev.sheetproof.mcp;

import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Map;

/// Lets everything pass: the tools check their arguments themselves and say better what is wrong.
/// That results match the schemas is for the tests to prove, not for every call.
final class UncheckedSchemas implements JsonSchemaValidator {

    @Override
    public ValidationResponse validate(Map<String, Object> schema, Object value) {
        return ValidationResponse.asValid("");
    }
}
