package dev.sheetproof.store;

/// The corpus database or index cannot be read or written. The message names the file and what the
/// user can do.
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
