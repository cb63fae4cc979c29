package dev.sheetproof.store.lucene;

/// A token with the characters of the original text that it was made from.
///
/// @param term as indexed
/// @param start first character, inclusive; `end`: exclusive
/// @param gap positions after the token before it: 0 for the same place, 1 for the next, more for
///   no phrase across
record Piece(String term, int start, int end, int gap) {

    Piece {
        if (end < start || gap < 0) {
            throw new IllegalArgumentException(
                    term + " at " + start + ".." + end + " after " + gap);
        }
    }
}
