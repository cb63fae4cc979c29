package dev.sheetproof.layout.neural;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SuppressionTest {

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final Random random = new Random(seed);

    @Test
    void keptBoxesOfAClassDoNotLieOnEachOtherAndEachOfTheOthersLiesOnABetterOne() {
        for (int round = 0; round < 60; round++) {
            List<Candidate> candidates = candidates(1 + random.nextInt(200));
            List<Candidate> kept = Suppression.of(candidates);
            for (Candidate candidate : candidates) {
                boolean covered =
                        kept.stream()
                                .anyMatch(
                                        k ->
                                                !k.equals(candidate)
                                                        && k.classIndex() == candidate.classIndex()
                                                        && k.score() >= candidate.score()
                                                        && k.iou(candidate) > Suppression.IOU);
                assertEquals(!kept.contains(candidate), covered, () -> "seed " + seed);
            }
        }
    }

    @Test
    void theOrderOfAnchorsDoesNotMatter() {
        List<Candidate> candidates = candidates(120);
        List<Candidate> kept = Suppression.of(candidates);
        Collections.shuffle(candidates, random);
        assertEquals(kept, Suppression.of(candidates), () -> "seed " + seed);
    }

    @Test
    void atMostThreeHundredAreKeptTheBestOnes() {
        List<Candidate> apart = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            apart.add(new Candidate(10 * i, 0, 10 * i + 5, 5, i / 1000.0, 0));
        }
        List<Candidate> kept = Suppression.of(apart);
        assertEquals(Suppression.MAX_KEPT, kept.size());
        assertTrue(kept.stream().allMatch(c -> c.score() >= 0.7));
    }

    /// Boxes in clusters, each with a score of its own.
    private List<Candidate> candidates(int count) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double x = 100 * random.nextInt(4) + random.nextDouble(12);
            double y = 100 * random.nextInt(4) + random.nextDouble(12);
            candidates.add(
                    new Candidate(
                            x,
                            y,
                            x + 50 + random.nextDouble(10),
                            y + 50 + random.nextDouble(10),
                            (i + 1) / (count + 1.0),
                            random.nextInt(3)));
        }
        Collections.shuffle(candidates, random);
        return candidates;
    }
}
