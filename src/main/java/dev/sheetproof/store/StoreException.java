package dev.sheetproof.store;

/// The corpus database or index cannot be read or written. The message names the file and what the
/// user can do.
public sealed class StoreException extends RuntimeException permits DamagedStoreException {

    private static final long serialVersionUID = 1L;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
