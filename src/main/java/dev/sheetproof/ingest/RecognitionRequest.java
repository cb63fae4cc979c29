package dev.sheetproof.ingest;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// Which pages of a corpus are to be recognised. Pages that the same recogniser has read are left
/// alone.
///
/// @param documents by `doc_id`; empty for all
/// @param pages which pages of them
/// @param threads pages worked on at once, 1 or more
/// @param password tried on files that need one
/// @param detector how layout regions are found on documents with newly read pages
public record RecognitionRequest(
        SortedSet<String> documents,
        Pages pages,
        int threads,
        Optional<String> password,
        DetectorChoice detector) {

    /// A choice of pages.
    public sealed interface Pages {

        /// Those without usable text.
        record Needed() implements Pages {}

        /// All, whatever text they have.
        record Every() implements Pages {}

        /// These, whatever text they have.
        record Chosen(SortedSet<PageNumber> numbers) implements Pages {

            public Chosen {
                numbers = Collections.unmodifiableSortedSet(new TreeSet<>(numbers));
                if (numbers.isEmpty()) {
                    throw new IllegalArgumentException("no page chosen");
                }
            }
        }
    }

    public RecognitionRequest {
        documents = Collections.unmodifiableSortedSet(new TreeSet<>(documents));
        if (threads < 1) {
            throw new IllegalArgumentException("threads below 1: " + threads);
        }
    }

    /// The pages of the whole corpus that need it, one after the other.
    public static RecognitionRequest needed(DetectorChoice detector) {
        return new RecognitionRequest(
                Collections.emptySortedSet(), new Pages.Needed(), 1, Optional.empty(), detector);
    }
}
