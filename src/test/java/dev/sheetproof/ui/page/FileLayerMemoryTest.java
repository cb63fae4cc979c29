package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sheetproof.model.ElementLabel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileLayerMemoryTest {

    @TempDir private Path folder;

    @Test
    void whatIsPaintedAndHowIsRemembered() {
        LayerMemory memory = new FileLayerMemory(folder.resolve("layers.properties"));
        assertEquals(LayerChoice.FIRST, memory.load());
        LayersViewModel layers = new LayersViewModel();
        layers.setShown(Layer.MATCHED_WORDS, false);
        layers.setShown(Layer.GUARDS, true);
        layers.setShown(ElementLabel.HEADER_FOOTER, false);
        layers.setOpacity(Layer.CHUNKS, 0.4);
        layers.setColour(Layer.HIT, 0x00123456);
        layers.setColour(ElementLabel.TABLE, 0xFF0000FF);
        memory.save(layers.choice());
        LayersViewModel again = new LayersViewModel();
        again.use(memory.load());
        assertEquals(layers.choice(), again.choice());
        assertEquals(Set.of(Layer.HIT, Layer.FOUND, Layer.GUARDS), again.shown());
        assertEquals(EnumSet.complementOf(EnumSet.of(ElementLabel.HEADER_FOOTER)), again.labels());
        assertEquals(OptionalInt.of(0x123456), again.colour(Layer.HIT));
        assertEquals(OptionalInt.of(0xFF), again.colour(ElementLabel.TABLE));
        assertEquals(OptionalInt.empty(), again.colour(Layer.CHUNKS));
        again.reset();
        assertEquals(LayerChoice.FIRST, again.choice());
    }

    @Test
    void whatMakesNoSenseIsAFirstStart() throws IOException {
        Path file = folder.resolve("layers.properties");
        Files.writeString(file, "layer.hit.colour=red\n");
        assertEquals(LayerChoice.FIRST, new FileLayerMemory(file).load());
        Files.writeString(file, "layer.hit.opacity=7\n");
        assertEquals(LayerChoice.FIRST, new FileLayerMemory(file).load());
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        new LayerChoice(
                                Set.of(), Set.of(), Map.of(Layer.HIT, 2.0), Map.of(), Map.of()));
    }
}
