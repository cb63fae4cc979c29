package dev.sheetproof.ui.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.Rank;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class RankStoryTest {

    @Test
    void theContributionsAddUpToTheFusedScore() {
        Rank rank =
                new Rank(
                        1.0 / 61 + 1.0 / 63,
                        OptionalInt.of(1),
                        OptionalInt.of(3),
                        OptionalDouble.of(0.81),
                        OptionalDouble.of(14.2));
        RankStory story = RankStory.of(rank, List.of());
        assertEquals(0, story.remainder());
        assertEquals(
                story.fused(),
                story.paths().stream().mapToDouble(RankStory.Path::contribution).sum(),
                1e-12);
    }

    @Test
    void aPathThatDidNotFindTheHitHasNoRankAndAddsNothing() {
        Rank rank =
                new Rank(
                        1.0 / 62,
                        OptionalInt.empty(),
                        OptionalInt.of(2),
                        OptionalDouble.empty(),
                        OptionalDouble.of(9));
        RankStory.Path dense = RankStory.of(rank, List.of()).paths().getFirst();
        assertTrue(dense.rank().isEmpty() && dense.score().isEmpty());
        assertEquals(0, dense.contribution());
    }

    @Test
    void theWeightOfTheDenseListIsTheOneTheSearchUsed() {
        Rank rank =
                new Rank(
                        0.2 / 62 + 1.0 / 64,
                        OptionalInt.of(2),
                        OptionalInt.of(4),
                        OptionalDouble.of(0.81),
                        OptionalDouble.of(14.2),
                        0.2);
        RankStory story = RankStory.of(rank, List.of());
        assertEquals(0.2, story.paths().getFirst().weight());
        assertEquals(0.2 / 62, story.paths().getFirst().contribution(), 1e-12);
        assertEquals(0, story.remainder());
    }

    @Test
    void whatTheRanksDoNotExplainIsSaid() {
        Rank rank =
                new Rank(
                        0.05,
                        OptionalInt.empty(),
                        OptionalInt.of(1),
                        OptionalDouble.empty(),
                        OptionalDouble.of(9));
        assertEquals(0.05 - 1.0 / 61, RankStory.of(rank, List.of()).remainder(), 1e-12);
    }

    @Test
    void termsAreGroupedByTheirChannelEachOnce() {
        Rank rank =
                new Rank(
                        1.0 / 61,
                        OptionalInt.empty(),
                        OptionalInt.of(1),
                        OptionalDouble.empty(),
                        OptionalDouble.of(9));
        List<MatchedTerm> matched =
                List.of(
                        new MatchedTerm("ABX-7", "part_exact"),
                        new MatchedTerm("load", "text"),
                        new MatchedTerm("load", "text"));
        assertEquals(
                Map.of("part_exact", List.of("ABX-7"), "text", List.of("load")),
                RankStory.of(rank, matched).terms());
    }
}
