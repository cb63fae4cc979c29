package dev.sheetproof.embedding;

/// An embedding model cannot be used. The message names it and says what is wrong, fit for a
/// warning beside results.
public final class EmbeddingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public EmbeddingException(String message) {
        super(message);
    }

    /// Tells what the cause tells.
    public EmbeddingException(RuntimeException cause) {
        super(cause.getMessage(), cause);
    }

    public EmbeddingException(String message, Throwable cause) {
        super(message, cause);
    }
}
