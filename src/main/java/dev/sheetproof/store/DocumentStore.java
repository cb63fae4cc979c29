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

    /// Tells where the PDF of a document lies now; whether there is such a document.
    ///
    /// @param sourcePdf path below the corpus folder
    /// @throws IllegalArgumentException when another document lies there
    /// @throws StoreException when it cannot be written
    boolean move(String docId, String sourcePdf);

    /// What is wrong with the database: integrity, foreign keys, rows that contradict each other.
    /// Empty when whole.
    List<String> verify();

    @Override
    void close();
}
