package dev.sheetproof.evaluation;

import java.util.List;
import java.util.Optional;

/// Values of one measure over many questions.
///
/// @param sorted ascending
public record Distribution(List<Double> sorted) {

    public Distribution {
        sorted = sorted.stream().sorted().toList();
    }

    public int size() {
        return sorted.size();
    }

    /// The value at this share of the way from the smallest to the largest, the lower one between
    /// two; for the median of an even number their mean. Empty without values.
    ///
    /// @param share 0..1
    public Optional<Double> quantile(double share) {
        if (sorted.isEmpty()) {
            return Optional.empty();
        }
        int at = (int) (share * (sorted.size() - 1));
        boolean between = share == 0.5 && sorted.size() % 2 == 0;
        return Optional.of(between ? (sorted.get(at) + sorted.get(at + 1)) / 2 : sorted.get(at));
    }

    /// Share of the values that are at least this large; empty without values.
    public Optional<Double> shareFrom(double least) {
        long enough = sorted.stream().filter(value -> value >= least).count();
        return sorted.isEmpty() ? Optional.empty() : Optional.of((double) enough / size());
    }
}
