package dev.sheetproof.cli;

/// A command cannot be done; the message is one line for a person.
final class CommandFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /// A part of what was asked for failed.
    static final int FAILED = 1;

    /// What was asked for cannot be meant.
    static final int WRONG_USAGE = 2;

    private final int exitCode;

    private CommandFailure(int exitCode, String message, Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
    }

    private CommandFailure(int exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    static CommandFailure failed(String message, Throwable cause) {
        return new CommandFailure(FAILED, message, cause);
    }

    static CommandFailure usage(String message) {
        return new CommandFailure(WRONG_USAGE, message);
    }

    static CommandFailure usage(String message, Throwable cause) {
        return new CommandFailure(WRONG_USAGE, message, cause);
    }

    int exitCode() {
        return exitCode;
    }
}
