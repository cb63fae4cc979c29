package dev.sheetproof.ingest;

import dev.sheetproof.work.CancelToken;

/// Takes PDF files into one corpus. Each document is a transaction: it is wholly at its new version
/// or wholly at its old one, also after a crash or a cancel.
public interface Ingester {

    /// Works through all files; what is wrong with one does not stop the others.
    ///
    /// @param pace asked between files
    /// @return one entry for every file found, whatever became of it
    /// @throws dev.sheetproof.store.StoreException when the corpus itself cannot be written
    /// @throws dev.sheetproof.layout.LayoutModelException when the request's layout model cannot be
    ///   used; nothing was begun then
    IngestReport run(
            IngestRequest request, CancelToken cancel, IngestListener listener, IngestPace pace);

    /// The same at a steady pace.
    default IngestReport run(IngestRequest request, CancelToken cancel, IngestListener listener) {
        return run(request, cancel, listener, IngestPace.STEADY);
    }
}
