package dev.sheetproof.store;

/// The corpus database is no database any more, or contradicts itself: it is to be made anew from
/// the PDFs.
public final class DamagedStoreException extends StoreException {

    private static final long serialVersionUID = 1L;

    public DamagedStoreException(String message) {
        super(message);
    }

    public DamagedStoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
