package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.model.WhyNot.Verdict;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Finds out why a page or a chunk is not in the list of a request, from the same lists that made
/// it and the stored tables.
final class WhyNotFinder {

    /// How far down the lists a place is looked for.
    private static final int DEEPEST = 1_000;

    private final ChunkIndex index;
    private final DocumentReader reader;
    private final HybridSearcher searcher;

    WhyNotFinder(ChunkIndex index, DocumentReader reader, HybridSearcher searcher) {
        this.index = index;
        this.reader = reader;
        this.searcher = searcher;
    }

    WhyNot of(SearchRequest request, String target, CancelToken cancel) {
        Optional<StoredChunk> chunk = reader.chunk(target);
        if (chunk.isPresent()) {
            return chunk(request, target, chunk.get(), cancel);
        }
        int colon = target.lastIndexOf(':');
        String docId = colon > 0 ? target.substring(0, colon) : target;
        String page = colon > 0 ? target.substring(colon + 1) : "";
        if (reader.document(docId).isEmpty() || !page.matches("[1-9][0-9]{0,5}")) {
            return new WhyNot(
                    target,
                    Verdict.UNKNOWN,
                    "the corpus has no chunk or page " + target + "; name a page as DOC:PAGE",
                    OptionalInt.empty(),
                    Optional.empty(),
                    List.of());
        }
        return page(request, target, docId, new PageNumber(Integer.parseInt(page)), cancel);
    }

    private WhyNot page(
            SearchRequest request,
            String target,
            String docId,
            PageNumber page,
            CancelToken cancel) {
        Optional<PageInfo> info =
                reader.pages(docId).stream().filter(one -> one.page().equals(page)).findFirst();
        if (info.isEmpty()) {
            return bare(target, Verdict.UNKNOWN, docId + " has no page " + page);
        }
        Optional<WhyNot> unread = unread(target, info.get());
        if (unread.isPresent()) {
            return unread.get();
        }
        List<StoredChunk> chunks =
                reader.chunks(docId).stream().filter(stored -> on(stored, page)).toList();
        if (chunks.isEmpty()) {
            return bare(target, Verdict.NO_REGION, "no region of page " + page + " was kept");
        }
        HybridSearcher.Retrieved found = searcher.retrieve(request, DEEPEST, cancel);
        for (int i = 0; i < found.ranked().size(); i++) {
            String id = found.ranked().get(i).chunkId();
            if (chunks.stream().anyMatch(stored -> stored.chunk().id().equals(id))) {
                return placed(request, target, found.ranked().get(i), i + 1, List.of());
            }
        }
        StoredChunk first = chunks.getFirst();
        return unranked(target, first, found);
    }

    private static boolean on(StoredChunk stored, PageNumber page) {
        return stored.chunk().page().equals(page)
                || stored.chunk().continued().stream().anyMatch(more -> more.page().equals(page));
    }

    private static Optional<WhyNot> unread(String target, PageInfo info) {
        String sentence =
                "page " + info.page() + " is " + info.status().wireName() + ": " + info.reason();
        return switch (info.status()) {
            case OK, BAD_FONTS -> Optional.empty();
            case NO_TEXT ->
                    info.lines() > 0
                            ? Optional.empty()
                            : Optional.of(bare(target, Verdict.NO_TEXT, sentence));
            case ENCRYPTED, FAILED, SKIPPED -> Optional.of(bare(target, Verdict.FAILED, sentence));
        };
    }

    private static WhyNot bare(String target, Verdict verdict, String sentence) {
        return new WhyNot(
                target, verdict, sentence, OptionalInt.empty(), Optional.empty(), List.of());
    }

    private WhyNot chunk(
            SearchRequest request, String target, StoredChunk stored, CancelToken cancel) {
        HybridSearcher.Retrieved found = searcher.retrieve(request, DEEPEST, cancel);
        for (int i = 0; i < found.ranked().size(); i++) {
            if (found.ranked().get(i).chunkId().equals(target)) {
                return placed(
                        request, target, found.ranked().get(i), i + 1, missing(found, stored));
            }
        }
        return unranked(target, stored, found);
    }

