package dev.sheetproof.mcp;

import java.util.List;
import java.util.Map;

/// What a tool call gives back.
sealed interface ToolResult {

    /// The call was answered.
    ///
    /// @param text the structured content as JSON, for clients that read text only
    /// @param structured the same as an object
    /// @param pictures what goes with it
    record Answer(String text, Map<String, Object> structured, List<Picture> pictures)
            implements ToolResult {

        public Answer {
            pictures = List.copyOf(pictures);
        }
    }

    /// The call could not be answered; the model may read why and call again.
    record Failure(String message) implements ToolResult {}

    /// @param base64 the picture file
    /// @param mimeType such as `image/png`
    record Picture(String base64, String mimeType) {}
}
