package dev.sheetproof.pdf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/// A PDF file or one of its pages cannot be read. The message names the file and says what the user
/// can do.
public final class PdfException extends IOException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    public PdfException(Kind kind, Path file, String message) {
        super(file.getFileName() + ": " + message);
        this.kind = kind;
    }

    public PdfException(Kind kind, Path file, String message, Throwable cause) {
        super(file.getFileName() + ": " + message, cause);
        this.kind = kind;
    }

    /// What a person can be told of a failure inside PDFBox.
    static String words(Throwable cause) {
        String message = cause.getMessage();
        return switch (cause) {
            case StackOverflowError _ -> "it is nested too deeply";
            case IOException _ when message != null && !message.isBlank() ->
                    message.replaceAll("COSName\\{([^}]*)}", "$1");
            default ->
                    "it is malformed ("
                            + cause.getClass().getSimpleName().replace("Exception", "")
                            + ")";
        };
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNullElse(super.getMessage(), "");
    }

    public Kind kind() {
        return kind;
    }

    /// Why it cannot be read.
    public enum Kind {
        MISSING,
        NOT_A_PDF,
        ENCRYPTED,
        DAMAGED,
        TOO_LARGE
    }
}
