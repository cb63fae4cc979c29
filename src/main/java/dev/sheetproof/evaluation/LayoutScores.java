package dev.sheetproof.evaluation;

import dev.sheetproof.model.ElementLabel;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// How well the layout that was found agrees with what a person marked.
///
/// @param labels regions by label, at an intersection over union of one half, one to one
/// @param units annotated reading units, running heads and feet aside
/// @param whole of them that one chunk covers to 95 %; `tight`: with an area of at most 1.3 times
///   theirs
/// @param pairs of consecutive annotated units; `ordered`: whose chunks come in that order
/// @param values annotated table values; `found`: in a cell at their place; `placed`: with the
///   right row and column, too
public record LayoutScores(
        int pages,
        SortedMap<ElementLabel, LabelScore> labels,
        int units,
        int whole,
        int tight,
        int pairs,
        int ordered,
        int values,
        int found,
        int placed) {

    public LayoutScores {
        labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    }

    /// @param right found and marked; `wrong`: found only; `missed`: marked only
    public record LabelScore(int right, int wrong, int missed) {

        /// How many were marked.
        public int marked() {
            return right + missed;
        }

        public double f1() {
            return 2.0 * right / Math.max(1, 2 * right + wrong + missed);
        }
    }

    /// Mean F1 over the labels that were marked at all; empty when none was.
    public Optional<Double> macroF1() {
        var mean =
                labels.values().stream()
                        .filter(score -> score.marked() > 0)
                        .mapToDouble(LabelScore::f1)
                        .average();
        return mean.isPresent() ? Optional.of(mean.getAsDouble()) : Optional.empty();
    }

    public Optional<Double> wholeShare() {
        return share(whole, units);
    }

    public Optional<Double> tightShare() {
        return share(tight, units);
    }

    public Optional<Double> orderedShare() {
        return share(ordered, pairs);
    }

    public Optional<Double> foundShare() {
        return share(found, values);
    }

    public Optional<Double> placedShare() {
        return share(placed, values);
    }

    private static Optional<Double> share(int some, int of) {
        return of == 0 ? Optional.empty() : Optional.of((double) some / of);
    }
}
