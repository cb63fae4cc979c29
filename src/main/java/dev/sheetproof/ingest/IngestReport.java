package dev.sheetproof.ingest;

import java.util.List;

/// What became of every file found, in the order in which they were found.
public record IngestReport(List<IngestedDocument> documents, long millis) {

    public IngestReport {
        documents = List.copyOf(documents);
    }
}
