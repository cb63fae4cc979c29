package dev.sheetproof.work;

/// Thrown out of long work that was asked to stop. Not an error: whoever cancelled catches it.
public final class CancelledException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public CancelledException() {
        super("cancelled");
    }
}
