package dev.sheetproof.model;

import java.util.List;

/// A chunk as a hit.
public record RankedChunk(String chunkId, Rank rank, List<MatchedTerm> matched) {

    public RankedChunk {
        matched = List.copyOf(matched);
    }
}
