package dev.sheetproof.ocr;

/// Text cannot be recognised: the models are missing or do not run.
public final class OcrException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public OcrException(String message, Throwable cause) {
        super(message, cause);
    }

    public OcrException(String message) {
        super(message);
    }
}
