package dev.sheetproof.store;

import java.util.List;

/// What is looked for lexically; the index decides through which fields.
///
/// @param words ordinary words
/// @param parts part-like tokens: anything with a digit that is not a quantity
/// @param quantities normalised values with units
/// @param phrases word sequences that must occur as they stand
/// @param runs neighbouring tokens of the request, with their spaces: a part number typed with
///   spaces in it
public record LexicalQuery(
        List<String> words,
        List<String> parts,
        List<String> quantities,
        List<String> phrases,
        List<String> runs) {

    public LexicalQuery {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
        quantities = List.copyOf(quantities);
        phrases = List.copyOf(phrases);
        runs = List.copyOf(runs);
    }

    public boolean isEmpty() {
        return words.isEmpty() && parts.isEmpty() && quantities.isEmpty() && phrases.isEmpty();
    }
}
