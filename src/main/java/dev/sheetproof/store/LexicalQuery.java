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
/// @param translations words of the request, in lower case, and what other languages say for them
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
        SortedMap<String, List<String>> translations,
        List<String> headings,
        SortedMap<BlockType, Double> preferred) {

    /// A shorter code is a pin or a package.
    private static final int SHORTEST_CODE = 4;

    /// Looks for words, parts and quantities alone.
    public static LexicalQuery of(List<String> words, List<String> parts, List<String> quantities) {
        return builder().words(words).names(words).parts(parts).quantities(quantities).build();
    }

    /// Looks for words as they are quoted alone.
    public static LexicalQuery quoted(String phrase) {
        return builder().phrases(List.of(phrase)).build();
    }

    /// Looks for words and concepts alone.
    public static LexicalQuery about(List<String> words, SortedMap<String, List<String>> related) {
        return builder().words(words).related(related).build();
    }

    /// Looks for nothing until it is told what for.
    public static Builder builder() {
        return new Builder();
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
        translations = Collections.unmodifiableSortedMap(new TreeMap<>(translations));
        headings = List.copyOf(headings);
        preferred = Collections.unmodifiableSortedMap(new TreeMap<>(preferred));
    }

    /// What of it may name a document.
    public LexicalQuery naming() {
        return builder()
                .words(names)
                .names(names)
                .parts(parts)
                .runs(runs)
                .wildcards(wildcards)
                .build();
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

    /// Gathers what is looked for; whatever is not set is not looked for.
    public static final class Builder {

        private List<String> words = List.of();
        private List<String> parts = List.of();
        private List<String> quantities = List.of();
        private List<String> phrases = List.of();
        private List<String> runs = List.of();
        private List<String> names = List.of();
        private List<String> wildcards = List.of();
        private List<QuantityBound> bounds = List.of();
        private List<String> labels = List.of();
        private List<PageNumber> pages = List.of();
        private SortedMap<String, List<String>> related = Collections.emptySortedMap();
        private SortedMap<String, List<String>> translations = Collections.emptySortedMap();
        private List<String> headings = List.of();
        private SortedMap<BlockType, Double> preferred = Collections.emptySortedMap();

        private Builder() {}

        public Builder words(List<String> wanted) {
            this.words = wanted;
            return this;
        }

        public Builder parts(List<String> wanted) {
            this.parts = wanted;
            return this;
        }

        public Builder quantities(List<String> wanted) {
            this.quantities = wanted;
            return this;
        }

        public Builder phrases(List<String> wanted) {
            this.phrases = wanted;
            return this;
        }

        public Builder runs(List<String> wanted) {
            this.runs = wanted;
            return this;
        }

        public Builder names(List<String> wanted) {
            this.names = wanted;
            return this;
        }

        public Builder wildcards(List<String> wanted) {
            this.wildcards = wanted;
            return this;
        }

        public Builder bounds(List<QuantityBound> wanted) {
            this.bounds = wanted;
            return this;
        }

        public Builder labels(List<String> wanted) {
            this.labels = wanted;
            return this;
        }

        public Builder pages(List<PageNumber> wanted) {
            this.pages = wanted;
            return this;
        }

        public Builder related(SortedMap<String, List<String>> wanted) {
            this.related = wanted;
            return this;
        }

        public Builder translations(SortedMap<String, List<String>> wanted) {
            this.translations = wanted;
            return this;
        }

        public Builder headings(List<String> wanted) {
            this.headings = wanted;
            return this;
        }

        public Builder preferred(SortedMap<BlockType, Double> wanted) {
            this.preferred = wanted;
            return this;
        }

        public LexicalQuery build() {
            return new LexicalQuery(
                    words,
                    parts,
                    quantities,
                    phrases,
                    runs,
                    names,
                    wildcards,
                    bounds,
                    labels,
                    pages,
                    related,
                    translations,
                    headings,
                    preferred);
        }
    }
}
