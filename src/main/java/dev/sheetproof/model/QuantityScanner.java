package dev.sheetproof.model;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds quantities in text: numbers with a unit (`26.000MHz`, `0.1 uF`, `±20ppm`, `50 x 10-6`),
/// letters for decimal points (`3V3`, `4k7`), and ranges (`-40~85℃`, `–40 °C to +85 °C`, `1.8 V -
/// 3.3 V`). One pass, linear time.
final class QuantityScanner {

    /// A longer number is no measurement.
    private static final int MAX_NUMBER = 18;

    /// What parts thousands: comma, apostrophes, thin spaces.
    private static final String THOUSANDS = ",'\u2019\u2009\u202F";

    private final String text;
    private final QuantityText read;
    private final List<Quantity.Found> found = new ArrayList<>();
    private int at;

    QuantityScanner(String text) {
        this.text = text;
        this.read = new QuantityText(text);
    }

    List<Quantity.Found> scan() {
        while (at < text.length()) {
            if (read.startsNumber(at)) {
                one();
            } else {
                at++;
            }
        }
        return found;
    }

    private void one() {
        int first = at;
        if (first > 0
                && (read.letter(first - 1)
                        || text.charAt(first - 1) == '.'
                        || text.charAt(first - 1) == '_')) {
            skipWord();
            return;
        }
        Amount low = number(first);
        if (low == null) {
            skipWord();
            return;
        }
        Optional<Unit> lowUnit = unit(low);
        int gap = read.connector(low.start, lowUnit.map(Unit::end).orElse(low.end));
        if (gap > 0) {
            Amount high = number(gap);
            Optional<Unit> highUnit = high == null ? Optional.empty() : unit(high);
            if (high != null
                    && highUnit.isPresent()
                    && (lowUnit.isEmpty() || sameUnit(lowUnit.get(), highUnit.get()))) {
                range(low, lowUnit.orElse(highUnit.get()), high, highUnit.get());
                return;
            }
        }
        if (lowUnit.isPresent()) {
            BigDecimal value = low.value.multiply(lowUnit.get().scale.factor());
            add(
                    new Quantity(value, value, lowUnit.get().scale.unit(), low.plusMinus),
                    low.start,
                    lowUnit.get().end);
            at = lowUnit.get().end;
        } else {
            at = low.end;
            if (at < text.length() && read.letter(at)) {
                skipWord();
            }
        }
    }

    private static boolean sameUnit(Unit a, Unit b) {
        return a.scale.unit().equals(b.scale.unit());
    }

    private void range(Amount low, Unit lowUnit, Amount high, Unit highUnit) {
        BigDecimal from = low.value.multiply(lowUnit.scale.factor());
        BigDecimal to = high.value.multiply(highUnit.scale.factor());
        String unit = highUnit.scale.unit();
        if (from.compareTo(to) < 0) {
            add(new Quantity(from, to, unit, false), low.start, highUnit.end);
        } else {
            add(Quantity.of(from, unit), low.start, highUnit.end);
            add(Quantity.of(to, unit), high.start, highUnit.end);
        }
        at = highUnit.end;
    }

    private void add(Quantity quantity, int start, int end) {
        found.add(new Quantity.Found(quantity, start, end));
    }

    private void skipWord() {
        while (at < text.length()
                && (read.letter(at) || read.digit(at) || text.charAt(at) == '.')) {
            at++;
        }
    }

    /// A number that starts at or just after `from`, with its sign before it.
    private @Nullable Amount number(int from) {
        int i = from;
        int start = from;
        boolean negative = false;
        boolean plusMinus = false;
        if (i < text.length() && (read.sign(i) || text.charAt(i) == '±')) {
            negative = read.minus(i);
            plusMinus = text.charAt(i) == '±';
            i = read.spaces(i + 1);
        } else {
            int back = from - 1;
            while (back >= 0 && text.charAt(back) == ' ' && from - back < 3) {
                back--;
            }
            if (slashedPlusMinus(back) || (back >= 0 && text.charAt(back) == '±')) {
                plusMinus = true;
                start = text.charAt(back) == '±' ? back : back - 2;
            } else if (back == from - 1
                    && back >= 0
                    && read.sign(back)
                    && (back == 0 || !wordBefore(back))) {
                negative = read.minus(back);
                start = back;
            }
        }
        int digits = i;
        StringBuilder value = new StringBuilder();
        boolean point = false;
        while (i < text.length() && value.length() <= MAX_NUMBER) {
            char c = text.charAt(i);
            if (read.digit(i)) {
                value.append(c);
            } else if ((c == '.' || (c == ',' && decimalComma(i))) && !point && read.digit(i + 1)) {
                value.append('.');
                point = true;
            } else if (THOUSANDS.indexOf(c) >= 0 && thousands(i) && !point) {
                // Left out: 32,768 is one number, and so is 2'000.
            } else {
                break;
            }
            i++;
        }
        if (value.isEmpty() || value.length() > MAX_NUMBER || i == digits) {
            return null;
        }
        BigDecimal amount = new BigDecimal(value.charAt(0) == '.' ? "0" + value : value.toString());
        return new Amount(negative ? amount.negate() : amount, plusMinus, start, i);
    }

    private boolean slashedPlusMinus(int back) {
        return back >= 2 && (text.startsWith("+/-", back - 2) || text.startsWith("+/−", back - 2));
    }

