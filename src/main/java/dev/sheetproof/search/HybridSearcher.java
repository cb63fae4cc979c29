package dev.sheetproof.search;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.BlockType;
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
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

/// Searches words, part numbers and quantities beside meaning, and fuses the two lists by
/// reciprocal ranks. When meaning cannot be searched, words still are, and a warning says so.
public final class HybridSearcher implements Searcher {

    /// How far down each list is read.
    private static final int DEPTH = 100;

    /// Lexical hits with at least this share of the best score point to their documents as well as
    /// the best does.
    private static final double NEAR_TIE = .95;

    private static final int NEAR_TIES = 5;

    private final ChunkIndex index;
    private final DocumentReader reader;
    private final Optional<QueryVectors> vectors;
    private final Support support;

    /// @param reader knows the reading order of chunks
    /// @param embedder that made the vectors in the index; empty to search without meaning
    public HybridSearcher(
            ChunkIndex index, DocumentReader reader, Optional<TextEmbedder> embedder) {
        this.index = index;
        this.support = new Support(index);
        this.reader = reader;
        this.vectors = embedder.map(QueryVectors::new);
    }

    @Override
    public SearchOutcome search(SearchRequest request, CancelToken cancel) {
        ParsedRequest parsed = RequestParser.parse(request);
        List<String> warnings = new ArrayList<>(unknownDocuments(parsed.filters()));
        if (parsed.words().isEmpty() && parsed.parts().isEmpty() && parsed.quantities().isEmpty()) {
            warnings.add("the request holds no word to look for");
            return new SearchOutcome(request, parsed, false, List.of(), warnings);
        }
        cancel.throwIfCancelled();
        LexicalQuery wanted = LexicalQueries.of(parsed);
        List<LexicalHit> lexical =
                request.mode() == SearchMode.DENSE
                        ? List.of()
                        : index.lexical(wanted, parsed.filters(), depth(request));
        cancel.throwIfCancelled();
        List<DenseHit> dense =
                switch (request.mode()) {
                    case BM25 -> List.of();
                    case DENSE -> dense(parsed, parsed.filters(), depth(request), warnings);
                    case HYBRID -> besideWords(parsed, lexical, depth(request), warnings);
                };
        cancel.throwIfCancelled();
        double denseWeight =
                switch (request.mode()) {
                    case BM25 -> 0;
                    case DENSE -> 1;
                    case HYBRID -> lexical.isEmpty() ? 1 : DenseWeight.of(parsed);
                };
        List<RankedChunk> ranked = fuse(lexical, dense, denseWeight);
        List<RankedChunk> hits = ranked.subList(0, Math.min(request.topK(), ranked.size()));
        boolean supported = !hits.isEmpty() && support.of(parsed, wanted, lexical, dense, warnings);
        return new SearchOutcome(
                request, parsed, supported, ordered(hits, request.order()), warnings);
    }

    /// A mistyped document must not look like a value that no document has.
    private List<String> unknownDocuments(SearchFilters filters) {
        if (filters.docs().isEmpty()) {
            return List.of();
        }
        Set<String> known = index.documents().keySet();
        return filters.docs().stream()
                .filter(doc -> !known.contains(doc))
                .map(doc -> "the corpus has no document " + doc)
                .toList();
    }

    private static int depth(SearchRequest request) {
        return Math.max(DEPTH, request.topK());
    }

    /// The nearest chunks in the documents that the words point to: meaning alone knows no part
    /// numbers. Without lexical hits, in all documents.
    private List<DenseHit> besideWords(
            ParsedRequest parsed, List<LexicalHit> lexical, int limit, List<String> warnings) {
        if (lexical.isEmpty()) {
            return dense(parsed, parsed.filters(), limit, warnings);
        }
        double best = lexical.getFirst().score();
        List<String> docs =
                lexical.stream()
                        .limit(NEAR_TIES)
                        .filter(hit -> hit.score() >= best * NEAR_TIE)
                        .map(hit -> ChunkIds.docId(hit.chunkId()))
                        .distinct()
                        .toList();
        List<BlockType> types =
                parsed.filters().types().isEmpty()
                        ? AnswerShape.of(parsed).sought()
                        : parsed.filters().types();
        SearchFilters filters = new SearchFilters(docs, types, parsed.filters().pages());
        return dense(parsed, filters, limit, warnings);
    }

    private List<DenseHit> dense(
            ParsedRequest parsed, SearchFilters filters, int limit, List<String> warnings) {
        if (vectors.isEmpty()) {
            warnings.add("dense search is off: there is no embedding model");
            return List.of();
        }
        QueryVectors.Asked query;
        try {
            query = vectors.get().of(parsed.text().strip());
        } catch (EmbeddingException e) {
            warnings.add("dense search is off: " + e.getMessage());
            return List.of();
        }
        List<DenseHit> nearest = index.dense(query.vector(), query.madeBy(), filters, limit);
        if (nearest.isEmpty() && !index.documents().isEmpty() && !embedded(query.madeBy())) {
            warnings.add(
                    "dense search is off: no document has vectors of the embedding model in use;"
                            + " `sheetproof corpus rebuild` makes them");
        }
        return nearest.stream()
                .filter(hit -> hit.cosine() >= query.floor())
                .toList();
    }

    private boolean embedded(String madeBy) {
        return index.documents().values().stream().anyMatch(stamp -> stamp.endsWith(madeBy));
    }

    private static List<RankedChunk> fuse(
            List<LexicalHit> lexical, List<DenseHit> dense, double denseWeight) {
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
