package dev.sheetproof.mcp;

/// An argument of a tool call cannot be used. The message is written for the model that made the
/// call: it names the argument, what came, and what would do.
final class InvalidArgumentException extends Exception {

    private static final long serialVersionUID = 1L;

    InvalidArgumentException(String message) {
        super(message);
    }
}
