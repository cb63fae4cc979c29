package dev.sheetproof.corpus;

/// A corpus cannot be found, made or opened. The message names the folder and what the user can do.
public sealed class CorpusException extends Exception permits DamagedCorpusException {

    private static final long serialVersionUID = 1L;

    public CorpusException(String message) {
        super(message);
    }

    public CorpusException(String message, Throwable cause) {
        super(message, cause);
    }
}
