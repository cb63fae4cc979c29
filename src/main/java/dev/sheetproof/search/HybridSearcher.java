package dev.sheetproof.search;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Searches words, part numbers and quantities beside meaning, and fuses the two lists by
/// reciprocal ranks. When meaning cannot be searched, words still are, and a warning says so.
public final class HybridSearcher implements Searcher, AbsenceExplainer {

    /// How far down each list is read.
    private static final int DEPTH = 100;

    /// How far down each list is read where pages of one status are sought in it.
    private static final int DEEP = 1_000;

    /// Lexical hits with at least this share of the best score point to their documents as well as
    /// the best does.
    private static final double NEAR_TIE = .95;

    private static final int NEAR_TIES = 5;

    /// Beside words, meaning decides only where the documents are in English, like the requests for
    /// which it has a weight; see [DenseWeight].
    private static final String MODEL_LANGUAGE = "en";

    private final ChunkIndex index;
    private final DocumentReader reader;
    private final Optional<QueryVectors> vectors;
    private final Support support;
    private final EmptyFilters empty;

    /// @param reader knows the reading order of chunks
    /// @param embedder that made the vectors in the index; empty to search without meaning
    public HybridSearcher(
            ChunkIndex index, DocumentReader reader, Optional<TextEmbedder> embedder) {
        this.index = index;
        this.support = new Support(index, reader);
        this.empty = new EmptyFilters(index, reader);
        this.reader = reader;
        this.vectors = embedder.map(QueryVectors::new);
    }

    /// Both lists and what became of them.
    ///
    /// @param filters as the request has them, with document names resolved
    record Retrieved(
            ParsedRequest parsed,
            SearchFilters filters,
            LexicalQuery wanted,
            List<LexicalHit> lexical,
            List<DenseHit> dense,
            List<RankedChunk> ranked,
            List<String> warnings) {}

    @Override
    public SearchOutcome search(SearchRequest request, CancelToken cancel) {
        Retrieved found = retrieve(request, Math.max(DEPTH, request.topK()), cancel);
        if (nothingAsked(found.parsed())) {
            return new SearchOutcome(request, found.parsed(), false, List.of(), found.warnings());
        }
        List<RankedChunk> hits =
                found.ranked().subList(0, Math.min(request.topK(), found.ranked().size()));
        // Regions by the status of their page are all that such a request asks for.
        // What is lacking is told also where nothing is listed.
        boolean supported = (found.wanted().isEmpty() || support.of(found)) && !hits.isEmpty();
        return new SearchOutcome(
                request,
                found.parsed(),
                supported,
                ordered(hits, request.order()),
                found.warnings());
    }

    @Override
    public WhyNot whyNot(SearchRequest request, String target, CancelToken cancel) {
        return new WhyNotFinder(index, reader, this).of(request, target, cancel);
    }

    private static boolean nothingAsked(ParsedRequest parsed) {
        return parsed.isEmpty() && parsed.steps().isEmpty();
    }

    /// @param depth how far down each list is read
    Retrieved retrieve(SearchRequest request, int depth, CancelToken cancel) {
        ParsedRequest parsed = RequestParser.parse(request, index::respelled);
        List<String> warnings = new ArrayList<>();
        SearchFilters filters = resolved(parsed.filters(), warnings);
        LexicalQuery wanted = LexicalQueries.of(parsed);
        if (!filters.statuses().isEmpty()) {
            StatusPages pages = new StatusPages(reader, filters);
            warnings.add(pages.told());
            if (wanted.isEmpty()) {
                return new Retrieved(
                        parsed,
                        filters,
                        wanted,
                        List.of(),
                        List.of(),
                        pages.regions(depth),
                        warnings);
            }
            Retrieved all =
                    retrieve(
                            request.mode(),
                            parsed,
                            filters,
                            wanted,
                            Math.max(depth, DEEP),
                            warnings,
                            cancel);
            return new Retrieved(
                    parsed,
                    filters,
                    wanted,
                    all.lexical(),
                    all.dense(),
                    pages.among(all.ranked()),
                    warnings);
        }
        if (wanted.isEmpty() && !filters.equals(SearchFilters.NONE)) {
            List<RankedChunk> allowed =
                    index.allowed(filters).stream()
                            .limit(depth)
                            .map(id -> new RankedChunk(id, Rank.NONE, List.of()))
                            .toList();
            warnings.add(
                    empty.told(filters)
                            .orElse(
                                    "the request holds no word to look for: what the filters allow"
                                            + " is listed as it is read"));
            return new Retrieved(parsed, filters, wanted, List.of(), List.of(), allowed, warnings);
        }
        if (wanted.isEmpty()) {
            warnings.add("the request holds no word to look for");
            return new Retrieved(
                    parsed, filters, wanted, List.of(), List.of(), List.of(), warnings);
        }
        return retrieve(request.mode(), parsed, filters, wanted, depth, warnings, cancel);
    }

