package dev.sheetproof.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Words that mean the same on a datasheet (`footprint`, `land pattern`, `焊盘`), so that a request
/// finds what another maker calls it, also in another language.
final class Concepts {

    private static final String RESOURCE = "concepts.csv";

    /// The table that comes with the program.
    static final Concepts BUNDLED = bundled();

    private final List<List<String>> groups;

    private Concepts(List<List<String>> groups) {
        this.groups = groups;
    }

    private static Concepts bundled() {
        try (InputStream in = Concepts.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + RESOURCE);
            }
            return parse(
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                            .lines()
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// One concept a line, spellings separated by commas; lines that start with `#` are remarks.
    static Concepts parse(List<String> lines) {
        List<List<String>> groups = new ArrayList<>();
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> group = new ArrayList<>();
            for (String spelling : line.split(",", -1)) {
                if (!spelling.isBlank()) {
                    group.add(spelling.strip().toLowerCase(Locale.ROOT));
                }
            }
            groups.add(List.copyOf(group));
        }
        return new Concepts(List.copyOf(groups));
    }

    /// The concepts a text names, each as it stands in the text with all its spellings. Of
    /// spellings inside each other (`timing diagram`, `diagram`) the longer counts.
    SortedMap<String, List<String>> in(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        SortedMap<String, Set<String>> found = new TreeMap<>();
        for (List<String> group : groups) {
            for (String spelling : group) {
                if (holds(lower, spelling)) {
                    found.computeIfAbsent(spelling, named -> new LinkedHashSet<>()).addAll(group);
                }
            }
        }
        SortedMap<String, List<String>> longest = new TreeMap<>();
        for (String spelling : found.keySet()) {
            boolean inside =
                    found.keySet().stream()
                            .anyMatch(other -> !other.equals(spelling) && other.contains(spelling));
            if (!inside) {
                longest.put(spelling, List.copyOf(found.getOrDefault(spelling, Set.of())));
            }
        }
        return Collections.unmodifiableSortedMap(longest);
    }

    /// Whether a text holds a spelling, not inside another word.
    private static boolean holds(String text, String spelling) {
        int at = text.indexOf(spelling);
        while (at >= 0) {
            int end = at + spelling.length();
            if (border(text, at - 1, spelling.charAt(0))
                    && border(text, end, spelling.charAt(spelling.length() - 1))) {
                return true;
            }
            at = text.indexOf(spelling, at + 1);
        }
        return false;
    }

    private static boolean border(String text, int neighbour, char edge) {
        if (neighbour < 0 || neighbour >= text.length() || edge >= 0x2E80) {
            return true;
        }
        char c = text.charAt(neighbour);
        return !Character.isLetterOrDigit(c) || c >= 0x2E80;
    }
}
