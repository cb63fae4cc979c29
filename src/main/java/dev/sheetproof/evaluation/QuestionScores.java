package dev.sheetproof.evaluation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// How well ranked places answer a set of questions.
///
/// @param kinds by category, of the answerable questions
/// @param all of all answerable questions
/// @param sufficiency of the first hits
/// @param leakage of the first hits
/// @param negatives questions without an answer; `negativesRefused`: those that were refused
/// @param answerableRefused answerable questions that were refused
public record QuestionScores(
        SortedMap<String, Ranks> kinds,
        Ranks all,
        Distribution sufficiency,
        Distribution leakage,
        int negatives,
        int negativesRefused,
        int answerableRefused) {

    /// A hit that covers this share of what one must see is enough to check the value by.
    public static final double SUFFICIENT_SHARE = 0.95;

    public QuestionScores {
        kinds = Collections.unmodifiableSortedMap(new TreeMap<>(kinds));
    }

    /// Figures over the ranks of first hits, each 0..1.
    ///
    /// @param questions how many
    /// @param mrr mean of one by the rank, 0 without a hit
    /// @param ndcg mean normalised discounted cumulative gain over the first ten
    public record Ranks(
            int questions,
            double hitAt1,
            double hitAt3,
            double hitAt5,
            double hitAt10,
            double mrr,
            double ndcg) {

        private static Ranks of(List<Judgement> judged) {
            return new Ranks(
                    judged.size(),
                    hitAt(judged, 1),
                    hitAt(judged, 3),
                    hitAt(judged, 5),
                    hitAt(judged, 10),
                    judged.stream()
                            .mapToDouble(one -> one.rank() == 0 ? 0 : 1.0 / one.rank())
                            .average()
                            .orElse(0),
                    judged.stream().mapToDouble(Judgement::ndcg).average().orElse(0));
        }

        private static double hitAt(List<Judgement> judged, int cut) {
            long hits = judged.stream().filter(one -> one.rank() >= 1 && one.rank() <= cut).count();
            return judged.isEmpty() ? 0 : (double) hits / judged.size();
        }
    }

    static QuestionScores of(List<Judgement> judged) {
        SortedMap<String, List<Judgement>> byKind = new TreeMap<>();
        List<Judgement> answerable = new ArrayList<>();
        int negatives = 0;
        int negativesRefused = 0;
        int answerableRefused = 0;
        for (Judgement one : judged) {
            if (one.question().answers().isEmpty()) {
                negatives++;
                negativesRefused += one.refused() ? 1 : 0;
            } else {
                answerable.add(one);
                answerableRefused += one.refused() ? 1 : 0;
                byKind.computeIfAbsent(one.question().kind(), kind -> new ArrayList<>()).add(one);
            }
        }
        SortedMap<String, Ranks> kinds = new TreeMap<>();
        byKind.forEach((kind, of) -> kinds.put(kind, Ranks.of(of)));
        List<Judgement.Quality> evidence =
                answerable.stream().flatMap(one -> one.evidence().stream()).toList();
        return new QuestionScores(
                kinds,
                Ranks.of(answerable),
                new Distribution(evidence.stream().map(Judgement.Quality::sufficiency).toList()),
                new Distribution(evidence.stream().map(Judgement.Quality::leakage).toList()),
                negatives,
                negativesRefused,
                answerableRefused);
    }

    /// Share of the first hits that are sufficient; empty without hits.
    public Optional<Double> sufficient() {
        return sufficiency.shareFrom(SUFFICIENT_SHARE);
    }

    /// Share of the questions without an answer that were refused; empty when there are none.
    public Optional<Double> refusedNegatives() {
        return share(negativesRefused, negatives);
    }

    /// Share of the answerable questions that were refused; empty when there are none.
    public Optional<Double> refusedAnswerable() {
        return share(answerableRefused, all.questions());
    }

    private static Optional<Double> share(int some, int of) {
        return of == 0 ? Optional.empty() : Optional.of((double) some / of);
    }
}
