package dev.sheetproof.model;

/// A chunk with the document it belongs to.
public record StoredChunk(String docId, Chunk chunk) {}
