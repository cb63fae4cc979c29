package dev.sheetproof.model;

/// A term of the request that a hit holds.
///
/// @param term the term as it stands in the hit's text, fit for marking it there
/// @param channel where it matched: `text`, `title`, `part_exact`, `part_fields`, `part_grams`,
///   `part_form`, `part_look`, `quantity`, `description`
public record MatchedTerm(String term, String channel) {}
