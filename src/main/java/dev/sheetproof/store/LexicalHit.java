package dev.sheetproof.store;

import dev.sheetproof.model.MatchedTerm;
import java.util.List;

/// A chunk found by its words.
///
/// @param score BM25 score over all channels, positive
/// @param own what of the score the chunk has by itself, not by its document
/// @param held share of what the request asks for, beyond the name of the document, that the chunk
///   holds, 0..1; rare tokens weigh more
/// @param matched which terms matched in which channel
public record LexicalHit(
        String chunkId, double score, double own, double held, List<MatchedTerm> matched) {

    public LexicalHit {
        matched = List.copyOf(matched);
        if (!(held >= 0 && held <= 1)) {
            throw new IllegalArgumentException("share outside 0..1: " + held);
        }
    }
}
