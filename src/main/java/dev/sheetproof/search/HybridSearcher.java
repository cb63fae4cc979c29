package dev.sheetproof.search;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Searches words, part numbers and quantities beside meaning, and fuses the two lists by
/// reciprocal ranks. When meaning cannot be searched, words still are, and a warning says so.
public final class HybridSearcher implements Searcher {

    /// How far down each list is read.
    private static final int DEPTH = 100;

    /// A chunk less near than this is not found by its meaning: the nearest of a foreign corpus is
    /// no answer.
    private static final double COSINE_FLOOR = .78;

    private final ChunkIndex index;
    private final DocumentReader reader;
    private final Optional<QueryVectors> vectors;

    /// @param reader knows the reading order of chunks
    /// @param embedder that made the vectors in the index; empty to search without meaning
    public HybridSearcher(
            ChunkIndex index, DocumentReader reader, Optional<TextEmbedder> embedder) {
        this.index = index;
        this.reader = reader;
        this.vectors = embedder.map(QueryVectors::new);
    }

    @Override
    public SearchOutcome search(SearchRequest request, CancelToken cancel) {
        ParsedRequest parsed = RequestParser.parse(request);
        List<String> warnings = new ArrayList<>();
        if (parsed.words().isEmpty() && parsed.parts().isEmpty() && parsed.quantities().isEmpty()) {
            warnings.add("the request holds no word to look for");
            return new SearchOutcome(request, parsed, false, List.of(), warnings);
        }
        cancel.throwIfCancelled();
        List<LexicalHit> lexical =
                request.mode() == SearchMode.DENSE
                        ? List.of()
                        : index.lexical(
                                LexicalQueries.of(parsed), parsed.filters(), depth(request));
        cancel.throwIfCancelled();
        List<DenseHit> dense =
                request.mode() == SearchMode.BM25
                        ? List.of()
                        : dense(parsed, depth(request), warnings);
        cancel.throwIfCancelled();
        List<RankedChunk> ranked = fuse(request.mode(), lexical, dense);
        List<RankedChunk> hits = ranked.subList(0, Math.min(request.topK(), ranked.size()));
        boolean supported = Support.of(parsed, lexical, dense);
        return new SearchOutcome(
                request,
                parsed,
                supported && !hits.isEmpty(),
                ordered(hits, request.order()),
                warnings);
    }

    private static int depth(SearchRequest request) {
        return Math.max(DEPTH, request.topK());
    }

    private List<DenseHit> dense(ParsedRequest parsed, int limit, List<String> warnings) {
        if (vectors.isEmpty()) {
            warnings.add("dense search is off: there is no embedding model");
            return List.of();
        }
        float[] query;
        try {
            query = vectors.get().of(parsed.text().strip());
        } catch (EmbeddingException e) {
            warnings.add("dense search is off: " + e.getMessage());
            return List.of();
        }
        SearchFilters filters = parsed.filters();
        return index.dense(query, filters, limit).stream()
                .filter(hit -> hit.cosine() >= COSINE_FLOOR)
                .toList();
    }

    private static List<RankedChunk> fuse(
            SearchMode mode, List<LexicalHit> lexical, List<DenseHit> dense) {
        double denseWeight =
                switch (mode) {
                    case BM25 -> 0;
                    case DENSE, HYBRID -> 1;
                };
        List<String> lexicalIds = lexical.stream().map(LexicalHit::chunkId).toList();
        List<String> denseIds = dense.stream().map(DenseHit::chunkId).toList();
        Map<String, Integer> lexicalPlaces = places(lexicalIds);
        Map<String, Integer> densePlaces = places(denseIds);
        List<RankedChunk> ranked = new ArrayList<>();
        for (ReciprocalRankFusion.Fused fused :
                ReciprocalRankFusion.fuse(
                        List.of(
                                new ReciprocalRankFusion.RankedList(lexicalIds, 1),
                                new ReciprocalRankFusion.RankedList(denseIds, denseWeight)))) {
            Integer bm25 = lexicalPlaces.get(fused.id());
            Integer near = densePlaces.get(fused.id());
            Rank rank =
                    new Rank(
                            fused.score(),
                            near == null ? OptionalInt.empty() : OptionalInt.of(near + 1),
                            bm25 == null ? OptionalInt.empty() : OptionalInt.of(bm25 + 1),
                            near == null
                                    ? OptionalDouble.empty()
                                    : OptionalDouble.of(dense.get(near).cosine()),
                            bm25 == null
                                    ? OptionalDouble.empty()
                                    : OptionalDouble.of(lexical.get(bm25).score()));
            ranked.add(
                    new RankedChunk(
                            fused.id(),
                            rank,
                            bm25 == null ? List.of() : lexical.get(bm25).matched()));
        }
        return ranked;
    }

    private static Map<String, Integer> places(List<String> ids) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < ids.size(); i++) {
            places.put(ids.get(i), i);
        }
        return places;
    }

    private List<RankedChunk> ordered(List<RankedChunk> hits, ResultOrder order) {
        return switch (order) {
            case RELEVANCE -> List.copyOf(hits);
            case DOCUMENT -> inDocumentOrder(hits);
        };
    }

    private List<RankedChunk> inDocumentOrder(List<RankedChunk> hits) {
        Map<String, RankedChunk> byId = new HashMap<>();
        hits.forEach(hit -> byId.put(hit.chunkId(), hit));
        return reader.chunks(hits.stream().map(RankedChunk::chunkId).toList()).stream()
                .sorted(
                        Comparator.comparing(StoredChunk::docId)
                                .thenComparing(stored -> stored.chunk().page())
                                .thenComparingInt(stored -> stored.chunk().readingOrder()))
                .flatMap(stored -> Optional.ofNullable(byId.get(stored.chunk().id())).stream())
                .toList();
    }
}
