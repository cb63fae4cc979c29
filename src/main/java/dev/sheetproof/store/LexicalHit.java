package dev.sheetproof.store;

import dev.sheetproof.model.MatchedTerm;
import java.util.List;

/// A chunk found by its words.
///
/// @param score BM25 score over all channels, positive
/// @param matched which terms matched in which channel
public record LexicalHit(String chunkId, double score, List<MatchedTerm> matched) {

    public LexicalHit {
        matched = List.copyOf(matched);
    }
}
