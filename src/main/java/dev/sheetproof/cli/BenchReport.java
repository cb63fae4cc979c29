package dev.sheetproof.cli;

import java.util.List;
import java.util.Optional;

/// Measured figures, each beside its budget.
///
/// @param setting what was measured on, one sentence each
public record BenchReport(List<String> setting, List<Figure> figures) {

    public BenchReport {
        setting = List.copyOf(setting);
        figures = List.copyOf(figures);
    }

    /// One measured figure.
    ///
    /// @param unit such as `pages/s` or `ms`
    /// @param budget what was promised; empty when nothing was
    /// @param note how it was measured
    public record Figure(
            String name, double value, String unit, Optional<Budget> budget, String note) {}

    /// A promise about a figure.
    ///
    /// @param atLeast whether the figure must not be below the limit; else it must not be above
    public record Budget(double limit, boolean atLeast) {

        boolean holds(double value) {
            return atLeast ? value >= limit : value <= limit;
        }
    }
}
