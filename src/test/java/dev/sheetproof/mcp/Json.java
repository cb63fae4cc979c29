package dev.sheetproof.mcp;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads parsed JSON in tests.
final class Json {

    private Json() {}

    /// The value as an object; a test that has none fails.
    static Map<?, ?> object(@Nullable Object value) {
        return assertInstanceOf(Map.class, value);
    }
}
