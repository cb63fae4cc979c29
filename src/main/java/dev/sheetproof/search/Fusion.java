package dev.sheetproof.search;

import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.LexicalHit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Makes one ranked list of the lexical and the dense one, and keeps what each gave.
final class Fusion {

    private Fusion() {}

    /// @param denseWeight what a rank of the dense list counts against one of the lexical list
    static List<RankedChunk> fuse(
            List<LexicalHit> lexical, List<DenseHit> dense, double denseWeight) {
        List<String> lexicalIds = lexical.stream().map(LexicalHit::chunkId).toList();
        List<String> denseIds = dense.stream().map(DenseHit::chunkId).toList();
        Map<String, Integer> lexicalPlaces = places(lexicalIds);
        Map<String, Integer> densePlaces = places(denseIds);
        List<RankedChunk> ranked = new ArrayList<>();
        for (ReciprocalRankFusion.Fused fused :
                ReciprocalRankFusion.fuse(
                        List.of(
                                new ReciprocalRankFusion.RankedList(lexicalIds, 1),
                                new ReciprocalRankFusion.RankedList(denseIds, denseWeight)))) {
            Integer bm25 = lexicalPlaces.get(fused.id());
            Integer near = densePlaces.get(fused.id());
            Rank rank =
                    new Rank(
                            fused.score(),
                            near == null ? OptionalInt.empty() : OptionalInt.of(near + 1),
                            bm25 == null ? OptionalInt.empty() : OptionalInt.of(bm25 + 1),
                            near == null
                                    ? OptionalDouble.empty()
                                    : OptionalDouble.of(dense.get(near).cosine()),
                            bm25 == null
                                    ? OptionalDouble.empty()
                                    : OptionalDouble.of(lexical.get(bm25).score()),
                            denseWeight);
            ranked.add(
                    new RankedChunk(
                            fused.id(),
                            rank,
                            bm25 == null ? List.of() : lexical.get(bm25).matched()));
        }
        return ranked;
    }

    private static Map<String, Integer> places(List<String> ids) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < ids.size(); i++) {
            places.put(ids.get(i), i);
        }
        return places;
    }
}
