package dev.sheetproof.search;

import dev.sheetproof.model.RequestStep;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds places that a request names: `table 3`, `page 5`, `section 7.2`, `図 4`.
final class PlaceHints {

    private static final List<List<String>> WORDS = WordTable.bundled("places.csv");
    private static final Pattern NUMBER =
            Pattern.compile(
                    "\\s?((?:[0-9]{1,3}|[a-z](?=[-.]?[0-9]))(?:[-.][0-9]{1,3}){0,3})(?![\\p{L}\\p{N}])");

    private PlaceHints() {}

    /// Takes the steps for the places of a text; the text without them.
    static String take(String text, Steps steps) {
        String rest = text;
        for (List<String> line : WORDS) {
            for (String word : line.subList(1, line.size())) {
                rest = take(rest, line.getFirst(), word, steps);
            }
        }
        return rest;
    }

    private static String take(String text, String kind, String word, Steps steps) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.length() != text.length()) {
            return text;
        }
        int at = WordTable.find(lower, word, 0);
        if (at < 0) {
            return text;
        }
        Matcher number = NUMBER.matcher(lower).region(at + word.length(), lower.length());
        number.useTransparentBounds(true);
        if (!number.lookingAt() || (kind.equals("page") && number.group(1).matches(".*\\D.*"))) {
            return text;
        }
        String from = text.substring(at, number.end()).strip();
        if (!steps.take(RequestStep.Kind.PLACE, from, kind + " " + number.group(1))) {
            return text;
        }
        return text.substring(0, at) + " " + text.substring(number.end());
    }
}