    private Retrieved retrieve(
            SearchMode mode,
            ParsedRequest parsed,
            SearchFilters filters,
            LexicalQuery wanted,
            int depth,
            List<String> warnings,
            CancelToken cancel) {
        cancel.throwIfCancelled();
        List<LexicalHit> lexical =
                mode == SearchMode.DENSE ? List.of() : index.lexical(wanted, filters, depth);
        cancel.throwIfCancelled();
        List<DenseHit> dense =
                switch (mode) {
                    case BM25 -> List.of();
                    case DENSE -> dense(parsed, filters, depth, warnings);
                    case HYBRID -> besideWords(parsed, filters, lexical, depth, warnings);
                };
        cancel.throwIfCancelled();
        double denseWeight =
                switch (mode) {
                    case BM25 -> 0;
                    case DENSE -> 1;
                    case HYBRID -> lexical.isEmpty() ? 1 : DenseWeight.of(parsed);
                };
        List<RankedChunk> ranked = Fusion.fuse(lexical, dense, denseWeight);
        if (ranked.isEmpty()) {
            empty.told(filters).ifPresent(warnings::add);
        }
        return new Retrieved(parsed, filters, wanted, lexical, dense, ranked, warnings);
    }

    /// Document names as typed are ids or pieces of ids. A mistyped document must not look like a
    /// value that no document has.
    private SearchFilters resolved(SearchFilters filters, List<String> warnings) {
        if (filters.docs().isEmpty()) {
            return filters;
        }
        Set<String> known = index.documents().keySet();
        Set<String> docs = new LinkedHashSet<>();
        for (String doc : filters.docs()) {
            String piece = doc.toLowerCase(Locale.ROOT);
            List<String> like =
                    known.contains(doc)
                            ? List.of(doc)
                            : known.stream()
                                    .filter(id -> id.toLowerCase(Locale.ROOT).contains(piece))
                                    .toList();
            if (like.isEmpty()) {
                warnings.add("the corpus has no document " + doc);
                docs.add(doc);
            }
            docs.addAll(like);
        }
        return filters.within(List.copyOf(docs), filters.types());
    }

    /// The nearest chunks in the documents that the words point to: meaning alone knows no part
    /// numbers. Without lexical hits, in all documents.
    private List<DenseHit> besideWords(
            ParsedRequest parsed,
            SearchFilters filters,
            List<LexicalHit> lexical,
            int limit,
            List<String> warnings) {
        if (lexical.isEmpty()) {
            return dense(parsed, filters, limit, warnings);
        }
        double best = lexical.getFirst().score();
        List<String> docs =
                lexical.stream()
                        .limit(NEAR_TIES)
                        .filter(hit -> hit.score() >= best * NEAR_TIE)
                        .map(hit -> ChunkIds.docId(hit.chunkId()))
                        .distinct()
                        .filter(this::inLettersOfTheModel)
                        .toList();
        if (docs.isEmpty()) {
            return List.of();
        }
        List<BlockType> types =
                filters.types().isEmpty() ? AnswerShape.of(parsed).sought() : filters.types();
        return dense(parsed, filters.within(docs, types), limit, warnings);
    }

    /// Whether meaning can be compared in a document: what is written in other letters than the
    /// request, the vectors only guess at.
    private boolean inLettersOfTheModel(String docId) {
        return reader.summary(docId)
                .map(DocumentSummary::languages)
                .map(languages -> languages.isEmpty() || languages.contains(MODEL_LANGUAGE))
                .orElse(true);
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
        return nearest.stream().filter(hit -> hit.cosine() >= query.floor()).toList();
    }

    private boolean embedded(String madeBy) {
        return index.documents().values().stream().anyMatch(stamp -> stamp.endsWith(madeBy));
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
