package dev.sheetproof.store;

import dev.sheetproof.model.PageBoxes;
import java.util.List;

/// A bare index of passages: one field, one way of cutting text into tokens, BM25 with the same
/// parameters as the words of the corpus index. What simpler designs than this program would
/// search, to measure them by; filled once, then asked.
///
/// Every method throws [StoreException] when the index cannot be used.
public interface PassageIndex extends AutoCloseable {

    /// How text becomes tokens.
    enum Tokens {
        /// Unicode word boundaries and lower case, as search engines come.
        STANDARD,
        /// Words, whole part numbers, their fields, their trigrams and quantities, all in one
        /// field.
        ONE_BAG
    }

    /// @param id what the caller calls it
    /// @param places where it stands; may be empty when the id says so
    record Passage(String id, String docId, List<PageBoxes> places) {

        public Passage {
            places = List.copyOf(places);
        }
    }

    void add(Passage passage, String text);

    /// Makes what was added searchable.
    void commit();

    /// Best first; ties in the order in which they were added.
    List<Passage> best(String query, int limit);

    @Override
    void close();
}
