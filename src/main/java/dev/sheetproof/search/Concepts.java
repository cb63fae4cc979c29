package dev.sheetproof.search;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Words that mean the same on a datasheet (`footprint`, `land pattern`, `焊盘`), so that a request
/// finds what another maker calls it, also in another language.
final class Concepts {

    /// The tables that come with the program.
    static final Concepts BUNDLED =
            new Concepts(
                    Stream.of("concepts.csv", "capabilities.csv", "attributes.csv")
                            .flatMap(table -> WordTable.bundled(table).stream())
                            .toList());

    /// What a part may have built in.
    static final Concepts FUNCTIONS = new Concepts(WordTable.bundled("functions.csv"));

    /// English words with what other languages say for them.
    private static final List<List<String>> TRANSLATIONS = WordTable.bundled("translations.csv");

    private static final Set<String> CAPABILITIES = words("capabilities.csv");

    private static final Set<String> ATTRIBUTES = words("attributes.csv");

    private final List<List<String>> groups;

    private Concepts(List<List<String>> groups) {
        this.groups = groups;
    }

    private static Set<String> words(String table) {
        return WordTable.bundled(table).stream()
                .flatMap(List::stream)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// One concept a line, spellings separated by commas; lines that start with `#` are remarks.
    static Concepts parse(List<String> lines) {
        return new Concepts(WordTable.parse(lines));
    }

    /// Whether a spelling is of something that a part has or has not, such as an interface: asked
    /// of a named part, a yes or a no.
    static boolean capability(String spelling) {
        return CAPABILITIES.contains(spelling);
    }

    /// Whether a spelling is of a parameter that is called by a single word, which means nothing
    /// else on a datasheet.
    static boolean attribute(String spelling) {
        return ATTRIBUTES.contains(spelling);
    }

    /// Whether a spelling holds ideographs or kana.
    static boolean inIdeographs(String spelling) {
        return spelling.codePoints().anyMatch(c -> c > 0x2E80);
    }

    /// What Chinese and Japanese documents say for a word in English; empty when it is none of
    /// ours.
    static List<String> translations(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return TRANSLATIONS.stream()
                .filter(line -> line.contains(lower) && !inIdeographs(lower))
                .flatMap(List::stream)
                .filter(Concepts::inIdeographs)
                .distinct()
                .toList();
    }

    /// The concepts a text names, each as it stands in the text with all its spellings. Of
    /// spellings inside each other (`timing diagram`, `diagram`) the longer counts.
    SortedMap<String, List<String>> in(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        SortedMap<String, Set<String>> found = new TreeMap<>();
        for (List<String> group : groups) {
            for (String spelling : group) {
                if (WordTable.holds(lower, spelling)) {
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

    /// All spellings of a concept by one of them; only itself when there is no such concept.
    List<String> spellings(String named) {
        Set<String> all = new LinkedHashSet<>();
        for (List<String> group : groups) {
            if (group.contains(named)) {
                all.addAll(group);
            }
        }
        all.add(named);
        return List.copyOf(all);
    }
}
