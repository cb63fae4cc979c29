package dev.sheetproof.search;

import dev.sheetproof.model.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Fuses ranked lists by the sum of reciprocal ranks, `Σ w / (k + rank)`. A list that did not find
/// something adds nothing for it.
public final class ReciprocalRankFusion {

    /// Rank constant (Cormack, Clarke and Büttcher 2009).
    public static final int K = Rank.FUSION_CONSTANT;

    private ReciprocalRankFusion() {}

    /// A place in one ranked list.
    ///
    /// @param rank from 1; equals may share one
    /// @param weight what the rank counts, 1 for plain fusion
    public record Placed(String id, int rank, double weight) {

        public Placed {
            if (rank < 1) {
                throw new IllegalArgumentException("rank below 1: " + rank);
            }
            if (!(weight >= 0) || !Double.isFinite(weight)) {
                throw new IllegalArgumentException("weight not finite and positive: " + weight);
            }
        }

        /// What the place adds to the fused score.
        double share() {
            return weight / (K + rank);
        }
    }

    /// Something with its fused score.
    public record Fused(String id, double score) {}

    /// Everything that any list holds, best first; equals stand in the order of their best place in
    /// an earlier list.
    ///
    /// @param lists each best first, each id once in a list
    public static List<Fused> fuse(List<List<Placed>> lists) {
        Map<String, Double> scores = new LinkedHashMap<>();
        for (List<Placed> list : lists) {
            for (Placed placed : list) {
                scores.merge(placed.id(), placed.share(), Double::sum);
            }
        }
        List<Fused> fused = new ArrayList<>();
        scores.forEach((id, score) -> fused.add(new Fused(id, score)));
        // A stable sort: equals keep the order in which they were met.
        fused.sort(Comparator.comparingDouble(Fused::score).reversed());
        return List.copyOf(fused);
    }
}
