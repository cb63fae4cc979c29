package dev.sheetproof.ingest;

import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.Sha256;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// Makes the entries of an ingest report.
final class Entries {

    private Entries() {}

    static IngestedDocument rejected(Path file, Optional<Sha256> hash, String reason) {
        return nothing(file, hash, Outcome.REJECTED, reason);
    }

    static IngestedDocument cancelled(Path file, Optional<Sha256> hash) {
        return nothing(file, hash, Outcome.CANCELLED, "cancelled before it was finished");
    }

    private static IngestedDocument nothing(
            Path file, Optional<Sha256> hash, Outcome outcome, String reason) {
        return new IngestedDocument(
                file,
                Optional.empty(),
                hash,
                outcome,
                Optional.empty(),
                reason,
                0,
                new TreeMap<>(),
                0,
                0,
                0);
    }

    /// @param reason what is to be said besides the document's own reason; may be empty
    static IngestedDocument document(
            Path file,
            DocumentRecord record,
            List<PageInfo> pages,
            Outcome outcome,
            String reason,
            long millis) {
        String both =
                record.reason().isEmpty() || reason.isEmpty()
                        ? record.reason() + reason
                        : record.reason() + "; " + reason;
        return new IngestedDocument(
                file,
                Optional.of(record.docId()),
                Optional.of(record.sha256()),
                outcome,
                Optional.of(record.status()),
                both,
                record.pages(),
                StagedAnalyzer.count(pages),
                record.elements(),
                record.chunks(),
                millis);
    }

    /// An entry with more to be said.
    static IngestedDocument withProblems(IngestedDocument of, List<String> problems, long millis) {
        List<String> reasons = new ArrayList<>();
        if (!of.reason().isEmpty()) {
            reasons.add(of.reason());
        }
        reasons.addAll(problems);
        return new IngestedDocument(
                of.file(),
                of.docId(),
                of.sha256(),
                of.outcome(),
                of.status(),
                String.join("; ", reasons),
                of.pages(),
                of.pagesByStatus(),
                of.elements(),
                of.chunks(),
                millis);
    }

    /// The entry of a file whose bytes another file of the same run has as well.
    static IngestedDocument copy(SourceFile.Hashed file, IngestedDocument of) {
        return switch (of.outcome()) {
            case REJECTED -> rejected(file.path(), of.sha256(), of.reason());
            case CANCELLED -> cancelled(file.path(), of.sha256());
            case STORED, UNCHANGED ->
                    new IngestedDocument(
                            file.path(),
                            of.docId(),
                            of.sha256(),
                            Outcome.UNCHANGED,
                            of.status(),
                            "same bytes as " + of.file(),
                            of.pages(),
                            of.pagesByStatus(),
                            of.elements(),
                            of.chunks(),
                            0);
        };
    }

    static long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }
}
