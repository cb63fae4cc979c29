package dev.sheetproof.cli;

import dev.sheetproof.evidence.LayoutCounts;
import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.evidence.LayoutDifference.Change;
import dev.sheetproof.evidence.LayoutDifference.Kind;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What `inspect` prints.
final class InspectJson {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private InspectJson() {}

    static String counts(String corpus, SortedMap<String, Counted> documents) {
        ObjectNode root = NODES.objectNode();
        root.put("corpus", corpus);
        LayoutCounts totals = LayoutCounts.none();
        ArrayNode rows = root.putArray("documents");
        for (Map.Entry<String, Counted> entry : documents.entrySet()) {
            LayoutCounts counts = entry.getValue().counts();
            totals = totals.plus(counts);
            ObjectNode row = rows.addObject();
            row.put("doc_id", entry.getKey());
            row.put("stamp", entry.getValue().record().stamp());
            fill(row, counts);
        }
        ObjectNode all = NODES.objectNode();
        all.put("documents", totals.documents());
        fill(all, totals);
        root.set("totals", all);
        return MAPPER.writeValueAsString(root);
    }

    /// A document and what it holds.
    record Counted(DocumentRecord record, LayoutCounts counts) {}

    private static void fill(ObjectNode node, LayoutCounts counts) {
        node.put("pages", counts.pages());
        node.put("proposals", counts.proposals());
        node.put("dropped", counts.dropped());
        node.put("elements", sum(counts.labels()));
        node.set("labels", map(counts.labels()));
        node.set("sources", map(counts.sources()));
        node.put("chunks", sum(counts.blockTypes()));
        node.set("block_types", map(counts.blockTypes()));
        node.set("guards", map(counts.guards()));
    }

    private static int sum(SortedMap<String, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static ObjectNode map(SortedMap<String, Integer> counts) {
        ObjectNode node = NODES.objectNode();
        counts.forEach(node::put);
        return node;
    }

    /// @param against what the corpus was compared with
    static String difference(
            String docId, String against, SortedMap<PageNumber, LayoutDifference> pages) {
        ObjectNode root = NODES.objectNode();
        root.put("doc_id", docId);
        root.put("against", against);
        ObjectNode totals = NODES.objectNode();
        SortedMap<Kind, Integer> sums = new TreeMap<>();
        for (LayoutDifference page : pages.values()) {
            page.counts().forEach((kind, count) -> sums.merge(kind, count, Integer::sum));
        }
        sums.forEach((kind, count) -> totals.put(kind.wireName(), count));
        root.set("totals", totals);
        ArrayNode rows = root.putArray("pages");
        for (Map.Entry<PageNumber, LayoutDifference> entry : pages.entrySet()) {
            ObjectNode row = rows.addObject();
            row.put("page", entry.getKey().value());
            entry.getValue().counts().forEach((kind, count) -> row.put(kind.wireName(), count));
            ArrayNode changes = row.putArray("changes");
            for (Change change : entry.getValue().changes()) {
                if (change.kind() != Kind.SAME) {
                    changes.add(change(change));
                }
            }
        }
        return MAPPER.writeValueAsString(root);
    }

    private static ObjectNode change(Change change) {
        ObjectNode node = NODES.objectNode();
        node.put("change", change.kind().wireName());
        switch (change) {
            case Change.Added(Element now) -> node.set("other", element(now));
            case Change.Lost(Element before) -> node.set("corpus", element(before));
            case Change.Moved(Element before, Element now, double iou) ->
                    both(node, before, now, iou);
            case Change.Relabelled(Element before, Element now, double iou) ->
                    both(node, before, now, iou);
            case Change.Same(Element before, Element now) -> both(node, before, now, 1);
        }
        return node;
    }

    private static void both(ObjectNode node, Element before, Element now, double iou) {
        node.put("iou", iou);
        node.set("corpus", element(before));
        node.set("other", element(now));
    }

    /// What lies at a point of a page and why.
    static String at(
            String docId,
            PageNumber page,
            List<Element> elements,
            List<PageLayout.Dropped> dropped) {
        ObjectNode root = NODES.objectNode();
        root.put("doc_id", docId);
        root.put("page", page.value());
        ArrayNode kept = root.putArray("elements");
        elements.forEach(element -> kept.add(element(element)));
        ArrayNode lost = root.putArray("dropped");
        for (PageLayout.Dropped drop : dropped) {
            Detection detection = drop.detection();
            ObjectNode node = lost.addObject();
            node.put("label", detection.label().wireName());
            node.put("confidence", detection.confidence());
            node.set("bbox", box(detection.box()));
            node.put("source", detection.source());
            node.put("reason", detection.reason());
            node.put("dropped_for", drop.reason());
        }
        return MAPPER.writeValueAsString(root);
    }

    private static ObjectNode element(Element element) {
        ObjectNode node = NODES.objectNode();
        node.put("element", element.number());
        node.put("label", element.label().wireName());
        node.put("confidence", element.confidence());
        node.set("bbox", box(element.box()));
        node.put("source", element.source());
        node.put("reason", element.reason());
        return node;
    }

    private static ArrayNode box(PageBox box) {
        return NODES.arrayNode().add(box.x0()).add(box.y0()).add(box.x1()).add(box.y1());
    }
}
