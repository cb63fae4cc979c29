package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelRuntimeStartTest {

    @TempDir private Path folder;

    /// Its start recurses by the thousand; on a small stack it once ended the program with a
    /// segmentation fault.
    @Test
    void theModelRuntimeStartsFromAThreadWithLittleStack() throws Exception {
        LoneProgram program = LoneProgram.start(folder, SmallStackVisit.class);
        assertEquals(0, program.await(), program.stderr());
        assertFalse(program.stdout().isBlank());
    }
}
