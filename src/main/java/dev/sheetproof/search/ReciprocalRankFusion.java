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

    /// One ranked list.
    ///
    /// @param ids best first, each once
    /// @param weight what a rank of it counts, 1 for plain fusion
    public record RankedList(List<String> ids, double weight) {

        public RankedList {
            ids = List.copyOf(ids);
            if (!(weight >= 0) || !Double.isFinite(weight)) {
                throw new IllegalArgumentException("weight not finite and positive: " + weight);
            }
        }
    }

    /// Something with its fused score.
    public record Fused(String id, double score) {}

    /// Everything that any list holds, best first; equals stand in the order of their best place in
    /// an earlier list.
    public static List<Fused> fuse(List<RankedList> lists) {
        Map<String, Double> scores = new LinkedHashMap<>();
        for (RankedList list : lists) {
            int rank = 0;
            for (String id : list.ids()) {
                rank++;
                scores.merge(id, list.weight() / (K + rank), Double::sum);
            }
        }
        List<Fused> fused = new ArrayList<>();
        scores.forEach((id, score) -> fused.add(new Fused(id, score)));
        // A stable sort: equals keep the order in which they were met.
        fused.sort(Comparator.comparingDouble(Fused::score).reversed());
        return List.copyOf(fused);
    }
}
