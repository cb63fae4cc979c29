package dev.sheetproof.cli;

import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.model.PageStatus;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The report of an ingestion as JSON.
final class IngestJson {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private IngestJson() {}

    static String of(IngestReport report) {
        ObjectNode root = NODES.objectNode();
        ArrayNode documents = root.putArray("documents");
        for (IngestedDocument document : report.documents()) {
            documents.add(entry(document));
        }
        root.set("totals", totals(report));
        return MAPPER.writeValueAsString(root);
    }

    /// What a file came to: the document's status, or `rejected` or `cancelled` when it did not
    /// become one.
    static String status(IngestedDocument document) {
        return document.status()
                .map(status -> status.wireName())
                .orElseGet(() -> document.outcome().wireName());
    }

    private static ObjectNode entry(IngestedDocument document) {
        ObjectNode node = NODES.objectNode();
        node.put("file", document.file().toString());
        document.docId()
                .ifPresentOrElse(id -> node.put("doc_id", id), () -> node.putNull("doc_id"));
        document.sha256()
                .ifPresentOrElse(
                        hash -> node.put("sha256", hash.hex()), () -> node.putNull("sha256"));
        node.put("outcome", document.outcome().wireName());
        node.put("status", status(document));
        node.put("reason", document.reason());
        node.put("pages", document.pages());
        node.set("pages_by_status", counts(document.pagesByStatus()));
        node.put("elements", document.elements());
        node.put("chunks", document.chunks());
        node.put("millis", document.millis());
        return node;
    }

    private static ObjectNode counts(SortedMap<PageStatus, Integer> counts) {
        ObjectNode node = NODES.objectNode();
        counts.forEach((status, count) -> node.put(status.wireName(), count));
        return node;
    }

    /// Sums over documents, each once, however many files have its bytes.
    private static ObjectNode totals(IngestReport report) {
        Set<String> seen = new HashSet<>();
        SortedMap<String, Integer> outcomes = new TreeMap<>();
        SortedMap<String, Integer> statuses = new TreeMap<>();
        for (Outcome outcome : Outcome.values()) {
            outcomes.put(outcome.wireName(), 0);
        }
        SortedMap<PageStatus, Integer> pagesByStatus = new TreeMap<>();
        long pages = 0;
        long elements = 0;
        long chunks = 0;
        for (IngestedDocument document : report.documents()) {
            outcomes.merge(document.outcome().wireName(), 1, Integer::sum);
            statuses.merge(status(document), 1, Integer::sum);
            if (document.docId().isPresent() && seen.add(document.docId().get())) {
                pages += document.pages();
                elements += document.elements();
                chunks += document.chunks();
                for (Map.Entry<PageStatus, Integer> entry : document.pagesByStatus().entrySet()) {
                    pagesByStatus.merge(entry.getKey(), entry.getValue(), Integer::sum);
                }
            }
        }
        ObjectNode node = NODES.objectNode();
        node.put("files", report.documents().size());
        node.put("documents", seen.size());
        outcomes.forEach(node::put);
        ObjectNode byStatus = node.putObject("files_by_status");
        statuses.forEach(byStatus::put);
        node.put("pages", pages);
        node.set("pages_by_status", counts(pagesByStatus));
        node.put("elements", elements);
        node.put("chunks", chunks);
        node.put("millis", report.millis());
        return node;
    }
}
