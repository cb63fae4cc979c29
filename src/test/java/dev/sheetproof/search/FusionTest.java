package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.LexicalHit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FusionTest {

    private static LexicalHit words(String id, double score, double own, double held) {
        return new LexicalHit(id, score, own, held, List.of());
    }

    private static List<String> ids(List<RankedChunk> ranked) {
        return ranked.stream().map(RankedChunk::chunkId).toList();
    }

    @Test
    void aSureFindByWordsIsNotOvertakenByWhatSoundsAlike() {
        List<RankedChunk> ranked =
                Fusion.fuse(
                        List.of(words("sure", 120, 30, 1), words("alike", 95, 5, 0)),
                        List.of(new DenseHit("alike", .9), new DenseHit("sure", .8)),
                        1);
        assertEquals(List.of("sure", "alike"), ids(ranked));
        assertEquals(0, ranked.getLast().rank().denseWeight());
    }

    @Test
    void meaningCountsFullyWhereWordsSayNothing() {
        List<RankedChunk> ranked =
                Fusion.fuse(
                        List.of(words("a", 12, 8, .1), words("b", 9, 5, 0)),
                        List.of(new DenseHit("b", .9)),
                        1);
        assertEquals(List.of("b", "a"), ids(ranked));
    }

    @Test
    void meaningDecidesBetweenFindsThatAreAsGoodAsEqual() {
        List<RankedChunk> ranked =
                Fusion.fuse(
                        List.of(words("npn", 263.30, 60, 1), words("pnp", 263.25, 60, 1)),
                        List.of(new DenseHit("pnp", .9), new DenseHit("npn", .8)),
                        .03);
        assertEquals(List.of("pnp", "npn"), ids(ranked));
        assertEquals(1, ranked.getFirst().rank().bm25Rank().orElseThrow());
        assertEquals(1, ranked.getLast().rank().bm25Rank().orElseThrow());
    }

    @Test
    void wordsAloneKeepTheirOrderAndEachItsRank() {
        List<RankedChunk> ranked =
                Fusion.fuse(List.of(words("a", 9.01, 9, 1), words("b", 9, 9, 1)), List.of(), .5);
        assertEquals(List.of("a", "b"), ids(ranked));
        assertEquals(2, ranked.getLast().rank().bm25Rank().orElseThrow());
    }

    @Test
    void theScoreIsTheSumOfTheSharesThatAreTold() {
        long seed = Long.getLong("test.seed", 5);
        Random random = new Random(seed);
        for (int round = 0; round < 100; round++) {
            List<LexicalHit> lexical = new ArrayList<>();
            List<DenseHit> dense = new ArrayList<>();
            double score = 50;
            double cosine = .99;
            for (int i = 0; i < 20; i++) {
                score -= random.nextDouble();
                cosine -= .01 * random.nextDouble();
                lexical.add(words("c" + i, score, 20, random.nextDouble()));
                dense.add(new DenseHit("c" + (i + 5), cosine));
            }
            List<RankedChunk> ranked = Fusion.fuse(lexical, dense, random.nextDouble());
            double before = Double.MAX_VALUE;
            for (RankedChunk chunk : ranked) {
                double told = chunk.rank().bm25Share() + chunk.rank().denseShare();
                assertEquals(told, chunk.rank().rrfScore(), 1e-12, "seed " + seed);
                assertTrue(chunk.rank().rrfScore() <= before, "seed " + seed);
                before = chunk.rank().rrfScore();
            }
        }
    }
}
