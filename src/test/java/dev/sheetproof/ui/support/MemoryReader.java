package dev.sheetproof.ui.support;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.store.DocumentReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/// Stored tables in memory.
final class MemoryReader implements DocumentReader {

    private final Map<String, Stored> documents = new ConcurrentSkipListMap<>();

    private final Map<String, List<Cell>> cells = new ConcurrentSkipListMap<>();

    private record Stored(
            DocumentRecord document,
            List<PageInfo> pages,
            List<Line> lines,
            List<TocEntry> toc,
            List<PageLayout> layouts,
            List<StoredChunk> chunks) {}

    void put(
            DocumentRecord document,
            List<PageInfo> pages,
            List<Line> lines,
            List<TocEntry> toc,
            List<PageLayout> layouts,
            List<StoredChunk> chunks) {
        documents.put(document.docId(), new Stored(document, pages, lines, toc, layouts, chunks));
    }

    void putCells(String docId, List<Cell> some) {
        cells.put(docId, List.copyOf(some));
    }

    private <T> List<T> of(String docId, Function<Stored, List<T>> part) {
        return Optional.ofNullable(documents.get(docId)).map(part).orElse(List.of());
    }

    @Override
    public List<DocumentRecord> documents() {
        return documents.values().stream().map(Stored::document).toList();
    }

    @Override
    public Optional<DocumentRecord> document(String docId) {
        return Optional.ofNullable(documents.get(docId)).map(Stored::document);
    }

    @Override
    public Optional<DocumentRecord> documentWithHash(Sha256 hash) {
        return documents().stream().filter(document -> document.sha256().equals(hash)).findFirst();
    }

    @Override
    public Optional<DocumentSummary> summary(String docId) {
        return Optional.empty();
    }

    @Override
    public List<PageInfo> pages(String docId) {
        return of(docId, Stored::pages);
    }

    @Override
    public List<Line> lines(String docId, PageNumber page) {
        return of(docId, Stored::lines).stream().filter(line -> line.page().equals(page)).toList();
    }

    @Override
    public List<TocEntry> toc(String docId) {
        return of(docId, Stored::toc);
    }

    @Override
    public List<PlacedImage> images(String docId) {
        return List.of();
    }

    @Override
    public List<Link> links(String docId) {
        return List.of();
    }

    @Override
    public List<NamedObject> namedObjects(String docId) {
        return List.of();
    }

    @Override
    public List<CrossReference> crossReferences(String docId) {
        return List.of();
    }

    @Override
    public List<PageLayout> layouts(String docId) {
        return of(docId, Stored::layouts);
    }

    @Override
    public List<Cell> cells(String docId) {
        return cells.getOrDefault(docId, List.of());
    }

    @Override
    public List<StoredChunk> chunks(String docId) {
        return of(docId, Stored::chunks);
    }

    @Override
    public Optional<StoredChunk> chunk(String chunkId) {
        return documents.values().stream()
                .flatMap(stored -> stored.chunks().stream())
                .filter(stored -> stored.chunk().id().equals(chunkId))
                .findFirst();
    }

    @Override
    public List<StoredChunk> chunks(List<String> chunkIds) {
        return chunkIds.stream().flatMap(id -> chunk(id).stream()).toList();
    }

    @Override
    public SortedMap<String, Integer> guards(String docId) {
        return new TreeMap<>();
    }

    @Override
    public int chunkCount() {
        return documents.values().stream().mapToInt(stored -> stored.chunks().size()).sum();
    }
}
