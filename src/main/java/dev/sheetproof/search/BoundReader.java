package dev.sheetproof.search;

import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds comparisons and ranges in a request: `jitter < 1 ps`, `at least 5 A`, `4.5..18 V`.
final class BoundReader {

    private static final List<List<String>> WORDS = WordTable.bundled("comparisons.csv");

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

    private static Optional<Found> before(String lower, Quantity.Found value) {
        int end = value.start();
        while (end > 0 && lower.charAt(end - 1) == ' ') {
            end--;
        }
        String text = lower.substring(0, end);
        for (List<String> line : WORDS) {
            for (String word : line.subList(1, line.size())) {
                int start = end - word.length();
                if (text.endsWith(word) && WordTable.find(text, word, start) == start) {
                    return Optional.of(found(line.getFirst(), value, start));
                }
            }
        }
        for (String sign : List.of("<=", ">=", "≤", "≥", "⩽", "⩾", "<", ">", "＜", "＞")) {
            if (text.endsWith(sign)) {
                return Optional.of(found(plain(sign), value, end - sign.length()));
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
