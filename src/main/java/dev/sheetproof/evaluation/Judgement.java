package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.Question.Answer;
import dev.sheetproof.evaluation.Ranker.Found;
import dev.sheetproof.evaluation.Ranker.Ranking;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How well one ranking answers one question.
///
/// A place found is a hit when, on the answer's page, its boxes cover at least 80 % of the value.
///
/// @param rank of the first hit, from 1; 0 without one
/// @param evidence of the first hit; empty without one
/// @param ndcg normalised discounted cumulative gain over the first ten, 0..1; see [#gain]
record Judgement(
        Question question, boolean refused, int rank, Optional<Quality> evidence, double ndcg) {

    private static final double HIT_SHARE = 0.8;
    private static final int GAIN_DEPTH = 10;

    /// @param sufficiency share of what one must see that the place covers, 0..1
    /// @param leakage area of the place on that page against what one must see
    record Quality(double sufficiency, double leakage) {}

    /// What one must see, named once however many values of it are asked for.
    private record Unit(String file, PageNumber page, PageBox box) {

        static Unit of(Answer answer) {
            return new Unit(answer.file(), answer.page(), answer.unitBox());
        }
    }

    static Judgement of(Question question, Ranking ranking) {
        int rank = 0;
        Optional<Quality> quality = Optional.empty();
        for (int i = 0; i < ranking.found().size() && rank == 0; i++) {
            quality = quality(question, ranking.found().get(i));
            rank = quality.isPresent() ? i + 1 : 0;
        }
        return new Judgement(
                question, ranking.refused(), rank, quality, gain(question, ranking.found()));
    }

    private static Optional<Quality> quality(Question question, Found found) {
        for (Answer answer : question.answers()) {
            if (hits(answer, found)) {
                List<PageBox> boxes = found.boxesOn(answer.page());
                return Optional.of(
                        new Quality(
                                BoxArea.share(answer.unitBox(), boxes),
                                BoxArea.of(boxes) / answer.unitBox().area()));
            }
        }
        return Optional.empty();
    }

    static boolean hits(Answer answer, Found found) {
        return valueShare(answer, found) >= HIT_SHARE;
    }

    /// Share of the value that a place covers.
    static double valueShare(Answer answer, Found found) {
        return answer.file().equals(found.file())
                ? BoxArea.share(answer.valueBox(), found.boxesOn(answer.page()))
                : 0;
    }

    /// A rank gains one for every unit that is first hit there, discounted by the binary logarithm
    /// of its rank plus one; the ideal lists every unit at a rank of its own. A place that holds
    /// several units may beat that ideal: then it is 1.
    private static double gain(Question question, List<Found> found) {
        Set<Unit> open = new HashSet<>();
        question.answers().forEach(answer -> open.add(Unit.of(answer)));
        double ideal = 0;
        for (int i = 0; i < Math.min(open.size(), GAIN_DEPTH); i++) {
            ideal += discount(i);
        }
        double gained = 0;
        for (int i = 0; i < Math.min(found.size(), GAIN_DEPTH); i++) {
            for (Answer answer : question.answers()) {
                if (hits(answer, found.get(i)) && open.remove(Unit.of(answer))) {
                    gained += discount(i);
                }
            }
        }
        return ideal > 0 ? Math.min(1, gained / ideal) : 0;
    }

    private static double discount(int index) {
        return Math.log(2) / Math.log(index + 2.0);
    }
}
