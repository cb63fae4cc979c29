package dev.sheetproof.ui.support;

import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestPace;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.Ingester;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.work.CancelToken;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;

/// Takes files in by their names: `locked…` needs a password, `broken…` is rejected, `slow…` runs
/// until it is cancelled, anything else is stored.
public final class MemoryIngester implements Ingester {

    private final List<IngestRequest> requests = new CopyOnWriteArrayList<>();

    MemoryIngester() {}

    /// What was asked for, in order.
    public List<IngestRequest> requests() {
        return List.copyOf(requests);
    }

    @Override
    public IngestReport run(
            IngestRequest request, CancelToken cancel, IngestListener listener, IngestPace pace) {
        requests.add(request);
        listener.found(request.paths());
        List<IngestedDocument> done = new ArrayList<>();
        for (Path file : request.paths()) {
            listener.progress(file, "parse", 1, 2);
            IngestedDocument document = take(file, request, cancel);
            done.add(document);
            listener.finished(document);
        }
        return new IngestReport(done, 1);
    }

    private IngestedDocument take(Path file, IngestRequest request, CancelToken cancel) {
        String name = String.valueOf(file.getFileName());
        while (name.startsWith("slow") && !cancel.isCancelled()) {
            LockSupport.parkNanos(5_000_000);
        }
        if (cancel.isCancelled()) {
            return document(
                    file, IngestedDocument.Outcome.CANCELLED, Optional.empty(), "cancelled");
        }
        if (name.startsWith("locked") && request.passwords().isEmpty()) {
            return document(
                    file,
                    IngestedDocument.Outcome.REJECTED,
                    Optional.of(DocumentStatus.ENCRYPTED),
                    "needs a password");
        }
        if (name.startsWith("broken")) {
            return document(
                    file, IngestedDocument.Outcome.REJECTED, Optional.empty(), "is not a PDF");
        }
        return document(file, IngestedDocument.Outcome.STORED, Optional.of(DocumentStatus.OK), "");
    }

    private IngestedDocument document(
            Path file,
            IngestedDocument.Outcome outcome,
            Optional<DocumentStatus> status,
            String reason) {
        String docId = String.valueOf(file.getFileName()).replace(".pdf", "");
        boolean stored = outcome == IngestedDocument.Outcome.STORED;
        return new IngestedDocument(
                file,
                stored ? Optional.of(docId) : Optional.empty(),
                Optional.of(Sha256.of(docId.getBytes(StandardCharsets.UTF_8))),
                outcome,
                status,
                reason,
                stored ? 1 : 0,
                new TreeMap<>(),
                0,
                0,
                1);
    }
}
