package dev.sheetproof.ingest;

/// A document could not be analysed for a reason that lies in the program or in the limits set to
/// it, not in the rules of the file format. The message names the stage, and the page where there
/// is one.
public final class AnalysisException extends Exception {

    private static final long serialVersionUID = 1L;

    public AnalysisException(String message) {
        super(message);
    }

    public AnalysisException(String message, Throwable cause) {
        super(message, cause);
    }
}
