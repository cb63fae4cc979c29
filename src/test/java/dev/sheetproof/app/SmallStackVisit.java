package dev.sheetproof.app;

import dev.sheetproof.onnx.OnnxModel;

/// Asks the model runtime for its version from a thread with little stack.
public final class SmallStackVisit {

    private static final long STACK_BYTES = 256 << 10;

    private SmallStackVisit() {}

    /// Prints the version.
    public static void main(String[] arguments) throws InterruptedException {
        Thread thread =
                new Thread(
                        null,
                        () -> System.out.println(OnnxModel.runtimeVersion()),
                        "small",
                        STACK_BYTES);
        thread.start();
        thread.join();
    }
}
