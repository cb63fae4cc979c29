package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusRef;
import java.util.Optional;

/// Why a corpus cannot be opened.
///
/// @param reason for a person to read
/// @param damaged the corpus, when its database is damaged and can be made anew
record CannotOpen(String reason, Optional<CorpusRef> damaged) {

    static CannotOpen because(Exception failure) {
        return new CannotOpen(String.valueOf(failure.getMessage()), Optional.empty());
    }

    static CannotOpen damaged(CorpusRef ref, Exception failure) {
        return new CannotOpen(String.valueOf(failure.getMessage()), Optional.of(ref));
    }
}
