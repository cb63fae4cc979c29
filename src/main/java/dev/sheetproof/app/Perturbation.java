package dev.sheetproof.app;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes another document of a copy: its part numbers get other digits, each the same way wherever
/// it stands in the copy.
///
/// @param copy number of the copy; 0 leaves everything as it is
record Perturbation(int copy) {

    /// A letter, then letters, digits and separators with two digits at least: no quantity.
    private static final Pattern PART =
            Pattern.compile(
                    "(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*[0-9][-_./A-Za-z0-9]*[0-9][A-Za-z0-9]*");

    private static final int MIN_PART = 5;

    String apply(String text) {
        if (copy == 0) {
            return text;
        }
        Matcher parts = PART.matcher(text);
        return parts.replaceAll(
                part ->
                        Matcher.quoteReplacement(
                                part.group().length() < MIN_PART
                                        ? part.group()
                                        : other(part.group())));
    }

    private String other(String part) {
        StringBuilder other = new StringBuilder(part.length());
        int turn = Math.floorMod(part.hashCode() * 31 + copy * 7_919, 1_000_003);
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            if (c >= '0' && c <= '9') {
                other.append((char) ('0' + (c - '0' + turn + i) % 10));
                turn = turn * 31 % 1_000_003;
            } else {
                other.append(c);
            }
        }
        return other.toString();
    }

    /// The part numbers of a text, in order.
    static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        Matcher found = PART.matcher(text);
        while (found.find()) {
            if (found.group().length() >= MIN_PART) {
                parts.add(found.group());
            }
        }
        return parts;
    }
}