    private boolean wordBefore(int signAt) {
        char c = text.charAt(signAt - 1);
        return Character.isLetterOrDigit(c) || c == ')' || c == '°' || c == '%';
    }

    private boolean decimalComma(int comma) {
        int i = comma + 1;
        while (read.digit(i)) {
            i++;
        }
        int decimals = i - comma - 1;
        return decimals == 1 || decimals == 2;
    }

    private boolean thousands(int comma) {
        return read.digit(comma + 1)
                && read.digit(comma + 2)
                && read.digit(comma + 3)
                && !read.digit(comma + 4);
    }

    /// The unit that follows a number, at most two spaces away.
    private Optional<Unit> unit(Amount number) {
        Optional<Unit> letterPoint = letterPoint(number);
        if (letterPoint.isPresent()) {
            return letterPoint;
        }
        Optional<Unit> millionth = millionth(number);
        if (millionth.isPresent()) {
            return millionth;
        }
        int from = read.spaces(number.end);
        if (from - number.end > 2) {
            return Optional.empty();
        }
        for (int length = Math.min(QuantityUnits.LONGEST, text.length() - from);
                length > 0;
                length--) {
            int end = from + length;
            String written = text.substring(from, end);
            if (!boundary(written, end)) {
                continue;
            }
            Optional<QuantityUnits.Scale> scale = QuantityUnits.find(written);
            if (scale.isPresent() && plausible(written, from == number.end)) {
                return Optional.of(new Unit(scale.get(), end));
            }
        }
        if (from == number.end && from < text.length() && read.end(from + 1)) {
            char c = text.charAt(from);
            if (c == 'C') {
                return Optional.of(
                        new Unit(new QuantityUnits.Scale("°C", BigDecimal.ONE), from + 1));
            }
            if (c == 'R') {
                return Optional.of(
                        new Unit(new QuantityUnits.Scale("Ω", BigDecimal.ONE), from + 1));
            }
        }
        return Optional.empty();
    }

    /// A single small letter apart from its number is a word of the sentence (`4 m` may be, `pin 2
    /// a` is not a unit).
    private static boolean plausible(String written, boolean attached) {
        return attached
                || written.length() > 1
                || !Character.isLetter(written.charAt(0))
                || "VAWΩFHsK".indexOf(written.charAt(0)) >= 0;
    }

    private boolean boundary(String written, int end) {
        char last = written.charAt(written.length() - 1);
        return !Character.isLetterOrDigit(last) || read.end(end);
    }

    /// `3V3`, `4k7`, `2R2`: the letter stands for the decimal point.
    private Optional<Unit> letterPoint(Amount number) {
        int i = number.end;
        if (i + 1 >= text.length()
                || !read.digit(i + 1)
                || !read.end(read.afterDigits(i + 1))
                || number.value.scale() > 0) {
            return Optional.empty();
        }
        QuantityUnits.Scale scale =
                switch (text.charAt(i)) {
                    case 'V', 'v' -> new QuantityUnits.Scale("V", BigDecimal.ONE);
                    case 'R' -> new QuantityUnits.Scale("Ω", BigDecimal.ONE);
                    case 'k', 'K' -> new QuantityUnits.Scale("Ω", new BigDecimal("1e3"));
                    default -> null;
                };
        int end = read.afterDigits(i + 1);
        if (scale == null || end - i > 3) {
            return Optional.empty();
        }
        String whole = number.value.abs().toPlainString();
        BigDecimal value = new BigDecimal(whole + "." + text.substring(i + 1, end));
        number.value = number.value.signum() < 0 ? value.negate() : value;
        return Optional.of(new Unit(scale, end));
    }

    /// `x 10-6`, `× 10^-6`, `×10⁻⁶`: parts per million; with 9 parts per billion.
    private Optional<Unit> millionth(Amount number) {
        int i = read.spaces(number.end);
        if (i >= text.length() || "x×X*".indexOf(text.charAt(i)) < 0) {
            return Optional.empty();
        }
        i = read.spaces(i + 1);
        if (!text.startsWith("10", i)) {
            return Optional.empty();
        }
        i += 2;
        if (i < text.length() && text.charAt(i) == '^') {
            i++;
        }
        i = read.spaces(i);
        if (i >= text.length() || !(read.minus(i) || text.charAt(i) == '⁻')) {
            return Optional.empty();
        }
        i = read.spaces(i + 1);
        if (i >= text.length()) {
            return Optional.empty();
        }
        return switch (text.charAt(i)) {
            case '6', '⁶' ->
                    Optional.of(new Unit(new QuantityUnits.Scale("ppm", BigDecimal.ONE), i + 1));
            case '9', '⁹' ->
                    Optional.of(
                            new Unit(
                                    new QuantityUnits.Scale("ppm", new BigDecimal("0.001")),
                                    i + 1));
            default -> Optional.empty();
        };
    }

    /// A number as written. The value of a `3V3` is completed when its letter is seen.
    private static final class Amount {

        private BigDecimal value;
        private final boolean plusMinus;
        private final int start;
        private final int end;

        Amount(BigDecimal value, boolean plusMinus, int start, int end) {
            this.value = value;
            this.plusMinus = plusMinus;
            this.start = start;
            this.end = end;
        }
    }

    private record Unit(QuantityUnits.Scale scale, int end) {}
}
