package dev.sheetproof.corpus;

/// The database of a corpus is damaged: [CorpusLibrary#setAside] moves it out of the way, and its
/// PDFs are then taken in again.
public final class DamagedCorpusException extends CorpusException {

    private static final long serialVersionUID = 1L;

    public DamagedCorpusException(String message, Throwable cause) {
        super(message, cause);
    }
}
