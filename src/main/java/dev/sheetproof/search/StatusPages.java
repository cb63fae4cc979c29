package dev.sheetproof.search;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The pages of a corpus that have a status which a request asks for: `status:no_text`.
final class StatusPages {

    /// Pages, or documents, that a warning names.
    private static final int NAMED = 12;

    private final DocumentReader reader;
    private final SearchFilters filters;
    private final Map<String, Set<Integer>> pages = new TreeMap<>();

    /// Documents of such a status that could not be opened: no page of them is known.
    private final List<String> unopened = new ArrayList<>();

    StatusPages(DocumentReader reader, SearchFilters filters) {
        this.reader = reader;
        this.filters = filters;
        for (DocumentRecord document : reader.documents()) {
            if (filters.docs().isEmpty() || filters.docs().contains(document.docId())) {
                if (document.pages() == 0 && asksFor(document.status())) {
                    unopened.add(document.docId());
                }
                for (PageInfo page : reader.pages(document.docId())) {
                    if (filters.statuses().contains(page.status())) {
                        pages.computeIfAbsent(document.docId(), doc -> new TreeSet<>())
                                .add(page.page().value());
                    }
                }
            }
        }
    }

    private boolean asksFor(DocumentStatus status) {
        return filters.statuses().stream()
                .anyMatch(wanted -> wanted.wireName().equals(status.wireName()));
    }

    /// Says which pages they are, and which documents have none: no region of them is in a list of
    /// hits.
    String told() {
        if (unopened.isEmpty()) {
            return toldOfPages();
        }
        String documents =
                unopened.size()
                        + (unopened.size() == 1 ? " document" : " documents")
                        + " could not be opened: "
                        + named(unopened);
        return pages.isEmpty() ? documents : toldOfPages() + "; " + documents;
    }

    private static String named(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(NAMED, names.size())))
                + (names.size() > NAMED ? " …" : "");
    }

    private String toldOfPages() {
        List<String> names = new ArrayList<>();
        pages.forEach((doc, on) -> on.forEach(page -> names.add(doc + ":" + page)));
        String statuses =
                String.join(" or ", filters.statuses().stream().map(s -> s.wireName()).toList());
        return switch (names.size()) {
            case 0 -> "no page is " + statuses;
            case 1 -> "one page is " + statuses + ": " + names.getFirst();
            default -> names.size() + " pages are " + statuses + ": " + named(names);
        };
    }

    /// Whether a chunk begins on such a page.
    boolean holds(String chunkId) {
        return pages.getOrDefault(ChunkIds.docId(chunkId), Set.of())
                .contains(ChunkIds.page(chunkId));
    }

    /// Those of some hits that begin on such a page.
    List<RankedChunk> among(List<RankedChunk> hits) {
        return hits.stream().filter(hit -> holds(hit.chunkId())).toList();
    }

    /// All regions of such pages, in the order of the documents: nothing ranks them.
    List<RankedChunk> regions(int limit) {
        List<RankedChunk> regions = new ArrayList<>();
        for (Map.Entry<String, Set<Integer>> document : pages.entrySet()) {
            for (StoredChunk stored : reader.chunks(document.getKey())) {
                boolean allowed =
                        filters.types().isEmpty()
                                || filters.types().contains(stored.chunk().type());
                if (allowed
                        && regions.size() < limit
                        && document.getValue().contains(stored.chunk().page().value())) {
                    regions.add(new RankedChunk(stored.chunk().id(), Rank.NONE, List.of()));
                }
            }
        }
        return regions;
    }
}