    private static WhyNot placed(
            SearchRequest request,
            String target,
            RankedChunk hit,
            int place,
            List<String> missing) {
        boolean listed = place <= request.topK();
        String lacks = missing.isEmpty() ? "" : "; it lacks " + String.join(", ", missing);
        String sentence =
                listed
                        ? "it is hit " + place
                        : "ranked " + place + " of the whole list, which shows " + request.topK();
        return new WhyNot(
                target,
                listed ? Verdict.LISTED : Verdict.RANKED_LOWER,
                sentence + lacks,
                OptionalInt.of(place),
                Optional.of(hit.rank()),
                missing);
    }

    private List<String> missing(HybridSearcher.Retrieved found, StoredChunk stored) {
        return index.coverage(found.wanted(), stored.docId(), List.of(stored.chunk().id()))
                .missingHere();
    }

    private WhyNot unranked(String target, StoredChunk stored, HybridSearcher.Retrieved found) {
        Optional<String> filter = filtered(stored, found.filters());
        if (filter.isPresent()) {
            return bare(target, Verdict.FILTERED, filter.get());
        }
        boolean furniture = stored.chunk().type() == BlockType.HEADER_FOOTER;
        if (furniture && !found.filters().types().contains(BlockType.HEADER_FOOTER)) {
            return bare(
                    target,
                    Verdict.FURNITURE,
                    "it is a running head or foot, which is looked for with type:header_footer");
        }
        List<String> missing = missing(found, stored);
        boolean empty = stored.chunk().nativeText().isBlank();
        PageStatus status =
                reader.pages(stored.docId()).stream()
                        .filter(one -> one.page().equals(stored.chunk().page()))
                        .map(PageInfo::status)
                        .findFirst()
                        .orElse(PageStatus.OK);
        if (empty) {
            return bare(
                    target,
                    Verdict.NO_TEXT,
                    status == PageStatus.OK
                            ? "the region has no text, only graphics"
                            : "the region has no text: its page is " + status.wireName());
        }
        return new WhyNot(
                target,
                Verdict.NO_MATCH,
                missing.isEmpty()
                        ? "more than " + DEEPEST + " regions stand before it"
                        : "it lacks " + String.join(", ", missing),
                OptionalInt.empty(),
                Optional.empty(),
                missing);
    }

    private Optional<String> filtered(StoredChunk stored, SearchFilters filters) {
        List<String> reasons = new ArrayList<>();
        if (!filters.docs().isEmpty() && !filters.docs().contains(stored.docId())) {
            reasons.add("the request looks only in " + String.join(", ", filters.docs()));
        }
        if (!filters.types().isEmpty() && !filters.types().contains(stored.chunk().type())) {
            reasons.add("it is a " + stored.chunk().type().wireName());
        }
        if (!filters.pages().isEmpty() && filters.pages().stream().noneMatch(p -> on(stored, p))) {
            reasons.add("it is on page " + stored.chunk().page());
        }
        boolean status =
                filters.statuses().isEmpty()
                        || new StatusPages(reader, filters).holds(stored.chunk().id());
        if (!status) {
            reasons.add("its page has another status than the request asks for");
        }
        if (reasons.isEmpty() && !(filters.parts().isEmpty() && filters.excluded().isEmpty())) {
            reasons.addAll(byWords(stored, filters));
        }
        return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", reasons));
    }

    /// Whether the index keeps it out for a part number its document lacks or a word it holds.
    private List<String> byWords(StoredChunk stored, SearchFilters filters) {
        SearchFilters only =
                new SearchFilters(
                        List.of(stored.docId()),
                        List.of(stored.chunk().type()),
                        List.of(stored.chunk().page()),
                        filters.parts(),
                        filters.excluded());
        boolean allowed = index.allowed(only).contains(stored.chunk().id());
        return allowed
                ? List.of()
                : List.of(
                        "it holds an excluded word, or its document lacks a part asked for: "
                                + String.join(
                                        ", ",
                                        java.util.stream.Stream.concat(
                                                        filters.excluded().stream(),
                                                        filters.parts().stream())
                                                .toList()));
    }
}
