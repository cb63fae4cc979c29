package dev.sheetproof.onnx;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@SuppressWarnings("restricted") // as in the class under test
final class NativeHeapTest {

    private static final Path STATUS = Path.of("/proc/self/status");

    /// Blocks too small to be taken from the system one by one.
    private static final int BLOCK = 64 << 10;

    private static final int BLOCKS = 2_000;

    /// Half of what is freed: other threads use memory meanwhile.
    private static final long LEAST_KILOBYTES = (long) BLOCKS * BLOCK / 1024 / 2;

    @Test
    void whatWasFreedBetweenWhatIsUsedGoesBackToTheSystem() throws Throwable {
        Linker linker = Linker.nativeLinker();
        SymbolLookup library = linker.defaultLookup();
        assumeTrue(
                library.find("malloc_trim").isPresent() && Files.exists(STATUS),
                "no GNU C library here");
        MethodHandle malloc =
                linker.downcallHandle(
                        library.find("malloc").orElseThrow(),
                        FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));
        MethodHandle free =
                linker.downcallHandle(
                        library.find("free").orElseThrow(),
                        FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));
        List<MemorySegment> blocks = new ArrayList<>();
        for (int i = 0; i < BLOCKS; i++) {
            MemorySegment block = (MemorySegment) malloc.invokeExact((long) BLOCK);
            block.reinterpret(BLOCK).fill((byte) 1);
            blocks.add(block);
        }
        // The last one stays, so that the library cannot give the rest back by itself.
        for (MemorySegment block : blocks.subList(0, BLOCKS - 1)) {
            free.invokeExact(block);
        }
        long before = kilobytes();
        NativeHeap.trim();
        long after = kilobytes();
        free.invokeExact(blocks.getLast());
        assertTrue(before - after > LEAST_KILOBYTES, before + " → " + after + " kB");
    }

    private static long kilobytes() throws IOException {
        return Files.readAllLines(STATUS).stream()
                .filter(line -> line.startsWith("RssAnon:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }
}
