package dev.sheetproof.mcp;

import java.util.Map;

/// What a client is told of a tool.
///
/// @param name the name it is called by
/// @param title for people
/// @param description for the model that decides whether to call it
/// @param inputSchema JSON schema of the arguments
/// @param outputSchema JSON schema of the structured content of a result that is no error
record ToolDescription(
        String name,
        String title,
        String description,
        Map<String, Object> inputSchema,
        Map<String, Object> outputSchema) {}
