package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Which tokens of a request a document holds at all. Parts and quantities count only as they
/// stand: a near miss is another part.
final class DocumentCoverage {

    /// A condition of the measurement may stand anywhere, or split between cells: it says less than
    /// a word.
    private static final double QUANTITY = .4;

    /// Chunks with values in a unit from which on a document says something about its range.
    private static final int ENOUGH_CHUNKS = 3;

    private final IndexSearcher searcher;
    private final String docId;
    private final Query document;
    private final List<Query> chunks;
    private final double[] together;
    private final List<String> missing = new ArrayList<>();
    private final List<String> missingParts = new ArrayList<>();
    private final Set<String> asked = new LinkedHashSet<>();
    private final Set<String> inAnyChunk = new HashSet<>();
    private double all;
    private double held;

    DocumentCoverage(IndexSearcher searcher, String docId, List<String> chunkIds) {
        this.searcher = searcher;
        this.docId = docId;
        this.document =
                new BooleanQuery.Builder()
                        .add(Fields.cards(), BooleanClause.Occur.FILTER)
                        .add(
                                new TermQuery(new Term(Fields.DOC_ID, docId)),
                                BooleanClause.Occur.FILTER)
                        .build();
        this.chunks =
                chunkIds.stream()
                        .map(id -> (Query) new TermQuery(new Term(Fields.ID, id)))
                        .toList();
        this.together = new double[chunks.size()];
    }

    Coverage of(LexicalQuery wanted) throws IOException {
        List<String> here = concepts(wanted, Channels.DOCUMENTS, document);
        List<List<String>> inChunks = new ArrayList<>();
        for (Query chunk : chunks) {
            inChunks.add(concepts(wanted, Channels.CHUNKS, chunk));
        }
        add(true, 1, LexicalQuery.of(List.of(), wanted.parts(), List.of()), here, inChunks);
        add(
                false,
                QUANTITY,
                LexicalQuery.of(List.of(), List.of(), wanted.quantities()),
                here,
                inChunks);
        add(false, 1, LexicalQuery.of(wanted.words(), List.of(), List.of()), here, inChunks);
        double best = Arrays.stream(together).max().orElse(0);
        return new Coverage(
                all > 0 ? Math.min(1, held / all) : 1,
                all > 0 ? Math.min(1, best / all) : 1,
                missing,
                missingParts,
                missingHere(),
                missingConcepts(wanted, here),
                outOfRange(wanted));
    }

    private List<String> missingHere() {
        return asked.stream().filter(token -> !inAnyChunk.contains(token)).toList();
    }

    private static List<String> missingConcepts(LexicalQuery wanted, List<String> here) {
        return wanted.related().keySet().stream().filter(name -> !here.contains(name)).toList();
    }

    /// Single quantities that no value of the document reaches, from below or from above. Where it
    /// says little in their unit nothing follows.
    private List<String> outOfRange(LexicalQuery wanted) throws IOException {
        List<String> outside = new ArrayList<>();
        for (String text : wanted.quantities()) {
            for (Quantity.Found found : Quantity.scan(text)) {
                Quantity quantity = found.quantity();
                boolean single = !quantity.range() && quantity.text().equals(text);
                if (single && outside(quantity)) {
                    outside.add(text);
                }
            }
        }
        return outside;
    }

    private boolean outside(Quantity quantity) throws IOException {
        Optional<BigDecimal> value = Optional.of(quantity.value());
        int below = chunksHolding(quantity, Optional.empty(), value);
        int above = chunksHolding(quantity, value, Optional.empty());
        return below + above >= ENOUGH_CHUNKS && (below == 0 || above == 0);
    }

    private int chunksHolding(Quantity like, Optional<BigDecimal> from, Optional<BigDecimal> to)
            throws IOException {
        QuantityBound bound = new QuantityBound(like.text(), like.unit(), from, to, false);
        return searcher.count(
                new BooleanQuery.Builder()
                        .add(ValuePoints.reaching(bound), BooleanClause.Occur.FILTER)
                        .add(
                                new TermQuery(new Term(Fields.DOC_ID, docId)),
                                BooleanClause.Occur.FILTER)
                        .build());
    }

    /// Concepts that are there in any spelling: their words need not be there as typed.
    private List<String> concepts(LexicalQuery wanted, Channels channels, Query where)
            throws IOException {
        List<String> found = new ArrayList<>();
        for (TokenQuery concept : tokens(wanted.concepts(), channels)) {
            if (holds(concept.query(), where)) {
                found.add(concept.token().toLowerCase(Locale.ROOT));
            }
        }
        return found;
    }

    private List<TokenQuery> tokens(LexicalQuery wanted, Channels channels) throws IOException {
        return LexicalQueryBuilder.strict(wanted, searcher.getIndexReader(), channels);
    }

    private void add(
            boolean parts,
            double weight,
            LexicalQuery wanted,
            List<String> here,
            List<List<String>> inChunks)
            throws IOException {
        Set<String> names = new HashSet<>();
        for (TokenQuery token : tokens(wanted, Channels.SUBJECTS)) {
            if (holds(token.query(), document)) {
                names.add(token.token());
            }
        }
        for (TokenQuery token : tokens(wanted, Channels.DOCUMENTS)) {
            if (names.contains(token.token())) {
                continue;
            }
            if (named(token, here) || holds(token.query(), document)) {
                held += weight * token.rarity();
            } else {
                missing.add(token.token());
                if (parts && !holds(token.query(), Fields.cards())) {
                    missingParts.add(token.token());
                }
            }
            all += weight * token.rarity();
        }
        Map<String, Double> rarities = new HashMap<>();
        for (TokenQuery token : tokens(wanted, Channels.DOCUMENTS)) {
            rarities.merge(token.token(), weight * token.rarity(), Double::sum);
        }
        Map<String, Integer> pieces = new HashMap<>();
        List<TokenQuery> chunkTokens = tokens(wanted, Channels.CHUNKS);
        chunkTokens.forEach(token -> pieces.merge(token.token(), 1, Integer::sum));
        for (TokenQuery token : chunkTokens) {
            if (names.contains(token.token())) {
                continue;
            }
            double share =
                    rarities.getOrDefault(token.token(), 0.0)
                            / pieces.getOrDefault(token.token(), 1);
            asked.add(token.token());
            for (int i = 0; i < chunks.size(); i++) {
                if (named(token, inChunks.get(i)) || holds(token.query(), chunks.get(i))) {
                    together[i] += share;
                    inAnyChunk.add(token.token());
                }
            }
        }
    }

    private static boolean named(TokenQuery token, List<String> concepts) {
        String lower = token.token().toLowerCase(Locale.ROOT);
        return concepts.stream()
                .anyMatch(concept -> concept.contains(lower) || lower.contains(concept));
    }

    private boolean holds(Query token, Query where) throws IOException {
        return searcher.count(
                        new BooleanQuery.Builder()
                                .add(token, BooleanClause.Occur.FILTER)
                                .add(where, BooleanClause.Occur.FILTER)
                                .build())
                > 0;
    }
}
