package dev.sheetproof.ingest;

import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.Sha256;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;

/// What became of one file.
///
/// @param docId empty when the file did not become a document
/// @param sha256 empty when the file could not be read
/// @param outcome whether something was done
/// @param status empty when it did not become a document
/// @param reason why the status is not `OK` or the file was rejected, for a person to read; else
///   empty
public record IngestedDocument(
        Path file,
        Optional<String> docId,
        Optional<Sha256> sha256,
        Outcome outcome,
        Optional<DocumentStatus> status,
        String reason,
        int pages,
        SortedMap<PageStatus, Integer> pagesByStatus,
        int elements,
        int chunks,
        long millis) {

    /// Whether something of the file could not be taken in. A page without a text layer was read:
    /// it has no text. A page that the user skipped is no loss.
    public boolean isFailure() {
        boolean lost = outcome == Outcome.REJECTED || outcome == Outcome.CANCELLED;
        boolean unread =
                status.isPresent()
                        && (status.get() == DocumentStatus.FAILED
                                || status.get() == DocumentStatus.ENCRYPTED);
        return lost || unread || pagesByStatus.containsKey(PageStatus.FAILED);
    }

    /// The same document of another file, which had this outcome before.
    IngestedDocument as(Path other, Outcome before) {
        return new IngestedDocument(
                other,
                docId,
                sha256,
                outcome == Outcome.UNCHANGED ? before : outcome,
                status,
                reason,
                pages,
                pagesByStatus,
                elements,
                chunks,
                millis);
    }

    /// What was done with a file.
    public enum Outcome {
        /// Its rows were written.
        STORED,
        /// The corpus had it already, made by the same stages.
        UNCHANGED,
        /// It could not become a document; the reason says why.
        REJECTED,
        /// The work was cancelled before it was finished; nothing of it was written.
        CANCELLED;

        /// The name in JSON: lower case.
        public String wireName() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
