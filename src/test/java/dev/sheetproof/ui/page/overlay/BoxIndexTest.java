package dev.sheetproof.ui.page.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class BoxIndexTest {

    @Test
    void itFindsWhatLookingAtEveryBoxFindsInTheSameOrder() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        List<PageBox> boxes = new ArrayList<>();
        for (int i = 0; i < 800; i++) {
            double wide = i % 50 == 0 ? 4000 : 120;
            boxes.add(box(random, wide));
        }
        BoxIndex<PageBox> index = new BoxIndex<>(boxes, Function.identity());
        for (int i = 0; i < 200; i++) {
            PageBox seen = box(random, 600);
            assertEquals(
                    boxes.stream().filter(box -> box.touches(seen)).toList(),
                    index.touching(seen),
                    "seed " + seed);
        }
    }

    private static PageBox box(Random random, double wide) {
        double x = random.nextDouble() * 1200 - 200;
        double y = random.nextDouble() * 1400 - 200;
        return new PageBox(x, y, x + random.nextDouble() * wide, y + random.nextDouble() * wide);
    }
}
