package dev.sheetproof.evaluation;

/// Questions or annotations cannot be used; the message names the file, the line and the field.
public final class EvaluationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public EvaluationException(String message) {
        super(message);
    }

    public EvaluationException(String message, Throwable cause) {
        super(message, cause);
    }
}
