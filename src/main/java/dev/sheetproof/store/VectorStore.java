package dev.sheetproof.store;

import java.util.List;
import java.util.SortedMap;

/// Keeps the vectors of chunks, so that the search index can be rebuilt without embedding anything
/// again.
///
/// Every method throws [StoreException] when the database cannot be used.
public interface VectorStore {

    /// The vectors of a document made by the embedder with this fingerprint, in reading order of
    /// the chunks; empty when there are none.
    List<ChunkVectors> vectors(String docId, String fingerprint);

    /// Replaces the document's vectors of this fingerprint, in one transaction.
    void putVectors(String docId, String fingerprint, List<ChunkVectors> vectors);

    /// The fingerprints that there are vectors of, each with the number of its documents.
    SortedMap<String, Integer> vectorSets();

    /// Removes all vectors but those of this fingerprint, in one transaction.
    void keepVectorsOf(String fingerprint);
}
