package dev.sheetproof.model;

import java.util.List;

/// The answer of the search: which chunks, in which order, and why.
///
/// @param supported false when nothing in the corpus supports the request
/// @param hits in the order asked for
/// @param warnings what the caller should know, such as `dense search is off: model file missing`
public record SearchOutcome(
        SearchRequest request,
        ParsedRequest parsed,
        boolean supported,
        List<RankedChunk> hits,
        List<String> warnings) {

    public SearchOutcome {
        hits = List.copyOf(hits);
        warnings = List.copyOf(warnings);
    }
}
