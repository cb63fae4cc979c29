package dev.sheetproof.search;

import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.search.ReciprocalRankFusion.Fused;
import dev.sheetproof.search.ReciprocalRankFusion.Placed;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.LexicalHit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Makes one ranked list of the lexical and the dense one by reciprocal ranks, and keeps what each
/// gave. Two rules keep the better path from being spoilt by the other: lexical hits that are as
/// good as equal share a rank, so that meaning decides between them; and meaning counts for a chunk
/// only as far as it holds the words of the request that the best chunk holds, so that a sure find
/// by words is not overtaken by something that merely sounds alike.
final class Fusion {

    /// Lexical hits whose scores differ by less than this share of their own are as good as equal.
    private static final double TIE = .01;

    /// Share of the request that some chunk must hold for words to speak at all.
    private static final double SPEAKS = .3;

    private Fusion() {}

    /// @param denseWeight what a rank of the dense list counts at most against one of the lexical
    ///   list
    static List<RankedChunk> fuse(
            List<LexicalHit> lexical, List<DenseHit> dense, double denseWeight) {
        Map<String, LexicalHit> words = new HashMap<>();
        lexical.forEach(hit -> words.put(hit.chunkId(), hit));
        Map<String, DenseHit> near = new HashMap<>();
        dense.forEach(hit -> near.put(hit.chunkId(), hit));
        Map<String, Placed> byWords = byWords(lexical, denseWeight > 0 && !dense.isEmpty());
        Map<String, Placed> byMeaning = byMeaning(dense, words, denseWeight);
        List<RankedChunk> ranked = new ArrayList<>();
        for (Fused fused :
                ReciprocalRankFusion.fuse(
                        List.of(List.copyOf(byWords.values()), List.copyOf(byMeaning.values())))) {
            Placed bm25 = byWords.get(fused.id());
            Placed meant = byMeaning.get(fused.id());
            LexicalHit hit = words.get(fused.id());
            DenseHit nearest = near.get(fused.id());
            Rank rank =
                    new Rank(
                            fused.score(),
                            meant == null ? OptionalInt.empty() : OptionalInt.of(meant.rank()),
                            bm25 == null ? OptionalInt.empty() : OptionalInt.of(bm25.rank()),
                            nearest == null
                                    ? OptionalDouble.empty()
                                    : OptionalDouble.of(nearest.cosine()),
                            hit == null ? OptionalDouble.empty() : OptionalDouble.of(hit.score()),
                            meant == null ? denseWeight : meant.weight());
            ranked.add(new RankedChunk(fused.id(), rank, hit == null ? List.of() : hit.matched()));
        }
        return ranked;
    }

    /// @param ties whether there is something to decide between those as good as equal
    private static Map<String, Placed> byWords(List<LexicalHit> lexical, boolean ties) {
        Map<String, Placed> places = new LinkedHashMap<>();
        double least = Double.MAX_VALUE;
        int rank = 1;
        for (LexicalHit hit : lexical) {
            if (!ties || hit.score() < least) {
                rank = places.size() + 1;
                least = hit.score() - TIE * hit.own();
            }
            places.put(hit.chunkId(), new Placed(hit.chunkId(), rank, 1));
        }
        return places;
    }

    private static Map<String, Placed> byMeaning(
            List<DenseHit> dense, Map<String, LexicalHit> words, double denseWeight) {
        double most = words.values().stream().mapToDouble(LexicalHit::held).max().orElse(0);
        Map<String, Placed> places = new LinkedHashMap<>();
        for (DenseHit near : dense) {
            LexicalHit hit = words.get(near.chunkId());
            double held = hit == null ? 0 : hit.held();
            double weight = most >= SPEAKS ? denseWeight * held / most : denseWeight;
            places.put(near.chunkId(), new Placed(near.chunkId(), places.size() + 1, weight));
        }
        return places;
    }
}
