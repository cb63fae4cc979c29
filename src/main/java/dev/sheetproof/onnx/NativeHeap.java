package dev.sheetproof.onnx;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/// The memory of native code. The C library of Linux keeps what was freed, in pieces between what
/// is still used; a network leaves hundreds of megabytes so.
@SuppressWarnings(
        "restricted") // native access is allowed to this program: ONNX Runtime is native too
public final class NativeHeap {

    /// `malloc_trim` of the GNU C library; other systems have none, and need none.
    private static final Optional<MethodHandle> TRIM =
            Linker.nativeLinker()
                    .defaultLookup()
                    .find("malloc_trim")
                    .map(
                            address ->
                                    Linker.nativeLinker()
                                            .downcallHandle(
                                                    address,
                                                    FunctionDescriptor.of(
                                                            ValueLayout.JAVA_INT,
                                                            ValueLayout.JAVA_LONG)));

    private NativeHeap() {}

    /// Gives memory that was freed back to the system; takes milliseconds.
    public static void trim() {
        TRIM.ifPresent(NativeHeap::call);
    }

    private static void call(MethodHandle trim) {
        try {
            int _ = (int) trim.invokeExact(0L);
        } catch (Error | RuntimeException e) {
            throw e;
        } catch (Throwable e) {
            // A method handle declares that it may throw anything.
            throw new IllegalStateException("malloc_trim throws nothing", e);
        }
    }
}
