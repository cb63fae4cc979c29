package dev.sheetproof.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Draws at random, but the same every time.
final class Samples {

    private static final long SEED = 20_25;

    private Samples() {}

    static Random random() {
        return new Random(SEED);
    }

    /// At most `count` of the items.
    static <T> List<T> of(List<T> items, int count) {
        List<T> shuffled = new ArrayList<>(items);
        Collections.shuffle(shuffled, random());
        return List.copyOf(shuffled.subList(0, Math.min(count, shuffled.size())));
    }
}
