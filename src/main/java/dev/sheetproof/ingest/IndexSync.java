package dev.sheetproof.ingest;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.DocumentStore;
import dev.sheetproof.store.VectorStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Brings the search index in step with the database. What a document was indexed from is kept
/// beside it as a stamp, so that what a crash left behind shows.
final class IndexSync {

    private static final String VECTORS = " vectors: ";

    private final DocumentStore store;
    private final VectorStore vectors;
    private final ChunkIndex index;

    IndexSync(DocumentStore store, VectorStore vectors, ChunkIndex index) {
        this.store = store;
        this.vectors = vectors;
        this.index = index;
    }

    /// Which rows of the database are meant.
    private static String rowsStamp(DocumentRecord record) {
        return record.sha256().hex().substring(0, 16)
                + " "
                + record.status().wireName()
                + " "
                + record.stamp();
    }

    /// The stamp of a document indexed with vectors of this fingerprint; empty: without vectors.
    private static String stamp(DocumentRecord record, Optional<String> fingerprint) {
        return rowsStamp(record) + fingerprint.map(made -> VECTORS + made).orElse("");
    }

    /// Whether the index holds exactly these rows with exactly these vectors.
    static boolean isCurrent(
            SortedMap<String, String> indexed,
            DocumentRecord record,
            Optional<String> fingerprint) {
        return stamp(record, fingerprint).equals(indexed.get(record.docId()));
    }

    /// Whether the index holds these rows, with or without vectors of any model.
    private static boolean hasRows(SortedMap<String, String> indexed, DocumentRecord record) {
        String have = indexed.getOrDefault(record.docId(), "");
        String rows = rowsStamp(record);
        return have.equals(rows) || have.startsWith(rows + VECTORS);
    }

    /// Indexes a document as the database holds it; seen after the index' next commit.
    void index(
            DocumentRecord record,
            Optional<DocumentSummary> summary,
            List<PageInfo> pages,
            List<Chunk> chunks,
            List<ChunkVectors> made,
            Optional<String> fingerprint) {
        Map<String, List<float[]>> byChunk = new TreeMap<>();
        for (ChunkVectors of : made) {
            byChunk.put(of.chunkId(), of.vectors());
        }
        DocumentCard card =
                new DocumentCard(
                        record.docId(),
                        record.title(),
                        summary.map(DocumentSummary::family).orElse(""),
                        record.partNumbers(),
                        pages.stream()
                                .filter(page -> page.textSource() == TextSource.OCR)
                                .map(PageInfo::page)
                                .collect(Collectors.toSet()));
        index.replace(card, stamp(record, fingerprint), chunks, byChunk, fingerprint.orElse(""));
    }

    /// As [#index], from the database alone.
    void indexStored(DocumentRecord record, Optional<String> fingerprint) {
        List<ChunkVectors> made =
                fingerprint.map(by -> vectors.vectors(record.docId(), by)).orElse(List.of());
        boolean complete = !made.isEmpty() || record.chunks() == 0;
        index(
                record,
                store.summary(record.docId()),
                store.pages(record.docId()),
                store.chunks(record.docId()).stream().map(StoredChunk::chunk).toList(),
                made,
                complete ? fingerprint : Optional.empty());
    }

    /// What the index lacks or has too much, one sentence each.
    List<String> differences() {
        SortedMap<String, String> indexed = index.documents();
        List<String> differences = new ArrayList<>();
        for (DocumentRecord record : store.documents()) {
            if (!indexed.containsKey(record.docId())) {
                differences.add(record.docId() + " is not in the search index");
            } else if (!hasRows(indexed, record)) {
                differences.add(record.docId() + " is in the search index in another version");
            }
        }
        for (String docId : indexed.keySet()) {
            if (store.document(docId).isEmpty()) {
                differences.add(docId + " is in the search index but not in the database");
            }
        }
        return differences;
    }

    /// Makes good what a crash between database and index left behind.
    ///
    /// @param fingerprint asked only when something is to be repaired
    void repair(
            java.util.function.Supplier<Optional<String>> fingerprint,
            CancelToken cancel,
            Progress progress) {
        SortedMap<String, String> indexed = index.documents();
        List<DocumentRecord> records = store.documents();
        List<DocumentRecord> stale =
                records.stream().filter(record -> !hasRows(indexed, record)).toList();
        List<String> known = records.stream().map(DocumentRecord::docId).toList();
        List<String> orphans =
                indexed.keySet().stream().filter(docId -> !known.contains(docId)).toList();
        if (stale.isEmpty() && orphans.isEmpty()) {
            return;
        }
        orphans.forEach(index::remove);
        Optional<String> by = stale.isEmpty() ? Optional.empty() : fingerprint.get();
        int done = 0;
        for (DocumentRecord record : stale) {
            cancel.throwIfCancelled();
            indexStored(record, by);
            progress.report("index", ++done, stale.size());
        }
        index.commit();
    }

    /// Indexes documents again that are indexed with other vectors than these, which are stored: a
    /// crash in an exchange of models leaves such.
    void follow(String fingerprint, CancelToken cancel, Progress progress) {
        SortedMap<String, String> indexed = index.documents();
        Optional<String> wanted = Optional.of(fingerprint);
        List<DocumentRecord> behind =
                store.documents().stream()
                        .filter(record -> hasRows(indexed, record))
                        .filter(record -> !isCurrent(indexed, record, wanted))
                        .filter(record -> !vectors.vectors(record.docId(), fingerprint).isEmpty())
                        .toList();
        int done = 0;
        for (DocumentRecord record : behind) {
            cancel.throwIfCancelled();
            indexStored(record, wanted);
            progress.report("index", ++done, behind.size());
        }
        index.commit();
    }

    /// Indexes every document anew, all at once: stopped before, the index stays as it was.
    void rebuild(Optional<String> fingerprint, CancelToken cancel, Progress progress) {
        boolean whole = false;
        try {
            index.documents().keySet().forEach(index::remove);
            List<DocumentRecord> records = store.documents();
            int done = 0;
            for (DocumentRecord record : records) {
                cancel.throwIfCancelled();
                indexStored(record, fingerprint);
                progress.report("index", ++done, records.size());
            }
            whole = true;
        } finally {
            if (!whole) {
                index.discard();
            }
        }
        index.commit();
    }
}
