package dev.sheetproof.store;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.util.SortedSet;

/// Keeps which pages the user does not want, by the bytes of their file: the choice outlives the
/// rows made under it, and goes when the document is removed.
///
/// Every method throws [StoreException] when the database cannot be used.
public interface SkipStore {

    /// The pages of a file that are not to be read.
    SortedSet<PageNumber> skipped(Sha256 file);

    /// Keeps the choice in place of the one before; no page at all takes it back.
    void putSkipped(Sha256 file, SortedSet<PageNumber> pages);
}
