package dev.sheetproof.store;

import dev.sheetproof.model.BlockType;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What is looked for lexically; the index decides through which fields.
///
/// @param words ordinary words
/// @param parts part-like tokens: anything with a digit that is not a quantity
/// @param quantities normalised values with units
/// @param phrases word sequences that must occur as they stand
/// @param runs neighbouring tokens of the request, with their spaces: a part number typed with
///   spaces in it
/// @param related concepts the request names, each with all its spellings (also its own)
/// @param preferred how much more a kind of region is worth as an answer, above 0; 1 for those not
///   named
public record LexicalQuery(
        List<String> words,
        List<String> parts,
        List<String> quantities,
        List<String> phrases,
        List<String> runs,
        SortedMap<String, List<String>> related,
        SortedMap<BlockType, Double> preferred) {

    /// Looks for words, parts and quantities alone.
    public static LexicalQuery of(List<String> words, List<String> parts, List<String> quantities) {
        return new LexicalQuery(
                words,
                parts,
                quantities,
                List.of(),
                List.of(),
                Collections.emptySortedMap(),
                Collections.emptySortedMap());
    }

    public LexicalQuery {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
        quantities = List.copyOf(quantities);
        phrases = List.copyOf(phrases);
        runs = List.copyOf(runs);
        related = Collections.unmodifiableSortedMap(new TreeMap<>(related));
        preferred = Collections.unmodifiableSortedMap(new TreeMap<>(preferred));
    }

    public boolean isEmpty() {
        return words.isEmpty() && parts.isEmpty() && quantities.isEmpty() && phrases.isEmpty();
    }
}
