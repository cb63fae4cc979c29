package dev.sheetproof.model;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// Why a page or a chunk that a reader names is not, or not higher, in the list of a request.
///
/// @param target as named: a chunk id, or `<doc_id>` with `:` and a page
/// @param sentence the reason in plain words
/// @param rank place in the whole list, where it has one, with the lists' own ranks
/// @param missing words of the request that it does not hold
public record WhyNot(
        String target,
        Verdict verdict,
        String sentence,
        OptionalInt place,
        Optional<Rank> rank,
        java.util.List<String> missing) {

    public WhyNot {
        missing = java.util.List.copyOf(missing);
    }

    /// The kinds of reason.
    public enum Verdict {
        /// It is in the list that was given.
        LISTED,
        /// It was ranked, further down than the list goes.
        RANKED_LOWER,
        /// A filter or an exclusion of the request keeps it out.
        FILTERED,
        /// Nothing of the request was found in it.
        NO_MATCH,
        /// The page has no readable text.
        NO_TEXT,
        /// The page could not be read.
        FAILED,
        /// The page has text, but none of its regions became a chunk.
        NO_REGION,
        /// It is page furniture, which is looked for on request only.
        FURNITURE,
        /// The corpus does not hold it.
        UNKNOWN;

        /// The name in JSON: lower case.
        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
