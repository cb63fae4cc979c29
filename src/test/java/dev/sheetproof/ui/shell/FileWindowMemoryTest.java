package dev.sheetproof.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.Language;
import dev.sheetproof.ui.fx.Looks;
import dev.sheetproof.ui.fx.TextSize;
import dev.sheetproof.ui.fx.ThemeChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileWindowMemoryTest {

    @TempDir Path folder;

    @Test
    void whatIsKeptComesBack() {
        WindowMemory memory =
                new FileWindowMemory(folder.resolve("deep").resolve("window.properties"));
        WindowState state =
                new WindowState(
                        1234.5,
                        800,
                        true,
                        new Looks(ThemeChoice.DARK, Language.CHINESE, TextSize.LARGER, true),
                        Optional.of("Ωμ corpus"),
                        Optional.of(new WindowState.Place("abx-7", new PageNumber(3))),
                        0.2,
                        0.6,
                        true,
                        new DetectorChoice.Fused(Path.of("/models", "m n.onnx"), 0.25));
        memory.save(state);
        assertEquals(state, memory.load());
    }

    @Test
    void aFirstStartHasNothingToLoad() {
        assertEquals(WindowState.FIRST, new FileWindowMemory(folder.resolve("none")).load());
    }

    @Test
    void aGarbledFileIsLikeNone() throws IOException {
        Path file =
                Files.writeString(folder.resolve("window.properties"), "width=-3\ntheme=pink\n");
        assertEquals(WindowState.FIRST, new FileWindowMemory(file).load());
    }
}
