package dev.sheetproof.mcp;

/// How the server presents itself.
///
/// @param version of the program
/// @param instructions for the model that uses the tools
record ServerCard(String version, String instructions) {

    static final String NAME = "sheetproof";
    static final String TITLE = "Sheetproof";
}
