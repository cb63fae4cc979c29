package dev.sheetproof.model;

import java.util.List;

/// A request after parsing, each step in plain sight.
///
/// @param words ordinary words; `parts`: part-like tokens; `quantities`: values with units,
///   normalised
/// @param phrases quoted phrases
/// @param wildcards part numbers with `*` or `?` in them
/// @param bounds comparisons and ranges
/// @param steps what was understood, in the order of the text
/// @param filters what the text and the caller asked for together
/// @param notes what was understood or changed, one sentence each
public record ParsedRequest(
        String text,
        List<String> words,
        List<String> parts,
        List<String> quantities,
        List<String> phrases,
        List<String> wildcards,
        List<QuantityBound> bounds,
        SearchFilters filters,
        List<RequestStep> steps,
        List<String> notes) {

    /// A request without wildcards, bounds and steps.
    public ParsedRequest(
            String text,
            List<String> words,
            List<String> parts,
            List<String> quantities,
            List<String> phrases,
            SearchFilters filters,
            List<String> notes) {
        this(
                text,
                words,
                parts,
                quantities,
                phrases,
                List.of(),
                List.of(),
                filters,
                List.of(),
                notes);
    }

    public ParsedRequest {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
        quantities = List.copyOf(quantities);
        phrases = List.copyOf(phrases);
        wildcards = List.copyOf(wildcards);
        bounds = List.copyOf(bounds);
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /// Whether there is nothing to look for.
    public boolean isEmpty() {
        return words.isEmpty()
                && parts.isEmpty()
                && quantities.isEmpty()
                && wildcards.isEmpty()
                && bounds.isEmpty();
    }
}
