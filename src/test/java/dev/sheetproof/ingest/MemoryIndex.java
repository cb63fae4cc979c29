package dev.sheetproof.ingest;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.store.LexicalQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// An index that remembers what it was given, and forgets what was not committed.
final class MemoryIndex implements ChunkIndex {

    /// One indexed document.
    record Entry(String stamp, List<String> chunkIds, int vectors) {}

    private final SortedMap<String, Entry> written = new TreeMap<>();
    private SortedMap<String, Entry> committed = new TreeMap<>();
    private int commits;

    @Override
    public synchronized void replace(
            DocumentCard card,
            String stamp,
            List<Chunk> chunks,
            Map<String, List<float[]>> vectors,
            String madeBy) {
        written.put(
                card.docId(),
                new Entry(
                        stamp,
                        new ArrayList<>(chunks.stream().map(Chunk::id).toList()),
                        vectors.values().stream().mapToInt(List::size).sum()));
    }

    @Override
    public synchronized void remove(String docId) {
        written.remove(docId);
    }

    @Override
    public synchronized void commit() {
        committed = new TreeMap<>(written);
        commits++;
    }

    @Override
    public synchronized void discard() {
        crash();
    }

    /// As if the process had died.
    synchronized void crash() {
        written.clear();
        written.putAll(committed);
    }

    synchronized void forget(String docId) {
        written.remove(docId);
        committed.remove(docId);
    }

    synchronized SortedMap<String, Entry> entries() {
        return new TreeMap<>(committed);
    }

    synchronized int commits() {
        return commits;
    }

    @Override
    public synchronized SortedMap<String, String> documents() {
        SortedMap<String, String> stamps = new TreeMap<>();
        committed.forEach((docId, entry) -> stamps.put(docId, entry.stamp()));
        return stamps;
    }

    @Override
    public List<LexicalHit> lexical(LexicalQuery query, SearchFilters filters, int limit) {
        return List.of();
    }

    @Override
    public List<DenseHit> dense(float[] query, String madeBy, SearchFilters filters, int limit) {
        return List.of();
    }

    @Override
    public List<String> allowed(SearchFilters filters) {
        return List.of();
    }

    @Override
    public List<String> unheld(List<String> phrases, SearchFilters filters) {
        return List.of();
    }

    @Override
    public List<String> uncalled(List<String> labels, SearchFilters filters) {
        return List.of();
    }

    @Override
    public Optional<String> respelled(String word) {
        return Optional.empty();
    }

    @Override
    public Coverage coverage(LexicalQuery query, String docId, List<String> chunkIds) {
        return Coverage.NONE;
    }

    @Override
    public void close() {}
}
