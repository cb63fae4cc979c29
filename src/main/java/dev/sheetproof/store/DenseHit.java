package dev.sheetproof.store;

/// A chunk found by its vector.
///
/// @param cosine of the query and the chunk's best vector, -1..1
public record DenseHit(String chunkId, double cosine) {}
