package dev.sheetproof.model;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/// How a hit came to its place. A path that did not find the hit has no rank and no score: none is
/// invented.
///
/// @param rrfScore fused score
/// @param denseRank place in the dense list, from 1; `denseScore`: cosine
/// @param denseWeight what a rank of the dense list counted against one of the BM25 list, 0 or more
/// @param bm25Rank place in the BM25 list, from 1; `bm25Score`: raw score
public record Rank(
        double rrfScore,
        OptionalInt denseRank,
        OptionalInt bm25Rank,
        OptionalDouble denseScore,
        OptionalDouble bm25Score,
        double denseWeight) {

    /// Rank constant of reciprocal rank fusion (Cormack, Clarke and Büttcher 2009).
    public static final int FUSION_CONSTANT = 60;

    /// The rank of what is listed without being ranked.
    public static final Rank NONE =
            new Rank(
                    0,
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    OptionalDouble.empty(),
                    OptionalDouble.empty());

    /// A rank of plain fusion, in which both lists count the same.
    public Rank(
            double rrfScore,
            OptionalInt denseRank,
            OptionalInt bm25Rank,
            OptionalDouble denseScore,
            OptionalDouble bm25Score) {
        this(rrfScore, denseRank, bm25Rank, denseScore, bm25Score, 1);
    }

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
        if (!(denseWeight >= 0) || !Double.isFinite(denseWeight)) {
            throw new IllegalArgumentException("weight not finite and positive: " + denseWeight);
        }
    }

    /// What the dense list gave to the fused score.
    public double denseShare() {
        return denseRank.isPresent() ? denseWeight / (FUSION_CONSTANT + denseRank.getAsInt()) : 0;
    }

    /// What the BM25 list gave to the fused score.
    public double bm25Share() {
        return bm25Rank.isPresent() ? 1.0 / (FUSION_CONSTANT + bm25Rank.getAsInt()) : 0;
    }
}
