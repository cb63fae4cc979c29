package dev.sheetproof.store;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import java.util.SortedMap;

/// Keeps what recognition read off pages, by the bytes of their file: it takes seconds a page, and
/// the rows of a document are made anew more often. A document that is removed takes it along.
///
/// Every method throws [StoreException] when the database cannot be used.
public interface RecognitionStore {

    /// What was read off the pages of a file, whatever recogniser read it.
    SortedMap<PageNumber, RecognisedPage> recognised(Sha256 file);

    /// Keeps a page, in place of what was read off it before.
    void putRecognised(Sha256 file, RecognisedPage page);
}
