package dev.sheetproof.evidence;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What is different between two readings of a document, or between two documents, page by page.
///
/// @param pages every page that either has, in order
public record DocumentDifference(List<PageDifference> pages) {

    /// Share of the smaller of two chunks from which on they are about the same place.
    private static final double SAME_PLACE = 0.5;

    public DocumentDifference {
        pages = List.copyOf(pages);
    }

    /// One page.
    ///
    /// @param layout what happened to its regions
    /// @param regrouped chunks of the second reading that lie where the first had others
    /// @param chunksAdded chunks where the first had none
    /// @param chunksLost chunks of the first reading where the second has none
    /// @param chunksKept chunks of the same key in both
    public record PageDifference(
            PageNumber page,
            LayoutDifference layout,
            int regrouped,
            int chunksAdded,
            int chunksLost,
            int chunksKept) {

        /// Whether anything is different.
        public boolean any() {
            Map<LayoutDifference.Kind, Integer> counts = layout.counts();
            int all = layout.changes().size();
            return counts.getOrDefault(LayoutDifference.Kind.SAME, 0) < all
                    || regrouped + chunksAdded + chunksLost > 0;
        }
    }

    /// One reading of a document.
    ///
    /// @param chunks empty when only its regions are known
    public record Side(List<PageLayout> layouts, List<StoredChunk> chunks) {

        public Side {
            layouts = List.copyOf(layouts);
            chunks = List.copyOf(chunks);
        }

        private SortedMap<PageNumber, List<Element>> elements() {
            SortedMap<PageNumber, List<Element>> pages = new TreeMap<>();
            layouts.forEach(layout -> pages.put(layout.page(), layout.elements()));
            return pages;
        }

        private SortedMap<PageNumber, List<Chunk>> chunksByPage() {
            return chunks.stream()
                    .map(StoredChunk::chunk)
                    .collect(Collectors.groupingBy(Chunk::page, TreeMap::new, Collectors.toList()));
        }
    }

    /// Compares two readings. Chunks are compared when both sides have some.
    public static DocumentDifference of(Side before, Side now) {
        SortedMap<PageNumber, List<Element>> first = before.elements();
        SortedMap<PageNumber, List<Element>> second = now.elements();
        boolean both = !before.chunks().isEmpty() && !now.chunks().isEmpty();
        SortedMap<PageNumber, List<Chunk>> chunksBefore =
                both ? before.chunksByPage() : new TreeMap<>();
        SortedMap<PageNumber, List<Chunk>> chunksNow = both ? now.chunksByPage() : new TreeMap<>();
        SortedMap<PageNumber, List<Element>> all = new TreeMap<>(first);
        all.putAll(second);
        return new DocumentDifference(
                all.keySet().stream()
                        .map(
                                page ->
                                        page(
                                                page,
                                                LayoutDifference.of(
                                                        first.getOrDefault(page, List.of()),
                                                        second.getOrDefault(page, List.of())),
                                                chunksBefore.getOrDefault(page, List.of()),
                                                chunksNow.getOrDefault(page, List.of())))
                        .toList());
    }

    private static PageDifference page(
            PageNumber page, LayoutDifference layout, List<Chunk> before, List<Chunk> now) {
        Set<ChunkKey> keysBefore = before.stream().map(Chunk::key).collect(Collectors.toSet());
        Set<ChunkKey> keysNow = now.stream().map(Chunk::key).collect(Collectors.toSet());
        List<Chunk> gone = before.stream().filter(c -> !keysNow.contains(c.key())).toList();
        List<Chunk> fresh = now.stream().filter(c -> !keysBefore.contains(c.key())).toList();
        int regrouped = (int) fresh.stream().filter(chunk -> meets(chunk, gone)).count();
        int lost = (int) gone.stream().filter(chunk -> !meets(chunk, fresh)).count();
        return new PageDifference(
                page, layout, regrouped, fresh.size() - regrouped, lost, now.size() - fresh.size());
    }

    private static boolean meets(Chunk chunk, List<Chunk> others) {
        PageBox box = PageBox.enclosing(chunk.place().boxes());
        return others.stream()
                .map(other -> PageBox.enclosing(other.place().boxes()))
                .anyMatch(
                        other ->
                                box.shareInside(other) >= SAME_PLACE
                                        || other.shareInside(box) >= SAME_PLACE);
    }

    /// Regions of all pages by what became of them.
    public Map<LayoutDifference.Kind, Integer> counts() {
        Map<LayoutDifference.Kind, Integer> counts = new EnumMap<>(LayoutDifference.Kind.class);
        pages.forEach(
                page ->
                        page.layout()
                                .counts()
                                .forEach((kind, count) -> counts.merge(kind, count, Integer::sum)));
        return counts;
    }

    /// Chunks of all pages that were grouped otherwise.
    public int regrouped() {
        return pages.stream().mapToInt(PageDifference::regrouped).sum();
    }
}
