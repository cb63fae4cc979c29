package dev.sheetproof.demo.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One axis of a plot.
///
/// @param step distance of labelled ticks; on a logarithmic axis every decade is labelled
public record Axis(
        String label, double min, double max, double step, boolean logarithmic, int decimals) {

    public static Axis linear(String label, double min, double max, double step) {
        int decimals =
                step == Math.rint(step)
                        ? 0
                        : Math.abs(step * 10 - Math.rint(step * 10)) < 1e-9 ? 1 : 2;
        return new Axis(label, min, max, step, false, decimals);
    }

    public static Axis decades(String label, double min, double max) {
        return new Axis(label, min, max, 10, true, 0);
    }

    /// The place of a value along the axis, 0 to 1.
    double share(double value) {
        return logarithmic
                ? Math.log(value / min) / Math.log(max / min)
                : (value - min) / (max - min);
    }

    /// The value at a place along the axis.
    double value(double share) {
        return logarithmic ? min * Math.pow(max / min, share) : min + share * (max - min);
    }

    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        if (logarithmic) {
            for (double v = min; v <= max * 1.001; v *= 10) {
                ticks.add(v);
            }
        } else {
            int count = (int) Math.round((max - min) / step);
            for (int i = 0; i <= count; i++) {
                ticks.add(min + i * step);
            }
        }
        return ticks;
    }

    /// The places between ticks that get a fine grid line.
    List<Double> minorTicks() {
        List<Double> minor = new ArrayList<>();
        if (logarithmic) {
            for (double decade = min; decade < max * 0.999; decade *= 10) {
                for (int k = 2; k <= 9; k++) {
                    minor.add(decade * k);
                }
            }
        }
        return minor;
    }

    String text(double value) {
        if (logarithmic) {
            if (value >= 1e6) {
                return String.format(Locale.ROOT, "%.0fM", value / 1e6);
            }
            if (value >= 1e3) {
                return String.format(Locale.ROOT, "%.0fk", value / 1e3);
            }
            return value >= 1
                    ? String.format(Locale.ROOT, "%.0f", value)
                    : String.format(
                            Locale.ROOT, "%." + (int) Math.ceil(-Math.log10(value)) + "f", value);
        }
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        return text.matches("-0(\\.0+)?") ? text.substring(1) : text.replace('-', '−');
    }
}
