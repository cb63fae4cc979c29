package dev.sheetproof.search;

import java.util.Optional;

/// The words of a corpus, for spelling.
interface Vocabulary {

    /// Corrects nothing.
    Vocabulary NONE = word -> Optional.empty();

    /// The word of the corpus that a word was probably meant to be; empty when the corpus holds the
    /// word itself, as a word or inside a part number, or nothing near it.
    Optional<String> respelled(String word);
}
