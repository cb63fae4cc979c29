package dev.sheetproof.ingest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What became of every file found, in the order in which they were found.
public record IngestReport(List<IngestedDocument> documents, long millis) {

    public IngestReport {
        documents = List.copyOf(documents);
    }

    /// This report with what a later run over its documents made of them.
    public IngestReport followedBy(IngestReport later) {
        Map<String, IngestedDocument> changed = new HashMap<>();
        for (IngestedDocument document : later.documents()) {
            document.docId().ifPresent(id -> changed.put(id, document));
        }
        List<IngestedDocument> all = new ArrayList<>();
        for (IngestedDocument before : documents) {
            IngestedDocument after = before.docId().map(changed::get).orElse(null);
            all.add(after == null ? before : after.as(before.file(), before.outcome()));
        }
        return new IngestReport(all, millis + later.millis());
    }
}
