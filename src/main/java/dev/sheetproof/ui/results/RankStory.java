package dev.sheetproof.ui.results;

import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.Rank;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Why a hit stands where it stands, told with the numbers the search used.
///
/// @param paths what each path of the search says
/// @param remainder the part of the fused score that the reciprocal ranks alone do not explain
///   (weights and boosts of the search); 0 when they explain all of it
/// @param fused the fused score
/// @param terms matched terms by the channel they matched in, in the order of the search
public record RankStory(
        List<Path> paths, double remainder, double fused, Map<String, List<String>> terms) {

    /// Rank constant of reciprocal rank fusion (Cormack et al. 2009).
    public static final int RRF_CONSTANT = Rank.FUSION_CONSTANT;

    /// Fused scores are compared with this tolerance: they are sums of a few doubles.
    private static final double SAME = 1e-8;

    public RankStory {
        paths = List.copyOf(paths);
    }

    /// One path of the search.
    ///
    /// @param name `dense` or `bm25`
    /// @param rank place in its list; empty when it did not find the hit
    /// @param score its raw score; empty likewise
    /// @param weight what a rank of this path counts against one of the other
    /// @param contribution `weight / (60 + rank)`, 0 when it did not find the hit
    public record Path(
            String name,
            OptionalInt rank,
            OptionalDouble score,
            double weight,
            double contribution) {

        private static Path of(String name, OptionalInt rank, OptionalDouble score, double weight) {
            double contribution = rank.isPresent() ? weight / (RRF_CONSTANT + rank.getAsInt()) : 0;
            return new Path(name, rank, score, weight, contribution);
        }
    }

    /// Tells the story of a rank.
    public static RankStory of(Rank rank, List<MatchedTerm> matched) {
        Path bm25 = Path.of("bm25", rank.bm25Rank(), rank.bm25Score(), 1);
        Path dense = Path.of("dense", rank.denseRank(), rank.denseScore(), rank.denseWeight());
        double rest = rank.rrfScore() - dense.contribution() - bm25.contribution();
        Map<String, List<String>> terms = new LinkedHashMap<>();
        for (MatchedTerm term : matched) {
            List<String> words =
                    terms.computeIfAbsent(term.channel(), channel -> new ArrayList<>());
            if (!words.contains(term.term())) {
                words.add(term.term());
            }
        }
        return new RankStory(
                List.of(dense, bm25), Math.abs(rest) < SAME ? 0 : rest, rank.rrfScore(), terms);
    }
}
