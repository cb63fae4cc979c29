package dev.sheetproof.search;

import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds comparisons and ranges in a request: `jitter < 1 ps`, `at least 5 A`, `4.5..18 V`.
final class BoundReader {

    private static final List<List<String>> WORDS = WordTable.bundled("comparisons.csv");

    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\p{L}\\p{N}.,-])[0-9]{1,9}(?:[.,][0-9]{1,9})?(?![\\p{N}])");

    /// Of more nobody wants to be told.
    private static final int MAX_UNITLESS = 3;

    private BoundReader() {}

    /// A comparison with the characters of the text that say it.
    record Found(QuantityBound bound, int start, int end) {}

    /// What a text compares, in its order. Signs and words count only right before a value.
    static List<Found> scan(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        List<Found> found = new ArrayList<>();
        for (Quantity.Found value : Quantity.scan(text)) {
            Quantity quantity = value.quantity();
            if (quantity.range()) {
                found.add(
                        new Found(
                                new QuantityBound(
                                        quantity.text(),
                                        quantity.unit(),
                                        Optional.of(quantity.value()),
                                        Optional.of(quantity.upper()),
                                        false),
                                value.start(),
                                value.end()));
            } else {
                before(lower, value).ifPresent(found::add);
            }
        }
        return found;
    }

    /// Comparisons with a number that has no unit we know: nothing can be compared.
    static List<String> unitless(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        List<Quantity.Found> known = Quantity.scan(text);
        List<String> unitless = new ArrayList<>();
        Matcher number = NUMBER.matcher(text);
        while (number.find() && unitless.size() < MAX_UNITLESS) {
            boolean measured =
                    known.stream()
                            .anyMatch(
                                    value ->
                                            value.start() < number.end()
                                                    && number.start() < value.end());
            sign(lower, number.start())
                    .filter(_ -> !measured)
                    .ifPresent(sign -> unitless.add(text.substring(sign.start(), number.end())));
        }
        return unitless;
    }

    private static Optional<Found> before(String lower, Quantity.Found value) {
        return sign(lower, value.start()).map(sign -> found(sign.says(), value, sign.start()));
    }

    /// What compares.
    private record Sign(String says, int start) {}

    /// The sign or word of a comparison right before a place.
    private static Optional<Sign> sign(String lower, int before) {
        int end = before;
        while (end > 0 && lower.charAt(end - 1) == ' ') {
            end--;
        }
        String text = lower.substring(0, end);
        for (List<String> line : WORDS) {
            for (String word : line.subList(1, line.size())) {
                int start = end - word.length();
                if (text.endsWith(word) && WordTable.find(text, word, start) == start) {
                    return Optional.of(new Sign(line.getFirst(), start));
                }
            }
        }
        for (String sign : List.of("<=", ">=", "≤", "≥", "⩽", "⩾", "<", ">", "＜", "＞")) {
            if (text.endsWith(sign)) {
                return Optional.of(new Sign(plain(sign), end - sign.length()));
            }
        }
        return Optional.empty();
    }

    private static String plain(String sign) {
        return switch (sign) {
            case "≤", "⩽" -> "<=";
            case "≥", "⩾" -> ">=";
            case "＜" -> "<";
            case "＞" -> ">";
            default -> sign;
        };
    }

    private static Found found(String sign, Quantity.Found value, int start) {
        Quantity quantity = value.quantity();
        Optional<BigDecimal> amount = Optional.of(quantity.value());
        boolean below = sign.startsWith("<");
        return new Found(
                new QuantityBound(
                        sign + " " + quantity.text(),
                        quantity.unit(),
                        below ? Optional.empty() : amount,
                        below ? amount : Optional.empty(),
                        sign.length() == 1),
                start,
                value.end());
    }
}
