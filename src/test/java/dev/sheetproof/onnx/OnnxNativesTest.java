package dev.sheetproof.onnx;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the runtime of networks brings along is native code that no other test looks into.
final class OnnxNativesTest {

    /// Where versions from 1.29.0 on send what they measured.
    private static final String COLLECTOR = "events.data.microsoft.com";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "linux-x64/libonnxruntime.so",
                "linux-aarch64/libonnxruntime.so",
                "osx-aarch64/libonnxruntime.dylib",
                "win-x64/onnxruntime.dll"
            })
    void noLibraryHoldsAnAddressToSendTo(String library) throws IOException {
        try (InputStream in =
                OnnxNatives.class.getResourceAsStream("/ai/onnxruntime/native/" + library)) {
            assertNotNull(in, "the runtime has no " + library + " any more: mend this test");
            String bytes = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            assertFalse(bytes.contains(COLLECTOR), library + " sends to " + COLLECTOR);
        }
    }
}
