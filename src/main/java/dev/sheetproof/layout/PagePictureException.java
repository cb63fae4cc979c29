package dev.sheetproof.layout;

/// A page cannot be drawn. The message says why.
public final class PagePictureException extends Exception {

    private static final long serialVersionUID = 1L;

    public PagePictureException(String message) {
        super(message);
    }

    public PagePictureException(String message, Throwable cause) {
        super(message, cause);
    }
}
