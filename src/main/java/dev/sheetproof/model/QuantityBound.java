package dev.sheetproof.model;

import java.math.BigDecimal;
import java.util.Optional;

/// A comparison or range of a request: which values of a unit fit.
///
/// @param text as it is told to a reader: `< 1 ps`, `4.5..18 V`
/// @param unit base unit, as in [Quantity]
/// @param from lower end in the base unit; empty when there is none
/// @param to upper end in the base unit; empty when there is none
/// @param open the ends themselves do not fit
public record QuantityBound(
        String text,
        String unit,
        Optional<BigDecimal> from,
        Optional<BigDecimal> to,
        boolean open) {

    public QuantityBound {
        if (from.isEmpty() && to.isEmpty()) {
            throw new IllegalArgumentException("a bound without ends: " + text);
        }
        if (from.isPresent() && to.isPresent() && from.get().compareTo(to.get()) > 0) {
            throw new IllegalArgumentException(
                    "range runs backwards: " + from.get() + ".." + to.get() + " " + unit);
        }
    }

    /// Whether a value, or the whole of a range, fits. A range of a request also fits a range that
    /// holds it all: a part for 4.5..18 V can do 5..12 V.
    public boolean holds(Quantity quantity) {
        if (!quantity.unit().equals(unit)) {
            return false;
        }
        if (from.isPresent()
                && to.isPresent()
                && quantity.range()
                && quantity.value().compareTo(from.get()) <= 0
                && quantity.upper().compareTo(to.get()) >= 0) {
            return true;
        }
        return above(quantity.value()) && below(quantity.upper());
    }

    private boolean above(BigDecimal value) {
        int order = from.map(value::compareTo).orElse(1);
        return open ? order > 0 : order >= 0;
    }

    private boolean below(BigDecimal value) {
        int order = to.map(value::compareTo).orElse(-1);
        return open ? order < 0 : order <= 0;
    }
}
