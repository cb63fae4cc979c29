package dev.sheetproof.store;

import java.util.List;

/// The unit vectors of one chunk: one, or several when its text is longer than the model reads.
public record ChunkVectors(String chunkId, List<float[]> vectors) {

    public ChunkVectors {
        vectors = List.copyOf(vectors);
    }
}
