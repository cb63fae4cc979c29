package dev.sheetproof.model;

import java.util.List;

/// A request after parsing, each step in plain sight.
///
/// @param words ordinary words; `parts`: part-like tokens; `quantities`: values with units,
///   normalised
/// @param phrases quoted phrases
/// @param filters what the text and the caller asked for together
/// @param notes what was understood or changed, one sentence each
public record ParsedRequest(
        String text,
        List<String> words,
        List<String> parts,
        List<String> quantities,
        List<String> phrases,
        SearchFilters filters,
        List<String> notes) {

    public ParsedRequest {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
        quantities = List.copyOf(quantities);
        phrases = List.copyOf(phrases);
        notes = List.copyOf(notes);
    }
}
