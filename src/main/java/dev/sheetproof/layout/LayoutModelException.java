package dev.sheetproof.layout;

/// A layout model cannot be used, or gives what no layout model gives. The message names the file,
/// says what is wrong with it and what to do.
public final class LayoutModelException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LayoutModelException(String message) {
        super(message);
    }

    public LayoutModelException(String message, Throwable cause) {
        super(message, cause);
    }
}
