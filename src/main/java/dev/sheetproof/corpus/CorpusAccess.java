package dev.sheetproof.corpus;

/// What may be done with an open corpus.
public sealed interface CorpusAccess {

    /// It may be read and written.
    record Writable() implements CorpusAccess {}

    /// It may be searched and looked at; whatever would change it is refused.
    ///
    /// @param reason why, and what a person can do about it
    record ReadOnly(String reason) implements CorpusAccess {

        public ReadOnly {
            if (reason.isBlank()) {
                throw new IllegalArgumentException("read only without a reason");
            }
        }
    }

    /// Everything is allowed.
    CorpusAccess WRITABLE = new Writable();
}
