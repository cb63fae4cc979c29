package dev.sheetproof.evidence;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.StoredChunk;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What was found in a document, or in several, counted by kind.
///
/// @param pages pages of the documents
/// @param proposals regions that detectors proposed; `dropped`: those that were not kept
/// @param labels kept regions by label
/// @param sources kept regions by the rule or model class that made them
/// @param blockTypes chunks by type
/// @param guards what the guards of grouping did
public record LayoutCounts(
        int documents,
        int pages,
        int proposals,
        int dropped,
        SortedMap<String, Integer> labels,
        SortedMap<String, Integer> sources,
        SortedMap<String, Integer> blockTypes,
        SortedMap<String, Integer> guards) {

    /// Nothing.
    public static LayoutCounts none() {
        return new LayoutCounts(
                0, 0, 0, 0, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    }

    /// What one document holds.
    public static LayoutCounts of(CorpusBrowser browser, DocumentRecord document) {
        int proposals = 0;
        int dropped = 0;
        SortedMap<String, Integer> labels = new TreeMap<>();
        SortedMap<String, Integer> sources = new TreeMap<>();
        SortedMap<String, Integer> types = new TreeMap<>();
        for (PageLayout layout : browser.layouts(document.docId())) {
            proposals += layout.raw().size();
            dropped += layout.dropped().size();
            for (Element element : layout.elements()) {
                labels.merge(element.label().wireName(), 1, Integer::sum);
                sources.merge(element.source(), 1, Integer::sum);
            }
        }
        List<StoredChunk> chunks = browser.chunks(document.docId());
        chunks.forEach(chunk -> types.merge(chunk.chunk().type().wireName(), 1, Integer::sum));
        return new LayoutCounts(
                1,
                document.pages(),
                proposals,
                dropped,
                labels,
                sources,
                types,
                new TreeMap<>(browser.guards(document.docId())));
    }

    /// Both together.
    public LayoutCounts plus(LayoutCounts other) {
        return new LayoutCounts(
                documents + other.documents,
                pages + other.pages,
                proposals + other.proposals,
                dropped + other.dropped,
                sum(labels, other.labels),
                sum(sources, other.sources),
                sum(blockTypes, other.blockTypes),
                sum(guards, other.guards));
    }

    private static SortedMap<String, Integer> sum(
            SortedMap<String, Integer> a, SortedMap<String, Integer> b) {
        SortedMap<String, Integer> sum = new TreeMap<>(a);
        b.forEach((key, count) -> sum.merge(key, count, Integer::sum));
        return sum;
    }
}
