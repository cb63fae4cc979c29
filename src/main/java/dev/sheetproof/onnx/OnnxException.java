package dev.sheetproof.onnx;

/// A model cannot be opened or run. The message names the model and says what is wrong with it.
public final class OnnxException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public OnnxException(String message) {
        super(message);
    }

    public OnnxException(String message, Throwable cause) {
        super(message, cause);
    }
}
