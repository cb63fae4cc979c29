package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.store.LexicalQuery;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// The words of a request that say what it asks for: `lowest recommended bias resistor` is about a
/// bias resistor. Words of doing, amounts and kinds say only how it is asked.
final class AskedWords {

    private static final Set<String> HOW =
            WordTable.bundled("how-asked.csv").stream()
                    .flatMap(List::stream)
                    .collect(Collectors.toUnmodifiableSet());

    private AskedWords() {}

    static List<String> of(ParsedRequest parsed) {
        return parsed.words().stream()
                .filter(word -> !HOW.contains(word.toLowerCase(Locale.ROOT)))
                .toList();
    }

    /// Looks for these words and for the concepts of the request alone.
    static LexicalQuery query(ParsedRequest parsed, LexicalQuery wanted) {
        return LexicalQuery.about(of(parsed), wanted.related());
    }
}
