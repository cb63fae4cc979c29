package dev.sheetproof.model;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/// How a hit came to its place. A path that did not find the hit has no rank and no score: none is
/// invented.
///
/// @param rrfScore fused score
/// @param denseRank place in the dense list, from 1; `denseScore`: cosine
/// @param bm25Rank place in the BM25 list, from 1; `bm25Score`: raw score
public record Rank(
        double rrfScore,
        OptionalInt denseRank,
        OptionalInt bm25Rank,
        OptionalDouble denseScore,
        OptionalDouble bm25Score) {

    public Rank {
        if (denseRank.isPresent() != denseScore.isPresent()
                || bm25Rank.isPresent() != bm25Score.isPresent()) {
            throw new IllegalArgumentException(
                    "a rank and its score come together: "
                            + denseRank
                            + " "
                            + denseScore
                            + ", "
                            + bm25Rank
                            + " "
                            + bm25Score);
        }
    }
}
