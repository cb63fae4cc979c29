package dev.sheetproof.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A physical value with its unit, in one spelling only, so that `26.000MHz`, `26 MHz` and `26000
/// kHz` are equal.
///
/// Read from text with [#scan]. The spelling is an engineering one: a mantissa of 1 to below 1000
/// with an SI prefix (`26 MHz`, `100 nF`, `3.3 V`); units that take no prefix (`ppm`, `°C`, `%`,
/// `dB…`) keep their plain value.
///
/// @param value in the base unit; for a range its lower end
/// @param upper the upper end of a range; equals `value` for a single value
/// @param unit base unit: `Hz`, `V`, `A`, `W`, `Ω`, `F`, `H`, `s`, `m`, `g`, `°C`, `ppm`, `%`,
///   `dBm` …
/// @param plusMinus true for a tolerance written with `±`
public record Quantity(BigDecimal value, BigDecimal upper, String unit, boolean plusMinus) {

    private static final String[] PREFIXES = {"f", "p", "n", "µ", "m", "", "k", "M", "G", "T"};
    private static final int NO_PREFIX = 5;

    public Quantity {
        if (upper.compareTo(value) < 0) {
            throw new IllegalArgumentException(
                    "range runs backwards: " + value + ".." + upper + " " + unit);
        }
        if (unit.isBlank()) {
            throw new IllegalArgumentException("quantity without a unit: " + value);
        }
    }

    /// A single value.
    public static Quantity of(BigDecimal value, String unit) {
        return new Quantity(value, value, unit, false);
    }

    /// The quantities in a text, in order; see [QuantityScanner] for what is understood.
    public static List<Found> scan(String text) {
        return new QuantityScanner(narrow(text)).scan();
    }

    /// The quantities of a table's text (rows are lines, cells are separated by tabs), in order: as
    /// [#scan], and numbers whose unit stands in another cell of their row or at the head of their
    /// column.
    public static List<Found> scanTable(String text) {
        String narrow = narrow(text);
        List<Found> whole = new QuantityScanner(narrow).scan();
        List<Found> all = new ArrayList<>(whole);
        int next = 0;
        for (Found of : RowQuantities.scan(narrow)) {
            while (next < whole.size() && whole.get(next).end() <= of.start()) {
                next++;
            }
            if (next == whole.size() || whole.get(next).start() >= of.end()) {
                all.add(of);
            }
        }
        all.sort(Comparator.comparingInt(Found::start));
        return List.copyOf(all);
    }

    /// Full-width forms as ASCII; no character moves.
    private static String narrow(String text) {
        if (text.chars().noneMatch(c -> c >= 0xFF01 && c <= 0xFF5E)) {
            return text;
        }
        StringBuilder narrow = new StringBuilder(text.length());
        text.chars()
                .forEach(c -> narrow.append((char) (c >= 0xFF01 && c <= 0xFF5E ? c - 0xFEE0 : c)));
        return narrow.toString();
    }

    public boolean range() {
        return upper.compareTo(value) > 0;
    }

    /// The one spelling: `26 MHz`, `±20 ppm`, `-40..85 °C`.
    public String text() {
        if (range()) {
            if (QuantityUnits.takesPrefix(unit)) {
                return spelled(value) + ".." + spelled(upper);
            }
            return plain(value) + ".." + plain(upper) + " " + unit;
        }
        return (plusMinus ? "±" : "") + spelled(value);
    }

    /// The ends of a range, or the value without its sign of tolerance: what else a reader may look
    /// for.
    public List<Quantity> parts() {
        if (range()) {
            return List.of(of(value, unit), of(upper, unit));
        }
        return plusMinus ? List.of(of(value, unit)) : List.of();
    }

    private String spelled(BigDecimal v) {
        if (!QuantityUnits.takesPrefix(unit) || v.signum() == 0) {
            return plain(v) + " " + unit;
        }
        int exponent = v.precision() - v.scale() - 1;
        int group =
                Math.clamp(Math.floorDiv(exponent, 3), -NO_PREFIX, PREFIXES.length - 1 - NO_PREFIX);
        return plain(v.scaleByPowerOfTen(-3 * group)) + " " + PREFIXES[group + NO_PREFIX] + unit;
    }

    private static String plain(BigDecimal v) {
        BigDecimal rounded = v.round(new MathContext(9)).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    /// A quantity and the characters of the text that say it.
    public record Found(Quantity quantity, int start, int end) {

        public Found {
            if (start < 0 || end <= start) {
                throw new IllegalArgumentException("quantity at " + start + ".." + end);
            }
        }
    }
}
