package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Quantity;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.LexicalQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /// Names are tried from their first letter on and have an end: a request may be a word of
    /// 100,000 letters.
    private static final Pattern VERSION =
            Pattern.compile(
                    "(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}][\\p{L}\\p{N}.+-]{1,40}+) (?:version|variant|edition)s?\\b",
                    Pattern.CASE_INSENSITIVE);

    /// Letters of the shortest name of a series.
    private static final int SERIES = 3;

    private AskedWords() {}

    static List<String> of(ParsedRequest parsed) {
        return parsed.words().stream()
                .filter(word -> !HOW.contains(word.toLowerCase(Locale.ROOT)))
                .toList();
    }

    /// Whether a document is named by a word in capitals, such as `TAJ` or `ABLS`, as others are by
    /// their part number.
    static boolean series(ParsedRequest parsed, ChunkIndex index, String docId) {
        return of(parsed).stream()
                .filter(AskedWords::capitals)
                .filter(word -> Concepts.BUNDLED.in(word).isEmpty())
                .anyMatch(
                        word ->
                                index.coverage(
                                                LexicalQuery.of(
                                                        List.of(word), List.of(), List.of()),
                                                docId,
                                                List.of())
                                        .named());
    }

    /// What the versions are called that a text asks for: `P-channel version`, `74HC variant`.
    static List<String> versions(String text) {
        List<String> versions = new ArrayList<>();
        Matcher found = VERSION.matcher(text);
        while (found.find()) {
            String called = found.group(1);
            // `3.3V` may stand as `3.3 V`, or in a list of voltages.
            if (Quantity.scan(called).isEmpty()
                    && !HOW.contains(called.toLowerCase(Locale.ROOT))
                    && !RequestParser.stopWord(called.toLowerCase(Locale.ROOT))) {
                versions.add(called);
            }
        }
        return versions;
    }

    private static boolean capitals(String word) {
        return word.length() >= SERIES && word.chars().allMatch(c -> c >= 'A' && c <= 'Z');
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
