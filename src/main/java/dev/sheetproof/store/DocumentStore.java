package dev.sheetproof.store;

import java.util.List;

/// The truth of a corpus. One process writes at a time; a write is wholly done or not at all.
public interface DocumentStore extends DocumentReader, AutoCloseable {

    /// Replaces everything stored under the document's id, in one transaction. After any exception
    /// the old rows are untouched.
    ///
    /// @throws IllegalArgumentException when the document contradicts itself or another document,
    ///   such as by a chunk id that is there already
    /// @throws StoreException when it cannot be written
    void replace(StoredDocument document);

    /// Removes a document and everything derived from it; whether there was one.
    ///
    /// @throws StoreException when it cannot be written
    boolean remove(String docId);

    /// What is wrong with the database: integrity, foreign keys, rows that contradict each other.
    /// Empty when whole.
    List<String> verify();

    @Override
    void close();
}
