package dev.sheetproof.store;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.QuantityBound;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What is looked for lexically; the index decides through which fields.
///
/// @param words ordinary words
/// @param parts part-like tokens: anything with a digit that is not a quantity
/// @param quantities normalised values with units
/// @param phrases word sequences that must occur as they stand
/// @param runs neighbouring tokens of the request, with their spaces: a part number typed with
///   spaces in it
/// @param names words among them that may name a document: no parameter, no kind of drawing
/// @param wildcards part numbers with `*` for any characters and `?` for one
/// @param bounds comparisons and ranges that a value must fit
/// @param labels how a table, figure or section is called that is looked for: `table 3`, `7.2`
/// @param pages pages whose regions come first
/// @param related concepts the request names, each with all its spellings (also its own)
/// @param headings section headings under which an answer is likely
/// @param preferred how much more a kind of region is worth as an answer, above 0; 1 for those not
///   named
public record LexicalQuery(
        List<String> words,
        List<String> parts,
        List<String> quantities,
        List<String> phrases,
        List<String> runs,
        List<String> names,
        List<String> wildcards,
        List<QuantityBound> bounds,
        List<String> labels,
        List<PageNumber> pages,
        SortedMap<String, List<String>> related,
        List<String> headings,
        SortedMap<BlockType, Double> preferred) {

    /// A shorter code is a pin or a package.
    private static final int SHORTEST_CODE = 4;

    /// Looks for words, parts and quantities alone.
    public static LexicalQuery of(List<String> words, List<String> parts, List<String> quantities) {
        return new LexicalQuery(
                words,
                parts,
                quantities,
                List.of(),
                List.of(),
                words,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Collections.emptySortedMap(),
                List.of(),
                Collections.emptySortedMap());
    }

    /// Looks for words as they are quoted alone.
    public static LexicalQuery quoted(String phrase) {
        return new LexicalQuery(
                List.of(),
                List.of(),
                List.of(),
                List.of(phrase),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Collections.emptySortedMap(),
                List.of(),
                Collections.emptySortedMap());
    }

    public LexicalQuery {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
        quantities = List.copyOf(quantities);
        phrases = List.copyOf(phrases);
        runs = List.copyOf(runs);
        names = List.copyOf(names);
        wildcards = List.copyOf(wildcards);
        bounds = List.copyOf(bounds);
        labels = List.copyOf(labels);
        pages = List.copyOf(pages);
        related = Collections.unmodifiableSortedMap(new TreeMap<>(related));
        headings = List.copyOf(headings);
        preferred = Collections.unmodifiableSortedMap(new TreeMap<>(preferred));
    }

    /// What of it may name a document.
    public LexicalQuery naming() {
        return new LexicalQuery(
                names,
                parts,
                List.of(),
                List.of(),
                runs,
                names,
                wildcards,
                List.of(),
                List.of(),
                List.of(),
                Collections.emptySortedMap(),
                List.of(),
                Collections.emptySortedMap());
    }

    /// Its part numbers, and words in capitals that may be one, such as `ABLS`.
    public LexicalQuery codes() {
        return of(
                List.of(),
                Stream.concat(parts.stream(), names.stream().filter(LexicalQuery::capitals))
                        .filter(code -> code.length() >= SHORTEST_CODE)
                        .toList(),
                List.of());
    }

    private static boolean capitals(String word) {
        return word.chars().allMatch(c -> c < 0x80 && !Character.isLowerCase(c));
    }

    /// Its concepts alone.
    public LexicalQuery concepts() {
        return about(List.of(), related);
    }

    /// Looks for words and concepts alone.
    public static LexicalQuery about(List<String> words, SortedMap<String, List<String>> related) {
        return new LexicalQuery(
                words,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                related,
                List.of(),
                Collections.emptySortedMap());
    }

    public boolean isEmpty() {
        return words.isEmpty()
                && parts.isEmpty()
                && quantities.isEmpty()
                && phrases.isEmpty()
                && wildcards.isEmpty()
                && bounds.isEmpty()
                && labels.isEmpty()
                && pages.isEmpty();
    }
}
