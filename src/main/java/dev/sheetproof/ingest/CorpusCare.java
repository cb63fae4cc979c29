package dev.sheetproof.ingest;

import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.List;

/// Keeps a corpus whole: finds what is missing or wrong, and makes the derived parts anew.
public interface CorpusCare {

    /// PDFs that lie in the corpus' `pdf` folder and are not in its database yet, sorted by path:
    /// what an [Ingester] is to be given when the corpus is opened.
    List<Path> pending();

    /// Files that ingestions were given and did not finish, because they were cancelled or the
    /// program ended: what an [Ingester] is to be given to go on.
    ///
    /// @throws StoreException when the list cannot be read
    List<Path> unfinished();

    /// Forgets what was not finished.
    ///
    /// @throws StoreException when it cannot be written
    void forgetUnfinished();

    /// What is wrong with the corpus, one sentence each: database, index against database, sources
    /// that are gone or changed. Empty when it is whole.
    ///
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    List<String> verify(CancelToken cancel, Progress progress);

    /// Makes the search index anew from the database, and vectors that are missing.
    ///
    /// @throws StoreException when it cannot be written
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so; the index is then as
    ///   it was before
    void rebuild(CancelToken cancel, Progress progress);

    /// Removes a document and everything derived from it: rows, vectors, index, pictures. Whether
    /// there was one.
    ///
    /// @throws StoreException when it cannot be written
    boolean remove(String docId, SourceFate pdf);
}
