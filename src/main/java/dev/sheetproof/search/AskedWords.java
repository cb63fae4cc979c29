package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.store.LexicalQuery;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The words of a request that say what it asks for: `lowest recommended bias resistor` is about a
/// bias resistor. Words of doing, amounts and kinds say only how it is asked.
final class AskedWords {

    private static final Set<String> HOW =
            WordTable.bundled("how-asked.csv").stream()
                    .flatMap(List::stream)
                    .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> SHARED =
            WordTable.bundled("shared-words.csv").stream()
                    .flatMap(List::stream)
                    .collect(Collectors.toUnmodifiableSet());

    private AskedWords() {}

    static List<String> of(ParsedRequest parsed) {
        return parsed.words().stream()
                .filter(word -> !HOW.contains(word.toLowerCase(Locale.ROOT)))
                .toList();
    }

    /// Looks for those of these words alone that tell one thing from another, as the first does in
    /// `oscillator frequency`.
    static LexicalQuery telling(ParsedRequest parsed, LexicalQuery wanted) {
        List<String> telling =
                of(parsed).stream()
                        .filter(word -> !SHARED.contains(word.toLowerCase(Locale.ROOT)))
                        .toList();
        return LexicalQuery.about(telling, spellings(parsed, wanted));
    }

    /// Looks for these words and for the concepts of the request alone.
    static LexicalQuery query(ParsedRequest parsed, LexicalQuery wanted) {
        return LexicalQuery.about(of(parsed), spellings(parsed, wanted));
    }

    /// The concepts of the request and what it asks for by function, which is held by any name.
    private static SortedMap<String, List<String>> spellings(
            ParsedRequest parsed, LexicalQuery wanted) {
        SortedMap<String, List<String>> spellings =
                new TreeMap<>(Concepts.FUNCTIONS.in(String.join(" ", parsed.words())));
        spellings.putAll(wanted.related());
        return spellings;
    }
}
